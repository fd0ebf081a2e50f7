// G10: answers of a clinic with something wrong in them, thousands of ways, and everything that reads them.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { bookDoctorSlot } from '@vizit/contract/booking'
import type { FhirSimulator } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import type { ClinicGateway } from '../../apps/server/src/clinics/gateway.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { personOf } from '../setup/world.ts'
import { type ClinicGround, openClinicGround } from './clinic-ground.ts'
import { atLeast, atMost, enough, type Figure, none, type Proof, type Run, told } from './proof.ts'

const ANSWERS = { short: 240, usual: 8_000, full: 50_000 }
/** Every so many answers one is that to a booking. */
const BOOKING_EVERY = 15
/** Questions before the memory is looked at: code that has not run yet takes some. */
const WARM_UP = 60
/** What is no longer used is collected so often: what is counted is what is kept, and not how long the engine puts its collecting off. */
const COLLECT_EVERY = 500
const HUGE = { short: 1, usual: 4, full: 20 }
const SLOTS = 30
/** Stands in everything of the other patient, and nowhere else. */
const CANARY = 'чужая-тайна'

export const garbage: Proof = {
  name: 'G10',
  title: 'nonsense from a clinic stops nothing, hides no good row, and shows nobody another person',
  ids: [],
  sabotage: 'the results of a clinic are believed as they come',
  run
}

type Count = {
  uncaught: number
  wrongShape: number
  canaries: number
  lost: number
  setAside: number
  silent: number
  kept: number
  serverErrors: number
}

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const count = enough(ANSWERS[size], sabotage, 60)
  const ground = await openClinicGround({
    clinics: 1,
    slotsEach: SLOTS,
    people: 2,
    connection: { totalMillis: 3_000 },
    probeEveryMillis: 5,
    ...(sabotage ? { sabotage: gateway => believing(gateway, () => ground.clinics[0]!.simulator.url) } : {})
  })
  try {
    const { gateway, simulator } = ground.clinics[0]!
    fill(simulator)
    const counts: Count = { uncaught: 0, wrongShape: 0, canaries: 0, lost: 0, setAside: 0, silent: 0, kept: 0, serverErrors: 0 }
    for (let n = 0; n < WARM_UP; n++) await oneQuestion(n, { ground, gateway, simulator }, { ...counts })
    const memoryBefore = process.memoryUsage().rss
    let memoryMost = memoryBefore
    const kept = [keptMegabytes()]
    for (let n = 0; n < count; n++) {
      const huge = n < HUGE[size]
      simulator.misbehave = huge
        ? () => 'huge'
        : asked => (asked.kind === 'read' ? undefined : { kind: 'mutate', change: body => spoilt(random, body) })
      await oneQuestion(n, { ground, gateway, simulator }, counts)
      // What the clinic of the proof remembers is none of the product's memory.
      simulator.asked.length = 0
      if (n % COLLECT_EVERY === COLLECT_EVERY - 1) kept.push(keptMegabytes())
      memoryMost = Math.max(memoryMost, process.memoryUsage().rss)
      simulator.misbehave = () => undefined
      // A word in between that is understood: the breaker is another proof's.
      if (n % 3 === 2) await gateway.standing!('nobody')
      while (gateway.reachable!() === 'unreachable') await new Promise(go => setTimeout(go, 5))
    }
    const noted = await ground.store.row<{ n: number }>(sql`select coalesce(sum(times), 0)::int as n from clinic_set_aside`)
    const polluted = Object.keys(Object.prototype).length + ('polluted' in {} ? 1 : 0)
    return [
      told('answers with something wrong in them', count, 'answers'),
      told('of no use at all', counts.silent, 'answers'),
      told('good rows kept out of the others', counts.kept, 'rows'),
      none('exceptions that got out', counts.uncaught, 'exceptions'),
      none('good rows lost beside a bad one', counts.lost, 'rows'),
      none('rows that got in and are not what they should be', counts.wrongShape, 'rows'),
      none('words of another person shown or written', counts.canaries + (await written(ground)), 'places'),
      none('answers 500 to patients', counts.serverErrors, 'answers'),
      none('prototypes polluted', polluted, 'properties'),
      ...(sabotage ? [] : [atLeast('rows set aside with a code', noted!.n, 1, 'rows')]),
      atMost('memory at most above the beginning', (memoryMost - memoryBefore) / 2 ** 20, 100, 'MB'),
      // the clinic, in this very process, keeps every visit that was cancelled there
      atMost('kept at the end above the beginning', kept.at(-1)! - kept[0]!, 20, 'MB')
    ]
  } finally {
    await ground.stop()
  }
}

