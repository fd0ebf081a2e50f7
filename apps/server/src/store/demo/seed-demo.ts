import { minskDay, timetableWindow } from '@vizit/rules/days'
import { copyInto } from './copy.ts'
import { loadDemoPatient, loadDemoPlans } from './demo-patient.ts'
import { loadDrugs } from './drugs.ts'
import { loadFavourites } from './favourites.ts'
import { KNOWN_DOCTORS } from './known-doctors.ts'
import { loadCatalogue, nameCatalogue, writeTowns } from './load-catalogue.ts'
import { loadPhoneVisits } from './phone-visits.ts'
import { loadProgrammes } from './programmes.ts'
import { loadReviews } from './reviews.ts'
import { connected, inTransaction, judgeSeeding, type SeedOptions, writeSeedState } from './seed-state.ts'
import { calendarOf, makePosts } from './shifts.ts'
import { SLOT_COLUMNS, slotLines } from './slot-lines.ts'
import { makeDemoWorld } from './world.ts'

/** What the known doctors do, by doctor id. */
export const KNOWN_HABITS = new Map(KNOWN_DOCTORS.map((known, place) => [place + 1, known.habit]))

/**
 * Loads the demo world with its timetable of today and two months [9.12], once: a database that has it is left as it is.
 * All or nothing. @throws SeedRefused when the database holds other data
 */
export async function seedDemo(url: string, { now, log = () => undefined }: SeedOptions): Promise<void> {
  const loaded = await inTransaction(url, async client => {
    if ((await judgeSeeding(client, 'demo')) === 'loaded') {
      await nameCatalogue(client)
      return false
    }
    const began = performance.now()
    const world = makeDemoWorld()
    const today = minskDay(now)
    const { from, to } = timetableWindow(today)
    await writeTowns(client)
    await loadCatalogue(client, world)
    await loadProgrammes(client, world, today, now)
    await loadReviews(client, world, today, now)
    await loadDemoPatient(client, today, now)
    await loadFavourites(client, now)
    await loadDrugs(client, now)
    const posts = makePosts(world.assignments, 'light', KNOWN_HABITS)
    const days = calendarOf(from, to)
    const slots = await copyInto(client, 'slots', SLOT_COLUMNS, slotLines(posts, days, days[0]?.number ?? 0))
    await loadPhoneVisits(client, today, now)
    await loadDemoPlans(client, today, now)
    await writeSeedState(client, { name: 'demo', until: to, renewedOn: today })
    log(
      `Demo data: ${world.doctors.length} doctors, ${world.branches.length} branches, ${slots} slots in ${Math.round(performance.now() - began)} ms.`
    )
    return true
  })
  // Free slots are answered from the index alone only where the visibility map says so.
  if (loaded)
    await connected(url, client =>
      client.query('vacuum (analyze) towns, doctors, branches, assignments, services, assignment_services, slots')
    )
}
