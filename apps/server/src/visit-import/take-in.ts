// A visit of a phone becomes a visit of an account: the visit, its evidence and its patient's data change in one transaction.
import { refuse } from '@vizit/contract/refusal'
import type { Deps } from '../deps.ts'
import { audit, recordConsentOnce } from '../evidence/ledger.ts'
import type { Tx } from '../store/store.ts'
import { markTakenIn } from '../visit-record/phone-visits.ts'
import { peopleToBook, targetOf } from './known-patient.ts'
import { findWaiting, type WaitingRow } from './visit-import.sql.ts'

/** What this feature needs of booking; the two meet in app.ts. Refuses ACCESS_NOT_AUTHORIZED. */
export type GivesVisits = {
  give(tx: Tx, visit: { orderId: string; startsAt: string; accountId: string; profileId: string; now: Date }): Promise<'given' | 'gone'>
}

/** `gone`: it was called off, or somebody was quicker. What was accepted at the site is kept for the person. */
export async function takeIn(
  tx: Tx,
  visit: { row: WaitingRow; accountId: string; profileId: string; now: Date },
  gives: GivesVisits
): Promise<'taken-in' | 'gone'> {
  const { row, accountId, profileId, now } = visit
  const { order_id: orderId, starts_at: startsAt } = row
  if ((await gives.give(tx, { orderId, startsAt, accountId, profileId, now })) === 'gone') return 'gone'
  // the number left the account in this very moment: nothing of it comes in
  if ((await markTakenIn(tx, orderId, accountId, now)) === 0) refuse('SERVICE_UNAVAILABLE')
  const at = new Date(row.made_at)
  // what was accepted before faces said who they are came from a site all the same
  for (const text of row.accepted) await recordConsentOnce(tx, { profileId, accountId, text, channel: text.channel ?? 'widget', at })
  await audit(tx, { at: now, accountId, action: 'visit-taken-in', profileId, objectId: orderId })
  return 'taken-in'
}

/**
 * [R9] Visits that a site made with a proven phone come into the account by themselves when their patient is known there, oneself or a person
 * one may book for. Gives the orders that came in.
 */
export async function takeInKnown(
  deps: Pick<Deps, 'store'>,
  accountId: string,
  now: Date,
  gives: GivesVisits,
  found?: readonly WaitingRow[]
): Promise<string[]> {
  const waiting = (found ?? (await findWaiting(deps.store, accountId, now))).filter(row => row.way === 'site' && !row.taken_in)
  if (waiting.length === 0) return []
  const people = await peopleToBook(deps.store, accountId, now)
  const taken: string[] = []
  for (const row of waiting) {
    const profileId = targetOf(people, row)?.profile_id
    if (profileId === undefined) continue
    const became = await deps.store.transaction(tx => takeIn(tx, { row, accountId, profileId, now }, gives))
    if (became === 'taken-in') taken.push(row.order_id)
  }
  return taken
}
