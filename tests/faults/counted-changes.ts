// All that may befall a timetable: by patients through two servers, by clinics, by operators, by time, and by nobody in particular.
import { randomUUID } from 'node:crypto'
import { addDays, instantText, minskDay, minskInstant } from '@vizit/rules/days'
import { dropEndedHolds } from '../../apps/server/src/booking/holds/holds.sql.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { refreshDays, setClinicSlot } from '../../apps/server/src/timetable/clinic-slots.ts'
import { layOutSlots } from '../../apps/server/src/timetable/slots.ts'
import type { Random } from '../setup/random.ts'
import { bookingOf, type FreeSlot, HOLDS, ORDERS, personOf } from '../setup/world.ts'
import { BRANCHES, DOCTORS, PEOPLE, PROGRAMME, TOWNS } from './counted-world.ts'
import type { SeveralServers } from './several-servers.ts'

export type Place = { store: Store; servers: SeveralServers; random: Random; now: Date }
type Change = (place: Place) => Promise<unknown>

const someDay = ({ random, now }: Place) => addDays(minskDay(now), random.whole(0, 8))
const someAssignment = ({ random }: Place) => random.whole(1, DOCTORS)
const somebody = ({ random }: Place) => personOf(random.whole(1, PEOPLE))

async function someFree({ store, random, now }: Place): Promise<FreeSlot | undefined> {
  return store.row<FreeSlot>(sql`
    select id as "timetableId", assignment_id::text as "assignmentId", starts_at as "startsAt" from slots
    where taken_by is null and starts_at > ${new Date(now.getTime() + 3_600_000)} order by md5(id || ${String(random.next())}) limit 1`)
}

async function book(place: Place, path: string): Promise<unknown> {
  const slot = await someFree(place)
  const person = somebody(place)
  const turn = place.random.whole(0, 1)
  return slot && place.servers.create(turn, path, person, { ...bookingOf(person, slot), bookAnyway: true })
}

type Own = { order_id: string; account_id: string; profile_id: string; assignment_id: number }
function someVisit({ store, random }: Place, status: string): Promise<Own | undefined> {
  return store.row<Own>(sql`
    select order_id, account_id, profile_id, assignment_id from visits where status = ${status} and account_id is not null order by md5(order_id::text || ${String(random.next())}) limit 1`)
}

const ownerOf = ({ account_id }: Own) => personOf(Number.parseInt(account_id.slice(-12), 16))

