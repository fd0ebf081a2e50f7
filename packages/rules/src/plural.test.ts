import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plural } from './plural.ts'

const doctors = { one: '# врач', few: '# врача', many: '# врачей' }
const lekary = { one: '# лекар', few: '# лекары', many: '# лекараў' }

test('Russian has three forms', () => {
  expect([0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111].map(n => plural('ru', n, doctors))).toEqual([
    '0 врачей',
    '1 врач',
    '2 врача',
    '4 врача',
    '5 врачей',
    '11 врачей',
    '12 врачей',
    '14 врачей',
    '21 врач',
    '22 врача',
    '25 врачей',
    '101 врач',
    '111 врачей'
  ])
})

test('Belarusian has three forms', () => {
  expect([1, 3, 7, 11, 21].map(n => plural('be', n, lekary))).toEqual(['1 лекар', '3 лекары', '7 лекараў', '11 лекараў', '21 лекар'])
})

test('English has two', () => {
  expect([0, 1, 2, 11, 21].map(n => plural('en', n, { one: '# doctor', other: '# doctors' }))).toEqual([
    '0 doctors',
    '1 doctor',
    '2 doctors',
    '11 doctors',
    '21 doctors'
  ])
})

test('a fraction reads like few in Russian, unless it has a form of its own', () => {
  expect(plural('ru', 1.5, doctors)).toBe('1.5 врача')
  expect(plural('ru', 1.5, { ...doctors, other: 'полтора' })).toBe('полтора')
})

test('the number stands at every #, and nowhere without one', () => {
  expect(plural('ru', 5, { one: 'отзыв', many: 'отзывов (#/#)' })).toBe('отзывов (5/5)')
  expect(plural('ru', 1, { one: 'отзыв', many: '# отзывов' })).toBe('отзыв')
})

test('any whole number goes by its last two digits, as in the grammar book', () => {
  fc.assert(
    fc.property(fc.nat(), n => {
      const teen = n % 100 >= 11 && n % 100 <= 14
      const form = teen ? doctors.many : n % 10 === 1 ? doctors.one : n % 10 >= 2 && n % 10 <= 4 ? doctors.few : doctors.many
      expect(plural('ru', n, doctors)).toBe(form.replace('#', String(n)))
      expect(plural('be', n, doctors)).toBe(plural('ru', n, doctors))
    })
  )
})
