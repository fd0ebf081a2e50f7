import { expect, test } from 'vitest'
import { type AskWork, makeHumanWork } from './human-work.ts'

const MINUTE = 60_000

/** A server that gives work 1, 2, 3 … or wants the picture; the device solves a challenge when it is told to. */
function world() {
  const asked: AbortSignal[] = []
  const solving: { challenge: string; solve: () => void; signal: AbortSignal }[] = []
  const state = { now: 0, wantsPicture: false }
  const ask: AskWork = async signal => {
    asked.push(signal)
    const id = String(asked.length)
    return { ok: true, status: 200, value: { work: state.wantsPicture ? null : { id, challenge: `challenge ${id}` } } }
  }
  const solve = (challenge: string, { signal }: AbortController) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('left')))
      solving.push({ challenge, solve: () => resolve(`solution of ${challenge}`), signal })
    })
  const settled = () => new Promise<void>(resolve => setImmediate(resolve))
  return { asked, solving, state, settled, human: makeHumanWork(ask, solve, () => state.now) }
}

test('work is begun once, however much is typed, and what is done is given once', async () => {
  const { human, asked, solving, settled } = world()
  human.begin()
  human.begin()
  await settled()
  expect([asked.length, solving.length, human.take()]).toEqual([1, 1, undefined])
  solving[0]!.solve()
  await settled()
  human.begin()
  expect(human.take()).toEqual({ id: '1', solution: 'solution of challenge 1' })
  expect(human.take()).toBeUndefined()
  human.begin()
  expect(asked).toHaveLength(2)
})

test('whoever waits gets what is under way, and then it is given to nobody else', async () => {
  const { human, asked, solving, settled } = world()
  human.begin()
  await settled()
  const waited = human.finish()
  solving[0]!.solve()
  expect(await waited).toEqual({ id: '1', solution: 'solution of challenge 1' })
  expect([human.take(), asked.length]).toEqual([undefined, 1])
})

test('what is done is begun anew before the server has forgotten it', async () => {
  const { human, asked, solving, state, settled } = world()
  human.begin()
  await settled()
  solving[0]!.solve()
  await settled()
  state.now = 4 * MINUTE
  expect(human.take()).toBeUndefined()
  human.begin()
  expect(asked).toHaveLength(2)
})

test('where the picture is wanted nothing is asked again for a minute', async () => {
  const { human, asked, state, settled } = world()
  state.wantsPicture = true
  expect(await human.finish()).toBeNull()
  human.begin()
  await settled()
  expect([asked.length, human.take()]).toEqual([1, undefined])
  state.now = MINUTE
  human.begin()
  expect(asked).toHaveLength(2)
})

test('whoever leaves stops the work, and whoever comes back begins anew', async () => {
  const { human, asked, solving, settled } = world()
  human.begin()
  await settled()
  human.stop()
  expect([asked[0]!.aborted, solving[0]!.signal.aborted]).toEqual([true, true])
  await settled()
  expect(human.take()).toBeUndefined()
  human.begin()
  expect(asked).toHaveLength(2)
})
