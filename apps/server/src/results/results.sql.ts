import type { Day } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import type { ReportKind } from '@vizit/rules/test-results'
import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, sql, type Tx } from '../store/store.ts'

export type ReportRow = {
  id: string
  external_id: string
  kind: ReportKind
  state: 'in-work' | 'ready'
  title: string
  order_id: string | null
  assignment_id: number | null
  taken_at: string
  ready_at: string | null
  updated_at: string
  profile_id: string
  rel_kind: string
  first_name: string
  provider_id: number
  provider_code: string
  gateway: string
  doctor_id: number | null
  doctor_name: string | null
  speciality: string | null
  branch_id: number | null
  branch_name: string | null
}

/** Reports of everyone whose results the account may see [6.32], the newest first. `provider` null: of every one. */
export function findReports(db: Db, accountId: string, day: Day, provider: string | null): Promise<ReportRow[]> {
  return db.rows<ReportRow>(sql`
    select r.id, r.external_id, r.kind, r.state, r.title, r.order_id, r.assignment_id, r.taken_at, r.ready_at, r.updated_at, r.profile_id,
           ac.rel_kind, p.first_name, o.id as provider_id, o.code as provider_code, o.gateway,
           c.doctor_id, c.doctor_name, c.speciality, c.branch_id, c.branch_name
    from access_of(${accountId}, ${day}) ac
    join profiles p on p.id = ac.profile_id
    join reports r on r.profile_id = ac.profile_id
    join providers o on o.id = r.provider_id
    left join booking_cards c on c.assignment_id = r.assignment_id
    where allows(ac.level, 'VIEW_REPORTS_TESTS') and (${provider}::text is null or o.code = ${provider}::text)
    order by r.taken_at desc, r.title, r.id`)
}

export type NewTestRow = { id: string; title: string; taken_at: string; profile_id: string; first_name: string; rel_kind: string }

/**
 * Results of tests that the account may see and finds with no visit of its list, since `newSince` ready or changed and not opened since, the latest first, of those that came together the latest taken. A visit
 * that was taken out of the list, or cancelled, or never was one (`noVisits`: its statuses), has no line among the past ones.
 */
export function findNewTests(
  db: Db,
  accountId: string,
  day: Day,
  asked: { newSince: Date; noVisits: readonly VisitStatus[]; most: number }
) {
  const { newSince, noVisits, most } = asked
  return db.rows<NewTestRow>(sql`
    select r.id, r.title, r.taken_at, r.profile_id, p.first_name, ac.rel_kind
    from access_of(${accountId}, ${day}) ac
    join profiles p on p.id = ac.profile_id
    join reports r on r.profile_id = ac.profile_id
    left join visits v on v.order_id = r.order_id
    left join seen_reports s on s.report_id = r.id and s.account_id = ${accountId}
    where allows(ac.level, 'VIEW_REPORTS_TESTS') and r.kind = 'test' and r.state = 'ready'
      and (r.order_id is null or v.hidden_at is not null or v.status = any (${noVisits}::text[]))
      and is_new_result(r.ready_at, r.updated_at, s.seen_at, ${newSince})
    order by greatest(r.ready_at, r.updated_at) desc, r.taken_at desc, r.title, r.id limit ${most}`)
}

/** With what a file is drawn of or fetched by. */
export type WholeReport = ReportRow & {
  body: string
  document_id: string | null
  last_name: string
  middle_name: string
  birthday: Day | null
}

/** One report whose results the account may see [6.32]. */
export function findReport(db: Db, accountId: string, day: Day, reportId: string): Promise<WholeReport | undefined> {
  return db.row<WholeReport>(sql`
    select r.id, r.external_id, r.kind, r.state, r.title, r.order_id, r.assignment_id, r.taken_at, r.ready_at, r.updated_at, r.profile_id, r.body,
           r.document_id, ac.rel_kind, p.first_name, p.last_name, p.middle_name, p.birthday, o.id as provider_id, o.code as provider_code, o.gateway,
           c.doctor_id, c.doctor_name, c.speciality, c.branch_id, c.branch_name
    from access_of(${accountId}, ${day}) ac
    join profiles p on p.id = ac.profile_id
    join reports r on r.profile_id = ac.profile_id
    join providers o on o.id = r.provider_id
    left join booking_cards c on c.assignment_id = r.assignment_id
    where allows(ac.level, 'VIEW_REPORTS_TESTS') and r.id = ${reportId}`)
}

export type ObservationRow = {
  code: string
  name: string
  number: number | null
  value: string
  unit: string
  low: number | null
  high: number | null
}

/** In the order of the clinic; `has_trend`: `findTrend` finds another value beside it. Ask for a report that was found for the caller. */
export function findObservations(db: Db, reportId: string): Promise<(ObservationRow & { has_trend: boolean })[]> {
  return db.rows(sql`
    select o.code, o.name, o.number, o.value, o.unit, o.low, o.high,
           o.number is not null and exists (
             select from observations b join reports r on r.id = b.report_id
             where b.profile_id = o.profile_id and b.code = o.code and b.number is not null and b.unit = o.unit
               and (b.report_id, b.place) <> (o.report_id, o.place) and r.provider_id = here.provider_id and r.state = 'ready') as has_trend
    from observations o join reports here on here.id = o.report_id
    where o.report_id = ${reportId} order by o.place`)
}

export type TrendRow = {
  report_id: string
  date: string
  name: string
  unit: string
  number: number
  low: number | null
  high: number | null
}

