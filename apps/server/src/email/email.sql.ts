import type { Language } from '@vizit/rules/languages'
import { type Db, sql, type Tx } from '../store/store.ts'
import type { NoticeReason } from './letters.ts'

export type EmailRow = { id: string; address: string; usage: 'PRIMARY' | 'BACKUP'; confirmed: boolean }

/** Confirmed ones first, PRIMARY before BACKUP. */
export function findEmails(db: Db, accountId: string): Promise<EmailRow[]> {
  return db.rows<EmailRow>(sql`
    select id, address, usage, confirmed_at is not null as confirmed from emails
    where account_id = ${accountId} order by confirmed_at is null, usage desc, created_at, id`)
}

export async function findOwnProfile(db: Db, accountId: string): Promise<string> {
  const row = await db.row<{ id: string }>(sql`select profile_id as id from accounts where id = ${accountId}`)
  if (!row) throw new Error('a session without an account')
  return row.id
}

/** Changes of the addresses of one account stand in a row. */
export function lockAccount(tx: Tx, accountId: string): Promise<{ id: string } | undefined> {
  return tx.row(sql`select id from accounts where id = ${accountId} for no key update`)
}

/** A new address waits; what waited for this usage, or under this address, waits no more. */
export async function addWaiting(
  tx: Tx,
  email: { id: string; accountId: string; address: string; usage: 'PRIMARY' | 'BACKUP' },
  now: Date
): Promise<void> {
  await tx.run(sql`
    delete from emails where account_id = ${email.accountId} and confirmed_at is null and (usage = ${email.usage} or address = ${email.address})`)
  await tx.run(sql`
    insert into emails (id, account_id, address, usage, created_at)
    values (${email.id}, ${email.accountId}, ${email.address}, ${email.usage}, ${now})`)
}

export function removeOwn(tx: Tx, accountId: string, id: string): Promise<{ address: string; confirmed: boolean } | undefined> {
  return tx.row(sql`
    delete from emails where id = ${id} and account_id = ${accountId} returning address, confirmed_at is not null as confirmed`)
}

/** A passkey is asked at each sign-in, and no confirmed address is left to come back by when it is lost. */
export async function isWayBackGone(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx.row<{ gone: boolean }>(sql`
    select exists (select from passkey_owners o join passkeys k on k.account_id = o.account_id where o.account_id = ${accountId} and o.asked)
           and not exists (select from emails where account_id = ${accountId} and confirmed_at is not null) as gone`)
  return row?.gone === true
}

export function removeWaiting(tx: Tx, id: string): Promise<number> {
  return tx.run(sql`delete from emails where id = ${id} and confirmed_at is null`)
}

