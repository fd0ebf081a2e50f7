import { minskDay } from '@vizit/rules/days'
import type { Deps } from '../deps.ts'
import { dropMissedSlots, dropPastDays } from '../timetable/clinic-slots.ts'
import { dropQuestions, dropSetAside } from './clinics.sql.ts'
import { dropEvents, dropSlotVersions } from './events/events.sql.ts'

const DAY_MILLIS = 86_400_000
/** What has no answer is settled, or given up, long before. */
const OPEN_KEPT_DAYS = 30
const SET_ASIDE_KEPT_DAYS = 30
/** Longer than a clinic may be silent between two readings. */
const MISSED_KEPT_DAYS = 7
/** Longer than a clinic sends an event again. */
const EVENTS_KEPT_DAYS = 30
/** Longer than a slot is in the timetable. */
const SLOT_VERSIONS_KEPT_DAYS = 100

/** Job: forgets questions that cannot be on their way any more, what was set aside and has not come again for a month, events and days that are over. */
export async function sweepClinics(deps: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  const now = deps.clock().getTime()
  await dropQuestions(deps.store, new Date(now - DAY_MILLIS), new Date(now - OPEN_KEPT_DAYS * DAY_MILLIS))
  await dropSetAside(deps.store, new Date(now - SET_ASIDE_KEPT_DAYS * DAY_MILLIS))
  await dropEvents(deps.store, new Date(now - EVENTS_KEPT_DAYS * DAY_MILLIS))
  await dropSlotVersions(deps.store, new Date(now - SLOT_VERSIONS_KEPT_DAYS * DAY_MILLIS))
  await dropMissedSlots(deps.store, new Date(now - MISSED_KEPT_DAYS * DAY_MILLIS))
  await dropPastDays(deps.store, minskDay(new Date(now)))
}
