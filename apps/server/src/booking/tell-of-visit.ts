// The news of a visit, whoever of the family made it. The deed writes down no more than that there is news, in its own transaction; whom it concerns, what they
// have chosen to hear and in which words is found out right afterwards, for many visits at once: tell-news.ts.
import type { Tx } from '../store/store.ts'
import { addNews } from './visit-news.sql.ts'

/** `was`: the start that a moved visit had. */
export type VisitNews = { orderId: string } & ({ kind: 'booked' | 'cancelled' } | { kind: 'moved'; was: string })

/** In the transaction of what it tells: the account that booked and the patient will hear of it. `heard`: the account that is told of it otherwise. */
export function tellOfVisit(tx: Tx, news: VisitNews, now: Date, heard: string | null = null): Promise<void> {
  return addNews(tx, news, now, heard)
}
