// The visits a device knows: how an answer of the server is joined to them, and what of them may be kept.
import type { Visit } from '@vizit/contract/visits'
import { type Day, minskInstant } from '@vizit/rules/days'
import { mergeOrders, syncFrom, visitsFrom } from '@vizit/rules/visits'
import { dayOf } from '../days/show-day.ts'

/**
 * `syncedAt`: UTC, when the server last answered. `whole`: nothing older than what is here is left on the server. `next`: by which the page before the
 * oldest here is asked for; without it, before the last month.
 */
export type VisitsCopy = { orders: Visit[]; syncedAt: string; whole: boolean; next?: string }

/** From which day to ask: the last month the first time [9.14], then the day before the last answer [4.63 4.64]. */
export function askFrom(known: VisitsCopy | undefined, today: Day): Day {
  return known ? syncFrom(new Date(known.syncedAt)) : visitsFrom(today)
}

/**
 * Joins an answer to what was known. From `from` on the answer is the whole truth: what it no longer has is gone (the visit was hidden,
 * or the person has taken the right to see it back). Of what is older, all of those goes whose visits one may not see any more: a child that the other parent has
 * deleted [4.103], a relative who has taken the right back. A visit that the clinic has called off stays, so that it can be shown.
 */
export function joinVisits(
  known: VisitsCopy | undefined,
  answer: { orders: Visit[]; people: readonly string[]; syncedAt: string },
  from: Day
): VisitsCopy {
  const older = (known?.orders ?? []).filter(visit => dayOf(visit.startDate) < from && answer.people.includes(visit.profileId))
  const cancelled = answer.orders.filter(visit => visit.status === 'cancelled')
  return {
    orders: [...mergeOrders(older, answer.orders), ...cancelled],
    syncedAt: answer.syncedAt,
    whole: known?.whole ?? false,
    ...(known?.next !== undefined && { next: known.next })
  }
}

/** No visit has it, so that a page begins with the last visit before its instant. */
const NO_ORDER = '00000000-0000-0000-0000-000000000000'

/** By what the next page of older visits is asked for [3.27]: histories may be long, and few look further back than a page. */
export function askBefore(known: VisitsCopy, today: Day): string {
  return known.next ?? `${minskInstant(visitsFrom(today), '00:00').toISOString()}_${NO_ORDER}`
}

/** Joins a page of older visits. */
export function joinEarlier(known: VisitsCopy, page: { visits: Visit[]; next: string | null }): VisitsCopy {
  const here = new Set(known.orders.map(visit => visit.orderId))
  const orders = [...page.visits.filter(visit => !here.has(visit.orderId)), ...known.orders]
  return { orders, syncedAt: known.syncedAt, whole: page.next === null, ...(page.next !== null && { next: page.next }) }
}

/** What is written to the device: cancelled visits are not [4.65]. */
export function keptOf(copy: VisitsCopy): VisitsCopy {
  return { ...copy, orders: mergeOrders(copy.orders, []) }
}

/** A new visit, or one that has changed, at once in the list. */
export function withVisit(copy: VisitsCopy, visit: Visit): VisitsCopy {
  return { ...copy, orders: [...copy.orders.filter(other => other.orderId !== visit.orderId), visit] }
}

/** A cancelled visit at once out of the list [4.70]. */
export function withoutVisit(copy: VisitsCopy, orderId: string): VisitsCopy {
  return { ...copy, orders: copy.orders.filter(visit => visit.orderId !== orderId) }
}

/** What the device gave back, when it has the shape of a copy. */
export function readCopy(value: unknown): VisitsCopy | undefined {
  const copy = value as Partial<VisitsCopy> | null | undefined
  return Array.isArray(copy?.orders) && typeof copy.syncedAt === 'string' && !Number.isNaN(Date.parse(copy.syncedAt))
    ? {
        orders: copy.orders,
        syncedAt: copy.syncedAt,
        whole: copy.whole === true,
        ...(typeof copy.next === 'string' && { next: copy.next })
      }
    : undefined
}
