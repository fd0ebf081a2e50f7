// Tests and conclusions: what state they are in, how they are listed, how a value stands to its range, what a file is called.
import { type Day, showDay } from './days.ts'

/** [3.29] Any other word than 'ready' means that the laboratory still works on it. */
export function testState(status: string): 'ready' | 'in-work' {
  return status === 'ready' ? 'ready' : 'in-work'
}

/** Tabs of the list of tests: 'Готовые', 'В работе', 'Все'. */
export type TestsTab = 'ready' | 'in-work' | 'all'

/** The tests of a tab, the newest first. */
export function testsOfTab<T extends { status: string; date: string }>(tests: readonly T[], tab: TestsTab): T[] {
  return tests.filter(test => tab === 'all' || testState(test.status) === tab).sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
}

export type Range = { low: number | null; high: number | null }
export type RangeVerdict = 'below' | 'within' | 'above' | 'not-judged'

/** Where a value lies; both bounds belong to the range. A text, or a value without a range, is not judged. */
export function judgeValue(number: number | null, { low, high }: Range): RangeVerdict {
  if (number === null || (low === null && high === null)) return 'not-judged'
  if (low !== null && number < low) return 'below'
  return high !== null && number > high ? 'above' : 'within'
}

/** Of the values that have a range: how many there are, and the names of those out of it, as they stand. */
export function outOfRange(values: readonly { name: string; verdict: RangeVerdict }[]): { judged: number; out: string[] } {
  const judged = values.filter(({ verdict }) => verdict !== 'not-judged')
  return { judged: judged.length, out: judged.filter(({ verdict }) => verdict !== 'within').map(({ name }) => name) }
}

/** How a language says a range that is open at an end, and parts whole from decimal. */
export type RangeWords = { atLeast: (number: string) => string; atMost: (number: string) => string; decimalSign: string }

/** '3,9–6,1', 'от 120', 'до 5,2'; '' without a range. */
export function rangeText({ low, high }: Range, words: RangeWords): string {
  const shown = (number: number) => String(number).replace('.', words.decimalSign)
  if (low !== null && high !== null) return `${shown(low)}–${shown(high)}`
  if (low !== null) return words.atLeast(shown(low))
  return high === null ? '' : words.atMost(shown(high))
}

export type ReportKind = 'test' | 'conclusion'

/** A result that nobody has opened counts as new for so long after it became ready. */
export const NEW_RESULT_DAYS = 30

/**
 * [9.53] 'анализ_Ковалёва_Анна_Сергеевна_20.11.2026.pdf'. A doctor's name comes from a clinic: only letters and digits of it get into a file name.
 */
export function reportFileName(report: { kind: ReportKind; doctor: string; day: Day }): string {
  const doctor = report.doctor
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}-]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 100)
  return `${[report.kind === 'test' ? 'анализ' : 'заключение', doctor, showDay(report.day)].filter(Boolean).join('_')}.pdf`
}

/** [4.75] [6.32] Results are offered under a visit that is over, to whoever may see them. */
export function mayOpenResults(visit: { isPast: boolean; reports: readonly unknown[] }): 'may-open' | 'not-over' | 'nothing-to-open' {
  if (!visit.isPast) return 'not-over'
  return visit.reports.length > 0 ? 'may-open' : 'nothing-to-open'
}
