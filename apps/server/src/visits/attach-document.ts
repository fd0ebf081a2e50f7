import { createHash } from 'node:crypto'
import type { Language } from '@vizit/rules/languages'
import type { Deps } from '../deps.ts'
import { wordsOf } from '../words/words-of.ts'
import { type DocumentMedia, insertDocument, lockVisitOfDocuments } from './documents.sql.ts'

export const DOCUMENT_MOST_BYTES = 20 * 1024 * 1024
export const DOCUMENTS_PER_VISIT = 30
const NAME_MOST_LETTERS = 200

const KINDS: { mediaType: DocumentMedia; ending: string; isIt: (bytes: Buffer) => boolean }[] = [
  { mediaType: 'application/pdf', ending: 'pdf', isIt: bytes => bytes.subarray(0, 5).toString('latin1') === '%PDF-' },
  { mediaType: 'image/jpeg', ending: 'jpg', isIt: bytes => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { mediaType: 'image/png', ending: 'png', isIt: bytes => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) },
  {
    mediaType: 'image/webp',
    ending: 'webp',
    isIt: bytes => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  }
]

export type Attached =
  | { verdict: 'attached' | 'known'; documentId: string }
  | { verdict: 'no-such-visit' | 'not-a-document' | 'too-large' | 'too-many' }

/**
 * A clinic attaches a file to a visit. What it is, is told by its bytes and not by its name; the same file again is the one that is there. The
 * bytes are kept before the row is written: a file without a row is nobody's, a row without a file would be a broken promise.
 */
export async function attachDocument(
  deps: Pick<Deps, 'store' | 'files' | 'newId' | 'clock'>,
  file: { orderId: string; name: string; bytes: Uint8Array }
): Promise<Attached> {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
  if (bytes.length > DOCUMENT_MOST_BYTES) return { verdict: 'too-large' }
  const kind = KINDS.find(({ isIt }) => isIt(bytes))
  if (!kind) return { verdict: 'not-a-document' }
  const id = deps.newId()
  await deps.files.put(id, bytes)
  try {
    const sha256 = createHash('sha256').update(bytes).digest()
    const attached = await deps.store.transaction(async (tx): Promise<Attached> => {
      const visit = await lockVisitOfDocuments(tx, file.orderId, sha256)
      if (!visit) return { verdict: 'no-such-visit' }
      if (visit.known !== null) return { verdict: 'known', documentId: visit.known }
      if (visit.count >= DOCUMENTS_PER_VISIT) return { verdict: 'too-many' }
      const about = { id, orderId: file.orderId, profileId: visit.profile_id, mediaType: kind.mediaType, sha256 }
      await insertDocument(tx, {
        ...about,
        name: tidyName(file.name, kind.ending, visit.language),
        sizeBytes: bytes.length,
        at: deps.clock()
      })
      return { verdict: 'attached', documentId: id }
    })
    if (attached.verdict !== 'attached') await deps.files.remove(id)
    return attached
  } catch (error) {
    await deps.files.remove(id)
    throw error
  }
}

/** A name that is a name on every system, with the ending of what the file is. */
function tidyName(name: string, ending: string, language: Language): string {
  const stem = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\.[A-Za-z0-9]{1,5}\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
    .slice(0, NAME_MOST_LETTERS - 10)
  return `${stem || wordsOf('visits', language).document}.${ending}`
}