/** Confirmations of one address stand in a row, so that one account gets it. */
export function lockAddress(tx: Tx, address: string): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 3))`)
}

export async function isTaken(tx: Tx, address: string): Promise<boolean> {
  const row = await tx.row<{ taken: boolean }>(sql`
    select exists (select from emails where address = ${address} and confirmed_at is not null) as taken`)
  return row?.taken === true
}

/** The waiting address takes the place of the confirmed one of its usage, which is given back. */
export async function confirmWaiting(
  tx: Tx,
  email: { id: string; accountId: string; usage: string },
  now: Date
): Promise<{ confirmed: number; replaced: string | null }> {
  const former = await tx.row<{ address: string }>(sql`
    delete from emails where account_id = ${email.accountId} and usage = ${email.usage} and confirmed_at is not null returning address`)
  const confirmed = await tx.run(sql`update emails set confirmed_at = ${now} where id = ${email.id} and confirmed_at is null`)
  return { confirmed, replaced: former?.address ?? null }
}

// ── Links ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type NewLink = { id: string; purpose: 'confirm-address' | 'confirm-device'; emailId: string; sessionId: string | null }

/** The newest link of its purpose is the only one: those before it are void. */
export async function addLink(tx: Tx, link: NewLink, now: Date, hours: number): Promise<void> {
  await tx.run(sql`
    delete from mail_links
    where purpose = ${link.purpose} and used_at is null and ((${link.sessionId}::uuid is null and email_id = ${link.emailId}) or session_id = ${link.sessionId})`)
  await tx.run(sql`
    insert into mail_links (id, purpose, email_id, session_id, language, created_at, expires_at)
    values (${link.id}, ${link.purpose}, ${link.emailId}, ${link.sessionId},
            (select language_of(e.account_id) from emails e where e.id = ${link.emailId}), ${now}, ${now}::timestamptz + make_interval(hours => ${hours}::int))`)
}

export type UsedLink = {
  purpose: 'confirm-address' | 'confirm-device'
  session_id: string | null
  email_id: string
  account_id: string
  address: string
  usage: string
}

/** Uses a link up. Of several that come with it one gets a row. */
export function useLink(tx: Tx, id: string, now: Date): Promise<UsedLink | undefined> {
  return tx.row<UsedLink>(sql`
    update mail_links l set used_at = ${now} from emails e
    where l.id = ${id} and l.used_at is null and l.expires_at > ${now} and e.id = l.email_id
    returning l.purpose, l.session_id, l.email_id, e.account_id, e.address, e.usage`)
}

/** What became of a link that the server made: its row is gone when a newer letter took its place. */
export async function findLinkEnd(db: Db, id: string): Promise<'used' | 'expired' | 'replaced'> {
  const row = await db.row<{ used: boolean }>(sql`select used_at is not null as used from mail_links where id = ${id}`)
  if (!row) return 'replaced'
  return row.used ? 'used' : 'expired'
}

export type DueLink = {
  purpose: 'confirm-address' | 'confirm-device'
  account_id: string
  address: string
  language: Language
  device_name: string | null
  at: string
}

/** A link whose letter has not been sent, while it is still good. */
export function findDueLink(db: Db, id: string, now: Date): Promise<DueLink | undefined> {
  return db.row<DueLink>(sql`
    select l.purpose, e.account_id, e.address, l.language, s.device_name, l.created_at as at
    from mail_links l join emails e on e.id = l.email_id left join sessions s on s.id = l.session_id
    where l.id = ${id} and l.sent_at is null and l.used_at is null and l.expires_at > ${now}`)
}

export function markLinkSent(db: Db, id: string, at: Date): Promise<number> {
  return db.run(sql`update mail_links set sent_at = ${at} where id = ${id}`)
}

// ── Notices ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type AddressNotice = { id: string; accountId: string; address: string; reason: NoticeReason }

export function addNotice(tx: Tx, notice: AddressNotice, now: Date): Promise<number> {
  return tx.run(sql`
    insert into address_notices (id, account_id, address, reason, language, at)
    values (${notice.id}, ${notice.accountId}, ${notice.address}, ${notice.reason}, language_of(${notice.accountId}), ${now})`)
}

export type DueNotice = { address: string; language: Language; reason: NoticeReason; at: string }

export function findDueNotice(db: Db, id: string) {
  return db.row<DueNotice>(sql`select address, language, reason, at from address_notices where id = ${id} and sent_at is null`)
}

export function markNoticeSent(db: Db, id: string, at: Date): Promise<number> {
  return db.run(sql`update address_notices set sent_at = ${at} where id = ${id}`)
}

// ── The device ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Since when a letter for this session is on its way, and when the account was last used by its owner. */
export function findDeviceState(
  db: Db,
  accountId: string,
  sessionId: string,
  now: Date
): Promise<{ asked: { at: string; emailId: string } | null; last_used: string; profile_id: string } | undefined> {
  return db.row(sql`
    select (select jsonb_build_object('at', to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'emailId', l.email_id)
              from mail_links l where l.session_id = ${sessionId} and l.used_at is null and l.expires_at > ${now}
             order by l.created_at desc limit 1) as asked,
           last_used(a.id), a.profile_id
    from accounts a where a.id = ${accountId}`)
}

// ── Sweeping ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Links a month after their end, notices of a month ago, and addresses that nobody confirmed within a month. */
export async function sweepEmail(db: Db, now: Date): Promise<number> {
  const notices = await db.run(sql`delete from address_notices where at < ${now}::timestamptz - interval '30 days'`)
  const links = await db.run(sql`delete from mail_links where expires_at < ${now}::timestamptz - interval '30 days'`)
  return (
    notices +
    links +
    (await db.run(sql`delete from emails where confirmed_at is null and created_at < ${now}::timestamptz - interval '30 days'`))
  )
}
