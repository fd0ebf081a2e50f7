import type { Day } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { type Db, sql, type Tx } from '../store/store.ts'

/** Whoever asks why a message came, or did not, asks within so long. */
const KEPT_DAYS = 90
const DROPPED_AT_ONCE = 2_000

export type NewNotification = {
  id: string
  dedupe: string
  accountId: string
  language: Language
  subject: string
  body: string
  brief: string
  page: string | null
  slotId: string | null
  orderId: string | null
  isNews: boolean
}

/** Written by the way that each person has chosen. Gives those that were: the others have nobody to tell, or their cause was told before. */
export async function addForAccounts(tx: Tx, notices: readonly NewNotification[], now: Date): Promise<Set<string>> {
  const column = <K extends keyof NewNotification>(name: K) => notices.map(notice => notice[name])
  const written = await tx.rows<{ id: string }>(sql`
    insert into notifications (id, dedupe, channel, recipient, language, subject, body, brief, page, slot_id, order_id, is_news, account_id, state, created_at)
    select t.id, t.dedupe, w.channel, w.recipient, t.language, t.subject, t.body, t.brief, t.page, t.slot_id, t.order_id, t.is_news, t.account_id, 'due', ${now}::timestamptz
    from unnest(${column('id')}::uuid[], ${column('dedupe')}::text[], ${column('accountId')}::uuid[], ${column('language')}::text[], ${column('subject')}::text[],
      ${column('body')}::text[], ${column('brief')}::text[], ${column('page')}::text[], ${column('slotId')}::bigint[], ${column('orderId')}::uuid[], ${column('isNews')}::boolean[])
      t (id, dedupe, account_id, language, subject, body, brief, page, slot_id, order_id, is_news)
    cross join lateral (select * from notice_way(t.account_id, ${now}::timestamptz) offset 0) w
    on conflict (dedupe) do nothing
    returning id`)
  return new Set(written.map(({ id }) => id))
}

export type ToldVisit = { orderId: string; startsAt: string; line: string }

export function addToldVisits(tx: Tx, visits: readonly (ToldVisit & { noticeId: string })[]): Promise<number> {
  const column = <K extends keyof ToldVisit | 'noticeId'>(name: K) => visits.map(visit => visit[name])
  return tx.run(sql`
    insert into notice_visits (notice_id, order_id, starts_at, line)
    select * from unnest(${column('noticeId')}::uuid[], ${column('orderId')}::uuid[], ${column('startsAt')}::timestamptz[], ${column('line')}::text[])`)
}

export type DueNotification = {
  id: string
  dedupe: string
  channel: 'sms' | 'mail' | 'push'
  recipient: string
  language: Language
  subject: string
  body: string
  brief: string
  page: string | null
  account_id: string | null
  tries: number
  /** It tells of a free slot that is not free any more, or of a visit that its reader may not see any more, or would go to a number that has left the account. */
  is_late: boolean
}

/** The message if it is due still, with this try counted. */
export function countTry(db: Db, id: string, day: Day) {
  return db.row<DueNotification>(sql`
    update notifications set tries = tries + 1 where id = ${id} and state = 'due'
    returning id, dedupe, channel, recipient, language, subject, body, brief, page, account_id, tries,
      slot_id is not null and not exists (select from slots s where s.id = slot_id and s.taken_by is null)
        or channel = 'sms' and account_id is not null and not exists (select from accounts a where a.id = notifications.account_id and a.phone = recipient)
        or account_id is not null and order_id is not null and not exists (
          select from visits v join access_of(notifications.account_id, ${day}) x on x.profile_id = v.profile_id
          where v.order_id = notifications.order_id and allows(x.level, 'VIEW_VISITS')) as is_late`)
}

