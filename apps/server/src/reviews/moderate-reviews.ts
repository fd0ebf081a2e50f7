// What the staff does with reviews: by the command today, at the desk by the same functions.
import type { AuditAction } from '@vizit/rules/access-log'
import { minskDay } from '@vizit/rules/days'
import { audit } from '../evidence/ledger.ts'
import type { Store, Tx } from '../store/store.ts'
import { findWaiting, setAnswer, setPublished, setRejected, type Touched, type WaitingRow } from './reviews.sql.ts'
import { recount } from './write-review.ts'

export type Outcome = 'done' | 'nothing-to-do'
const WAITING_SHOWN = 200

/** What waits for a word, the longest first. `id` is good for these words only. */
export function listWaiting(store: Store): Promise<WaitingRow[]> {
  return findWaiting(store, WAITING_SHOWN)
}

/** Shows it to everybody from now on. Nothing to do: it is published, or its author has changed it since it was read. */
export function publishReview(store: Store, id: string, now: Date): Promise<Outcome> {
  return decide(store, id, 'review-published', now, tx => setPublished(tx, id, minskDay(now)))
}

/** Shows it to its author alone, with the reason; also one that was published. */
export function rejectReview(store: Store, id: string, reason: string, now: Date): Promise<Outcome> {
  return decide(store, id, 'review-rejected', now, tx => setRejected(tx, id, reason.trim()))
}

/** The clinic answers a published review of its own doctor or centre; a later answer replaces the first. */
export function answerReview(store: Store, input: { id: string; provider: string; text: string }, now: Date): Promise<Outcome> {
  return decide(store, input.id, 'review-answered', now, tx => setAnswer(tx, input.id, input.provider, input.text.trim(), minskDay(now)))
}

function decide(
  store: Store,
  id: string,
  action: AuditAction,
  at: Date,
  write: (tx: Tx) => Promise<Touched | undefined>
): Promise<Outcome> {
  return store.transaction(async tx => {
    const touched = await write(tx)
    if (!touched) return 'nothing-to-do'
    await recount(tx, touched)
    // whose review it is stands nowhere in the line: the public id is all that the staff knows
    await audit(tx, { at, accountId: null, action, objectId: id })
    return 'done'
  })
}
