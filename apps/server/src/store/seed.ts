// What a database is filled with at the start: nothing but the towns, the demo world, or the reference data of the measurements. Several processes
// may start at once, so whoever calls this holds the start lock; the renewal, which mostly has nothing to do, takes it by itself.
import { loadTowns } from './demo/load-catalogue.ts'
import { renewTimetable } from './demo/renew-timetable.ts'
import { seedBy1 } from './demo/seed-by-1.ts'
import { seedDemo } from './demo/seed-demo.ts'

export type Seeding = { kind: 'demo' | 'none' | 'by-1'; now: Date; log: (line: string) => void }

/** Loads what is missing, once. */
export async function seed(url: string, { kind, now, log }: Seeding): Promise<void> {
  await loadTowns(url)
  if (kind === 'demo') await seedDemo(url, { now, log })
  if (kind === 'by-1') await seedBy1(url, { now, log })
}

/** Keeps the timetable of generated clinics reaching two months ahead. Quick when nothing is due; a real clinic's timetable is not touched. */
export async function renew(url: string, { kind, now, log }: Seeding): Promise<void> {
  if (kind !== 'none') await renewTimetable(url, { now, log })
}
