// Visits without an account: held at a clinic's site, confirmed by a code, given to an account later.
import type { Language } from '@vizit/rules/languages'
import { type Db, sql, type Tx } from '../store/store.ts'

/** Turns the hold of a phone into a visit. Undefined when the hold is gone. */
export function fillPhoneHold(tx: Tx, orderId: string, status: 'pending' | 'booked', now: Date) {
  return tx.row<{ order_id: string }>(sql`
    update visits set status = ${status}, held_until = null, created_at = ${now}, updated_at = ${now}
    where order_id = ${orderId} and status = 'reserved' and account_id is null returning order_id`)
}

/** Deletes holds of phones; says which slots they kept. */
export function dropPhoneHolds(tx: Tx, orderIds: readonly string[]) {
  return tx.rows<{ slot_id: string }>(sql`
    delete from visits where order_id = any (${orderIds}::uuid[]) and status = 'reserved' and account_id is null returning slot_id`)
}

/** How the clinic of a visit is reached. */
export function findGateway(db: Db, orderId: string) {
  return db.row<{ code: string; gateway: string }>(sql`
    select p.code, p.gateway from visits v join providers p on p.id = v.provider_id where v.order_id = ${orderId}`)
}

/** When and where a visit is to take place, and in which language whoever has it is told. */
export function findWhere(db: Db, orderId: string) {
  return db.row<{ starts_at: string; branch_name: string; branch_address: string; language: Language }>(sql`
    select v.starts_at, c.branch_name, c.branch_address, coalesce(language_of(v.account_id), o.language, 'ru') as language
    from visits v join booking_cards c on c.assignment_id = v.assignment_id left join phone_visits o on o.order_id = v.order_id
    where v.order_id = ${orderId}`)
}

/**
 * Gives a visit that is nobody's to an account and a person. It stands at the clinic already, so another visit at that time does not forbid it.
 * 0: it is somebody's, or it does not stand any more.
 */
export function giveVisit(tx: Tx, visit: { orderId: string; accountId: string; profileId: string; remindAt: Date | null; now: Date }) {
  return tx.run(sql`
    update visits set account_id = ${visit.accountId}, profile_id = ${visit.profileId}, overlap_allowed = true, remind_at = ${visit.remindAt},
      updated_at = ${visit.now}, sequence = sequence + 1
    where order_id = ${visit.orderId} and account_id is null and profile_id is null and stands(status)`)
}
