import type { Relative } from '@vizit/contract/family'
import { expect, test } from 'vitest'
import { familySection } from './family-section.ts'
import { familyView } from './family-view.ts'
import { judgeNewChild } from './judge-new-child.ts'

let made = 0
const member = (over: Partial<Relative>): Relative => ({
  profileId: `0377dd5a-d16e-41b5-8f83-${String(++made).padStart(12, '0')}`,
  name: 'Савицкая Ольга',
  lastName: 'Савицкая',
  firstName: 'Ольга',
  middleName: '',
  kinship: null,
  relKind: 'CHILD',
  sex: 'FEMALE',
  birthday: '2017-05-05',
  accessLevel: 'ALL',
  consentReceived: true,
  grantLevel: null,
  coverers: [],
  removal: 'may-remove',
  isNew: false,
  photoUrl: null,
  ...over
})
const me = member({ relKind: 'ME', birthday: '1968-04-12' })
const loaded = (data: Relative[]) => familyView({ data, error: null, dataUpdatedAt: 5 })

test('before the family is known it is loading, or it has failed', () => {
  expect(familyView({ data: undefined, error: null, dataUpdatedAt: 0 })).toEqual({ kind: 'loading' })
  expect(familyView({ data: undefined, error: 'e', dataUpdatedAt: 0 })).toEqual({ kind: 'failed', error: 'e' })
})

test('who is alone has no family yet', () => {
  expect(loaded([me])).toEqual({ kind: 'alone', me })
})

test('oneself comes first, then the others, the eldest child before the younger', () => {
  const [younger, elder, wife] = [
    member({ birthday: '2020-01-01' }),
    member({ birthday: '2012-01-01' }),
    member({ relKind: 'SPOUSE', birthday: null })
  ]
  const view = loaded([younger, elder, wife, me])
  expect(view.kind === 'family' && view.members).toEqual([me, wife, elder, younger])
})

test('what is full is told before a form is filled: five children, one spouse, four parents [5.73, 5.74, 5.75]', () => {
  const room = (...others: Relative[]) => {
    const view = loaded([me, ...others])
    return view.kind === 'family' ? view.room : null
  }
  const five = Array.from({ length: 5 }, () => member({}))
  const four = Array.from({ length: 4 }, () => member({ relKind: 'PARENT' }))
  expect(room(...five.slice(1))).toMatchObject({ child: 'may-add', spouse: 'may-add', parent: 'may-add', other: 'may-add' })
  expect(room(...five)).toMatchObject({ child: 'TOO_MANY_CHILDREN', parent: 'may-add' })
  expect(room(member({ relKind: 'SPOUSE' }))).toMatchObject({ spouse: 'SPOUSE_EXISTS', child: 'may-add' })
  expect(room(...four)).toMatchObject({ parent: 'TOO_MANY_PARENTS', other: 'TOO_MANY_PARENTS' })
  expect(room(...four.slice(1), member({ relKind: 'OTHER' }))).toMatchObject({ parent: 'may-add', other: 'TOO_MANY_PARENTS' })
})

test('what could not be loaded anew is shown as a copy', () => {
  expect(familyView({ data: [me, member({})], error: 'e', dataUpdatedAt: 5 })).toMatchObject({ kind: 'family', copyOf: 5 })
})

test('only adults have the section of the family [5.29]', () => {
  expect(familySection('2008-11-21', '2026-11-20')).toBe('ADULTS_ONLY')
  expect(familySection('2008-11-20', '2026-11-20')).toBe('open')
  expect(familySection(null, '2026-11-20')).toBe('open')
})

test('a child of the same name, sex and birthday is there already, however it is written', () => {
  const child = { lastName: 'савицкая', firstName: 'Ольга', middleName: '—', sex: 'FEMALE', birthday: '2017-05-05' } as const
  expect(judgeNewChild(child, [me, member({})])).toBe('PERSON_EXISTS')
  expect(judgeNewChild({ ...child, birthday: '2017-05-06' }, [me, member({})])).toBe('new')
  expect(judgeNewChild(child, [member({ birthday: null, sex: null })])).toBe('new')
})
