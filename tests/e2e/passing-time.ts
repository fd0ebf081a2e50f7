// What only time, a clinic or another server can do is done in the database, so that no journey waits for it.
import { randomUUID } from 'node:crypto'
import type { VisitStatus } from '@vizit/rules/visits'
import { noticeToken } from '../../apps/server/src/jobs/notice-token.ts'
import { startCluster } from '../../apps/server/src/store/cluster.ts'
import { openStore, type Store, sql } from '../../apps/server/src/store/store.ts'

let opened: Promise<Store> | undefined

async function open(): Promise<Store> {
  const url = process.env.DATABASE_URL ?? (await startCluster({ dataDir: process.env.E2E_DATA!, log: () => undefined })).url
  return openStore(url, { connections: 1 })
}

export function store(): Promise<Store> {
  opened ??= open()
  return opened
}

/** For the server's counters `seconds` pass: what was spent before may be spent again. */
export async function letLimitsPass(seconds: number): Promise<void> {
  await (await store()).run(sql`update limits set resets_at = resets_at - make_interval(secs => ${seconds})`)
}

/** What the person has looked for among the drugs was a minute earlier: in a still clock nothing else tells which came last. */
export async function letDrugSearchesAge(profileId: string): Promise<void> {
  await (await store()).run(sql`
    update drug_searches set at = at - interval '1 minute' where account_id = (select id from accounts where profile_id = ${profileId}::uuid)`)
}

/** The code that was sent to this phone last grows older than it may. */
export async function letCodeExpire(phone: string): Promise<void> {
  await (await store()).run(
    sql`update sign_in_attempts set expires_at = now() - interval '1 second', created_at = created_at - interval '1 hour' where phone = ${phone}`
  )
}

/** The visit comes to begin so many minutes from now (before now when negative). It lasts a moment, to be in no other journey's way. */
export async function moveVisit(orderId: string, minutesFromNow: number, status: VisitStatus = 'booked'): Promise<void> {
  const start = new Date(Date.now() + minutesFromNow * 60_000)
  await (await store()).run(sql`
    update visits set starts_at = ${start}, ends_at = ${start}::timestamptz + interval '20 milliseconds', status = ${status}, updated_at = now()
    where order_id = ${orderId}`)
}

/** Clinics take back all free times that begin within so many minutes. */
export async function closeTimesAtHand(minutes: number): Promise<void> {
  await (await store()).run(
    sql`update slots set taken_by = 'clinic' where taken_by is null and starts_at between now() and now() + make_interval(mins => ${minutes}::int)`
  )
}

/** The clinic calls the visit off. */
export async function callOff(orderId: string, reason: string): Promise<void> {
  await (await store()).run(sql`
    update visits set status = 'cancelled', cancelled_by = 'clinic', cancel_reason = ${reason}, updated_at = now() where order_id = ${orderId}`)
}

/** The clinic has not answered yet. */
export async function leavePending(orderId: string): Promise<void> {
  await (await store()).run(sql`update visits set status = 'pending', updated_at = now() where order_id = ${orderId}`)
}

/** From now on the doctor takes adults of these years only; null = as before. */
export async function takeAdultsFrom(doctorId: string, age: number | null): Promise<void> {
  await (await store()).run(sql`update doctors set adult_age = ${age} where id = ${doctorId}::int`)
}

/** What this phone's sessions have proven lately, they have proven long ago. */
export async function letReauthAge(phone: string): Promise<void> {
  await (await store()).run(sql`
    update sessions set proven_at = proven_at - interval '1 hour' where account_id = (select id from accounts where phone = ${phone})`)
}

/** The owner of this phone has a passkey on another device, and is asked for it at each sign-in. */
export async function giveAskedPasskey(phone: string): Promise<void> {
  const handle = Buffer.from(phone.padEnd(32, '0'))
  await (await store()).run(sql`
    with owner as (
      insert into passkey_owners (account_id, handle, asked) select id, ${handle}, true from accounts where phone = ${phone} returning account_id)
    insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, backed_up, created_at)
    select gen_random_uuid(), account_id, ${handle}, ${handle}, 0, '{internal}', 'Chrome, Windows', true, now() from owner`)
}

/** Somebody ends all sessions of the phone, as signing out everywhere does. */
export async function endSessions(phone: string): Promise<void> {
  await (await store()).run(sql`
    update sessions set ended_at = now() where account_id = (select id from accounts where phone = ${phone}) and ended_at is null`)
}

/** The code that was sent to this phone last was sent so many seconds earlier. */
export async function letCodeAge(phone: string, seconds: number): Promise<void> {
  await (await store()).run(
    sql`update sign_in_attempts set code_sent_at = code_sent_at - make_interval(secs => ${seconds}) where phone = ${phone} and used_at is null`
  )
}

/** Nobody has used the account of this phone for so many days. */
export async function letAccountSleep(phone: string, days: number): Promise<void> {
  const db = await store()
  const account = await db.row<{ id: string }>(sql`select id from accounts where phone = ${phone}`)
  const asleep = `${days} days`
  await db.run(sql`update accounts set created_at = created_at - ${asleep}::interval where id = ${account!.id}`)
  await db.run(sql`
    update account_devices set first_seen_at = first_seen_at - ${asleep}::interval, seen_at = seen_at - ${asleep}::interval
    where account_id = ${account!.id}`)
  await db.run(sql`
    update sessions set created_at = created_at - ${asleep}::interval, seen_at = seen_at - ${asleep}::interval
    where account_id = ${account!.id}`)
}

