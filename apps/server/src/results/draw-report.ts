// A report of values and words, drawn as a PDF: for clinics that work inside the product, and where a clinic gives no file of its own.
import { fileURLToPath } from 'node:url'
import { minskDay, minskTime } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { fullNameRu } from '@vizit/rules/people'
import { judgeValue, rangeText } from '@vizit/rules/test-results'
import { dayText } from '../jobs/when-text.ts'
import { personName } from '../people/person-name.ts'
import { wordsOf } from '../words/words-of.ts'
import { drawable, SIGNS_FONT } from './drawable.ts'
import type { ObservationRow, WholeReport } from './results.sql.ts'
import { shownValue } from './shown-value.ts'

const FONT = 'Golos'
const GOLOS = '@expo-google-fonts/golos-text'
const ROBOTO = 'pdfmake/fonts/Roboto'
const INK = '#171D33'
const ACCENT = '#2B4FB8'
const HINT = '#5C6277'
const ALARM = '#B3261E'
const FONTS = {
  [FONT]: { normal: fontFile(`${GOLOS}/400Regular/GolosText_400Regular`), bold: fontFile(`${GOLOS}/600SemiBold/GolosText_600SemiBold`) },
  [SIGNS_FONT]: { normal: fontFile(`${ROBOTO}/Roboto-Regular`), bold: fontFile(`${ROBOTO}/Roboto-Medium`) }
}
const FONT_FILES = Object.values(FONTS).flatMap(font => Object.values(font))

/** The bytes of a PDF of one or more A4 pages. The same report gives the same pages. */
export async function drawReport(
  report: WholeReport,
  observations: readonly ObservationRow[],
  brandNames: Record<Language, string>,
  language: Language
): Promise<Buffer> {
  const words = wordsOf('results', language)
  // Loaded by the first report that is drawn: the start does not wait for it.
  const { default: pdfmake } = await import('pdfmake')
  pdfmake.setFonts(FONTS)
  // Nothing is fetched, and of the disk the fonts alone are read.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path: string) => FONT_FILES.includes(path))
  const made = new Date(report.updated_at)
  const taken = new Date(report.taken_at)
  const facts = [
    [words.patient, fullNameRu(personName(report))],
    [words.birthday, report.birthday === null ? '' : dayText(report.birthday, language)],
    [words.day, `${dayText(minskDay(taken), language)}, ${minskTime(taken)}`],
    [words.doctor, [report.doctor_name, report.speciality].filter(Boolean).join(', ')],
    [words.centre, report.branch_name ?? '']
  ].filter(([, fact]) => fact)
  return pdfmake
    .createPdf({
      info: { title: report.title, author: brandNames[language], creationDate: made, modDate: made },
      lang: language,
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 64],
      defaultStyle: { font: FONT, fontSize: 11, lineHeight: 1.35, color: INK },
      content: [
        { text: drawable(report.title), fontSize: 20, bold: true, color: ACCENT, margin: [0, 0, 0, 12] },
        {
          layout: 'noBorders',
          margin: [0, 0, 0, 16],
          table: { widths: [130, '*'], body: facts.map(([name, fact = '']) => [{ text: name, color: HINT }, { text: drawable(fact) }]) }
        },
        ...(observations.length > 0 ? [valuesTable(observations, language)] : []),
        ...report.body
          .split('\n')
          .filter(Boolean)
          .map(paragraph => ({ text: drawable(paragraph), margin: [0, 0, 0, 8] }))
      ],
      footer: (page: number, pages: number) => ({
        text: words.page(brandNames[language], page, pages),
        fontSize: 9,
        color: HINT,
        alignment: 'center'
      })
    })
    .getBuffer()
}

function valuesTable(observations: readonly ObservationRow[], language: Language): Record<string, unknown> {
  const words = wordsOf('results', language)
  const head = [words.observation, words.value, words.unit, words.norm, ''].map(text => ({ text, bold: true, color: HINT }))
  const rows = observations.map(row => {
    const verdict = judgeValue(row.number, row)
    const isOut = verdict === 'below' || verdict === 'above'
    const note = { text: verdict === 'below' ? words.belowNorm : verdict === 'above' ? words.aboveNorm : '', color: ALARM }
    const value = { text: drawable(shownValue(row, words.decimalSign)), bold: isOut, color: isOut ? ALARM : INK }
    return [{ text: drawable(row.name) }, value, { text: drawable(row.unit) }, rangeText(row, words), note]
  })
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 0, 0, 16],
    table: { headerRows: 1, widths: ['*', 70, 70, 80, 80], body: [head, ...rows] }
  }
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`${name}.ttf`))
}
