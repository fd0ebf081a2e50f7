// G9: many clinics, one of which goes through everything that a machine can do wrong, while people book at all of them.
import { setTimeout as pause } from 'node:timers/promises'
import type { Misbehaviour } from '../../apps/server/src/clinics/fhir/simulator/misbehaviour.ts'
import type { ClinicGateway } from '../../apps/server/src/clinics/gateway.ts'
import { personOf } from '../setup/world.ts'
import { type Clinic, type ClinicGround, openClinicGround, toldBy } from './clinic-ground.ts'
import { atLeast, atMost, type Figure, none, type Proof, quantile, type Run, type Size, told } from './proof.ts'

type Plan = { clinics: number; perSecond: number; phaseSeconds: number; healSeconds: number; totalMillis: number; probeEveryMillis: number }

const PLANS: Record<Size, Plan> = {
  short: { clinics: 5, perSecond: 20, phaseSeconds: 1, healSeconds: 5, totalMillis: 1_500, probeEveryMillis: 150 },
  usual: { clinics: 20, perSecond: 40, phaseSeconds: 10, healSeconds: 30, totalMillis: 5_000, probeEveryMillis: 5_000 },
  full: { clinics: 20, perSecond: 60, phaseSeconds: 70, healSeconds: 30, totalMillis: 20_000, probeEveryMillis: 5_000 }
}
/** Each lasts a phase, and between two of them the clinic heals. */
const ILLNESSES: [string, () => Misbehaviour | undefined][] = [
  ['refuses', () => 'refuse'],
  ['hangs', () => 'hang'],
  ['gives a byte at a time', () => 'drip'],
  ['breaks off half of its connections', () => (Math.random() < 0.5 ? 'refuse' : undefined)],
  ['is late', () => ({ kind: 'late', millis: 30_000 })],
  ['answers 500', () => 'status-500']
]
const SOON_MILLIS = 2_000
/** Of all who book, so many want the sick one: it is to be felt. */
const SICK_SHARE = 2

export const badClinic: Proof = {
  name: 'G9',
  title: 'a clinic that is down harms no other: theirs book as before, its own hear so at once, and it is found healed',
  ids: [],
  sabotage: 'all clinics share two questions at a time, and none is given up',
  run
}

type Seen = { said: ReturnType<typeof toldBy>; millis: number; body: string; knownDown: boolean }

