import { minskDay, timetableWindow } from '@vizit/rules/days'
import type { Deps } from '../../deps.ts'
import { listWithHours } from './hours.sql.ts'
import { layOut } from './lay-out.ts'

/**
 * Job: the slots of clinics that work inside the product, from now to two months ahead [9.12], as their hours and exceptions have them. What has
 * begun is left alone. Runs once a night; run twice, it changes nothing.
 */
export async function layOutTimetable(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock()
  const window = timetableWindow(minskDay(now))
  let [added, removed] = [0, 0]
  for (const { id } of await listWithHours(deps.store)) {
    const laid = await deps.store.transaction(tx => layOut(tx, id, window, now))
    added += laid.added
    removed += laid.removed
  }
  if (added + removed > 0) deps.log.info('the timetables of clinics inside the product were laid out', { count: added + removed })
}
