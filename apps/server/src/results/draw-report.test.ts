import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawReport } from './draw-report.ts'
import { judgePdf } from './judge-pdf.ts'
import type { WholeReport } from './results.sql.ts'

const BRANDS = { ru: 'Визит', en: 'Vizit', be: 'Візіт' }

const UNITS = [
  '10⁹/л; 10¹²/л; ×10⁹/л; ×10⁶/мкл; x10³/мкл; 10⁻³; 10⁵ КОЕ/мл; 10⁸; 10⁷; 10⁰; 10⁺⁴; г/л; г/дл; %; ‰; мм/ч; мл/мин/1,73 м²',
  'ммоль/л; мкмоль/л; нмоль/л; µмоль/л; μmol/l; µг/мл; мкг/л; нг/мл; пг/мл; пг/кл.; Ед/л; мкМЕ/мл; мМЕ/л; МЕ/мл; U/L; mIU/ml; °C',
  '℃; ㎍/㎖; ≤ 5; ≥ 10; < 0,5; > 90; ± 2; 1 : 160; ½; +++; −; α-амилаза; β-ХГЧ; γ-ГТ; Δ; CO₂; T₅₀',
  'В₁₂; № 2; →; ∞'
].flatMap(line => line.split('; '))

test('every usual unit and sign of a laboratory is drawn, plain and bold, and copied as it was written', async () => {
  const facts = { title: 'Лейкоциты, 10⁹/л', taken_at: '2026-11-18T05:30:00Z', updated_at: '2026-11-18T14:00:00Z', birthday: null }
  const report = { ...facts, last_name: 'Савицкая', first_name: 'Ольга', middle_name: '', body: 'Норма до 4×10⁹/л.' } as WholeReport
  const values = UNITS.map((unit, n) => ({ code: `c${n}`, name: unit, number: 1, value: unit, unit, low: n % 2 ? 5 : 0, high: 50 }))
  const pdf = await drawReport(report, values, BRANDS, 'ru')
  expect(judgePdf(pdf)).toBe('ok')

  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  let text = ''
  let missing = 0
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n)
    const { fnArray, argsArray } = await page.getOperatorList()
    for (const [at, fn] of fnArray.entries()) {
      if (fn !== OPS.showText) continue
      for (const glyph of argsArray[at][0]) {
        if (typeof glyph === 'number') continue
        text += glyph.unicode
        // A font says by its glyph 0 that it has none.
        if (glyph.originalCharCode === 0) missing++
      }
    }
  }
  expect(missing).toBe(0)
  const words = text.replace(/\s+/g, '')
  for (const unit of UNITS) expect(words).toContain(unit.replace('℃', '°C').replace('㎍/㎖', 'μg/ml').replace(/\s+/g, ''))
  expect(words).toContain('4×10⁹/л')
})
