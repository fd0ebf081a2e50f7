import type { FamilyMember } from '@vizit/contract/profile'
import { expect, test } from 'vitest'
import { newIn } from './for-whom.ts'

const [olga, nina] = ['olga', 'nina'].map(profileId => ({ profileId }) as FamilyMember) as [FamilyMember, FamilyMember]

test('who was not in the family before is new in it', () => {
  expect(newIn([olga], [olga, nina])).toBe('nina')
  expect(newIn([olga, nina], [olga, nina])).toBeUndefined()
})

test('where the family before is not known nobody is new in it, least of all oneself', () => {
  expect(newIn([], [olga, nina])).toBeUndefined()
})
