import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfOf, streamOf, withPacked } from '../testing/test-pdfs.ts'
import { drawReport } from './draw-report.ts'
import { judgePdf, PDF_MOST_BYTES } from './judge-pdf.ts'
import type { WholeReport } from './results.sql.ts'

const REPORT = {
  title: 'Биохимический анализ крови',
  taken_at: '2026-11-18T05:30:00Z',
  updated_at: '2026-11-18T14:00:00Z',
  last_name: 'Савицкая',
  first_name: 'Ольга',
  middle_name: 'Викторовна',
  birthday: '1990-05-15',
  doctor_name: 'Ковалёва Анна Сергеевна',
  speciality: 'Терапевт',
  branch_name: 'Каштан на Сурганова',
  body: 'Повторить через три месяца.'
} as WholeReport

test('what the product draws itself is a harmless PDF, and the same report gives the same pages', async () => {
  const values = Array.from({ length: 60 }, (_, n) => ({
    code: `c${n}`,
    name: `Показатель ${n}`,
    number: n,
    value: '',
    unit: 'г/л',
    low: 5,
    high: 50
  }))
  const draw = () => drawReport(REPORT, values, { ru: 'Визит', en: 'Vizit', be: 'Візіт' }, 'ru')
  const pdf = await draw()
  expect(judgePdf(pdf)).toBe('ok')
  const withoutId = (bytes: Buffer) => bytes.toString('latin1').replace(/\/ID \[[^\]]*\]/g, '')
  expect(withoutId(await draw())).toBe(withoutId(pdf))
})

test('a plain PDF is taken, with a table of contents of either kind', () => {
  expect(judgePdf(pdfOf())).toBe('ok')
  expect(judgePdf(pdfOf({ catalogue: '/OpenAction [3 0 R /Fit]', header: '%PDF-2.0\n' }))).toBe('ok')
  expect(judgePdf(pdfOf({ objects: ['<< /Subtype /Link /A << /S /URI /URI (https://clinic.example) >> >>'] }))).toBe('ok')
  expect(judgePdf(withPacked('<< /Type /Font /FontMatrix [0.001 0 0 0.001 0 0] >>'))).toBe('ok')
})

test.each([
  ['an empty file', Buffer.alloc(0), 'not-a-pdf'],
  ['a page of HTML', Buffer.from('<html><script>alert(1)</script></html>'), 'not-a-pdf'],
  ['HTML that is a PDF as well', Buffer.concat([Buffer.from('<html><script>alert(1)</script>\n'), pdfOf()]), 'not-a-pdf'],
  ['a PDF that is HTML as well', pdfOf({ tail: '<script>alert(1)</script>' }), 'broken'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'not-a-pdf'],
  ['a PDF that ends in the middle', pdfOf().subarray(0, 300), 'broken'],
  [
    'a table of contents that is not there',
    Buffer.from(
      pdfOf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1'
    ),
    'broken'
  ],
  ['one byte too many', Buffer.concat([pdfOf(), Buffer.alloc(PDF_MOST_BYTES)]), 'too-large'],
  ['a stream that is no Flate', pdfOf({ objects: ['<< /Filter /FlateDecode /Length 3 >>\nstream\nabc\nendstream'] }), 'broken'],
  ['a bomb', pdfOf({ objects: [streamOf(Buffer.alloc(70 * 1024 * 1024))] }), 'swells'],
  ['many small bombs', pdfOf({ objects: Array.from({ length: 8 }, () => streamOf(Buffer.alloc(9 * 1024 * 1024))) }), 'swells'],
  [
    'a script that runs when it opens',
    pdfOf({ catalogue: '/OpenAction 5 0 R', objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] }),
    'acts'
  ],
  ['a script under a disguised name', pdfOf({ objects: ['<< /S /J#61vaScript /J#53 (app.alert(1)) >>'] }), 'acts'],
  ['a script packed away', withPacked('<< /S /JavaScript /JS (app.alert(1)) >>'), 'acts'],
  [
    'a script packed twice',
    pdfOf({ objects: [streamOf(deflateSync('10 0 << /S /JavaScript >>'), '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]')] }),
    'broken'
  ],
  ['a script that waits for a page', pdfOf({ objects: ['<< /AA << /O 5 0 R >> >>'] }), 'acts'],
  ['a program to be started', pdfOf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }), 'acts'],
  ['a file within', pdfOf({ objects: [streamOf('MZ', '/Type /EmbeddedFile')] }), 'acts'],
  [
    'a form that sends',
    pdfOf({ catalogue: '/AcroForm << /Fields [5 0 R] >>', objects: ['<< /S /SubmitForm /F (https://evil.example) >>'] }),
    'acts'
  ],
  [
    'a link that opens by itself',
    pdfOf({ catalogue: '/OpenAction 5 0 R', objects: ['<< /S /URI /URI (https://evil.example) >>'] }),
    'acts'
  ],
  ['a font whose matrix is a program', pdfOf({ objects: ['<< /FontMatrix [1 2 3 4 5 (0\\); alert\\(1\\))] >>'] }), 'acts'],
  ['such a font packed away', pdfOf({ objects: [streamOf('/FontMatrix [0.1 0 0 0.1 0 (alert\\(1\\))] readonly def')] }), 'acts'],
  ['an encrypted one', pdfOf({ objects: ['<< /Encrypt 9 0 R >>'] }), 'encrypted']
])('%s is refused', (_name, bytes, verdict) => {
  expect(judgePdf(bytes)).toBe(verdict)
})

test('whatever the bytes are, they are judged and nothing is thrown', () => {
  const verdicts = ['ok', 'too-large', 'not-a-pdf', 'broken', 'encrypted', 'acts', 'swells']
  const plain = pdfOf({ objects: [streamOf('BT ET')] })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: plain.length - 1 }), fc.nat({ max: 255 })), { maxLength: 30 }), changes => {
      const bytes = Buffer.from(plain)
      for (const [at, value] of changes) bytes[at] = value
      expect(verdicts).toContain(judgePdf(bytes))
    }),
    { numRuns: 300 }
  )
})
