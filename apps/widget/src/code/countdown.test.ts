import { expect, test } from 'vitest'
import { RUSSIAN } from '../shell/language.tsx'
import { codeError, countdown } from './countdown.ts'

const held = { heldUntil: '2026-11-20T08:05:00Z', now: '2026-11-20T08:00:00Z', resendAfterSeconds: 61 }

test('the hold is counted by the server’s clock, whatever the device’s says', () => {
  const received = new Date('2031-01-01T00:00:00Z')
  const after = (seconds: number) => countdown(held, received, new Date(received.getTime() + seconds * 1000))
  expect(after(0)).toEqual({ holdLeft: 300, holdTotal: 300, resendIn: 61 })
  expect(after(61)).toEqual({ holdLeft: 239, holdTotal: 300, resendIn: 0 })
  expect(after(301)).toMatchObject({ holdLeft: 0 })
  // a tick that was begun before the answer came
  expect(after(-1)).toMatchObject({ holdLeft: 300 })
})

test('a wrong code tells how many tries are left, a spent or old one to ask for another', () => {
  const said = (code: 'INVALID_CODE' | 'CODE_EXPIRED' | 'NETWORK', facts = {}) => codeError({ code, facts, message: null }, RUSSIAN)
  expect(said('INVALID_CODE', { left: 4 })).toBe('Код не подошёл. Осталось 4 попытки.')
  expect(said('INVALID_CODE', { left: 1 })).toBe('Код не подошёл. Осталась 1 попытка.')
  expect(said('INVALID_CODE', { left: 0 })).toMatch(/Запросите новый код/)
  expect(said('CODE_EXPIRED')).toMatch(/Срок кода истёк/)
  expect(said('NETWORK')).toBeNull()
})
