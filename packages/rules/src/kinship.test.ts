import { expect, test } from 'vitest'
import { ADULT_KINSHIPS, KINSHIPS, kindOfKinship, sexOfKinship } from './kinship.ts'

test('mother and father take a parent’s place, every other adult another one', () => {
  expect(ADULT_KINSHIPS.filter(word => kindOfKinship(word) === 'PARENT')).toEqual(['MOTHER', 'FATHER'])
})

test('each word tells the sex of the person, but the one for somebody in one’s care', () => {
  expect(KINSHIPS.filter(word => sexOfKinship(word) === null)).toEqual(['WARD'])
  for (const [woman, man] of [
    ['MOTHER', 'FATHER'],
    ['GRANDMOTHER', 'GRANDFATHER'],
    ['DAUGHTER', 'SON'],
    ['SISTER', 'BROTHER'],
    ['GRANDDAUGHTER', 'GRANDSON'],
    ['AUNT', 'UNCLE'],
    ['NIECE', 'NEPHEW'],
    ['WIFE', 'HUSBAND']
  ] as const)
    expect([sexOfKinship(woman), sexOfKinship(man)]).toEqual(['FEMALE', 'MALE'])
})