/** What of the visits that a message tells of is still so, and may be seen by its reader still; null when it tells of none. */
export async function findLines(db: Db, noticeId: string, day: Day): Promise<string[] | null> {
  const row = await db.row<{ told: number; lines: string[] }>(sql`
    select count(*)::int as told,
           coalesce(array_agg(n.line order by n.starts_at, n.order_id)
             filter (where is_confirmed(v.status) and v.starts_at = n.starts_at and (m.account_id is null or exists (
               select from access_of(m.account_id, ${day}) x where x.profile_id = v.profile_id and allows(x.level, 'VIEW_VISITS')))), '{}') as lines
    from notice_visits n join notifications m on m.id = n.notice_id left join visits v on v.order_id = n.order_id where n.notice_id = ${noticeId}`)
  return row && row.told > 0 ? row.lines : null
}

export function markSent(db: Db, id: string, at: Date): Promise<number> {
  return db.run(sql`update notifications set state = 'sent', sent_at = ${at} where id = ${id}`)
}

export function giveUp(db: Db, id: string): Promise<number> {
  return db.run(sql`update notifications set state = 'gave-up' where id = ${id} and state = 'due'`)
}

/** From here on the message goes to the person's phone. No row: there is none. */
export function sendBySms(db: Db, id: string) {
  return db.row<{ recipient: string }>(sql`
    update notifications n set channel = 'sms', recipient = a.phone
    from accounts a where n.id = ${id} and n.state = 'due' and a.id = n.account_id and a.phone is not null
    returning n.recipient`)
}

export type Subscription = { session_id: string; endpoint: string; p256dh: string; auth: string }
/** `is_app`: of the patient app. */
type FoundSubscription = Subscription & { is_app: boolean }

/** Where the person's browsers take pushes; those of sessions that are over do not. */
export function findSubscriptions(db: Db, accountId: string, now: Date): Promise<FoundSubscription[]> {
  return db.rows<FoundSubscription>(sql`
    select p.session_id, p.endpoint, p.p256dh, p.auth, coalesce(s.face = 'patient', false) as is_app from push_subscriptions p join sessions s on s.id = p.session_id
    where p.account_id = ${accountId} and s.account_id = p.account_id and s.ended_at is null and s.expires_at > ${now} order by p.created_at`)
}

/** Is the person signed in to the patient app somewhere? */
export async function usesApp(db: Db, accountId: string, now: Date): Promise<boolean> {
  const row = await db.row<{ uses: boolean }>(sql`
    select exists (select from sessions where account_id = ${accountId} and face = 'patient' and ended_at is null and expires_at > ${now}) as uses`)
  return row?.uses ?? false
}

/** The browser has taken its subscription back. */
export function dropSubscription(db: Db, endpoint: string): Promise<number> {
  return db.run(sql`delete from push_subscriptions where endpoint = ${endpoint}`)
}

/** Puts this session's subscription down; the same browser under another session or account hears by this one only from now on. */
export async function putSubscription(tx: Tx, subscription: Subscription & { accountId: string }, now: Date): Promise<void> {
  // two sessions of one browser that come at once: the later one finds the row of the earlier one
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${subscription.endpoint}, 18))`)
  await tx.run(sql`delete from push_subscriptions where endpoint = ${subscription.endpoint} and session_id <> ${subscription.session_id}`)
  await tx.run(sql`
    insert into push_subscriptions (session_id, account_id, endpoint, p256dh, auth, created_at)
    values (${subscription.session_id}, ${subscription.accountId}, ${subscription.endpoint}, ${subscription.p256dh}, ${subscription.auth}, ${now})
    on conflict (session_id) do update set account_id = excluded.account_id, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at`)
}

export function dropSubscriptionOf(db: Db, sessionId: string): Promise<number> {
  return db.run(sql`delete from push_subscriptions where session_id = ${sessionId}`)
}

/** Drops messages that left, or were given up, so many days ago, with what they told of; not many at once. */
export async function sweepNotifications(db: Db, now: Date): Promise<number> {
  for (let dropped = 0; ; ) {
    const some = await db.run(sql`
      delete from notifications where id in (
        select id from notifications where state <> 'due' and created_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS}::int)
        order by created_at limit ${DROPPED_AT_ONCE}::int)`)
    dropped += some
    if (some < DROPPED_AT_ONCE) return dropped
  }
}