/** What is still used, after collecting what is not. */
function keptMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let n = 0; n < 3; n++) collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

type Place = { ground: ClinicGround; gateway: ClinicGateway; simulator: FhirSimulator }

async function oneQuestion(n: number, { ground, gateway, simulator }: Place, counts: Count): Promise<void> {
  try {
    const isBooking = n % BOOKING_EVERY === BOOKING_EVERY - 1
    if (!isBooking && n % 2 === 0) {
      const day = (days: number) => new Date(ground.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
      const read = await gateway.timetable!({ from: day(0), to: day(9) })
      if (read.verdict === 'unknown') return void counts.silent++
      counts.kept += read.value.slots.length
      counts.setAside += read.setAside.length
      const names = new Set(simulator.memory.all('Slot').map(slot => slot.id))
      for (const slot of read.value.slots) if (!isSlot(slot)) counts.wrongShape++
      // One row is spoilt, or the page as a whole: no more than a few of its neighbours may be missing.
      const kept = read.value.slots.filter(slot => names.has(slot.externalId)).length
      if (kept > 0 && kept < SLOTS - 2 - read.setAside.length) counts.lost += SLOTS - kept
    } else if (!isBooking) {
      const read = await gateway.results!('olga')
      if (read.verdict === 'unknown') return void counts.silent++
      counts.kept += read.value.length
      counts.setAside += read.setAside.length
      if (JSON.stringify(read.value).includes(CANARY)) counts.canaries++
      for (const report of read.value) if (!['in-work', 'ready', 'withdrawn'].includes(report.state)) counts.wrongShape++
    } else {
      const person = personOf(1)
      const slot = ground.clinics[0]!.slots[0]!
      const answer = await ground.callAs(person.bearer)(bookDoctorSlot, {
        timetableId: slot.timetableId,
        assignmentId: slot.assignmentId,
        profileId: person.profileId
      })
      if (!answer.ok && answer.status === 500) counts.serverErrors++
      // The next one begins anew.
      simulator.misbehave = () => undefined
      for (const one of simulator.memory.all('Appointment')) simulator.memory.put({ ...one, status: 'cancelled' })
      simulator.memory.put({ ...simulator.memory.read('Slot', `slot-${slot.timetableId}`)!, status: 'free' })
      await ground.store.run(sql`update visits set status = 'failed', slot_id = null where status in ('pending', 'booked')`)
      await ground.store.run(sql`update slots set taken_by = null where taken_by is not null`)
    }
  } catch {
    counts.uncaught++
  }
}

function isSlot(slot: { externalId: string; startsAt: string; endsAt: string; state: string }): boolean {
  const known = /^[A-Za-z0-9.-]{1,64}$/.test(slot.externalId) && (slot.state === 'free' || slot.state === 'taken')
  return known && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(slot.startsAt) && slot.endsAt > slot.startsAt
}

/** Olga's report, and Boris's with the canary in all of it. */
function fill({ memory }: FhirSimulator): void {
  for (const [patient, person, word] of [
    ['p1', 'olga', 'Гемоглобин'],
    ['p2', 'boris', CANARY]
  ] as const) {
    memory.put({ resourceType: 'Patient', id: patient, identifier: [{ system: 'urn:vizit:person', value: person }] })
    memory.put({
      resourceType: 'Observation',
      id: `o-${patient}`,
      status: 'final',
      code: { text: word },
      subject: { reference: `Patient/${patient}` },
      valueString: word
    })
    memory.put({
      resourceType: 'DiagnosticReport',
      id: `r-${patient}`,
      status: 'final',
      code: { text: word },
      subject: { reference: `Patient/${patient}` },
      // A mistake that clinics make: the value of another person below the report of this one.
      result: [{ reference: `Observation/o-${patient}` }, { reference: 'Observation/o-p2' }]
    })
  }
}

async function written({ store }: ClinicGround): Promise<number> {
  const row = await store.row<{ n: number }>(sql`
    select ((select count(*) from visits v where v::text like ${`%${CANARY}%`}) + (select count(*) from clinic_set_aside a where a::text like ${`%${CANARY}%`}))::int as n`)
  return row!.n
}

const STRANGE: readonly unknown[] = [
  [null, true, -1, 1e308, 0.1, '', [], {}, [[[]]], 'x'.repeat(5_000), '<img src=x onerror=alert(1)>', '\u0000\u202e'],
  [
    '1900-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-11-24T11:30:00+14:00',
    '2026-03-29T02:30:00+01:00',
    '2026-02-30T00:00:00Z',
    '2026-11-24'
  ],
  ['Patient/p2', 'Slot/slot-1', 'Schedule/none', { resourceType: 'Patient', id: 'p2' }, { reference: 'Patient/p2' }, { length: 1e9 }]
].flat()

/** One thing wrong: a value, a name, a row twice, or bytes. */
function spoilt(random: Random, body: string): string | Uint8Array {
  const dice = random.next()
  if (dice < 0.04) return body.slice(0, random.whole(0, body.length))
  if (dice < 0.08) return Buffer.from(body, 'utf8').map((byte, at) => (at % 97 === 3 ? random.whole(0, 255) : byte))
  if (dice < 0.1) return `${body.slice(0, -1)},"deep":${'['.repeat(2_000)}${']'.repeat(2_000)}}`
  if (dice < 0.14) return body.replace(/\{/, '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')
  const answer = JSON.parse(body) as { entry?: unknown[] }
  const entries = answer.entry ?? []
  const at = entries.length > 0 ? random.whole(0, entries.length - 1) : -1
  if (dice < 0.2 && at >= 0) entries.push(structuredClone(entries[at]), changed(random, structuredClone(entries[at])))
  else if (dice < 0.95 && at >= 0) entries[at] = changed(random, entries[at])
  else changed(random, answer)
  return JSON.stringify(answer)
}

/** Walks down to some value and puts a strange one there. */
function changed(random: Random, from: unknown): unknown {
  if (typeof from !== 'object' || from === null) return random.pick(STRANGE)
  let here = from as Record<string, unknown>
  for (;;) {
    const names = Object.keys(here)
    if (names.length === 0) return from
    const name = random.pick(names)
    const below = here[name]
    if (typeof below !== 'object' || below === null || random.chance(0.2)) {
      if (random.chance(0.15)) delete here[name]
      else here[name] = random.pick(STRANGE)
      return from
    }
    here = below as Record<string, unknown>
  }
}

/** Sabotage: whatever comes is passed on. */
function believing(gateway: ClinicGateway, urlOf: () => string): ClinicGateway {
  return {
    ...gateway,
    async results() {
      const answer = (await (await fetch(`${urlOf()}/DiagnosticReport?_include=DiagnosticReport:result`)).json()) as {
        entry: { resource: Record<string, never> }[]
      }
      const value = answer.entry.map(({ resource }) => ({ ...resource, state: resource.status as never }))
      return { verdict: 'read', value: value as never, setAside: [], cut: false }
    }
  }
}
