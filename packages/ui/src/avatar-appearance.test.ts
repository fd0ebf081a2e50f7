import { expect, test } from 'vitest'
import { avatarColour, initials } from './avatar-appearance.ts'

test('a person keeps one colour, and many people spread over all seven [9.51]', () => {
  expect(avatarColour('a-1')).toBe(avatarColour('a-1'))
  const seen = new Set(Array.from({ length: 200 }, (_, at) => avatarColour(`person-${at}`)))
  expect(seen.size).toBe(7)
})

test('initials are the first letters of the first two words', () => {
  expect(initials('Анна Ковалёва')).toBe('АК')
  expect(initials('  ўладзімір  іваноў-крыж Пятровіч')).toBe('ЎІ')
  expect(initials('Нина')).toBe('Н')
  expect(initials('«Каштан», центр')).toBe('КЦ')
  expect(initials(' 12 ')).toBe('')
})
