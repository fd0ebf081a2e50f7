import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('each page of the app belongs to one of its six places [2.179]', () => {
  expect(
    ['/', '/doctors-list', '/timeslot', '/services/4', '/centre/12', '/drugs/card', '/visits/7', '/profile/programmes', '/other'].map(
      placeOf
    )
  ).toEqual(['home', 'doctors', 'doctors', 'doctors', 'centres', 'drugs', 'card', 'card', 'other'])
  expect(placeOf('/profile')).toBe('other')
})
