import type { Language } from '@vizit/rules/languages'
import { type Db, sql, type Tx } from '../store/store.ts'
import type { AskedRelation, Offer } from './family-code.sql.ts'

export type NewInvite = {
  id: string
  accountId: string
  address: string
  tokenHash: Buffer
  relation: AskedRelation
  offered: Offer[]
  deviceName: string
  days: number
}

/**
 * The newest invitation to a mailbox is the only one: the link of the one before is void. Its letter is in the language of the mailbox's account; of one that is
 * nobody's, in that of whoever invites.
 */
export async function putInvite(tx: Tx, invite: NewInvite, now: Date): Promise<void> {
  const { id, accountId, address, tokenHash, relation, offered, deviceName, days } = invite
  await tx.run(sql`delete from family_invites where account_id = ${accountId} and address = ${address}`)
  await tx.run(sql`
    insert into family_invites (id, account_id, address, token_hash, relation, offered, device_name, language, created_at, expires_at)
    values (${id}, ${accountId}, ${address}, ${tokenHash}, ${relation}, ${JSON.stringify(offered)}::jsonb, ${deviceName},
            coalesce(language_of((select e.account_id from emails e where e.address = ${address} and e.confirmed_at is not null)), language_of(${accountId})),
            ${now}, ${now}::timestamptz + make_interval(days => ${days}::int))`)
}

/** Those that wait, newest first. */
export function findInvites(
  db: Db,
  accountId: string,
  now: Date
): Promise<{ id: string; email: string; relation: AskedRelation; created_at: string; until: string }[]> {
  return db.rows(sql`
    select id, address as email, relation, created_at, expires_at as until
    from family_invites where account_id = ${accountId} and expires_at > ${now} order by created_at desc, id`)
}

export function hasOwnAddress(db: Db, accountId: string, address: string): Promise<{ id: string } | undefined> {
  return db.row(sql`select id from emails where account_id = ${accountId} and address = ${address}`)
}

export function dropInvite(tx: Tx, accountId: string, id: string): Promise<number> {
  return tx.run(sql`delete from family_invites where id = ${id} and account_id = ${accountId}`)
}

export type InviteRow = {
  id: string
  account_id: string
  profile_id: string
  relation: AskedRelation
  offered: Offer[]
  until: string
  last_name: string
  first_name: string
  middle_name: string
}

/** The invitation behind a link, with who invites. */
export function findInvite(db: Db, tokenHash: Buffer, now: Date): Promise<InviteRow | undefined> {
  return db.row<InviteRow>(sql`
    select i.id, i.account_id, a.profile_id, i.relation, i.offered, i.expires_at as until, p.last_name, p.first_name, p.middle_name
    from family_invites i join accounts a on a.id = i.account_id join profiles p on p.id = a.profile_id
    where i.token_hash = ${tokenHash} and i.expires_at > ${now}`)
}

/** Uses a link up: the row goes, and with it the address. Of several that come with it one gets it. */
export function takeInvite(tx: Tx, id: string): Promise<number> {
  return tx.run(sql`delete from family_invites where id = ${id}`)
}

/** An invitation whose letter has not left, with who invites. */
export function findDueInvite(
  db: Db,
  id: string,
  now: Date
): Promise<
  | {
      address: string
      language: Language
      relation: AskedRelation
      device_name: string
      last_name: string
      first_name: string
      middle_name: string
      until: string
    }
  | undefined
> {
  return db.row(sql`
    select i.address, i.language, i.relation, i.device_name, i.expires_at as until, p.last_name, p.first_name, p.middle_name
    from family_invites i join accounts a on a.id = i.account_id join profiles p on p.id = a.profile_id
    where i.id = ${id} and i.sent_at is null and i.expires_at > ${now}`)
}

export function markInviteSent(db: Db, id: string, at: Date): Promise<number> {
  return db.run(sql`update family_invites set sent_at = ${at} where id = ${id}`)
}

/** Addresses of people who never answered are not kept. */
export function sweepInvites(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from family_invites where expires_at <= ${now}`)
}
