import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allows,
  defaultLevel,
  GRANT_LEVELS,
  GRANTABLE_LEVELS,
  LEVELS,
  levelOf,
  mayGiveBirthday,
  REL_KINDS,
  relationNow,
  relKindOf,
  whoOpens
} from './access.ts'

const level = fc.constantFrom(...LEVELS)
const maybe = fc.option(level, { nil: undefined })
const relation = fc.constantFrom(...REL_KINDS)

describe('the ladder of access levels', () => {
  test('is cumulative: each level includes those before it and none after [6.26]', () => {
    const ladder = ['VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS', 'GRANT', 'EDIT_PROFILE', 'VIEW_REPORTS_TESTS'] as const
    for (const [i, have] of ladder.entries()) {
      expect(ladder.filter(needed => allows(have, needed))).toEqual(ladder.slice(0, i + 1))
    }
  })

  test('ends with ALL, the full set [6.27]', () => {
    expect(LEVELS.filter(needed => !allows('ALL', needed))).toEqual([])
    expect(allows('VIEW_REPORTS_TESTS', 'ALL')).toBe(false)
  })

  test('without a level nothing is allowed', () => {
    expect(LEVELS.filter(needed => allows(null, needed) || allows(undefined, needed))).toEqual([])
  })

  test('orders any two levels', () => {
    fc.assert(
      fc.property(level, level, level, (a, b, c) => {
        expect(allows(a, b) || allows(b, a)).toBe(true)
        if (allows(a, b) && allows(b, c)) expect(allows(a, c)).toBe(true)
        if (a !== b) expect(allows(a, b) && allows(b, a)).toBe(false)
      })
    )
  })
})

describe('the level of a person', () => {
  test('is ALL for the own profile and for a child, whatever is granted or configured [6.28 6.29]', () => {
    expect([levelOf('ME', null), levelOf('CHILD', null)]).toEqual(['ALL', 'ALL'])
    expect([levelOf('ME', 'VIEW_NAME', 'VIEW_NAME'), levelOf('CHILD', 'VIEW_NAME', 'VIEW_NAME')]).toEqual(['ALL', 'ALL'])
  })

  test('is for a relative what the person granted [6.30]', () => {
    expect(levelOf('SPOUSE', 'BOOK_VISITS')).toBe('BOOK_VISITS')
    expect(levelOf('PARENT', 'VIEW_NAME')).toBe('VIEW_NAME')
    expect(levelOf('SPOUSE', undefined)).toBe('VIEW_COVERAGE')
    expect(levelOf('OTHER', undefined)).toBe('VIEW_NAME')
  })

  test('may be lowered by remote configuration where nothing is granted, and never raised', () => {
    expect(levelOf('SPOUSE', undefined, 'VIEW_NAME')).toBe('VIEW_NAME')
    expect(levelOf('SPOUSE', undefined, 'VIEW_REPORTS_TESTS')).toBe('VIEW_COVERAGE')
    expect(levelOf('OTHER', undefined, 'ALL')).toBe('VIEW_NAME')
    fc.assert(
      fc.property(relation, maybe, maybe, (kind, granted, configured) => {
        const without = levelOf(kind, granted)
        expect(allows(without, levelOf(kind, granted, configured))).toBe(true)
        if (granted && kind !== 'ME' && kind !== 'CHILD') expect(levelOf(kind, granted, configured)).toBe(granted)
      })
    )
  })

  test('is switched on the rights screen between VIEW_COVERAGE and BOOK_VISITS [6.37]', () => {
    expect(GRANT_LEVELS).toEqual(['VIEW_COVERAGE', 'BOOK_VISITS'])
  })

  test('may be granted up to results and reports, and never ALL', () => {
    expect(GRANTABLE_LEVELS).toEqual(['VIEW_COVERAGE', 'BOOK_VISITS', 'VIEW_REPORTS_TESTS'])
  })

  test('of no relative lets book before the person has allowed it', () => {
    expect(REL_KINDS.filter(kind => allows(defaultLevel(kind), 'BOOK_VISITS'))).toEqual(['ME', 'CHILD'])
    expect(REL_KINDS.map(defaultLevel)).toEqual(['ALL', 'ALL', 'VIEW_COVERAGE', 'VIEW_COVERAGE', 'VIEW_NAME'])
  })
})

describe('a relation', () => {
  test('to oneself may be spelled ME, MY or OWNER [3.16]', () => {
    expect(['ME', 'MY', 'OWNER', 'CHILD', 'SPOUSE', 'PARENT', 'other', 'AUNT'].map(relKindOf)).toEqual([
      'ME',
      'ME',
      'ME',
      'CHILD',
      'SPOUSE',
      'PARENT',
      'OTHER',
      'OTHER'
    ])
  })

  test('of a child becomes «other adult» on the 18th birthday, and with it the rights end', () => {
    expect(relationNow('CHILD', '2008-11-21', '2026-11-20')).toBe('CHILD')
    expect(relationNow('CHILD', '2008-11-20', '2026-11-20')).toBe('OTHER')
    expect(levelOf(relationNow('CHILD', '2008-11-20', '2026-11-20'), null)).toBe('VIEW_NAME')
    expect(levelOf(relationNow('CHILD', '2009-11-20', '2026-11-20'), null)).toBe('ALL')
  })

  test('of any other kind does not change with age', () => {
    expect(REL_KINDS.filter(kind => kind !== 'CHILD').map(kind => relationNow(kind, '1950-01-01', '2026-11-20'))).toEqual([
      'ME',
      'SPOUSE',
      'PARENT',
      'OTHER'
    ])
  })
})

test('a profile is opened by the parents until 16, then by the young person who signs in, at 18 by nobody else', () => {
  const born = (birthday: string, hasAccount: boolean) => whoOpens({ birthday, hasAccount }, '2026-11-20')
  expect([born('2010-11-21', true), born('2010-11-21', false)]).toEqual(['the-parents', 'the-parents'])
  expect([born('2010-11-20', true), born('2010-11-20', false)]).toEqual(['the-person', 'the-parents'])
  expect([born('2008-11-21', false), born('2008-11-20', false)]).toEqual(['the-parents', 'the-person'])
})

test('nobody else makes a person who signs in younger, so that no right over them outlives its day', () => {
  const given = (birthday: string, hasAccount: boolean) => mayGiveBirthday({ birthday: '2009-05-02', hasAccount }, birthday)
  expect([given('2009-05-03', true), given('2009-05-02', true), given('2009-05-01', true)]).toEqual([false, true, true])
  expect(given('2018-05-02', false)).toBe(true)
  expect(mayGiveBirthday({ birthday: null, hasAccount: true }, '2018-05-02')).toBe(false)
})
