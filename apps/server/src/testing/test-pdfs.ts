// PDFs for the tests: a plain one, and what somebody might hide in one.
import { deflateSync } from 'node:zlib'

export type PdfParts = {
  /** What stands in the catalogue beside its type. */
  catalogue?: string
  /** More objects, whole: '<< … >>', or with a stream. */
  objects?: (string | Buffer)[]
  header?: string
  tail?: string
}

/** A stream object; packed by Flate unless said otherwise. */
export function streamOf(content: string | Buffer, dictionary = '', packed = true): Buffer {
  const bytes = packed ? deflateSync(content) : Buffer.from(content)
  const head = `<< ${dictionary} /Length ${bytes.length}${packed ? ' /Filter /FlateDecode' : ''} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

/** A PDF of one page with its table of contents, as a viewer opens it. */
export function pdfOf({ catalogue = '', objects = [], header = '%PDF-1.7\n', tail = '' }: PdfParts = {}): Buffer {
  const all: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
    streamOf('BT /F1 12 Tf 20 100 Td (Hemoglobin 127) Tj ET'),
    ...objects
  ]
  const parts: Buffer[] = [Buffer.from(header)]
  const offsets: number[] = []
  const size = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [n, object] of all.entries()) {
    offsets.push(size())
    parts.push(Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const at = size()
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n${tail}`
    )
  )
  return Buffer.concat(parts)
}

/** A PDF whose only objects beside the plain ones are packed together into a stream. */
export function withPacked(objects: string): Buffer {
  return pdfOf({ objects: [streamOf(`10 0 ${objects}`, '/Type /ObjStm /N 1 /First 5')] })
}
