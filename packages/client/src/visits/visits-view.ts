// Everything the screen of visits can be.

import type { Visit } from '@vizit/contract/visits'
import { matches, searchTerms } from '@vizit/rules/search'
import { judgeCancel, splitVisits } from '@vizit/rules/visits'
import { names } from '../names/spoken-names.ts'
import { serviceName } from '../names/spoken-services.ts'
import type { VisitsCopy } from './visits-copy.ts'

/** 'Все' has no button on this screen [R11]. */
export type VisitsTab = 'future' | 'past'

/** How the last question to the server went; a copy may be shown whatever it was. */
export type Asked = 'asking' | 'answered' | 'no-connection' | 'failed'

export type VisitsView =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** Nothing to show and no connection to ask. */
  | { kind: 'no-connection' }
  | { kind: 'no-visits-yet' }
  /** `more`: older visits are still on the server. */
  | { kind: 'nothing-matches'; more: boolean }
  | { kind: 'list'; visits: Visit[]; more: boolean }

export type VisitsSearch = { tab: VisitsTab; typed: string }

/** [2.26] [2.27] [R13] No visit at all has other words than an empty tab or search. */
export function visitsView(copy: VisitsCopy | undefined, asked: Asked, search: VisitsSearch, now: Date): VisitsView {
  if (!copy) {
    if (asked === 'no-connection') return { kind: 'no-connection' }
    return asked === 'failed' ? { kind: 'failed' } : { kind: 'loading' }
  }
  const { future, past } = splitShown(copy.orders, now)
  if (future.length === 0 && past.length === 0 && copy.whole) return { kind: 'no-visits-yet' }
  const terms = searchTerms(search.typed)
  const visits = (search.tab === 'future' ? future : past).filter(visit =>
    matches(
      terms,
      visit.physicianName,
      visit.speciality,
      names.speciality(visit.speciality),
      visit.serviceName,
      visit.serviceName && serviceName(visit.serviceName),
      visit.branchName,
      visit.customerFirstName
    )
  )
  const more = search.tab === 'past' && !copy.whole
  return visits.length > 0 ? { kind: 'list', visits, more } : { kind: 'nothing-matches', more }
}

/**
 * The two tabs [4.61 4.66]. Among the future ones a visit that the clinic (or the product) has called off is still shown until its day has
 * passed: the patient must learn of it. One's own cancelled visits are gone.
 */
export function splitShown(orders: readonly Visit[], now: Date): { future: Visit[]; past: Visit[] } {
  const { future, past } = splitVisits(orders, now)
  const calledOff = orders.filter(
    visit => visit.status === 'cancelled' && visit.cancelledBy !== 'patient' && Date.parse(visit.endDate) > now.getTime()
  )
  const shown = [...future.filter(visit => visit.status !== 'reserved'), ...calledOff]
  return { future: shown.sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate)), past }
}

/** Is there a sheet to take along or to keep? Not of a visit that will not take place. */
export function isForPrint({ kind }: TalonView): boolean {
  return kind !== 'called-off' && kind !== 'failed'
}

/** What a visit's ticket looks like and what may be done with it. */
export type TalonView =
  | { kind: 'booked'; cancel: 'may-cancel' | 'too-late' | 'not-yours' }
  /** `answersAt`: by when the clinic answers, if it has set a time [R42]; `overdue`: two hours without an answer. */
  | { kind: 'pending'; answersAt: string | null; overdue: boolean; cancel: 'may-cancel' | 'too-late' | 'not-yours' }
  | { kind: 'called-off'; reason: string | null }
  /** The clinic did not confirm it. */
  | { kind: 'failed' }
  | { kind: 'past'; missed: boolean }

const OVERDUE_MS = 2 * 60 * 60 * 1000

/** The one state of a visit [2.21] [9.01]. */
export function talonView(visit: Visit, now: Date): TalonView {
  if (visit.status === 'cancelled') return { kind: 'called-off', reason: visit.cancelReason }
  if (visit.status === 'failed') return { kind: 'failed' }
  if (Date.parse(visit.endDate) <= now.getTime()) return { kind: 'past', missed: visit.status === 'no_show' }
  const verdict = judgeCancel(visit, now)
  const cancel = verdict === 'too-late' || verdict === 'past' ? 'too-late' : visit.isManageable ? 'may-cancel' : 'not-yours'
  if (visit.status !== 'pending') return { kind: 'booked', cancel }
  const answersAt = visit.targetDate !== null && Date.parse(visit.targetDate) > now.getTime() ? visit.targetDate : null
  return { kind: 'pending', answersAt, overdue: now.getTime() - Date.parse(visit.lastUpdated) > OVERDUE_MS, cancel }
}
