// G1b: holds. A slot is held by one, an account holds one, and only the holder's request becomes a visit.

import { sql } from '../../apps/server/src/store/store.ts'
import { bookingOf, freeSlots, HOLDS, makeWorld, ORDERS, type Person, personOf } from '../setup/world.ts'
import { checkThenWrite } from './check-then-write.ts'
import { type Ground, openGround } from './ground.ts'
import { askOracle } from './oracle.ts'
import { enough, exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'
import { type SeveralServers, startSeveralServers, tallyOf } from './several-servers.ts'

const RIVALS = 20
const SLOTS = { short: 10, usual: 150, full: 2_000 }
const TABS = { short: 6, usual: 50, full: 500 }
const SLOTS_OF_TABS = 10

export const holdRace: Proof = {
  name: 'G1b',
  title: 'a held slot has one holder and an account one held slot, whoever presses at the same moment',
  ids: [],
  sabotage:
    'the slot is looked at and then written without looking again, and neither a second visit of a slot nor a second hold of an account is refused',
  run
}

async function run({ size, sabotage }: Run): Promise<Figure[]> {
  const ground = await openGround()
  try {
    const [slots, tabs] = [enough(SLOTS[size], sabotage, 5), enough(TABS[size], sabotage, 3)]
    await makeWorld(ground.store, {
      doctors: 20,
      days: Math.ceil((slots + SLOTS_OF_TABS) / 20 / 10) + 1,
      slotsPerDay: 10,
      people: RIVALS + tabs
    })
    if (sabotage) {
      await checkThenWrite(ground.store)
      await ground.store.pool.query('drop index visits_one_hold')
    }
    const servers = await startSeveralServers(ground)
    const race = await raceForSlots(ground, servers, slots)
    const inTabs = await manyTabs(ground, servers, tabs)
    await servers.stop()
    return [...race, ...inTabs, ...(await askOracle(ground.store))]
  } finally {
    await ground.close()
  }
}

/** All hold one slot at once; then all book it at once: the holder's hold becomes the visit. */
async function raceForSlots(ground: Ground, servers: SeveralServers, count: number): Promise<Figure[]> {
  const rivals = Array.from({ length: RIVALS }, (_, n) => personOf(n + 1))
  const slots = (await freeSlots(ground.store)).slice(0, count)
  let [holders, busyHolds, visits, busyVisits, stolen, done] = [0, 0, 0, 0, 0, 0]
  for (const slot of slots) {
    const holds = await Promise.all(
      rivals.map((person, n) => servers.create(n, HOLDS, person, { timetableId: slot.timetableId, assignmentId: slot.assignmentId }))
    )
    // The first bookings of a rival end its request for the next slots of that time: nobody is refused for being elsewhere.
    const books = await Promise.all(
      rivals.map((person, n) => servers.create(n + 1, ORDERS, person, { ...bookingOf(person, slot), bookAnyway: true }))
    )
    holders += tallyOf(holds).get('200') ?? 0
    busyHolds += tallyOf(holds).get('409 TIMESLOT_IS_BUSY') ?? 0
    visits += tallyOf(books).get('200') ?? 0
    busyVisits += tallyOf(books).get('409 TIMESLOT_IS_BUSY') ?? 0
    if (books.findIndex(answer => answer.status === 200) !== holds.findIndex(answer => answer.status === 200)) stolen++
    done++
  }
  return [
    told('rivals for a slot', RIVALS, 'accounts'),
    exactly('holds given', holders, done, 'answers'),
    exactly('holds refused as busy', busyHolds, done * (RIVALS - 1), 'answers'),
    exactly('visits given', visits, done, 'answers'),
    exactly('visits refused as busy', busyVisits, done * (RIVALS - 1), 'answers'),
    none('slots booked by another than the holder', stolen, 'slots')
  ]
}

/** One account presses on ten slots at once, in ten tabs. */
async function manyTabs(ground: Ground, servers: SeveralServers, count: number): Promise<Figure[]> {
  const slots = (await freeSlots(ground.store)).slice(-SLOTS_OF_TABS)
  let [others, tooMany, forgotten] = [0, 0, 0]
  for (let n = 0; n < count; n++) {
    const person: Person = personOf(RIVALS + n + 1)
    const answers = await Promise.all(
      slots.map((slot, tab) => servers.create(tab, HOLDS, person, { timetableId: slot.timetableId, assignmentId: slot.assignmentId }))
    )
    const tally = tallyOf(answers)
    others += answers.length - (tally.get('200') ?? 0) - (tally.get('409 TIMESLOT_IS_BUSY') ?? 0)
    const row = await ground.store.row<{ n: number }>(
      sql`select count(*)::int as n from visits where account_id = ${person.accountId} and status = 'reserved'`
    )
    if (row!.n > 1) tooMany++
    if (row!.n < 1) forgotten++
    // The next account finds the same slots free.
    await letGo(ground, servers, person)
  }
  return [
    told('accounts with ten tabs', count, 'accounts'),
    none('accounts that hold two slots', tooMany, 'accounts'),
    none('accounts told yes that hold none', forgotten, 'accounts'),
    none('answers but 200 and TIMESLOT_IS_BUSY', others, 'answers')
  ]
}

async function letGo(ground: Ground, servers: SeveralServers, person: Person) {
  const holds = await ground.store.rows<{ order_id: string }>(
    sql`select order_id from visits where account_id = ${person.accountId} and status = 'reserved'`
  )
  for (const { order_id } of holds) await servers.lines[0]!.ask({ method: 'DELETE', path: `${HOLDS}/${order_id}`, bearer: person.bearer })
}
