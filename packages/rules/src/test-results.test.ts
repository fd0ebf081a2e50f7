import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeValue, mayOpenResults, outOfRange, rangeText, reportFileName, testState, testsOfTab } from './test-results.ts'

test('a test is ready or in work; a word that is not known is in work [3.29]', () => {
  expect(['ready', 'in progress', 'READY', '', 'new'].map(testState)).toEqual(['ready', 'in-work', 'in-work', 'in-work', 'in-work'])
})

test('a tab shows its tests, the newest first, and all of them together are those of the two', () => {
  const test = (date: string, status: string) => ({ date, status })
  const tests = [test('2026-11-18T05:30:00Z', 'ready'), test('2026-11-19T05:30:00Z', 'in progress'), test('2026-11-20T05:30:00Z', 'ready')]
  const days = (tab: 'ready' | 'in-work' | 'all') => testsOfTab(tests, tab).map(({ date }) => date.slice(8, 10))
  expect([days('ready'), days('in-work'), days('all')]).toEqual([['20', '18'], ['19'], ['20', '19', '18']])
})

test('a value is below, within or above its range, whose bounds belong to it', () => {
  expect([119.9, 120, 150, 150.1].map(number => judgeValue(number, { low: 120, high: 150 }))).toEqual([
    'below',
    'within',
    'within',
    'above'
  ])
  expect([judgeValue(3, { low: null, high: 5 }), judgeValue(6, { low: null, high: 5 }), judgeValue(3, { low: 4, high: null })]).toEqual([
    'within',
    'above',
    'below'
  ])
  expect([judgeValue(null, { low: 1, high: 2 }), judgeValue(1, { low: null, high: null })]).toEqual(['not-judged', 'not-judged'])
  const words = { atLeast: (number: string) => `от ${number}`, atMost: (number: string) => `до ${number}`, decimalSign: ',' }
  expect([
    rangeText({ low: 3.9, high: 6.1 }, words),
    rangeText({ low: 120, high: null }, words),
    rangeText({ low: null, high: 5.2 }, words),
    rangeText({ low: null, high: null }, words)
  ]).toEqual(['3,9–6,1', 'от 120', 'до 5,2', ''])
})

test('a file is named after what it is, the doctor and the date [9.53]', () => {
  const doctor = 'Ковалёва Анна Сергеевна'
  expect(reportFileName({ kind: 'test', doctor, day: '2026-11-18' })).toBe('анализ_Ковалёва_Анна_Сергеевна_18.11.2026.pdf')
  expect(reportFileName({ kind: 'conclusion', doctor, day: '2026-11-18' })).toBe('заключение_Ковалёва_Анна_Сергеевна_18.11.2026.pdf')
  expect(reportFileName({ kind: 'test', doctor: '', day: '2026-11-18' })).toBe('анализ_18.11.2026.pdf')
  expect(reportFileName({ kind: 'test', doctor: '../../etc/passwd\u202E"', day: '2026-11-18' })).toBe('анализ_etc_passwd_18.11.2026.pdf')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), name => {
      expect(reportFileName({ kind: 'test', doctor: name, day: '2026-11-18' })).toMatch(
        /^анализ_[\p{L}\p{N}_-]{0,100}_?18\.11\.2026\.pdf$/u
      )
    })
  )
})

test('results are offered under a visit that is over and has some that one may see [4.75]', () => {
  expect(mayOpenResults({ isPast: true, reports: [{}] })).toBe('may-open')
  expect(mayOpenResults({ isPast: false, reports: [{}] })).toBe('not-over')
  // the server gives no reports to whoever may not see results
  expect(mayOpenResults({ isPast: true, reports: [] })).toBe('nothing-to-open')
})

test('of the values with a range it is told how many are out of it and which; those without one do not count', () => {
  const value = (name: string, verdict: 'below' | 'within' | 'above' | 'not-judged') => ({ name, verdict })
  const values = [value('Железо', 'below'), value('Глюкоза', 'within'), value('Цвет', 'not-judged'), value('Ферритин', 'above')]
  expect(outOfRange(values)).toEqual({ judged: 3, out: ['Железо', 'Ферритин'] })
  expect(outOfRange([])).toEqual({ judged: 0, out: [] })
})