export const CHANGES: Record<string, Change> = {
  'is booked': place => book(place, ORDERS),
  'is booked too': place => book(place, ORDERS),
  'is held': place => book(place, HOLDS),
  'hold is let go': async place => {
    const hold = await someVisit(place, 'reserved')
    const line = place.servers.lines[place.random.whole(0, 1)]!
    return hold && line.ask({ method: 'DELETE', path: `${HOLDS}/${hold.order_id}`, bearer: ownerOf(hold).bearer })
  },
  'holds lapse': async ({ store, now }) => {
    await store.run(sql`update visits set held_until = ${new Date(now.getTime() - 60_000)} where status = 'reserved'`)
    await store.transaction(tx => dropEndedHolds(tx, now, null))
  },
  'is cancelled': async place => {
    const visit = await someVisit(place, 'booked')
    const line = place.servers.lines[place.random.whole(0, 1)]!
    const query = visit && `assignmentId=${visit.assignment_id}&profileId=${visit.profile_id}`
    return visit && line.ask({ method: 'DELETE', path: `${ORDERS}/${visit.order_id}?${query}`, bearer: ownerOf(visit).bearer })
  },
  'is moved': async place => {
    const [visit, slot] = [await someVisit(place, 'booked'), await someFree(place)]
    if (!visit || !slot) return
    const to = { timetableId: slot.timetableId, assignmentId: slot.assignmentId, bookAnyway: true }
    return place.servers.create(place.random.whole(0, 1), `${ORDERS}/${visit.order_id}/move`, ownerOf(visit), to)
  },
  'hours are others': place => {
    const { store, random, now } = place
    const [day, hour, assignment] = [someDay(place), random.whole(7, 14), someAssignment(place)]
    const from = minskInstant(day, '00:00')
    const slots = Array.from({ length: random.whole(0, 10) }, (_, n) => {
      const at = minskInstant(day, `${String(hour).padStart(2, '0')}:00`).getTime() + n * 1_800_000
      return { start: new Date(at).toISOString(), end: new Date(at + 1_800_000).toISOString() }
    })
    const window = { from: from > now ? from : now, before: minskInstant(addDays(day, 1), '00:00') }
    return store.transaction(tx => layOutSlots(tx, assignment, window, slots))
  },
  'clinic is read': place => {
    const { store, random, now } = place
    const assignmentId = someAssignment(place)
    const days = [0, 1, 2].map(n => ({ assignmentId, day: addDays(minskDay(now), n + 1), hash: randomUUID().replaceAll('-', '') }))
    const theirs = days.flatMap(({ day }) =>
      Array.from({ length: random.whole(0, 6) }, (_, n) => {
        const at = minskInstant(day, '09:00').getTime() + n * 1_200_000
        const [startsAt, endsAt] = [new Date(at), new Date(at + 1_200_000)].map(one => instantText(one)) as [string, string]
        return { externalId: `${assignmentId}-${day}-${n}`, assignmentId, startsAt, endsAt, state: random.pick(['free', 'taken'] as const) }
      })
    )
    return store.transaction(tx => refreshDays(tx, days, theirs, now))
  },
  'clinic tells of a time': place => {
    const { store, random, now } = place
    const [assignmentId, at] = [someAssignment(place), minskInstant(someDay(place), '12:00').getTime()]
    const [startsAt, endsAt] = [at, at + 1_200_000].map(one => instantText(new Date(one))) as [string, string]
    const slot = { externalId: `told-${at}`, assignmentId, startsAt, endsAt, state: random.pick(['free', 'taken'] as const) }
    return store.transaction(tx => setClinicSlot(tx, { ...slot, gone: random.chance(0.3) }, now))
  },
  'an operator writes': ({ store, random }) =>
    random.pick([
      () =>
        store.run(
          sql`delete from slots s where s.id % 37 = ${random.whole(0, 36)} and not exists (select from visits v where v.slot_id = s.id) and s.joined_to is null and s.taken_by is null`
        ),
      () =>
        store.run(sql`update slots set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where taken_by is null and id % 211 = ${random.whole(0, 210)}
        and not exists (select from slots o where o.assignment_id = slots.assignment_id and o.starts_at = slots.starts_at + interval '1 day')`),
      () => store.run(sql`update slots set taken_by = 'clinic' where taken_by is null and id % 97 = ${random.whole(0, 96)}`),
      () => store.run(sql`update slots set taken_by = null where taken_by = 'clinic' and id % 7 = ${random.whole(0, 6)}`)
    ])(),
  'the catalogue is another': ({ store, random }) =>
    random.pick([
      () => store.run(sql`update doctors set adult = not adult, children = not adult where id = ${random.whole(1, DOCTORS)}`),
      () => store.run(sql`update doctors set last_name = ${`Яковлева-${random.whole(1, 99)}`} where id = ${random.whole(1, DOCTORS)}`),
      () => store.run(sql`update doctors set reviews_count = ${random.whole(0, 9)} where id = ${random.whole(1, DOCTORS)}`),
      () =>
        store.run(sql`update assignments set gone_at = case when gone_at is null then now() end where id = ${random.whole(1, DOCTORS)}`),
      () => store.run(sql`update branches set town_id = ${random.whole(1, TOWNS)} where id = ${random.whole(1, BRANCHES)}`),
      () =>
        store.run(
          sql`update branches set name = ${`Каштан ${random.whole(1, 99)}`}, online_booking_enabled = not online_booking_enabled where id = ${random.whole(1, BRANCHES)}`
        ),
      () => store.run(sql`update providers set online_booking_enabled = not online_booking_enabled`),
      () => store.run(sql`update assignments set speciality_id = ${random.whole(1, 3)} where id = ${random.whole(1, DOCTORS)}`),
      () => store.run(sql`update services set hidden = not hidden where id = ${random.whole(1, 6)}`),
      () =>
        store.run(
          sql`update assignment_services set gone_at = case when gone_at is null then now() end where service_id = ${random.whole(1, 6)}`
        ),
      () =>
        store.run(
          sql`update programme_providers set card = case card when 'ACTIVE' then 'INACTIVE' else 'ACTIVE' end where programme_id = ${PROGRAMME}`
        ),
      () =>
        store.run(sql`
        with one as (insert into assignments (provider_id, doctor_id, branch_id, speciality_id)
          values (1, ${random.whole(1, DOCTORS)}, ${random.whole(1, BRANCHES)}, 1) on conflict do nothing returning id)
        insert into slots (assignment_id, starts_at, ends_at)
        select id, t, t + interval '10 minutes' from one, generate_series(current_date + 2 + time '07:00', current_date + 4, interval '1 hour') t`)
    ])(),
  'is taken back': ({ store, random }) =>
    store
      .transaction(async tx => {
        await tx.run(sql`update slots set taken_by = 'clinic' where taken_by is null and id % 5 = ${random.whole(0, 4)}`)
        throw new Error('taken back')
      })
      .catch(() => undefined)
}

export type LongWork = { end(): Promise<void> }

/** Begins before others and is committed after them: what it wrote is seen by none who looked meanwhile. */
export async function beginLongWork(place: Place): Promise<LongWork> {
  const { store, random } = place
  let commit: () => void = () => undefined
  const committed = new Promise<void>(done => {
    commit = done
  })
  let written: () => void = () => undefined
  const wrote = new Promise<void>(done => {
    written = done
  })
  const done = store.transaction(async tx => {
    // Times of its own: nobody else waits for its rows.
    const at = new Date(minskInstant(someDay(place), '03:00').getTime() + random.whole(1, 59) * 60_000 + 7_000)
    await tx.run(sql`
      insert into slots (assignment_id, starts_at, ends_at) select a, ${at}, ${at}::timestamptz + interval '40 seconds' from generate_series(1, ${DOCTORS}::int) a
      on conflict do nothing`)
    written()
    await committed
  })
  await Promise.race([wrote, done])
  return {
    end: () => {
      commit()
      return done
    }
  }
}
