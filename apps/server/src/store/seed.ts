// What a database is filled with at the start: nothing but the towns, the demo world, or the reference data of the measurements.
import { loadTowns } from './demo/load-catalogue.ts'
import { renewTimetable } from './demo/renew-timetable.ts'
import { seedBy1 } from './demo/seed-by-1.ts'
import { seedDemo } from './demo/seed-demo.ts'

/** Loads once, and then keeps the timetable of generated clinics reaching two months ahead. Quick when nothing is due. */
export async function seed(url: string, options: { kind: 'demo' | 'none' | 'by-1'; now: Date; log: (line: string) => void }): Promise<void> {
  const { kind, now, log } = options
  if (kind === 'none') await loadTowns(url)
  if (kind === 'demo') await seedDemo(url, { now, log })
  if (kind === 'by-1') await seedBy1(url, { now, log })
  if (kind !== 'none') await renewTimetable(url, { now, log })
}
