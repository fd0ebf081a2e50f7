// G27: whatever is sent to any address of the API, by anybody, is answered, soon, and as documented.
import { clinicEvent } from '@vizit/contract/clinic-events'
import * as z from 'zod/mini'
import { signatureOf } from '../../apps/server/src/clinics/events/judge-signature.ts'
import { openLine } from '../setup/ask.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { type FuzzGround, openFuzzGround, refresh, use } from './fuzz-ground.ts'
import { faultIn, type Operation, parsed, readOpenApi, type Schema } from './fuzz-openapi.ts'
import { askRaw, rawQuestions } from './fuzz-raw.ts'
import { type Asking, ask, harvest, valueOf } from './fuzz-requests.ts'
import { addressOf, each } from './people-ground.ts'
import { atLeast, atMost, enough, type Figure, none, type Proof, type Run, told } from './proof.ts'

const REQUESTS = { short: 1_500, usual: 20_000, full: 200_000 }
/** Whatever is left by then is not asked. */
const MOST_SECONDS = { short: 240, usual: 900, full: 2_400 }
const RAW = { short: 60, usual: 1_000, full: 5_000 }
const AT_ONCE = 8
/** So often the budgets are given back and whoever has signed out is let in again. */
const REFRESHED_EVERY = 400
/** An answer that takes longer is none. */
const ANSWER_MILLIS = 15_000
/** The memory is looked at from here on: code and plans that have not run yet take some. */
const WARM_UP = 0.3
/** What stays of the requests in the heap, once what is over has been collected. */
const HEAP_GREW_MOST_MEGABYTES = 16
/** What the process has of the machine; the collector gives it back late. */
const GREW_MOST_MEGABYTES = 96
const FINDINGS_TOLD = 25
const EVENTS = '/api/v2/clinics/{provider}/events'
/** A connection may break under what is larger than any limit. */
const BEYOND_LIMITS = 14_000

export const fuzz: Proof = {
  name: 'G27',
  title: 'whatever is sent to the API by anybody is answered in time, as documented, and with no failure of ours',
  ids: [],
  sabotage: 'one handler throws',
  run
}

type Count = {
  asked: number
  taken: Set<string>
  reached: Set<string>
  unavailable: number
  slowest: number
  findings: Map<string, string[]>
}

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const ground = await openFuzzGround(sabotage)
  try {
    const operations = await readOpenApi(ground.url)
    const random = randomOf(seed)
    const total = enough(REQUESTS[size], sabotage, 1_200)
    const count: Count = { asked: 0, taken: new Set(), reached: new Set(), unavailable: 0, slowest: 0, findings: new Map() }
    const until = performance.now() + MOST_SECONDS[size] * 1_000
    const isSeen = () => sabotage && [...count.findings.keys()].some(what => what.startsWith('failure'))
    const isOver = () => performance.now() > until || isSeen()
    await round(ground, operations, random, Math.ceil(total * WARM_UP), isOver, count)
    const before = await use(ground)
    await round(ground, operations, random, total - Math.ceil(total * WARM_UP), isOver, count)
    const raw = await rawLayer(ground, random, enough(RAW[size], sabotage, 10), count)
    const after = await use(ground)
    if (size === 'full')
      say(
        `never answered with a yes: ${operations
          .map(one => `${one.method} ${one.path}`)
          .filter(name => !count.taken.has(name))
          .join(', ')}`
      )
    for (const [what, examples] of [...count.findings].slice(0, FINDINGS_TOLD))
      say(`${examples.length} times ${what}, such as ${examples[0]}`)
    for (const failure of after.failures.slice(0, FINDINGS_TOLD)) say(failure)
    // a few requests do not come everywhere, and on a machine that is busy time may end first
    const isWhole = size !== 'short' && !sabotage && count.asked === total
    const stalls = [...before.stalls, ...after.stalls]
    const found = (kind: string) =>
      [...count.findings].filter(([what]) => what.startsWith(kind)).reduce((sum, [, all]) => sum + all.length, 0)
    return [
      told('requests by ten kinds of callers', count.asked, 'requests'),
      told('operations', operations.length, 'operations'),
      told('of them answered with a yes at least once', count.taken.size, 'operations'),
      told('raw connections', raw, 'connections'),
      told('slowest answer', count.slowest, 'ms'),
      told('answers "not now"', count.unavailable, 'answers'),
      none('failures of ours (5xx)', found('failure'), 'answers'),
      none('without an answer', found('hang'), 'requests'),
      none('answers that the documentation does not know', found('undocumented'), 'answers'),
      none('inputs taken that are not of the documented form', found('accepted'), 'answers'),
      (isWhole ? none : told)('operations that nobody got through to', operations.length - count.reached.size, 'operations'),
      none('times that the one thread worked over 200 ms without a break', stalls.length, 'times'),
      told('memory of the server at the end', after.rssMegabytes, 'MB'),
      atMost('more than after the warm-up', after.rssMegabytes - before.rssMegabytes, GREW_MOST_MEGABYTES, 'MB'),
      atMost('of it the heap', after.heapMegabytes - before.heapMegabytes, HEAP_GREW_MOST_MEGABYTES, 'MB'),
      ...(size === 'full' && !sabotage ? [atLeast('of the requests that were meant', count.asked / total, 1, '')] : [])
    ]
  } finally {
    ground.child.kill('SIGKILL')
  }
}

