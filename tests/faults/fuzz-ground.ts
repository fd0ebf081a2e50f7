// The server of G27 as its parent sees it: where it is, who may ask it, what it costs.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Pools, poolsOf } from './fuzz-requests.ts'
import type { Asked, Roles, Said } from './fuzz-server.ts'
import { startOnce } from './people-ground.ts'

export type FuzzGround = {
  child: ChildProcess
  url: string
  roles: Roles
  provider: string
  secret: string
  pools: Pools
  inputs: Record<string, Record<string, unknown>>
  now: number
  query(asked: Asked): Promise<Said>
}

/** Starts it; `sabotage`: with a handler that throws. */
export async function openFuzzGround(sabotage: boolean): Promise<FuzzGround> {
  await startOnce()
  const child = fork(fileURLToPath(new URL('fuzz-server.ts', import.meta.url)), [], {
    execArgv: ['--expose-gc', '--max-semi-space-size=4'],
    env: { ...process.env, BREAK: sabotage ? '1' : '0' }
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const hear = () =>
    new Promise<Said>((done, failed) => {
      const ended = (code: number | null) => failed(new Error(`the server has ended (${code})`))
      child.once('exit', ended)
      child.once('message', (said: Said) => {
        child.off('exit', ended)
        done(said)
      })
    })
  const ready = await hear()
  if (ready.kind !== 'ready') throw new Error('the server is not ready')
  let queue: Promise<unknown> = Promise.resolve()
  const query = (asked: Asked) => {
    const answer = queue.then(() => {
      const said = hear()
      child.send(asked)
      return said
    })
    queue = answer.catch(() => undefined)
    return answer
  }
  const ground: FuzzGround = {
    child,
    url: ready.url,
    roles: ready.roles,
    provider: ready.provider,
    secret: ready.secret,
    pools: poolsOf(ready.inputs),
    inputs: ready.inputs,
    now: 0,
    query
  }
  await refresh(ground)
  return ground
}

/** Gives back what was spent, and lets in again whoever has gone. */
export async function refresh(ground: FuzzGround): Promise<void> {
  const said = await ground.query('refresh')
  if (said.kind !== 'refreshed') return
  ground.roles = said.roles
  ground.now = said.now
  if (said.codes.length > 0) ground.pools.set('code', said.codes)
}

/** What the server uses of the machine, after a collection. */
export async function use(ground: FuzzGround) {
  const said = await ground.query('use')
  if (said.kind !== 'used') throw new Error('the server does not tell what it uses')
  return said
}
