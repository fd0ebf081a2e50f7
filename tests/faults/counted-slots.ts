// G37: servers count the free slots once and hear what changes; what they then answer must be what the tables say, whoever changed them and however.
import { dropOldChanges } from '../../apps/server/src/catalogue/availability/changes.sql.ts'
import { openStore, type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Answer } from '../setup/ask.ts'
import { killTree, postmasterOf } from '../setup/data-dir.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { bookingOf, freeSlots, ORDERS, personOf } from '../setup/world.ts'
import { beginLongWork, CHANGES, type Place } from './counted-changes.ts'
import { NOT_COUNTED, someQuestion } from './counted-questions.ts'
import { makeCountedWorld, PEOPLE, someMoment } from './counted-world.ts'
import { type Ground, openGround, untilAnswers } from './ground.ts'
import { atLeast, atMost, enough, exactly, type Figure, type Proof, type Run, told } from './proof.ts'
import { type SeveralServers, startSeveralServers } from './several-servers.ts'

const ROUNDS = { short: 16, usual: 200, full: 3_000 }
const CHANGES_AT_ONCE = 4
const QUESTIONS_A_ROUND = 6
const BOOKINGS_SOUGHT = { short: 10, usual: 100, full: 500 }
/** Of a hundred rounds so many begin with changes forgotten, and so many with the database killed. */
const FORGOTTEN = 0.04
const KILLED = 0.02

export const countedSlots: Proof = {
  name: 'G37',
  title:
    'what a server has counted of the free slots is what the tables say, whoever changed them, through whichever server, and after a crash',
  ids: [],
  sabotage: 'a slot that is taken or freed is not written into the log of changes',
  run
}

type Tally = { asked: number; wrong: number; uncounted: number; counts: Map<string, number>; kills: number }

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const ground = await openGround()
  // Two servers' knowledge beside the two that are booked through: here their clock can be set.
  const minds = [1, 2].map(() => openStore(ground.url, { connections: 3, onError: () => undefined }))
  try {
    const now = new Date()
    await makeCountedWorld(ground.store, now)
    if (sabotage) await ground.store.pool.query('alter table slots disable trigger slots_changed')
    const servers = await startSeveralServers(ground)
    const place: Place = { store: ground.store, servers, random, now }
    const tally: Tally = { asked: 0, wrong: 0, uncounted: 0, counts: new Map(), kills: 0 }
    const rounds = enough(ROUNDS[size], sabotage, 25)
    for (let round = 0; round < rounds; round++) {
      if (random.chance(FORGOTTEN)) await forgetChanges(ground.store)
      if (size !== 'short' && !sabotage && random.chance(KILLED)) await killDatabase(ground, tally)
      const long = random.chance(0.5) ? await beginLongWork(place) : undefined
      await changeAndAsk(place, minds, tally)
      await compare(place, minds, tally, say)
      await long?.end()
      if (long) await compare(place, minds, tally, say)
      if (sabotage && tally.wrong > 0) break
    }
    // The catalogue may have ended by closing the booking.
    await ground.store.run(sql`update providers set online_booking_enabled = true`)
    await ground.store.run(sql`update branches set online_booking_enabled = true`)
    // A booking lets its account's hold go: a count that stayed the same would not be a stale one.
    await CHANGES['holds lapse']!(place)
    const booked = await findBookings(ground.store, servers, random, enough(BOOKINGS_SOUGHT[size], sabotage, 1))
    await servers.stop()
    for (const [kind, count] of tally.counts) say(`${count} times: ${kind}`)
    return [
      told('answers compared', tally.asked, 'answers'),
      exactly('answers that the tables do not give', tally.wrong, 0, 'answers'),
      atLeast('bookings of times that the other server had counted', booked.counted, 1, 'bookings'),
      exactly('of them it still offered', booked.unheard, 0, 'bookings'),
      atMost('asked of the tables all the same, of a hundred', (100 * tally.uncounted) / tally.asked, 5, '%'),
      atLeast('kinds of change seen', tally.counts.size, sabotage ? 1 : Object.keys(CHANGES).length, 'kinds'),
      told('times the database was killed', tally.kills, 'kills')
    ]
  } finally {
    for (const mind of minds) await mind.close()
    await ground.close()
  }
}

