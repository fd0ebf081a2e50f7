import type { DOCUMENT_MEDIA } from '@vizit/contract/visits'
import type { Day } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { type Db, quickRead, sql, type Tx } from '../store/store.ts'

export type DocumentMedia = (typeof DOCUMENT_MEDIA)[number]
export type DocumentRow = { document_id: string; name: string; media_type: DocumentMedia; size_bytes: number; added_at: string }

/** The documents of a visit whose results the account may see, with whose visit it is; undefined when it may not. */
export function findVisitDocuments(db: Db, accountId: string, day: Day, orderId: string) {
  return db.row<{ profile_id: string; rel_kind: string; documents: DocumentRow[] }>(sql`
    select v.profile_id, a.rel_kind, (
        select coalesce(json_agg(json_build_object('document_id', d.id, 'name', d.name, 'media_type', d.media_type, 'size_bytes', d.size_bytes,
                 'added_at', trim('"' from instant_json(d.added_at))) order by d.added_at, d.id), '[]')
        from visit_documents d where d.order_id = v.order_id) as documents
    from visits v join access_of(${accountId}, ${day}) a on a.profile_id = v.profile_id
    where v.order_id = ${orderId} and v.status <> 'reserved' and allows(a.level, 'VIEW_REPORTS_TESTS')`)
}

/** One document, for who may see results of its patient. */
export function findVisitDocument(db: Db, accountId: string, day: Day, asked: { orderId: string; documentId: string }) {
  return db.row<DocumentRow & { profile_id: string; rel_kind: string }>(sql`
    select d.id as document_id, d.name, d.media_type, d.size_bytes, d.added_at, d.profile_id, a.rel_kind
    from visit_documents d join access_of(${accountId}, ${day}) a on a.profile_id = d.profile_id
    where d.id = ${asked.documentId} and d.order_id = ${asked.orderId} and allows(a.level, 'VIEW_REPORTS_TESTS')`)
}

export type DocumentsOfVisit = { order_id: string; count: number }

/** How many documents these visits have, those without any left out. Ask for visits whose results the caller may see. */
export function countDocumentsOf(db: Db, orderIds: readonly string[]): Promise<DocumentsOfVisit[]> {
  return db.rows(
    quickRead(
      sql`select d.order_id, count(*)::int as count from visit_documents d where d.order_id = any(${orderIds}::uuid[]) group by d.order_id`
    )
  )
}

/** The visit, locked, with how many documents it has and whether this one is among them. They are counted once it is locked, not while it is waited for. */
export async function lockVisitOfDocuments(tx: Tx, orderId: string, sha256: Buffer) {
  await tx.run(sql`select from visits where order_id = ${orderId} for update`)
  return tx.row<{ profile_id: string; language: Language; count: number; known: string | null }>(sql`
    select v.profile_id, coalesce(language_of(v.account_id), 'ru') as language, (select count(*)::int from visit_documents d where d.order_id = v.order_id) as count,
           (select d.id from visit_documents d where d.order_id = v.order_id and d.sha256 = ${sha256}) as known
    from visits v where v.order_id = ${orderId} and v.status <> 'reserved' and v.profile_id is not null`)
}

export function insertDocument(
  tx: Tx,
  document: {
    id: string
    orderId: string
    profileId: string
    name: string
    mediaType: DocumentMedia
    sizeBytes: number
    sha256: Buffer
    at: Date
  }
) {
  return tx.run(sql`
    insert into visit_documents (id, order_id, profile_id, name, media_type, size_bytes, sha256, added_at)
    values (${document.id}, ${document.orderId}, ${document.profileId}, ${document.name}, ${document.mediaType}, ${document.sizeBytes}, ${document.sha256},
            ${document.at})`)
}

/** Files whose rows are gone. */
export async function findDroppedFiles(db: Db, most: number): Promise<string[]> {
  return (await db.rows<{ id: string }>(sql`select id from dropped_files order by id limit ${most}`)).map(row => row.id)
}

export function forgetDroppedFile(db: Db, id: string) {
  return db.run(sql`delete from dropped_files where id = ${id}`)
}
