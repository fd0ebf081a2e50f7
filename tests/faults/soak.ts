// G34: hours of what people do, in one process. What it holds open and what it keeps in memory stay as they are.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/server/src/store/store.ts'
import { type Done, type MixedLoad, makeMixedWorld, openMixedLoad } from '../setup/mixed-load.ts'
import { randomOf } from '../setup/random.ts'
import { type Server, startServer } from '../setup/server.ts'
import { type Ground, openGround } from './ground.ts'
import { acksIn, askOracle, judgeAcks } from './oracle.ts'
import { atMost, type Figure, none, type Proof, quantile, type Run, type Size, told } from './proof.ts'

type Plan = { perSecond: number; warmSeconds: number; slices: number; sliceSeconds: number }
const PLAN: Record<Size, Plan> = {
  short: { perSecond: 60, warmSeconds: 1, slices: 2, sliceSeconds: 1 },
  usual: { perSecond: 150, warmSeconds: 60, slices: 8, sliceSeconds: 30 },
  full: { perSecond: 150, warmSeconds: 600, slices: 120, sliceSeconds: 60 }
}
/** Of the mix: 15 of 100 book, 10 sign in; a doctor has four hundred times. */
const TIMES_OF_DOCTOR = 400
const BOOKED_SHARE = 0.25
const SIGNED_SHARE = 0.12
const SAMPLE_MILLIS = 500
const CLOSED_WITHIN_MILLIS: Record<Size, number> = { short: 4_000, usual: 15_000, full: 15_000 }
const LEAK = new URL('leak-a-file.mjs', import.meta.url).href
const MEGABYTE = 1_048_576
const HOUR_SECONDS = 3_600

export const soak: Proof = {
  name: 'G34',
  title: 'a server that has been asked for hours holds no more open than at the beginning, keeps no more in memory and answers as fast',
  ids: [],
  sabotage: 'one request in twenty leaves a file open',
  run
}

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const plan = PLAN[size]
  const ground = await openGround()
  try {
    const asked = plan.perSecond * (plan.warmSeconds + plan.slices * plan.sliceSeconds)
    const doctors = Math.max(20, Math.ceil((asked * BOOKED_SHARE) / TIMES_OF_DOCTOR))
    await makeMixedWorld(ground.store, { doctors, signIns: Math.ceil(asked * SIGNED_SHARE) + 200 })
    const server = await startServer({ DATABASE_URL: ground.url, ...(sabotage && { NODE_OPTIONS: `--import=${LEAK}` }) })
    const before = await besideDatabase(ground, server)
    const load = await openMixedLoad(ground.store, server.url, randomOf(seed))
    for (let left = plan.warmSeconds; left > 0; left -= plan.sliceSeconds)
      await load.open(plan.perSecond, Math.min(left, plan.sliceSeconds) * 1_000)
    const slices: Slice[] = []
    for (let n = 0; n < plan.slices; n++) slices.push(await sliceOf(load, server, plan, say))
    load.close()
    const more = await untilClosed(async () => (await besideDatabase(ground, server)) - before, CLOSED_WITHIN_MILLIS[size])
    const unheard = server.output().split('"unhandled rejection"').length - 1
    const lost = server.end() ? 1 : 0
    await server.stop()
    return [
      ...figuresOf(slices, size),
      none('files and connections open that were not before', Math.max(0, more), 'files'),
      none('promises that nobody heard fail', unheard, 'promises'),
      none('servers ended by themselves', lost, 'processes'),
      ...(await judgeAcks(ground.store, acksIn(load))),
      ...(await askOracle(ground.store))
    ]
  } finally {
    await ground.close()
  }
}

/**
 * Of each answer its status and how long it took: hours of their texts have no place. `memory`: the least of it that the process took at once, in megabytes: what is waiting to be
 * collected comes and goes. `seconds`: since the process began, in its middle.
 */
type Slice = { answers: Pick<Done, 'status' | 'millis'>[]; memory: number; seconds: number }

async function sliceOf(load: MixedLoad, server: Server, { perSecond, sliceSeconds }: Plan, say: (line: string) => void): Promise<Slice> {
  const from = performance.now()
  let isOver = false
  const asking = load.open(perSecond, sliceSeconds * 1_000).finally(() => {
    isOver = true
  })
  let memory = Number.POSITIVE_INFINITY
  while (!isOver) {
    memory = Math.min(memory, residentMegabytes(server.pid))
    await pause(SAMPLE_MILLIS)
  }
  const answers = (await asking).map(({ status, millis }) => ({ status, millis }))
  const slice = { answers, memory, seconds: (from + performance.now()) / 2_000 }
  say(`${answers.length} answers, 99th percentile ${slowest([slice]).toFixed(0)} ms, ${memory.toFixed(1)} MB`)
  return slice
}

/** The 99th percentile of all their answers, in milliseconds. */
function slowest(slices: Slice[]): number {
  return quantile(
    slices.flatMap(({ answers }) => answers.map(({ millis }) => millis)),
    0.99
  )
}

function figuresOf(slices: Slice[], size: Size): Figure[] {
  const all = slices.flatMap(({ answers }) => answers)
  const third = Math.max(1, Math.floor(slices.length / 3))
  const [first, last] = [slowest(slices.slice(0, third)), slowest(slices.slice(-third))]
  const growth = perHour(slices)
  return [
    told('answers', all.length, 'answers'),
    none('answers that are no answers', all.filter(({ status }) => status >= 500 && status !== 503).length, 'answers'),
    told('told to come again', all.filter(({ status }) => status === 503).length, 'answers'),
    told('99th percentile, first third', first, 'ms'),
    told('99th percentile, last third', last, 'ms'),
    size === 'full' ? atMost('last to first', last / first, 1.1, 'times') : told('last to first', last / first, 'times'),
    told('memory, first slice', slices[0]!.memory, 'MB'),
    told('memory, last slice', slices.at(-1)!.memory, 'MB'),
    size === 'full' ? atMost('memory, growth', growth, 1, 'MB an hour') : told('memory, growth', growth, 'MB an hour')
  ]
}

/** The median of what every two slices say of it. */
function perHour(slices: Slice[]): number {
  const slopes = slices.flatMap((one, at) => slices.slice(at + 1).map(other => (other.memory - one.memory) / (other.seconds - one.seconds)))
  return quantile(slopes, 0.5) * HOUR_SECONDS
}

/** What the server holds open but for its connections to the database, which come and go with the work. */
async function besideDatabase({ store }: Ground, server: Server): Promise<number> {
  const row = await store.row<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`
  )
  return readdirSync(`/proc/${server.pid}/fd`).length - (row!.n - store.load().total)
}

async function untilClosed(more: () => Promise<number>, millis: number): Promise<number> {
  const since = performance.now()
  for (;;) {
    const left = await more()
    if (left <= 0 || performance.now() - since > millis) return left
    await pause(100)
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return (kilobytes * 1_024) / MEGABYTE
}