async function run({ size, sabotage, say }: Run): Promise<Figure[]> {
  const plan = PLANS[sabotage ? 'short' : size]
  const illnesses = sabotage ? ILLNESSES.slice(1, 2) : size === 'short' ? ILLNESSES.filter((_, at) => at !== 2 && at !== 4) : ILLNESSES
  const phases = illnesses.length + 1
  const bookings = Math.ceil(plan.perSecond * (plan.phaseSeconds + 1) * phases) + 200
  const ground = await openClinicGround({
    clinics: plan.clinics,
    slotsEach: bookings,
    people: bookings * 2,
    connection: { totalMillis: plan.totalMillis, connectMillis: Math.min(plan.totalMillis, 5_000) },
    probeEveryMillis: plan.probeEveryMillis,
    ...(sabotage ? { sabotage: sharing(2, plan.totalMillis) } : {})
  })
  try {
    const [sick, ...well] = ground.clinics as [Clinic, ...Clinic[]]
    const load = bookingLoad(ground, plan, sick, well)
    await load(plan.phaseSeconds / 2)
    const before = await load(plan.phaseSeconds)
    const during = { others: [] as Seen[], own: [] as Seen[] }
    let slowestHealing = 0
    for (const [name, how] of illnesses) {
      sick.simulator.misbehave = how
      const seen = await load(plan.phaseSeconds)
      during.others.push(...seen.others)
      during.own.push(...seen.own)
      sick.simulator.misbehave = () => undefined
      const healedAt = performance.now()
      while (sick.gateway.reachable?.() === 'unreachable' && performance.now() - healedAt < plan.healSeconds * 1_000) await pause(20)
      slowestHealing = Math.max(slowestHealing, (performance.now() - healedAt) / 1_000)
      say(`${name}: ${seen.own.filter(one => one.knownDown).length} of ${seen.own.length} of its own heard at once that it is down`)
    }
    const after = await load(plan.phaseSeconds)
    const known = during.own.filter(one => one.knownDown)
    const [p95Before, p95During] = [before.others, during.others].map(seen =>
      quantile(
        seen.map(one => one.millis),
        0.95
      )
    ) as [number, number]
    return [
      told('bookings at the other clinics', during.others.length, 'bookings'),
      none('of them not booked at once', during.others.filter(one => one.said !== 'booked').length, 'bookings'),
      told('95th percentile at the others before', p95Before, 'ms'),
      told('95th percentile at the others during', p95During, 'ms'),
      // A pause of this very process is no neighbour's fault: below a few milliseconds the share says nothing.
      ...(size === 'full' && !sabotage
        ? [atMost('95th percentile of the others, more than before', Math.max(0, p95During - p95Before - 10) / p95Before, 0.1, 'share')]
        : []),
      told('bookings at the one that is down', during.own.length, 'bookings'),
      none(
        'of them told something else than the truth',
        during.own.filter(one => one.said === 'something-else' || one.said === 'busy').length,
        'answers'
      ),
      ...(sabotage ? [] : [atLeast('answers while it is known to be down', known.length, 1, 'answers')]),
      atMost('slowest answer while it is known to be down', Math.max(0, ...known.map(one => one.millis)), SOON_MILLIS, 'ms'),
      none('told that it is down, without a number to call', known.filter(one => !one.body.includes('+375')).length, 'answers'),
      atMost('found healed after, at most', slowestHealing, plan.healSeconds, 's'),
      none('bookings there after it healed that were not booked', after.own.filter(one => one.said !== 'booked').length, 'bookings'),
      atMost('connections to it at most', sick.simulator.sockets(), 8, 'sockets')
    ]
  } finally {
    await ground.stop()
  }
}

/** An open load: people come when they come, whether others have been answered or not. */
function bookingLoad(ground: ClinicGround, { perSecond }: Plan, sick: Clinic, well: Clinic[]) {
  let next = 0
  const taken = new Map<Clinic, number>()
  return async (seconds: number): Promise<{ others: Seen[]; own: Seen[] }> => {
    const seen = { others: [] as Seen[], own: [] as Seen[] }
    const answers: Promise<unknown>[] = []
    const startedAt = performance.now()
    for (let n = 0; n < seconds * perSecond; n++) {
      const wait = startedAt + (n * 1_000) / perSecond - performance.now()
      if (wait > 0) await pause(wait)
      const clinic = next % SICK_SHARE === 0 ? sick : well[next % well.length]!
      const at = taken.get(clinic) ?? 0
      taken.set(clinic, at + 1)
      const knownDown = clinic === sick && clinic.gateway.reachable?.() === 'unreachable'
      const asked = ground.book(personOf(++next), clinic.slots[at]!)
      answers.push(asked.then(answer => (clinic === sick ? seen.own : seen.others).push({ ...answer, said: toldBy(answer), knownDown })))
    }
    await Promise.all(answers)
    return seen
  }
}

/** One queue for all clinics, as a pool that they share would be. */
function sharing(places: number, millis: number): (gateway: ClinicGateway) => ClinicGateway {
  let inside = 0
  return gateway => ({
    ...gateway,
    reachable: () => 'reachable',
    async reserve(reservation) {
      const giveUpAt = performance.now() + millis
      while (inside >= places) {
        if (performance.now() > giveUpAt) return { verdict: 'unknown' }
        await pause(5)
      }
      inside++
      try {
        const from = performance.now()
        const answer = await gateway.reserve(reservation)
        // A clinic that is not given up is waited for.
        if (answer.verdict === 'unknown') await pause(Math.max(0, millis - (performance.now() - from)))
        return answer
      } finally {
        inside--
      }
    }
  })
}
