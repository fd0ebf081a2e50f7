import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepPdf, keptPdf, PDF_ESTIMATE_BYTES, PDF_MEMORY_MB, type PdfMemory, sizeOf } from './pdf-memory.ts'

const MB = 1_048_576

test('a megabyte is kept unless the setting says otherwise [9.23]', () => {
  expect(PDF_MEMORY_MB).toBe(1)
  const full = keepPdf([], { key: 'a', bytes: MB, value: 'a' })
  expect(keptPdf(full, 'a')).toBe('a')
  expect(keepPdf([], { key: 'a', bytes: MB + 1, value: 'a' })).toEqual([])
  expect(sizeOf(keepPdf(keepPdf([], { key: 'a', bytes: MB, value: 1 }, 2), { key: 'b', bytes: MB, value: 2 }, 2))).toBe(2 * MB)
  expect(keepPdf([], { key: 'a', bytes: 1, value: 'a' }, 0)).toEqual([])
})

test('a document whose size is not known counts as 314572 bytes [9.24]', () => {
  expect(PDF_ESTIMATE_BYTES).toBe(314_572)
  let memory: PdfMemory<number> = []
  for (let n = 1; n <= 4; n++) memory = keepPdf(memory, { key: String(n), value: n })
  expect(memory.map(kept => [kept.key, kept.bytes])).toEqual(['2', '3', '4'].map(key => [key, 314_572]))
})

test('the oldest documents leave first, and never more of them than must [9.25]', () => {
  const document = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), bytes: fc.integer({ min: 1, max: 700_000 }) })
  fc.assert(
    fc.property(fc.array(document, { maxLength: 40 }), documents => {
      let memory: PdfMemory<number> = []
      for (const [n, { key, bytes }] of documents.entries()) {
        const before = memory.filter(kept => kept.key !== key)
        memory = keepPdf(memory, { key, bytes, value: n })
        expect(sizeOf(memory)).toBeLessThanOrEqual(MB)
        expect(keptPdf(memory, key)).toBe(n)
        const left = memory.slice(0, -1)
        const gone = before.slice(0, before.length - left.length)
        expect([...gone, ...left]).toEqual(before)
        if (gone.length > 0) expect(sizeOf(memory) + gone.at(-1)!.bytes).toBeGreaterThan(MB)
      }
    })
  )
})
