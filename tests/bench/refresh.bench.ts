// P5: the timetable of one clinic read again: 50,000 slots, of which two in a hundred are others. Only the database is measured, and what it writes.
import { createHash } from 'node:crypto'
import type { ClinicSlot } from '../../apps/server/src/clinics/clinic-records.ts'
import { type DayRead, readDays } from '../../apps/server/src/clinics/sync/read-days.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import { findChangedDays, refreshDays } from '../../apps/server/src/timetable/clinic-slots.ts'
import type { Random } from '../setup/random.ts'
import { analyse, makeWorld } from '../setup/world.ts'
import type { Work } from './measure.ts'

const DOCTORS = 57
const DAYS = 44
const SLOTS_A_DAY = 20
const CHANGED = 0.02
export const ROWS_WRITTEN = 'rows of slots written'
export const DAYS_CHECKED = 'days checked'

type Timetable = { days: DayRead[]; assignmentIds: number[]; from: string; to: string }

/** A clinic of 57 doctors with 44 days of 20 slots, half of which are taken, as its system has them; and a first reading of it. */
export async function makeClinicTimetable(store: Store): Promise<Timetable> {
  await makeWorld(store, { doctors: DOCTORS, days: DAYS, slotsPerDay: SLOTS_A_DAY, people: 1 })
  await store.run(sql`update assignments set external_id = 'role-' || id`)
  await store.run(sql`update slots set external_id = 'slot-' || id, taken_by = case when id % 2 = 0 then 'clinic' end`)
  const slots = await store.rows<ClinicSlot>(sql`
    select s.external_id as "externalId", a.external_id as assignment, s.starts_at as "startsAt", s.ends_at as "endsAt",
      case when s.taken_by is null then 'free' else 'taken' end as state
    from slots s join assignments a on a.id = s.assignment_id order by s.assignment_id, s.starts_at`)
  const ids = await store.rows<{ id: number; name: string }>(sql`select id, external_id as name from assignments order by id`)
  const { days } = readDays(slots, new Map(ids.map(({ id, name }) => [name, id])))
  const ordered = days.map(one => one.day).toSorted()
  const timetable = { days, assignmentIds: ids.map(({ id }) => id), from: ordered[0]!, to: ordered.at(-1)! }
  await refresh(store, timetable)
  await analyse(store)
  await store.pool.query('vacuum analyze timetable_days')
  return timetable
}

/** Each round the clinic changes whole days of doctors: what was free is taken, and the other way round. */
export function refreshing(store: Store, timetable: Timetable, random: Random): Work {
  const slots = timetable.days.reduce((sum, { slots }) => sum + slots.length, 0)
  return {
    name: 'P5',
    unit: 'ms',
    async measure() {
      const wanted = slots * CHANGED
      const others = new Set<DayRead>()
      for (let changed = 0; changed < wanted; ) {
        const day = random.pick(timetable.days)
        if (others.has(day)) continue
        others.add(day)
        changed += day.slots.length
      }
      timetable.days = timetable.days.map(day => (others.has(day) ? turned(day) : day))
      const before = await written(store)
      const { millis, days } = await refresh(store, timetable)
      return { value: millis, notes: { slots, [DAYS_CHECKED]: days, [ROWS_WRITTEN]: (await written(store)) - before } }
    }
  }
}

function turned(day: DayRead): DayRead {
  const slots = day.slots.map(slot => ({ ...slot, state: slot.state === 'free' ? ('taken' as const) : ('free' as const) }))
  return { ...day, slots, hash: createHash('sha256').update(JSON.stringify(slots)).digest('hex').slice(0, 32) }
}

/** From the first question to the commit. */
async function refresh(store: Store, { days, assignmentIds, from, to }: Timetable): Promise<{ millis: number; days: number }> {
  const now = new Date()
  const begun = performance.now()
  const changed = await findChangedDays(store, { assignmentIds, from, to, whole: false }, days)
  const read = new Map(days.map(day => [`${day.assignmentId} ${day.day}`, day]))
  const some = changed.map(day => read.get(`${day.assignmentId} ${day.day}`)!)
  await store.transaction(tx =>
    refreshDays(
      tx,
      some,
      some.flatMap(day => day.slots),
      now
    )
  )
  return { millis: performance.now() - begun, days: changed.length }
}

async function written(store: Store): Promise<number> {
  await store.pool.query('select pg_stat_force_next_flush()')
  const row = await store.row<{ n: string }>(sql`
    select (n_tup_ins + n_tup_upd + n_tup_del)::text as n from pg_stat_user_tables where relname = 'slots'`)
  return Number(row?.n)
}
