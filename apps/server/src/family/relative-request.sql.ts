import type { Day } from '@vizit/rules/days'
import type { AdultKinship } from '@vizit/rules/kinship'
import type { Sex } from '@vizit/rules/people'
import { personName } from '../people/person-name.ts'
import { type Db, sql, type Tx } from '../store/store.ts'

export type RelativeForm = {
  relKind: 'PARENT' | 'OTHER'
  /** In people's words; null where it was not said. */
  kinship: AdultKinship | null
  lastName: string
  firstName: string
  middleName: string
  birthday: Day
  sex: Sex
  phone: string
}
export type RelativeRequest = RelativeForm & { id: string; used: boolean; sent: boolean }

type RequestRow = Pick<RelativeRequest, 'id' | 'kinship' | 'birthday' | 'sex' | 'phone' | 'used' | 'sent'> & {
  rel_kind: 'PARENT' | 'OTHER'
  last_name: string
  first_name: string
  middle_name: string
}

function asRequest(row: RequestRow): RelativeRequest {
  const { id, kinship, birthday, sex, phone, used, sent } = row
  return { id, relKind: row.rel_kind, kinship, ...personName(row), birthday, sex, phone, used, sent }
}

/** The request of the account for this phone that is still open. */
export async function findOpenRequest(tx: Tx, accountId: string, phone: string): Promise<RelativeRequest | undefined> {
  const row = await tx.row<RequestRow>(sql`
    select id, rel_kind, kinship, last_name, first_name, middle_name, birthday, sex, phone, false as used, code_hash is not null as sent
    from relative_requests where account_id = ${accountId} and phone = ${phone} and used_at is null`)
  return row && asRequest(row)
}

/** The request; another account's does not exist. */
export async function findRequest(db: Db, accountId: string, id: string): Promise<RelativeRequest | undefined> {
  const row = await db.row<RequestRow>(sql`
    select id, rel_kind, kinship, last_name, first_name, middle_name, birthday, sex, phone, used_at is not null as used, code_hash is not null as sent
    from relative_requests where id = ${id} and account_id = ${accountId}`)
  return row && asRequest(row)
}

/** A new form for the same phone takes the place of the one before. */
export async function putRequest(tx: Tx, id: string, accountId: string, form: RelativeForm, now: Date): Promise<void> {
  await tx.run(sql`delete from relative_requests where account_id = ${accountId} and phone = ${form.phone} and used_at is null`)
  await tx.run(sql`
    insert into relative_requests (id, account_id, rel_kind, kinship, last_name, first_name, middle_name, birthday, sex, phone, created_at)
    values (${id}, ${accountId}, ${form.relKind}, ${form.kinship}, ${form.lastName}, ${form.firstName}, ${form.middleName}, ${form.birthday}, ${form.sex}, ${form.phone}, ${now})`)
}

/** A new code; the one before is void. */
export function setCode(db: Db, id: string, codeHash: Buffer, now: Date, minutes: number): Promise<number> {
  return db.run(sql`
    update relative_requests
    set code_hash = ${codeHash}, tries = 0, code_expires_at = ${now}::timestamptz + make_interval(mins => ${minutes}::int)
    where id = ${id} and used_at is null`)
}

export function withdrawCode(db: Db, id: string): Promise<number> {
  return db.run(sql`update relative_requests set code_hash = null where id = ${id} and used_at is null`)
}

/** Counts one try of the code, before anything is compared. No row: the code is void. */
export function spendTry(db: Db, id: string, now: Date, most: number): Promise<{ code_hash: Buffer; tries: number } | undefined> {
  return db.row(sql`
    update relative_requests set tries = tries + 1
    where id = ${id} and code_hash is not null and tries < ${most} and used_at is null and code_expires_at > ${now}
    returning code_hash, tries`)
}

/** Of several that come with the right code, one gets a row. */
export function useRequest(tx: Tx, id: string, now: Date): Promise<number> {
  return tx.run(sql`update relative_requests set used_at = ${now}, code_hash = null where id = ${id} and used_at is null`)
}

export type PhoneOwner = {
  profile_id: string
  last_name: string
  birthday: Day | null
  sex: Sex | null
  last_used: string
  has_email: boolean
  asks_passkey: boolean
}

/** Who signs in with that phone, with what says whether the phone alone is enough for it. */
export function findByPhone(db: Db, phone: string): Promise<PhoneOwner | undefined> {
  return db.row<PhoneOwner>(sql`
    select p.id as profile_id, p.last_name, p.birthday, p.sex, last_used(a.id) as last_used,
           exists (select from emails e where e.account_id = a.id and e.confirmed_at is not null) as has_email,
           exists (select from passkey_owners o join passkeys k on k.account_id = o.account_id where o.account_id = a.id and o.asked) as asks_passkey
    from accounts a join profiles p on p.id = a.profile_id where a.phone = ${phone}`)
}

/** Forms that are over, and those that nobody confirmed within a day, with the names that were typed in. */
export function sweepRequests(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from relative_requests where created_at < ${now}::timestamptz - interval '1 day'`)
}
