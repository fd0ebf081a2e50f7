// Visits of a phone that no account has taken in yet. They come from a clinic's site and from its registry, and leave into an account: three
// features meet at these rows, so they are written here.
import type { ConsentKind } from '@vizit/contract/consent'
import type { Channel } from '@vizit/contract/face'
import type { Day } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import type { Sex } from '@vizit/rules/people'
import { type Db, sql, type Tx } from '../store/store.ts'

/** What was accepted and through what, in the words of the ledger. */
export type AcceptedText = { kind: ConsentKind; version: string; hash: string; channel: Channel }

/** Names are tidy; '' = no patronymic. */
export type PhonePatient = { lastName: string; firstName: string; middleName: string; birthday: Day; sex: Sex; email: string | null }

/** `work`: the browser did its work unasked; `solved`: the task instead of a picture; `picture`: a picture was read. */
export type ShownAtSite = 'work' | 'solved' | 'picture'

export type NewPhoneVisit = {
  orderId: string
  omId: string
  phone: string
  way: 'site' | 'registry'
  /** In which the phone is written to until an account takes the visit in. */
  language: Language
  patient: PhonePatient
  accepted: readonly AcceptedText[]
  /** What was shown for it at a site; null: from a registry. */
  shown: ShownAtSite | null
}

/** Says whose the visit is; the visit itself is there already, without an account. */
export function addPhoneVisit(tx: Tx, visit: NewPhoneVisit, now: Date): Promise<number> {
  const { orderId, omId, phone, way, language, patient, accepted, shown } = visit
  return tx.run(sql`
    insert into phone_visits (order_id, om_id, phone, way, language, last_name, first_name, middle_name, birthday, sex, email, accepted, shown, created_at)
    values (${orderId}, ${omId}, ${phone}, ${way}, ${language}, ${patient.lastName}, ${patient.firstName}, ${patient.middleName}, ${patient.birthday}, ${patient.sex},
      ${patient.email}, ${JSON.stringify(accepted)}::jsonb, ${shown}, ${now})`)
}

/** Bookings of one phone stand in a row, so that its limits are counted by one at a time. */
export function lockPhoneVisits(tx: Tx, phone: string): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 14))`)
}

/** A new code; the one before is void. */
export function setPhoneCode(db: Db, orderId: string, codeHash: Buffer, now: Date, minutes: number): Promise<number> {
  return db.run(sql`
    update phone_visits set code_hash = ${codeHash}, code_tries = 0, code_expires_at = ${now}::timestamptz + make_interval(mins => ${minutes}::int)
    where order_id = ${orderId} and proven_at is null`)
}

/** Counts one try of the code, before anything is compared. No row: the code is void. */
export function spendPhoneTry(db: Db, orderId: string, now: Date, most: number): Promise<{ code_hash: Buffer; tries: number } | undefined> {
  return db.row(sql`
    update phone_visits set code_tries = code_tries + 1
    where order_id = ${orderId} and code_hash is not null and code_tries < ${most} and code_expires_at > ${now}
    returning code_hash, code_tries as tries`)
}

/** The code is good for nothing any more. 0: it was that already. */
export function voidPhoneCode(db: Db, orderId: string): Promise<number> {
  return db.run(sql`update phone_visits set code_hash = null where order_id = ${orderId} and code_hash is not null`)
}

/** The code came back. */
export function markPhoneProven(tx: Tx, orderId: string, now: Date): Promise<number> {
  return tx.run(sql`update phone_visits set proven_at = coalesce(proven_at, ${now}) where order_id = ${orderId}`)
}

/** An account has taken the visit in: from here on the profile knows its patient. 0: somebody was quicker. */
export function markTakenIn(tx: Tx, orderId: string, accountId: string, now: Date): Promise<number> {
  return tx.run(sql`
    update phone_visits
    set account_id = ${accountId}, imported_at = ${now}, last_name = '', first_name = '', middle_name = '', birthday = null, sex = null, email = null,
        accepted = '[]', code_hash = null
    where order_id = ${orderId} and account_id is null and phone is not null`)
}

/** Whoever holds the phone was asked and said "not now". 0: it is not theirs, or is taken in. */
export function markPutOff(db: Db, omId: string, accountId: string, now: Date): Promise<number> {
  return db.run(sql`
    update phone_visits o set put_off_at = coalesce(o.put_off_at, ${now}) from accounts a
    where o.om_id = ${omId} and a.id = ${accountId} and o.phone = a.phone and o.account_id is null`)
}

/** A month after the visit nothing of it is asked by the phone any more. */
export function sweepPhoneVisits(db: Db, now: Date): Promise<number> {
  return db.run(sql`
    delete from phone_visits p using visits v where v.order_id = p.order_id and v.ends_at < ${now}::timestamptz - interval '30 days'`)
}
