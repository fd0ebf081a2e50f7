// Worlds of the size of a country: 20,000 doctors with the names and places of the reference data, and timetables of millions of slots.
import { whileBare } from '../../apps/server/src/store/demo/bare-tables.ts'
import { loadCatalogue, writeTowns } from '../../apps/server/src/store/demo/load-catalogue.ts'
import { connected } from '../../apps/server/src/store/demo/seed-state.ts'
import { makeReferenceWorld } from '../../apps/server/src/store/demo/world.ts'
import type { Store } from '../../apps/server/src/store/store.ts'
import { analyse } from '../setup/world.ts'

const COUNTRY = { centres: 800, doctors: 20_000 }
const SLOTS_A_DAY = 15
const AT_ONCE = 2_000

/** Fills an empty database with the reference data's catalogue of 20,000 doctors, or as many, and so many days of their timetable. */
export async function makeCountry(store: Store, url: string, days: number, { centres, doctors } = COUNTRY): Promise<void> {
  await connected(url, async client => {
    await writeTowns(client)
    await loadCatalogue(client, makeReferenceWorld(centres, doctors))
  })
  await fillTimetable(store, url, days)
  await store.pool.query('vacuum analyze services, assignment_services')
}

/** From the day after tomorrow on each doctor works every day at the first of their branches, 15 slots a day; one in three is taken by the clinic. */
export async function fillTimetable(store: Store, url: string, days: number): Promise<void> {
  await connected(url, async client => {
    const { rows } = await client.query<{ last: number }>('select max(id) as last from doctors')
    const fill = async () => {
      for (let from = 1; from <= rows[0]!.last; from += AT_ONCE) await client.query(SLOTS, [days, SLOTS_A_DAY, from, from + AT_ONCE])
    }
    await client.query('begin')
    await whileBare(client, ['slots'], () => undefined, fill)
    await client.query('commit')
    // Here nothing stops it after so many seconds, however slow the disk is; what is left of it is quick.
    await client.query('vacuum analyze slots')
  })
  await analyse(store)
}

const SLOTS = `
  insert into slots (assignment_id, starts_at, ends_at, taken_by)
  select a, at, at + interval '20 minutes', case when (a + n) % 3 = 0 then 'clinic' end
  from (select min(id) as a from assignments where doctor_id >= $3 and doctor_id < $4 group by doctor_id) first,
    generate_series(1, $1::int) d, generate_series(1, $2::int) n,
    lateral (select ((now() at time zone 'Europe/Minsk')::date + 1 + d + time '05:00') at time zone 'UTC' + make_interval(mins => n * 20) as at) t
  order by a, at`
