import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS } from './access.ts'
import { asSeen, heldToday, type KnownPerson } from './seen-person.ts'

const child: KnownPerson = {
  profileId: 'p',
  kinship: null,
  relKind: 'CHILD',
  level: 'ALL',
  lastName: 'Савицкий',
  firstName: 'Михаил',
  middleName: 'Андреевич',
  birthday: '2008-11-20',
  sex: 'MALE',
  consentReceived: true,
  photo: null
}

test('the child relation has all rights until the day before the 18th birthday, and the name only from that day on [6.29]', () => {
  expect(heldToday(child, '2026-11-19')).toEqual({ relKind: 'CHILD', level: 'ALL' })
  expect(heldToday(child, '2026-11-20')).toEqual({ relKind: 'OTHER', level: 'VIEW_NAME' })
})

test('the own profile has all rights at any age [6.28]', () => {
  expect(heldToday({ relKind: 'ME', level: 'ALL', birthday: '1980-01-01' }, '2026-11-20')).toEqual({ relKind: 'ME', level: 'ALL' })
})

test('birthday, sex and consent are there only from the level BOOK_VISITS up; the name always is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LEVELS), fc.constantFrom('SPOUSE', 'PARENT', 'OTHER', 'ME'), (level, relKind) => {
      const seen = asSeen({ ...child, relKind, level }, '2026-11-20')
      const mayBook = LEVELS.indexOf(level) >= LEVELS.indexOf('BOOK_VISITS')
      expect(seen.name).toBe('Савицкий Михаил Андреевич')
      expect([seen.birthday, seen.sex, seen.consentReceived]).toEqual(mayBook ? ['2008-11-20', 'MALE', true] : [null, null, false])
    })
  )
})

test('a level that is not on the ladder shows the name and nothing more', () => {
  expect(asSeen({ ...child, relKind: 'OTHER', level: 'EVERYTHING' }, '2026-11-20')).toMatchObject({
    accessLevel: 'VIEW_NAME',
    birthday: null
  })
})
