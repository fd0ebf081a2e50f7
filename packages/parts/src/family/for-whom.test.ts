import type { FamilyMember } from '@vizit/contract/profile'
import { expect, test } from 'vitest'
import { newIn } from './for-whom.ts'

const named = (profileId: string, firstName: string) => ({ profileId, lastName: 'Ровда', firstName, middleName: '' }) as FamilyMember
const [olga, nina, oleg] = [named('olga', 'Ольга'), named('nina', 'Нина'), named('oleg', 'Олег')]

test('who was not in the family before is new in it', () => {
  expect(newIn([olga], [olga, nina], nina)).toBe('nina')
  expect(newIn([olga, nina], [olga, nina], nina)).toBeUndefined()
})

test('where the family before is not known, who is called as whoever was added is new in it; of two who are called so nobody is taken', () => {
  expect(newIn([], [olga, oleg, nina], nina)).toBe('nina')
  expect(newIn([], [olga, nina, named('other', 'Нина')], nina)).toBeUndefined()
  expect(newIn([], [olga, oleg], nina)).toBeUndefined()
})
