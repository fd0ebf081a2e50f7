import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { listVisitDocuments, readVisitDocument } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { type StoredFile, storedFile } from '../http/route.ts'
import { findVisitDocument, findVisitDocuments } from './documents.sql.ts'

/** What the clinic attached to a visit. Whoever may not see results of its patient hears that there is no such visit. */
export async function listDocuments(
  ctx: SignedCtx,
  { orderId }: Received<typeof listVisitDocuments>
): Promise<Reply<typeof listVisitDocuments>> {
  const found = await findVisitDocuments(ctx.store, ctx.accountId, minskDay(ctx.now), orderId)
  if (!found) refuse('NOT_FOUND')
  await note(ctx, found)
  return {
    documents: found.documents.map(
      ({ document_id: documentId, name, media_type: mediaType, size_bytes: sizeBytes, added_at: addedAt }) => ({
        documentId,
        name,
        kind: mediaType === 'application/pdf' ? ('document' as const) : ('image' as const),
        mediaType,
        sizeBytes,
        addedAt
      })
    )
  }
}

/** The bytes of one document, straight from where they lie. */
export async function readDocument(ctx: SignedCtx, asked: Received<typeof readVisitDocument>): Promise<StoredFile> {
  const found = await findVisitDocument(ctx.store, ctx.accountId, minskDay(ctx.now), asked)
  if (!found) refuse('NOT_FOUND')
  await note(ctx, found)
  const file = await ctx.files.open(found.document_id)
  if (!file) throw new Error('a document without its file')
  return storedFile({ ...file, mediaType: found.media_type, fileName: found.name })
}

async function note(ctx: SignedCtx, { profile_id, rel_kind }: { profile_id: string; rel_kind: string }): Promise<void> {
  if (rel_kind === 'ME') return
  await noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'documents-looked', profileIds: [profile_id] })
}
