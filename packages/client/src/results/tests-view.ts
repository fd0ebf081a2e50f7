// Everything the list of tests can be.

import type { Test } from '@vizit/contract/results'
import { matches, searchTerms } from '@vizit/rules/search'
import { type TestsTab, testsOfTab } from '@vizit/rules/test-results'
import { dayOf } from '../days/show-day.ts'
import { names } from '../names/spoken-names.ts'
import { labName } from '../names/spoken-services.ts'

export type TestsView =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** [2.30] «У вас пока нет анализов» */
  | { kind: 'no-tests-yet' }
  | { kind: 'nothing-matches' }
  | { kind: 'list'; tests: Test[] }

/** `asked`: how the last question went; a list that is known is shown whatever it was. */
export function testsView(
  tests: readonly Test[] | undefined,
  asked: 'asking' | 'answered' | 'failed',
  { tab, typed }: { tab: TestsTab; typed: string }
): TestsView {
  if (!tests) return { kind: asked === 'failed' ? 'failed' : 'loading' }
  if (tests.length === 0) return { kind: 'no-tests-yet' }
  const terms = searchTerms(typed)
  const shown = testsOfTab(tests, tab).filter(test =>
    matches(
      terms,
      test.name,
      labName(test.name),
      test.physicianName,
      test.branchName,
      test.speciality,
      names.speciality(test.speciality),
      test.customerFirstName
    )
  )
  return shown.length > 0 ? { kind: 'list', tests: shown } : { kind: 'nothing-matches' }
}

/** The tests of a month of Minsk together, in the order they are in. */
export function byMonth(tests: readonly Test[]): { month: string; tests: Test[] }[] {
  const months: { month: string; tests: Test[] }[] = []
  for (const test of tests) {
    const month = dayOf(test.date).slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.tests.push(test)
    else months.push({ month, tests: [test] })
  }
  return months
}
