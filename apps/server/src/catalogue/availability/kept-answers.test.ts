import { expect, test } from 'vitest'
import { type ReadyJson, readyJson } from '../../http/route.ts'
import { KeptAnswers, type Planned } from './kept-answers.ts'

const at = (millis: number) => new Date(millis)
const roomy = () => new KeptAnswers({ bytes: 1_000_000, answers: 100 })

/** Plans an answer and counts how often it is made. */
function planOf(basis: string, until = 1_000) {
  const seen = { made: 0, planned: 0 }
  const plan = (): Planned => {
    seen.planned++
    return {
      basis,
      until,
      make: async () => {
        seen.made++
        return readyJson(JSON.stringify(basis))
      }
    }
  }
  return { seen, plan }
}

test('an answer is made once for all who ask in one version, at one moment or later, until time makes it untrue', async () => {
  const kept = roomy()
  const { seen, plan } = planOf('one')
  const answers = await Promise.all([kept.of('q', 1, at(0), plan), kept.of('q', 1, at(1), plan), kept.of('q', 1, at(999), plan)])
  expect(new Set(answers).size).toBe(1)
  expect(seen).toEqual({ made: 1, planned: 1 })
  await kept.of('q', 1, at(1_000), planOf('two', 2_000).plan)
  expect((await kept.of('q', 1, at(1_001), plan))!.plain.toString()).toContain('two')
})

test('in another version it is planned anew, and made anew only where it stands on something else', async () => {
  const kept = roomy()
  const { seen, plan } = planOf('one')
  const first = await kept.of('q', 1, at(0), plan)
  expect(await kept.of('q', 2, at(0), plan)).toBe(first)
  expect(seen).toEqual({ made: 1, planned: 2 })
  const other = (await kept.of('q', 3, at(0), planOf('two').plan)) as ReadyJson
  expect(other.plain.toString()).toContain('two')
})

test('what could not be made is not kept', async () => {
  const kept = roomy()
  const broken = () => ({ basis: 'one', until: 1_000, make: () => Promise.reject(new Error('the database is away')) })
  await expect(kept.of('q', 1, at(0), broken)).rejects.toThrow('away')
  expect(kept.size).toEqual({ bytes: 0, answers: 0 })
  expect((await kept.of('q', 1, at(0), planOf('one').plan))!.plain.toString()).toContain('one')
})

test('the answers that were not asked for longest make room, by number and by bytes', async () => {
  const kept = new KeptAnswers({ bytes: 20_000, answers: 3 })
  const long = 'x'.repeat(4_000)
  const [a, again] = [planOf('a'), planOf('a')]
  await kept.of('a', 1, at(0), a.plan)
  for (const name of ['b', 'c']) await kept.of(name, 1, at(0), planOf(name).plan)
  await kept.of('a', 1, at(0), again.plan)
  await kept.of('d', 1, at(0), planOf('d').plan)
  expect(kept.size.answers).toBe(3)
  // b went; a was asked for again
  await kept.of('a', 1, at(0), again.plan)
  expect(again.seen.planned).toBe(0)
  for (const name of ['e', 'f', 'g']) await kept.of(name, 1, at(0), planOf(`${name}${long}`).plan)
  expect(kept.size.bytes).toBeLessThanOrEqual(20_000)
  expect(kept.size.answers).toBe(1)
})
