import { expect, test } from 'vitest'
import { memberView } from './member-view.ts'

type Shown = Parameters<typeof memberView>[0]
const member = (over: Partial<Shown>): Shown => ({
  relKind: 'SPOUSE',
  accessLevel: 'VIEW_COVERAGE',
  grantLevel: 'VIEW_COVERAGE',
  removal: 'may-remove',
  coverers: [],
  ...over
})
const child = (over: Partial<Shown> = {}) => member({ relKind: 'CHILD', accessLevel: 'ALL', grantLevel: null, ...over })
const COVERER = { covererCode: 'epam', status: 'ACTIVE', validFrom: '2026-01-01' } as const

test('who may be edited has a menu with delete while no programme pays [6.33]', () => {
  expect(memberView(child()).menu).toEqual(['edit', 'remove'])
  expect(memberView(child({ removal: 'ACTIVE_COVERER', coverers: [COVERER] })).menu).toEqual([])
})

test('the dots stand only where somebody can be taken out [6.35]', () => {
  expect(memberView(member({})).menu).toEqual(['remove'])
  // the visits are told when it is tried
  expect(memberView(member({ removal: 'PLANNED_VISITS' })).menu).toEqual(['remove'])
  expect(memberView(member({ removal: 'not-removable' })).menu).toEqual([])
  expect(memberView(member({ relKind: 'ME', accessLevel: 'ALL', grantLevel: null, removal: 'not-removable' })).menu).toEqual([])
})

test('for whom one may book has a badge that says so, and who may book for oneself another [6.34]', () => {
  expect(memberView(member({ accessLevel: 'BOOK_VISITS' })).badges).toEqual(['may-book'])
  expect(memberView(member({ accessLevel: 'VIEW_REPORTS_TESTS', grantLevel: 'BOOK_VISITS' })).badges).toEqual(['may-book', 'books-for-me'])
  expect(memberView(child()).badges).toEqual(['all-rights'])
})

test('the arrow stands where there is somebody to allow something to [6.36]', () => {
  expect(memberView(member({ grantLevel: 'VIEW_NAME' })).opens).toBe(true)
  expect(memberView(member({ grantLevel: null })).opens).toBe(false)
})

test('without the right to book one waits for the other, who has the button for it [6.38]', () => {
  expect(memberView(member({})).badges).toEqual(['waits'])
  expect(memberView(member({})).mayAllow).toBe(true)
  expect(memberView(member({ grantLevel: 'BOOK_VISITS' })).mayAllow).toBe(false)
  // nobody is there to press it, or to book
  expect(memberView(member({ relKind: 'PARENT', grantLevel: null }))).toMatchObject({ badges: ['no-account'], mayAllow: false })
  expect(memberView(child({ grantLevel: 'VIEW_COVERAGE' })).mayAllow).toBe(false)
})