/** One quantity of a person at a provider in one unit, the oldest first: the one at a place of a report that was found for the caller. */
export function findTrend(db: Db, of: { reportId: string; place: number }): Promise<TrendRow[]> {
  return db.rows<TrendRow>(sql`
    select b.report_id, r.taken_at as date, b.name, b.unit, b.number, b.low, b.high
    from observations asked
    join reports here on here.id = asked.report_id
    join observations b on b.profile_id = asked.profile_id and b.code = asked.code
    join reports r on r.id = b.report_id and r.provider_id = here.provider_id and r.state = 'ready'
    where asked.report_id = ${of.reportId} and asked.place = ${of.place} and asked.number is not null and b.number is not null and b.unit = asked.unit
    order by r.taken_at, b.report_id, b.place`)
}

/** The clinic's own file, else the one that was drawn in this language. */
export async function findFile(db: Db, reportId: string, language: Language): Promise<Buffer | undefined> {
  const row = await db.row<{ pdf: Buffer }>(sql`
    select pdf from report_files where report_id = ${reportId} and (language is null or language = ${language}) order by language nulls first limit 1`)
  return row?.pdf
}

/** Keeps the file of a report that is still there. `language`: of one that we drew; null: it is the clinic's. */
export function putFile(db: Db, file: { reportId: string; language: Language | null; pdf: Uint8Array }, now: Date): Promise<number> {
  return db.run(sql`
    insert into report_files (report_id, profile_id, language, pdf, made_at)
    select r.id, r.profile_id, ${file.language}::text, ${file.pdf}::bytea, ${now}::timestamptz from reports r where r.id = ${file.reportId}
    on conflict (report_id, language) do update set pdf = excluded.pdf, made_at = excluded.made_at`)
}

/** The account has opened a report: from here on it waits for it no more, unless the clinic changes it. */
export function noteSeen(tx: Tx, accountId: string, reportId: string, now: Date): Promise<number> {
  return tx.run(sql`
    insert into seen_reports (account_id, report_id, seen_at) values (${accountId}, ${reportId}, ${now})
    on conflict (account_id, report_id) do update set seen_at = excluded.seen_at`)
}

/** [R6] Are results read from the clinics, or from the stored copy alone? */
export async function findResultsSource(db: Db): Promise<'clinics' | 'stored-copy'> {
  const row = await db.row<{ value: unknown }>(sql`select value from settings where key = 'apiForTestsBumba'`)
  return row?.value === false ? 'stored-copy' : 'clinics'
}

export type CardToSync = { profile_id: string; provider_id: number; provider_code: string; gateway: string; synced_at: string | null }

/** Where the people whose results the account may see were, or have results, at clinics with systems of their own. */
export function findCardsToSync(db: Db, accountId: string, day: Day, provider: string | null): Promise<CardToSync[]> {
  return db.rows<CardToSync>(sql`
    select been.profile_id, o.id as provider_id, o.code as provider_code, o.gateway, m.synced_at
    from (
      select v.profile_id, v.provider_id from access_of(${accountId}, ${day}) ac join visits v on v.profile_id = ac.profile_id
       where allows(ac.level, 'VIEW_REPORTS_TESTS') and (is_confirmed(v.status) or v.status = 'done')
      union
      select r.profile_id, r.provider_id from access_of(${accountId}, ${day}) ac join reports r on r.profile_id = ac.profile_id
       where allows(ac.level, 'VIEW_REPORTS_TESTS')
    ) been
    join providers o on o.id = been.provider_id and o.gateway <> 'built-in'
    left join medical_cards m on m.profile_id = been.profile_id and m.provider_id = been.provider_id
    where ${provider}::text is null or o.code = ${provider}::text
    order by m.synced_at nulls first, been.profile_id, o.id`)
}

/** The same for the job: whoever waits for a result or was at the clinic within the last days, and was not asked about lately. */
export function findCardsDue(db: Db, now: Date, asked: { days: number; everyMinutes: number; most: number }): Promise<CardToSync[]> {
  return db.rows<CardToSync>(sql`
    select due.profile_id, o.id as provider_id, o.code as provider_code, o.gateway, m.synced_at
    from (
      select v.profile_id, v.provider_id from visits v
       where v.profile_id is not null and (is_confirmed(v.status) or v.status = 'done')
         and v.starts_at between ${now}::timestamptz - make_interval(days => ${asked.days}::int) and ${now}::timestamptz
      union
      select r.profile_id, r.provider_id from reports r where r.state = 'in-work'
    ) due
    join providers o on o.id = due.provider_id and o.gateway <> 'built-in'
    left join medical_cards m on m.profile_id = due.profile_id and m.provider_id = due.provider_id
    where m.synced_at is null or m.synced_at < ${now}::timestamptz - make_interval(mins => ${asked.everyMinutes}::int)
    order by m.synced_at nulls first, due.profile_id limit ${asked.most}`)
}

/** A person at a clinic who has been there, or has something there. */
export function findCardOf(db: Db, profileId: string, providerId: number) {
  return db.row<CardToSync>(sql`
    select p.id as profile_id, o.id as provider_id, o.code as provider_code, o.gateway, m.synced_at
    from profiles p join providers o on o.id = ${providerId} and o.gateway <> 'built-in'
    left join medical_cards m on m.profile_id = p.id and m.provider_id = o.id
    where p.id = ${profileId}
      and (m.profile_id is not null or exists (select from visits v where v.profile_id = p.id and v.provider_id = o.id))`)
}