/** Several at once, while both are asked what nobody compares: they learn of some before others. */
async function changeAndAsk(place: Place, minds: readonly Store[], tally: Tally): Promise<void> {
  const { random, now } = place
  const names = Object.keys(CHANGES)
  // In turn the one that was seen least, so that a short run sees them all; the others by chance.
  const [rarest] = names.toSorted((a, b) => (tally.counts.get(a) ?? 0) - (tally.counts.get(b) ?? 0))
  const kinds = [rarest!, ...Array.from({ length: CHANGES_AT_ONCE - 1 }, () => random.pick(names))]
  const moment = await someMoment(place.store, random, now)
  const asked = minds.map(mind => someQuestion(random, moment).counted(mind, moment))
  const changed = kinds.map(async kind => {
    // Two that want the same rows in another order meet in a deadlock, and one of them was nothing.
    await CHANGES[kind]!(place).catch(error => {
      if ((error as { code?: string }).code !== '40P01') throw error
    })
    tally.counts.set(kind, (tally.counts.get(kind) ?? 0) + 1)
  })
  await Promise.all([...asked, ...changed])
}

/** Nobody writes now. Each question is asked twice of each: the second answer is a kept one. */
async function compare({ store, random, now }: Place, minds: readonly Store[], tally: Tally, say: (line: string) => void): Promise<void> {
  const moment = await someMoment(store, random, now)
  for (let n = 0; n < QUESTIONS_A_ROUND; n++) {
    const question = someQuestion(random, moment)
    const truth = await question.plain(store, moment)
    for (const mind of minds) {
      for (const _ of ['made', 'kept']) {
        const answer = await question.counted(mind, moment)
        tally.asked++
        if (answer === NOT_COUNTED) tally.uncounted++
        else if (answer !== truth && tally.wrong++ < 3)
          say(`${moment.toISOString()} ${question.what}\n   tables  ${truth.slice(0, 600)}\n   counted ${answer.slice(0, 600)}`)
      }
    }
  }
}

/** As the job does, twice: whoever has not looked since must count anew. */
async function forgetChanges(store: Store): Promise<void> {
  await dropOldChanges(store)
  await dropOldChanges(store)
}

async function killDatabase(ground: Ground, tally: Tally): Promise<void> {
  killTree(postmasterOf(ground.dataDir)!)
  tally.kills++
  await untilAnswers(ground.store)
}

/** What one server has booked is not offered by the other a moment later, which had counted that doctor's day just before. */
async function findBookings(
  store: Store,
  servers: SeveralServers,
  random: Random,
  count: number
): Promise<{ counted: number; unheard: number }> {
  const slots = (await freeSlots(store)).filter(slot => Date.parse(slot.startsAt) > Date.now() + 3_600_000)
  const found = { counted: 0, unheard: 0 }
  for (let n = 0; found.counted < count && slots.length > 0; n++) {
    const [slot] = slots.splice(random.whole(0, slots.length - 1), 1)
    const person = personOf(random.whole(1, PEOPLE))
    const date = new Date(Date.parse(slot!.startsAt) + 3 * 3_600_000).toISOString().slice(0, 10)
    const doctor = await store.row<{ id: string }>(sql`select doctor_id::text as id from assignments where id = ${slot!.assignmentId}::int`)
    const asked = [
      `days?doctorId=${doctor!.id}&dateStart=${date}&dateEnd=${date}`,
      ...[1, 2].map(page => `timeslots?date=${date}&page=${page}`)
    ]
    const askOther = () =>
      Promise.all(asked.map(path => servers.lines[(n + 1) % 2]!.ask({ method: 'GET', path: `/api/v2/public/booking/all/doctors/${path}` })))
    const [before] = await askOther()
    const booked = await servers.create(n, ORDERS, person, { ...bookingOf(person, slot!), bookAnyway: true })
    if (booked.status !== 200) continue
    const [after, ...pages] = await askOther()
    // More than a hundred are told as a hundred.
    if (freeOf(before!) === 100) continue
    found.counted++
    if (freeOf(after!) !== freeOf(before!) - 1 || pages.some(answer => answer.body.includes(`"timeslotId":"${slot!.timetableId}"`)))
      found.unheard++
  }
  return found
}

/** Of the day that was asked for. */
function freeOf(answer: Answer): number {
  const { data } = JSON.parse(answer.body) as { data: { days: { free: number }[] } }
  return data.days[0]?.free ?? 0
}
