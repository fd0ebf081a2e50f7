import { expect, test } from 'vitest'
import { judgePassword, judgeSessionLength, judgeUsername, PASSWORD_LEAST, type PasswordVerdict } from './staff.ts'

const PASSWORDS: [string, PasswordVerdict][] = [
  ['Тополь7!', 'ok'],
  ['topol-7!', 'ok'],
  ['topol7!', 'too-short'],
  ['1234567!', 'no-letter'],
  ['topol-tree', 'no-digit'],
  ['topoltree7', 'no-special'],
  ['topol tree 7', 'no-special'],
  [`a1!${'x'.repeat(126)}`, 'too-long']
]

test.each(PASSWORDS)(
  'a password of eight characters with a letter, a digit and a special character: %s is %s [5.61] [9.43]',
  (password, verdict) => {
    expect(judgePassword(password)).toBe(verdict)
  }
)

test.each(['Password1!', 'P@ssw0rd1', 'qwerty123!', '123!Qwerty', 'Пароль123!', 'admin2026!', 'Минск2026!'])(
  '%s is known to everybody and refused',
  password => {
    expect(judgePassword(password)).toBe('known')
  }
)

test('a password is not made of the name that stands before it', () => {
  expect(judgePassword('Ivanov.a-77!', 'ivanov.a')).toBe('like-username')
})

test('no password of the desk is shorter than the six characters of an administrator [9.40]', () => {
  expect(PASSWORD_LEAST).toBeGreaterThanOrEqual(6)
  for (const short of ['', 'a1!', 'ab-1!', 'abc-1']) expect(judgePassword(short)).toBe('too-short')
})

test('a username has five characters or more [5.62] [9.44]', () => {
  expect(['anna', 'annak', 'anna.k-1', 'анна1', 'a b c d', 'x'.repeat(65)].map(judgeUsername)).toEqual([
    'too-short',
    'ok',
    'ok',
    'wrong-characters',
    'wrong-characters',
    'too-long'
  ])
})

test('a session of the desk lasts from five minutes to two weeks [9.39]', () => {
  expect([4.9, 5, 20_160, 20_161].map(judgeSessionLength)).toEqual(['too-short', 'ok', 'ok', 'too-long'])
})
