// What a clinic says of a person's results, written down.
import type { Day } from '@vizit/rules/days'
import type { ReportKind } from '@vizit/rules/test-results'
import { type Db, sql, type Tx } from '../store/store.ts'

export type KnownReport = { id: string; profile_id: string; state: 'in-work' | 'ready'; content_hash: Buffer }

/** A report by the clinic's own name of it, locked. */
export function lockReport(tx: Tx, providerId: number, externalId: string): Promise<KnownReport | undefined> {
  return tx.row<KnownReport>(sql`
    select id, profile_id, state, content_hash from reports where provider_id = ${providerId} and external_id = ${externalId} for update`)
}

export type IncomingReport = {
  id: string
  profileId: string
  providerId: number
  externalId: string
  kind: ReportKind
  state: 'in-work' | 'ready'
  title: string
  body: string
  /** Taken only if it is a visit of this person. */
  orderId: string | null
  documentId: string | null
  takenAt: string
  contentHash: Buffer
}

/** Adds or replaces a report and says which row it is; one of another person is never touched. */
export async function putReport(tx: Tx, report: IncomingReport, now: Date): Promise<string | undefined> {
  const { id, profileId, providerId, externalId, kind, state, title, body, orderId, documentId, takenAt, contentHash } = report
  const readyAt = state === 'ready' ? now : null
  const row = await tx.row<{ id: string }>(sql`
    insert into reports as r (id, profile_id, provider_id, external_id, kind, state, title, body, order_id, assignment_id, document_id, content_hash,
                              taken_at, ready_at, updated_at)
    select ${id}::uuid, ${profileId}::uuid, ${providerId}::smallint, ${externalId}::text, ${kind}::text, ${state}::text, ${title}::text, ${body}::text,
           v.order_id, v.assignment_id, ${documentId}::text, ${contentHash}::bytea, ${takenAt}::timestamptz, ${readyAt}::timestamptz, ${now}::timestamptz
    from (select 1) one
    left join visits v on v.order_id = ${orderId}::uuid and v.profile_id = ${profileId}::uuid and v.provider_id = ${providerId}::smallint
    on conflict on constraint reports_one_each do update set
      kind = excluded.kind, state = excluded.state, title = excluded.title, body = excluded.body, order_id = excluded.order_id,
      assignment_id = coalesce(excluded.assignment_id, r.assignment_id), document_id = excluded.document_id, content_hash = excluded.content_hash,
      taken_at = excluded.taken_at, ready_at = case when excluded.state = 'ready' then coalesce(r.ready_at, excluded.ready_at) end,
      updated_at = excluded.updated_at
    where r.profile_id = excluded.profile_id returning r.id`)
  return row?.id
}

export type IncomingObservation = {
  code: string
  name: string
  number: number | null
  value: string
  unit: string
  low: number | null
  high: number | null
}

/** The values of a report, all anew; the file that was made of the former ones is gone with them. */
export async function putObservations(
  tx: Tx,
  of: { reportId: string; profileId: string },
  rows: readonly IncomingObservation[]
): Promise<void> {
  await tx.run(sql`delete from report_files where report_id = ${of.reportId}`)
  await tx.run(sql`delete from observations where report_id = ${of.reportId}`)
  await tx.run(sql`
    insert into observations (report_id, profile_id, place, code, name, number, value, unit, low, high)
    select ${of.reportId}::uuid, ${of.profileId}::uuid, o.place, o.code, o.name, o.number, o.value, o.unit, o.low, o.high
    from jsonb_to_recordset(${JSON.stringify(rows.map((row, place) => ({ place, ...row })))}::jsonb)
      as o (place smallint, code text, name text, number double precision, value text, unit text, low double precision, high double precision)`)
}

/** The clinic has taken it back. */
export function dropReport(tx: Tx, reportId: string): Promise<number> {
  return tx.run(sql`delete from reports where id = ${reportId}`)
}

export function noteSynced(tx: Tx, card: { profileId: string; providerId: number }, now: Date): Promise<number> {
  return tx.run(sql`
    insert into medical_cards (profile_id, provider_id, synced_at) values (${card.profileId}, ${card.providerId}, ${now})
    on conflict (profile_id, provider_id) do update set synced_at = excluded.synced_at`)
}

/** Whom a new document is told to: the person, and of somebody under 18 the parents too. */
export function findHearers(db: Db, profileId: string, day: Day): Promise<{ id: string }[]> {
  return db.rows(sql`
    select a.id from accounts a where a.profile_id = ${profileId}
    union
    select a.id from relations r
      join profiles p on p.id = r.profile_id and p.birthday > (${day}::date - interval '18 years')::date
      join accounts a on a.profile_id = r.viewer_id
     where r.profile_id = ${profileId} and r.rel_kind = 'CHILD'
    order by 1`)
}
