// Reports for the tests: of clinics inside the product, written as the desk of such a clinic would.
import { randomUUID } from 'node:crypto'
import { type Store, sql } from '../store/store.ts'

export type ReportFacts = {
  kind?: 'test' | 'conclusion'
  state?: 'in-work' | 'ready'
  title?: string
  body?: string
  orderId?: string
  externalId?: string
  documentId?: string
  takenAt?: string
  values?: { code: string; name: string; number?: number; value?: string; unit?: string; low?: number; high?: number }[]
}

/** A report of a person by the doctor of an assignment. Returns its id; ready, with one value, unless said otherwise. */
export async function aReport(store: Store, of: { profileId: string; assignmentId: string }, facts: ReportFacts = {}): Promise<string> {
  const id = randomUUID()
  const { kind = 'test', state = 'ready', title = 'Общий анализ крови', body = '', takenAt = '2026-11-18T05:30:00Z' } = facts
  await store.run(sql`
    insert into reports (id, profile_id, provider_id, external_id, kind, state, title, body, order_id, assignment_id, document_id, content_hash,
                         taken_at, ready_at, updated_at)
    select ${id}::uuid, ${of.profileId}::uuid, a.provider_id, ${facts.externalId ?? id}::text, ${kind}::text, ${state}::text, ${title}::text, ${body}::text,
           ${facts.orderId ?? null}::uuid, a.id, ${facts.documentId ?? null}::text, ${Buffer.from('none')}::bytea, ${takenAt}::timestamptz,
           case ${state}::text when 'ready' then ${takenAt}::timestamptz end, ${takenAt}::timestamptz
    from assignments a where a.id = ${of.assignmentId}::int`)
  const values = facts.values ?? [{ code: '718-7', name: 'Гемоглобин', number: 112, unit: 'г/л', low: 120, high: 150 }]
  for (const [place, row] of values.entries())
    await store.run(sql`
      insert into observations (report_id, profile_id, place, code, name, number, value, unit, low, high)
      values (${id}, ${of.profileId}, ${place}, ${row.code}, ${row.name}, ${row.number ?? null}, ${row.value ?? ''}, ${row.unit ?? ''}, ${row.low ?? null}, ${row.high ?? null})`)
  return id
}
