// The opened documents that a page keeps in its memory, so that going back and forth asks the server once. Nothing of it is written anywhere.

const MEGABYTE = 1_048_576
/** [9.24] What a document counts as while its size is not known, in bytes. */
export const PDF_ESTIMATE_BYTES = 314_572
/** [9.23] Megabytes; `memoryStoragePdf` of the remote settings says otherwise. */
export const PDF_MEMORY_MB = 1

export type KeptPdf<T> = { key: string; bytes: number; value: T }
/** The oldest first. */
export type PdfMemory<T> = readonly KeptPdf<T>[]

/** Keeps a document; the oldest ones leave until all fit [9.25]. One that is larger than the whole memory is not kept. */
export function keepPdf<T>(
  memory: PdfMemory<T>,
  document: { key: string; bytes?: number | undefined; value: T },
  megabytes = PDF_MEMORY_MB
): PdfMemory<T> {
  const most = Math.max(0, megabytes) * MEGABYTE
  const bytes = document.bytes ?? PDF_ESTIMATE_BYTES
  const others = memory.filter(kept => kept.key !== document.key)
  if (bytes > most) return others
  let left = [...others, { key: document.key, bytes, value: document.value }]
  while (sizeOf(left) > most) left = left.slice(1)
  return left
}

export function keptPdf<T>(memory: PdfMemory<T>, key: string): T | undefined {
  return memory.find(kept => kept.key === key)?.value
}

/** Bytes of all documents. */
export function sizeOf(memory: PdfMemory<unknown>): number {
  return memory.reduce((sum, kept) => sum + kept.bytes, 0)
}
