// G12: a clinic that loses its answers, says no late, does things twice and goes away; what we say and what it has must agree in the end.
import { setTimeout as pause } from 'node:timers/promises'
import { moveVisit } from '@vizit/contract/move-visit'
import { cancelVisit } from '@vizit/contract/visits'
import { asksToWrite } from '../../apps/server/src/clinics/fhir/simulator/fhir-simulator.ts'
import type { Misbehaviour } from '../../apps/server/src/clinics/fhir/simulator/misbehaviour.ts'
import { standingAt } from '../../apps/server/src/clinics/fhir/simulator/test-clinic.ts'
import type { ClinicGateway } from '../../apps/server/src/clinics/gateway.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { personOf } from '../setup/world.ts'
import { giveAway, judgeBooks } from './clinic-books.ts'
import { openClinicGround, type Speaking, spoken, toldBy } from './clinic-ground.ts'
import { heal, settleAll } from './clinic-settling.ts'
import { askOracle } from './oracle.ts'
import { each } from './people-ground.ts'
import { atLeast, enough, type Figure, none, type Proof, type Run, told } from './proof.ts'

const BOOKINGS = { short: 60, usual: 1_500, full: 20_000 }
/** Of the bookings at a server that takes transactions whole, so many at each other kind. */
const OTHERS_SHARE = 0.5
const AT_ONCE = 12
const WAITS_MILLIS = 3_000

export const lostAnswers: Proof = {
  name: 'G12',
  title: 'what a patient is told and what a clinic has agree, whatever becomes of the answers in between',
  ids: ['4.26'],
  sabotage: 'silence of a clinic is taken for a no',
  run
}

/** A server that takes transactions whole; one that takes them as batches; one that did the first when it joined and does the second since. */
const SERVERS: Speaking[] = [{ dialect: 'whole' }, { dialect: 'batch' }, { dialect: 'whole, a store', later: 'batch' }]

async function run(asked: Run): Promise<Figure[]> {
  const { size, sabotage, dialect, say } = asked
  const count = enough(BOOKINGS[size], sabotage, 60)
  if (dialect !== undefined) return runAt({ dialect }, count, asked)
  const [first, ...others] = size === 'short' ? SERVERS.filter(one => one.dialect !== 'batch') : SERVERS
  const figures = await runAt(first!, count, asked)
  if (sabotage) return figures
  for (const servers of others) {
    const name = spoken(servers)
    say(`servers that speak "${name}"`)
    figures.push(
      ...(await runAt(servers, Math.ceil(count * OTHERS_SHARE), asked)).map(figure => ({ ...figure, name: `${name}: ${figure.name}` }))
    )
  }
  return figures
}

async function runAt(servers: Speaking, count: number, { seed, sabotage, say }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openClinicGround({
    clinics: 1,
    // as many again to be moved to
    slotsEach: 2 * count,
    people: count,
    speaking: [servers],
    connection: { totalMillis: 1_500 },
    probeEveryMillis: 20,
    ...(sabotage ? { sabotage: takesSilenceForNo } : {})
  })
  try {
    const [clinic] = ground.clinics
    const { simulator, slots } = clinic!
    const beingBooked = new Set<string>()
    let givenAway = 0
    let isFirst = true
    simulator.misbehave = asked => {
      if (!asksToWrite(asked)) return undefined
      // One answer is lost for certain: of few bookings chance may spare all.
      if (isFirst) {
        isFirst = false
        return 'accept-then-drop'
      }
      // The clinic's own people are quicker, between the reading and the writing.
      if (random.chance(0.05) && giveAway(simulator, random.pick([...beingBooked, slots[0]!.timetableId]))) givenAway++
      return chance(random)
    }
    const tally = new Map<string, number>()
    let [nothingThere, tried, moved, movedInSilence] = [0, 0, 0, 0]
    await each(count, AT_ONCE, async n => {
      // It restarts now and then: every connection ends, and for a moment nobody listens.
      if (++tried % 50 === 0) await simulator.shut().then(simulator.open)
      // Few go on asking while it is known to be away: what is looked at is what becomes of those who reach it.
      const until = performance.now() + (random.chance(0.95) ? WAITS_MILLIS : 0)
      while (performance.now() < until && clinic!.gateway.reachable?.() === 'unreachable') await pause(5)
      const [person, slot] = [personOf(n + 1), slots[n]!]
      beingBooked.add(slot.timetableId)
      const answer = await ground.book(person, slot)
      beingBooked.delete(slot.timetableId)
      const said = toldBy(answer)
      tally.set(said, (tally.get(said) ?? 0) + 1)
      const orderId = /"orderId":"([^"]+)"/.exec(answer.body)?.[1]
      if (said === 'booked' && standingAt(simulator, orderId!).length === 0) nothingThere++
      // Some change their minds, whether the clinic has answered or not.
      if (orderId === undefined) return
      const call = ground.callAs(person.bearer)
      if (random.chance(0.2)) {
        const answer = await call(moveVisit, { orderId, timetableId: slots[count + n]!.timetableId, assignmentId: slot.assignmentId })
        if (answer.ok) moved++
        if (answer.ok && answer.value.movingTo !== null) movedInSilence++
      }
      if (random.chance(0.15)) await call(cancelVisit, { orderId, assignmentId: slot.assignmentId, profileId: person.profileId })
    })

    await heal(ground)
    const settled = await settleAll(ground)
    const codes = new Map<string, number>()
    for (const line of ground.lines) {
      const code = /"code":"([^"]+)"/.exec(line)?.[1]
      if (code) codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    if (codes.size > 0) say(`the log of the clinic: ${[...codes].map(([code, times]) => `${code} ${times}`).join(', ')}`)
    return [
      told('bookings', count, 'visits'),
      ...['booked', 'being-confirmed', 'busy', 'clinic-unavailable'].map(kind =>
        told(`answers "${kind}"`, tally.get(kind) ?? 0, 'answers')
      ),
      told('times that the clinic gave away in that very moment', givenAway, 'times'),
      none('other answers', tally.get('something-else') ?? 0, 'answers'),
      atLeast('answers that were lost on the way', tally.get('being-confirmed') ?? 0, 1, 'answers'),
      none('told "booked" while the clinic had nothing', nothingThere, 'visits'),
      told('moved to another time', moved, 'visits'),
      told('of them without an answer at first', movedInSilence, 'visits'),
      ...settled,
      ...(await judgeBooks(ground)),
      ...(await askOracle(ground.store)).filter(figure => figure.name.startsWith('I11'))
    ]
  } finally {
    await ground.stop()
  }
}

function chance(random: Random): Misbehaviour | undefined {
  const dice = random.next()
  if (dice < 0.1) return 'accept-then-drop'
  if (dice < 0.15) return 'reject-late'
  if (dice < 0.2) return 'accept-twice-then-drop'
  return dice < 0.23 ? 'status-500' : undefined
}

function takesSilenceForNo(gateway: ClinicGateway): ClinicGateway {
  return {
    ...gateway,
    async reserve(reservation) {
      const answer = await gateway.reserve(reservation)
      return answer.verdict === 'unknown' ? { verdict: 'refused', reason: null } : answer
    }
  }
}