async function round(
  ground: FuzzGround,
  operations: Operation[],
  random: Random,
  total: number,
  isOver: () => boolean,
  count: Count
): Promise<void> {
  const line = openLine(ground.url, { sockets: AT_ONCE, timeoutMillis: ANSWER_MILLIS })
  const event = z.toJSONSchema(clinicEvent, { io: 'input', unrepresentable: 'any' }) as Schema
  await each(total, AT_ONCE, async n => {
    if (isOver()) return
    if (n % REFRESHED_EVERY === 0) await refresh(ground)
    // each in its turn, and some by chance
    const operation = random.chance(0.8) ? operations[n % operations.length]! : random.pick(operations)
    const name = `${operation.method} ${operation.path}`
    const asking = ask(operation, ground.pools, ground.inputs[name] ?? {}, random)
    if (operation.path === EVENTS) sign(asking, ground, event, random)
    const role = random.chance(0.4) ? (operation.path.startsWith('/api/v2/hr/') ? 'hr' : 'owner') : random.pick(Object.keys(ground.roles))
    const bearer = ground.roles[role]
    const headers: Record<string, string> = { 'x-forwarded-for': addressOf(random.whole(0, 100_000)), ...asking.headers }
    if (bearer && headers.authorization === undefined) headers.authorization = `Bearer ${bearer}`
    const from = performance.now()
    const example = `${asking.method} ${asking.path.slice(0, 300)} by ${role} ${JSON.stringify(asking.headers).slice(0, 200)} ${asking.body?.slice(0, 400) ?? ''}`
    count.asked++
    try {
      const answer = await line.ask({
        method: operation.method,
        path: asking.path,
        headers,
        ...(asking.body === null ? {} : { body: asking.body })
      })
      count.slowest = Math.max(count.slowest, performance.now() - from)
      judge(operation, asking, answer, count, name, example)
      if (answer.status === 200) harvest(ground.pools, parsed(answer.body), random)
    } catch (error) {
      if (
        asking.path.length > BEYOND_LIMITS ||
        JSON.stringify(headers).length > BEYOND_LIMITS ||
        (asking.body?.length ?? 0) > BEYOND_LIMITS
      )
        return
      note(count, `hang: ${name} ${String(error)}`, example)
    }
  })
  line.close()
}

function judge(
  operation: Operation,
  asking: Asking,
  answer: { status: number; body: string },
  count: Count,
  name: string,
  example: string
): void {
  const { status, body } = answer
  if (status < 300) count.taken.add(name)
  if (status !== 401 && (status !== 404 || !asking.astray)) count.reached.add(name)
  const fault = faultIn(operation, answer, asking.astray)
  if (status === 503 && fault === null) count.unavailable++
  if (fault !== null) note(count, `${status >= 500 ? 'failure' : 'undocumented'}: ${name} ${fault}`, `${example} -> ${body.slice(0, 200)}`)
  else if (status < 300 && asking.invalid && !asking.astray) note(count, `accepted: ${name}`, example)
}

function note({ findings }: Count, what: string, example: string): void {
  findings.set(what, [...(findings.get(what) ?? []), example])
}

/** A clinic that has a key may send nonsense too. */
function sign(asking: Asking, { pools, now, provider, secret }: FuzzGround, event: Schema, random: Random): void {
  if (random.chance(0.2)) return
  if (random.chance(0.6)) asking.body = JSON.stringify(valueOf(event, '', pools, random))
  const timestamp = String(Math.floor(now / 1000))
  asking.path = EVENTS.replace('{provider}', provider)
  asking.headers = {
    'content-type': 'application/json',
    'x-vizit-timestamp': timestamp,
    'x-vizit-signature': signatureOf(secret, timestamp, asking.body ?? '')
  }
  // the body is read as it was sent, once its signature is right
  asking.invalid = false
}

async function rawLayer(ground: FuzzGround, random: Random, changed: number, count: Count): Promise<number> {
  await refresh(ground)
  const questions = rawQuestions(random, changed)
  await each(questions.length, AT_ONCE, async n => {
    const question = questions[n]!
    const answer = await askRaw(ground.url, question)
    const example = JSON.stringify(question.bytes.toString('latin1').slice(0, 300))
    if (answer.kind === 'silent') note(count, `hang: ${question.name}`, example)
    if (answer.kind !== 'answered') return
    if (answer.status >= 500) note(count, `failure: ${question.name} ${answer.status}`, example)
    else if (question.due && !question.due(answer.status)) note(count, `undocumented: ${question.name} ${answer.status}`, example)
  })
  return questions.length
}
