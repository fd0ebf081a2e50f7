// The reference data BY-1: a country's worth of people, slots and visits, on which the product is measured.
import { addDays, minskDay, timetableWindow } from '@vizit/rules/days'
import { whileBare } from './bare-tables.ts'
import { copyInto } from './copy.ts'
import { loadCatalogue, nameCatalogue, writeTowns } from './load-catalogue.ts'
import {
  ACCOUNT_COLUMNS,
  accountLines,
  FAMILY_MEMBER_COLUMNS,
  familyLines,
  familyMemberLines,
  PROFILE_COLUMNS,
  populationOf,
  profileLines
} from './reference-people.ts'
import { REFERENCE_SLOT_COLUMNS, referenceSlotLines, type Timetable, VISIT_COLUMNS, visitLines } from './reference-visits.ts'
import { connected, inTransaction, judgeSeeding, type SeedOptions, writeSeedState } from './seed-state.ts'
import { calendarOf, makePosts } from './shifts.ts'
import { makeReferenceWorld } from './world.ts'

const DOCTORS = 5_000
const CENTRES = 200
const VISITS = 2_000_000
/** Past visits reach back so far. */
const PAST_DAYS = 365

/**
 * Loads BY-1: 5,000 doctors of 200 centres, about 4.4 million slots, 1,000,000 people in 250,000 families, 2,000,000 visits; all of it times
 * `scale` (above 0, at most 1). Once, all or nothing. @throws SeedRefused when the database holds other data
 */
export async function seedBy1(url: string, { now, log = () => undefined, scale = 1 }: SeedOptions & { scale?: number }): Promise<void> {
  const loaded = await inTransaction(url, async client => {
    if ((await judgeSeeding(client, 'by-1')) === 'loaded') {
      await nameCatalogue(client)
      return false
    }
    const world = makeReferenceWorld(Math.max(10, Math.round(CENTRES * scale)), Math.max(100, Math.round(DOCTORS * scale)))
    const population = populationOf(scale)
    const today = minskDay(now)
    const { from, to } = timetableWindow(today)
    const at = now.toISOString()
    const timetable: Timetable = {
      posts: makePosts(world.assignments, 'full', new Map()),
      assignments: world.assignments,
      childrenOnly: new Set(world.doctors.filter(doctor => !doctor.adult).map(doctor => doctor.id)),
      days: calendarOf(from, to),
      population
    }
    const load = async (table: string, columns: readonly string[], lines: Iterable<string>) => {
      const began = performance.now()
      const count = await copyInto(client, table, columns, lines)
      log(`${table}: ${count} rows in ${((performance.now() - began) / 1000).toFixed(1)} s`)
      return count
    }
    await writeTowns(client)
    await loadCatalogue(client, world)
    const past = calendarOf(addDays(today, -PAST_DAYS), addDays(today, -1))
    await whileBare(client, ['slots', 'profiles', 'accounts', 'families', 'family_members', 'visits'], log, async () => {
      const slots = await load('slots', REFERENCE_SLOT_COLUMNS, referenceSlotLines(timetable))
      await client.query(`select setval(pg_get_serial_sequence('slots', 'id'), $1)`, [slots])
      await load('profiles', PROFILE_COLUMNS, profileLines(population, at))
      await load('accounts', ACCOUNT_COLUMNS, accountLines(population, at))
      await load('families', ['id', 'created_at'], familyLines(population, at))
      await load('family_members', FAMILY_MEMBER_COLUMNS, familyMemberLines(population, at))
      await load('visits', VISIT_COLUMNS, visitLines(timetable, past, Math.round(VISITS * scale), at))
    })
    await writeSeedState(client, { name: 'by-1', until: to, renewedOn: today })
    return true
  })
  if (!loaded) return
  const began = performance.now()
  await connected(url, client => client.query('vacuum (analyze)'))
  log(`vacuum: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
