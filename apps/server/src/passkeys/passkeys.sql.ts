import type { Passkey } from '@vizit/contract/passkeys'
import { type Db, sql, type Tx } from '../store/store.ts'

/** The account as its authenticators know it; made at the first need. */
export async function ownerHandle(db: Db, accountId: string, fresh: Buffer): Promise<Buffer> {
  const row = await db.row<{ handle: Buffer }>(sql`
    insert into passkey_owners as o (account_id, handle) values (${accountId}, ${fresh})
    on conflict (account_id) do update set asked = o.asked returning handle`)
  return row!.handle
}

export type Owner = { profileId: string; asked: boolean; passkeys: number; hasConfirmedEmail: boolean; phone: string | null }
type OwnerRow = { profile_id: string; asked: boolean; passkeys: number; has_confirmed_email: boolean; phone: string | null }

/** What judges a change. */
export async function findOwner(db: Db, accountId: string): Promise<Owner> {
  const row = await db.row<OwnerRow>(sql`
    select a.profile_id, coalesce(o.asked, false) as asked, a.phone,
           (select count(*)::int from passkeys k where k.account_id = a.id) as passkeys,
           exists (select from emails e where e.account_id = a.id and e.confirmed_at is not null) as has_confirmed_email
    from accounts a left join passkey_owners o on o.account_id = a.id where a.id = ${accountId}`)
  if (!row) throw new Error('a session without an account')
  const { profile_id: profileId, has_confirmed_email: hasConfirmedEmail, ...owner } = row
  return { ...owner, profileId, hasConfirmedEmail }
}

/** Has a code, asked for by this very session, proven just now that the owner is here? */
export async function isProvenByCode(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const row = await db.row<{ proven: boolean }>(sql`
    select exists (select from reauths where session_id = ${sessionId} and action = 'passkeys' and proven_until > ${now}) as proven`)
  return row?.proven === true
}

/** Changes of one account's passkeys stand in a row, with those of its addresses: the way back must not go while it is counted on. */
export function lockOwner(tx: Tx, accountId: string): Promise<{ id: string } | undefined> {
  return tx.row(sql`select id from accounts where id = ${accountId} for no key update`)
}

export function setAsked(tx: Tx, accountId: string, asked: boolean): Promise<number> {
  return tx.run(sql`update passkey_owners set asked = ${asked} where account_id = ${accountId} and asked <> ${asked}`)
}

type PasskeyRow = { id: string; name: string; created_at: string; last_used_at: string | null; backed_up: boolean; suspected: boolean }

function asPasskey({ id, name, created_at, last_used_at, backed_up, suspected }: PasskeyRow): Passkey {
  return { id, name, addedAt: created_at, lastUsedAt: last_used_at, backedUp: backed_up, suspected }
}

/** The newest first. */
export async function findPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
  const rows = await db.rows<PasskeyRow>(sql`
    select id, name, created_at, last_used_at, backed_up, suspected_at is not null as suspected
    from passkeys where account_id = ${accountId} order by created_at desc, id`)
  return rows.map(asPasskey)
}

export type Known = { id: Buffer; transports: string[] }

/** What authenticators know them by. */
export function findCredentials(db: Db, accountId: string): Promise<Known[]> {
  return db.rows<Known>(sql`select credential_id as id, transports from passkeys where account_id = ${accountId} order by created_at, id`)
}

export type NewPasskey = {
  id: string
  accountId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  backedUp: boolean
}

export function addRow(tx: Tx, passkey: NewPasskey, now: Date): Promise<number> {
  const { id, accountId, credentialId, publicKey, counter, transports, name, backedUp } = passkey
  return tx.run(sql`
    insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, backed_up, created_at)
    values (${id}, ${accountId}, ${credentialId}, ${publicKey}, ${counter}, ${transports}::text[], ${name}, ${backedUp}, ${now})`)
}

/** An own passkey; another account's does not exist. */
export async function renameRow(tx: Tx, accountId: string, id: string, name: string): Promise<Passkey | undefined> {
  const row = await tx.row<PasskeyRow>(sql`
    update passkeys set name = ${name} where id = ${id} and account_id = ${accountId}
    returning id, name, created_at, last_used_at, backed_up, suspected_at is not null as suspected`)
  return row && asPasskey(row)
}

export function deleteRow(tx: Tx, accountId: string, id: string): Promise<number> {
  return tx.run(sql`delete from passkeys where id = ${id} and account_id = ${accountId}`)
}

export type Candidate = { id: string; profile_id: string; public_key: Buffer; handle: Buffer }

/** The passkey of this account that an authenticator calls so. One of another account is unknown here. */
export function findCandidate(db: Db, accountId: string, credentialId: Buffer): Promise<Candidate | undefined> {
  return db.row<Candidate>(sql`
    select k.id, a.profile_id, k.public_key, o.handle
    from passkeys k join passkey_owners o on o.account_id = k.account_id join accounts a on a.id = k.account_id
    where k.account_id = ${accountId} and k.credential_id = ${credentialId}`)
}

/** Notes a use. The count must have grown, or have never begun: of two uses with one count, one gets a row. */
export function noteUse(tx: Tx, use: { id: string; counter: number; backedUp: boolean }, now: Date): Promise<number> {
  return tx.run(sql`
    update passkeys set counter = ${use.counter}, backed_up = ${use.backedUp}, last_used_at = ${now}
    where id = ${use.id} and (counter < ${use.counter}::bigint or (counter = 0 and ${use.counter}::bigint = 0))`)
}

export function suspectRow(tx: Tx, id: string, now: Date): Promise<number> {
  return tx.run(sql`update passkeys set suspected_at = ${now} where id = ${id}`)
}
