import { expect, test } from 'vitest'
import { emailAsked, emailFault, mainAddress, newAddress, saveFailure } from './profile-form.ts'

const TODAY = '2026-11-20'
const told = { title: 'Нет связи', text: 'Проверьте подключение.' }

test('an adult is asked for an e-mail, somebody under 18 is not; the birthday that is typed decides', () => {
  expect(['', '20.11', '20.11.2008', '15.05.1990'].map(typed => emailAsked(typed, TODAY, 'given'))).toEqual(Array(4).fill('required'))
  expect(['21.11.2008', '01.01.2015'].map(typed => emailAsked(typed, TODAY, 'given'))).toEqual(['not-asked', 'not-asked'])
})

test('an e-mail that was given stays and must be an address; whoever has given none may leave it out', () => {
  expect(['', '  ', 'olga', 'olga@example.by'].map(typed => emailFault(typed))).toEqual(['required', 'required', 'wrong', 'ok'])
  expect(emailAsked('15.05.1990', TODAY, 'none')).toBe('optional')
  expect(['', 'olga', 'olga@example.by'].map(typed => emailFault(typed, 'optional'))).toEqual(['ok', 'wrong', 'ok'])
})

test('the form begins with the address that waits, else with the confirmed one; only a new one is sent', () => {
  const confirmed = { address: 'olga@example.by', usage: 'PRIMARY', confirmed: true }
  const waiting = { address: 'new@example.by', usage: 'PRIMARY', confirmed: false }
  const backup = { address: 'backup@example.by', usage: 'BACKUP', confirmed: true }
  expect([[], [backup], [confirmed], [confirmed, waiting, backup]].map(emails => mainAddress({ emails }))).toEqual([
    '',
    '',
    'olga@example.by',
    'new@example.by'
  ])
  const emails = [confirmed, waiting]
  expect(['', ' Olga@Example.by ', 'new@example.by', 'third@example.by'].map(typed => newAddress(typed, { emails }))).toEqual([
    null,
    null,
    null,
    'third@example.by'
  ])
})

test('a failure shows its detail in the banner, and «Ошибка» where there is none [8.101]', () => {
  const failure = { code: 'UNEXPECTED_PROBLEM' as const, facts: {}, message: null }
  expect(saveFailure(failure, told, 'Ошибка').title).toBe('Ошибка')
  expect(saveFailure({ ...failure, message: 'Реестр не отвечает' }, told, 'Ошибка').title).toBe('Реестр не отвечает')
  expect(saveFailure({ ...failure, code: 'NETWORK' }, told, 'Ошибка')).toEqual(told)
})
