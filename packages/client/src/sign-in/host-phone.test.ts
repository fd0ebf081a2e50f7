import { expect, test } from 'vitest'
import { memoryStorage } from '../session/session-store.ts'
import { clearHostPhone, judgeHostPhone, keepHostPhone, phoneInQuery, readHostPhone } from './host-phone.ts'

test('the phone of the address is read as digits, in any habit of writing, and nothing else is taken for one', () => {
  for (const written of ['375296142080', '%2B375%20(29)%20614-20-80', '+375-29-614-20-80'])
    expect(phoneInQuery(`?phone=${written}&doctorId=1`)).toBe('375296142080')
  for (const wrong of ['', '?phone=', '?phone=12345', '?phone=79161234567', '?phon=375296142080']) expect(phoneInQuery(wrong)).toBeNull()
})

test('it is kept for the tab until it is cleared', () => {
  const storage = memoryStorage()
  keepHostPhone('?doctorId=1', storage)
  expect(readHostPhone(storage)).toBeNull()
  keepHostPhone('?phone=375296142080', storage)
  keepHostPhone('', storage)
  expect(readHostPhone(storage)).toBe('375296142080')
  clearHostPhone(storage)
  expect(readHostPhone(storage)).toBeNull()
})

test('digits only are compared with the phones of the account', () => {
  expect(judgeHostPhone(null, ['375296142080'])).toBe('none')
  expect(judgeHostPhone('375296142080', [])).toBe('none')
  expect(judgeHostPhone('375296142080', ['375331112233', '+375 (29) 614-20-80'])).toBe('match')
  expect(judgeHostPhone('375296142080', ['375331112233'])).toBe('mismatch')
})