/** Texts of consent were accepted by this account in an older version. */
export async function renewConsentTexts(phone: string): Promise<void> {
  await (await store()).run(
    sql`update consents set text_version = '2025-01' where account_id = (select id from accounts where phone = ${phone})`
  )
}

export type NotedPatient = { lastName: string; firstName: string; middleName: string; birthday: string; sex: 'FEMALE' | 'MALE' }

/** A registry notes a visit down for whoever telephoned from this number. */
export async function noteByPhone(phone: string, slotId: string, patient: NotedPatient): Promise<void> {
  const { lastName, firstName, middleName, birthday, sex } = patient
  const [orderId, omId] = [randomUUID(), randomUUID()]
  await (await store()).run(sql`
    with taken as (update slots set taken_by = 'visit' where id = ${slotId}::bigint returning id, assignment_id, starts_at, ends_at),
    visit as (
      insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
      select ${orderId}::uuid, a.provider_id, t.assignment_id, a.doctor_id, t.id, t.starts_at, t.ends_at, 'created_manually', now(), now()
      from taken t join assignments a on a.id = t.assignment_id returning order_id)
    insert into phone_visits (order_id, om_id, phone, way, last_name, first_name, middle_name, birthday, sex, created_at)
    select order_id, ${omId}::uuid, ${phone}, 'registry', ${lastName}, ${firstName}, ${middleName}, ${birthday}::date, ${sex}, now() from visit`)
}

/** The clinic writes down what it found at the visit. Gives the id of the report. */
export async function concludeVisit(orderId: string, title: string, body: string): Promise<string> {
  const row = await (await store()).row<{ id: string }>(sql`
    insert into reports (id, profile_id, provider_id, external_id, kind, state, title, body, order_id, assignment_id, content_hash, taken_at, ready_at,
                         updated_at)
    select gen_random_uuid(), v.profile_id, v.provider_id, 'conclusion-' || v.order_id, 'conclusion', 'ready', ${title}, ${body}, v.order_id,
           v.assignment_id, '\\x00', v.starts_at, v.ends_at, now()
    from visits v where v.order_id = ${orderId} returning id`)
  return row!.id
}

/** What a clinic once gave as the document of this report, past every check of it. */
export async function putDocument(reportId: string, pdf: Uint8Array): Promise<void> {
  await (await store()).run(sql`
    insert into report_files (report_id, language, profile_id, pdf, made_at)
    select id, case when document_id is null then 'ru' end, profile_id, ${pdf}::bytea, now() from reports where id = ${reportId}
    on conflict (report_id, language) do update set pdf = excluded.pdf`)
}

/** What signs the links of a server that runs with local defaults. */
const LOCAL_SECRET = 'vizit-local-secret-not-for-production'

/** A reminder of the visit has come; gives the token of its link. */
export async function remindOf(orderId: string): Promise<string> {
  const id = randomUUID()
  await (await store()).run(sql`
    with notice as (
      insert into notifications (id, dedupe, channel, recipient, account_id, body, page, state, created_at, sent_at)
      select ${id}::uuid, ${`journey:${id}`}, 'sms', a.phone, a.id, '', '/visit-link', 'sent', now(), now()
      from visits v join accounts a on a.id = v.account_id where v.order_id = ${orderId} returning id)
    insert into notice_visits (notice_id, order_id, starts_at, line)
    select n.id, v.order_id, v.starts_at, '' from notice n, visits v where v.order_id = ${orderId}`)
  return noticeToken(process.env.SECRET ?? LOCAL_SECRET, id)
}

/** The clinic frees a time of a doctor who has none before this day. */
export async function freeTime(doctorId: string, before: Date): Promise<string> {
  const row = await (await store()).row<{ id: string }>(sql`
    update slots set taken_by = null where id = (
      select s.id from slots s join assignments a on a.id = s.assignment_id
      where a.doctor_id = ${doctorId}::int and s.starts_at between now() + interval '1 day' and ${before} order by s.starts_at, s.id limit 1)
    returning id`)
  return row!.id
}

/** The time came free, and whoever waits is told of it for a quarter of an hour. */
export async function offerTime(requestId: string, slotId: string): Promise<void> {
  await (await store()).run(sql`
    insert into waiting_offers (id, request_id, account_id, slot_id, starts_at, offered_at, ends_at, state)
    select gen_random_uuid(), w.id, w.account_id, s.id, s.starts_at, now(), now() + interval '15 minutes', 'open'
    from waiting_requests w, slots s where w.id = ${requestId} and s.id = ${slotId}::bigint`)
}

/** The text of the newest message that is due to this phone, whether it has left or waits for the morning. */
export async function newestNotice(phone: string): Promise<string | undefined> {
  const row = await (await store()).row<{ body: string }>(
    sql`select body from notifications where recipient = ${phone} order by created_at desc limit 1`
  )
  return row?.body
}
