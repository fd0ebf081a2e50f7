// A visit's life: its statuses, what the patient may still do with it, how the list is split, merged and synchronised.
import { CANCEL_BEFORE_MINUTES } from './cancel-limit.ts'
import { addDays, addMonths, type Day, minskDay } from './days.ts'

/** The patient's note to the clinic has at most so many characters [R43]. */
export const VISIT_NOTE_MAX = 500

/**
 * reserved          a slot held while the form is filled in; nothing has been asked of the clinic
 * pending           asked, the clinic has not answered yet: «being confirmed»
 * booked            the clinic confirmed it
 * created_manually  entered by the clinic's registry, or imported; the clinic vouches for it
 * cancelled         called off by the patient or the clinic; the slot is free again
 * failed            never came about: the clinic refused, or did not answer in time
 * done              took place
 * no_show           the patient did not come
 */
export const VISIT_STATUSES = ['reserved', 'pending', 'booked', 'created_manually', 'cancelled', 'failed', 'done', 'no_show'] as const
export type VisitStatus = (typeof VISIT_STATUSES)[number]

/** [9.14] */
export const VISITS_PAST_MONTHS = 1

/** Where each status may go. Moving a visit to another slot keeps its status. The desk may set right a wrong done or no_show. */
export const TRANSITIONS: { readonly [from in VisitStatus]: readonly VisitStatus[] } = {
  reserved: ['pending', 'booked', 'failed', 'cancelled'],
  pending: ['booked', 'failed', 'cancelled'],
  booked: ['cancelled', 'done', 'no_show'],
  created_manually: ['booked', 'cancelled', 'done', 'no_show'],
  cancelled: [],
  failed: [],
  done: ['no_show'],
  no_show: ['done']
}

/** It is to take place: asked of the clinic, or given by it. */
export function stands(status: VisitStatus): boolean {
  return status === 'pending' || isConfirmed(status)
}

/** The clinic has given it, and it is not over. */
export function isConfirmed(status: VisitStatus): boolean {
  return status === 'booked' || status === 'created_manually'
}

/** The clinic has said how it ended. */
export function hasOutcome(status: VisitStatus): boolean {
  return status === 'done' || status === 'no_show'
}

/** Is the edge in the table? To itself it is not. */
export function mayTransition(from: VisitStatus, to: VisitStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

/** The last instant at which a visit can be cancelled [9.01]. */
export function cancelUntil(startDate: string): Date {
  return new Date(Date.parse(startDate) - CANCEL_BEFORE_MINUTES * 60_000)
}

/** [9.01] Exactly thirty minutes before is still in time. A failed visit holds nothing, so there is nothing left to cancel. */
export function judgeCancel(
  visit: { status: VisitStatus; startDate: string },
  now: Date
): 'may-cancel' | 'too-late' | 'already-cancelled' | 'past' {
  if (visit.status === 'cancelled' || visit.status === 'failed') return 'already-cancelled'
  if (hasOutcome(visit.status) || Date.parse(visit.startDate) <= now.getTime()) return 'past'
  return now.getTime() <= cancelUntil(visit.startDate).getTime() ? 'may-cancel' : 'too-late'
}

/**
 * [R19]. A visit is moved while it could be cancelled: its old time is given back. One that the clinic has not confirmed yet stands at no
 * time that could be given back: it is cancelled and booked anew.
 */
export function judgeMove(
  visit: { status: VisitStatus; startDate: string },
  now: Date
): 'may-move' | 'not-confirmed' | 'too-late' | 'already-cancelled' | 'past' {
  const verdict = judgeCancel(visit, now)
  if (verdict !== 'may-cancel') return verdict
  return isConfirmed(visit.status) ? 'may-move' : 'not-confirmed'
}

/** [3.27] Where a visit stands in the patient's list. A visit that never came about is with the cancelled ones. */
export const VISIT_STATES = ['future', 'past', 'cancelled', 'deleted'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/**
 * [3.27] Deleted from the list is stronger than what became of the visit; a visit is past when it has ended.
 * @oracle The store says it in SQL (`page-visits.ts`); its tests compare the two.
 */
export function visitState(visit: { status: VisitStatus; endDate: string; isDeleted: boolean }, now: Date): VisitState {
  if (visit.isDeleted) return 'deleted'
  if (visit.status === 'cancelled' || visit.status === 'failed') return 'cancelled'
  return Date.parse(visit.endDate) <= now.getTime() ? 'past' : 'future'
}

/** The first day on which the patient may take a visit out of the list [4.74]. */
export function deleteFrom(startDate: string): Day {
  return addDays(minskDay(new Date(startDate)), 1)
}

/** [4.74] Deleting hides a past visit from the patient's list; it cancels nothing. */
export function judgeDelete(visit: { startDate: string }, today: Day): 'may-delete' | 'too-early' {
  return today >= deleteFrom(visit.startDate) ? 'may-delete' : 'too-early'
}

type Dated = { status: VisitStatus; startDate: string; endDate?: string | null | undefined }

/** [4.66] reserved, created_manually and cancelled are not real past visits; pending and failed never became visits at all. */
export const NOT_REAL_PAST: ReadonlySet<VisitStatus> = new Set(['reserved', 'created_manually', 'cancelled', 'pending', 'failed'])

/**
 * Future: not ended yet, soonest first. Past: ended, latest first, without those that are not real past visits [4.61 4.66].
 * A cancelled visit is in neither [4.65]. A visit without an end ends as it starts.
 */
export function splitVisits<V extends Dated>(visits: readonly V[], now: Date): { future: V[]; past: V[] } {
  const future: [number, V][] = []
  const past: [number, V][] = []
  for (const visit of visits) {
    const ended = Date.parse(visit.endDate ?? visit.startDate) <= now.getTime()
    if (visit.status === 'cancelled' || (ended && NOT_REAL_PAST.has(visit.status))) continue
    ;(ended ? past : future).push([Date.parse(visit.startDate), visit])
  }
  return {
    future: future.sort(([a], [b]) => a - b).map(([, visit]) => visit),
    past: past.sort(([a], [b]) => b - a).map(([, visit]) => visit)
  }
}

/** One of each orderId, the later `lastUpdated` (the fresh one when equal); cancelled ones are dropped [4.65]. */
export function mergeOrders<V extends { orderId: string; lastUpdated: string; status: VisitStatus }>(
  cached: readonly V[],
  fresh: readonly V[]
): V[] {
  const byId = new Map<string, V>()
  for (const order of [...cached, ...fresh]) {
    const known = byId.get(order.orderId)
    if (!known || Date.parse(order.lastUpdated) >= Date.parse(known.lastUpdated)) byId.set(order.orderId, order)
  }
  return [...byId.values()].filter(order => order.status !== 'cancelled')
}

/** A later sync asks for orders from the day before the last one [4.64]. */
export function syncFrom(lastSync: Date): Day {
  return addDays(minskDay(lastSync), -1)
}

/** The first day of the visits loaded by default [9.14]. */
export function visitsFrom(today: Day): Day {
  return addMonths(today, -VISITS_PAST_MONTHS)
}
