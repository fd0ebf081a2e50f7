import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Contract,
  judgeContract,
  judgeContractKey,
  judgePayment,
  normalProgrammeCode,
  readContractKey,
  userTypeOf
} from './programme.ts'

const TODAY = '2026-11-20'
const CONTRACT: Contract = {
  status: 'READY',
  synchronized: true,
  phone: '375291234567',
  lastName: 'СЕРГЕЕВА',
  birthday: '1990-05-15',
  validTo: '2026-12-31'
}
const ASKED = { phone: '+375 (29) 123-45-67', lastName: 'Сергеева', birthday: '1990-05-15', isChild: false }

test('thirteen digits are a bar code, spaces between them do not count [5.58]', () => {
  expect(readContractKey('97045 0000 0017')).toEqual({ kind: 'barcode', barcode: '9704500000017' }) // 13 digits
  expect(judgeContractKey('9704500000017')).toBe('ok')
  expect(judgeContractKey('97045000000178')).toBe('wrong-length')
  expect(judgeContractKey('')).toBe('blank')
  expect(judgeContractKey('97045-0000001')).toBe('not-digits')
})

test('instead of the bar code a contract number is good, with or without a slash and three digits [5.59]', () => {
  expect(readContractKey('204518')).toEqual({ kind: 'contract', number: '204518', suffix: null })
  expect(readContractKey('204518/002')).toEqual({ kind: 'contract', number: '204518', suffix: '002' })
  expect(judgeContractKey('204518/02')).toBe('wrong-length')
  expect(judgeContractKey('204518/')).toBe('wrong-length')
  expect(judgeContractKey('204518/0021')).toBe('wrong-length')
  expect(judgeContractKey('9704500000017/002')).toBe('wrong-length')
})

test('a number is read exactly when it is judged good', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9/ x-]{0,18}$/), typed => {
      expect(judgeContractKey(typed) === 'ok').toBe(readContractKey(typed) !== undefined)
    })
  )
})

test('a programme code is the same however it is typed', () => {
  expect(normalProgrammeCode(' orb-2026 ')).toBe('ORB2026')
})

test('a contract is linked by the phone, the name and the birthday that it has [5.60]', () => {
  expect(judgeContract(CONTRACT, ASKED, TODAY)).toBe('may-link')
  expect(judgeContract({ ...CONTRACT, lastName: 'Семёнова' }, { ...ASKED, lastName: 'Семенова' }, TODAY)).toBe('may-link')
  expect(judgeContract(CONTRACT, { ...ASKED, phone: '375291234568' }, TODAY)).toBe('INCORRECT_PHONE_NUMBER')
  expect(judgeContract(CONTRACT, { ...ASKED, birthday: '1990-05-16' }, TODAY)).toBe('CONTRACT_DATA_MISMATCH')
  expect(judgeContract(CONTRACT, { ...ASKED, lastName: 'Иванова' }, TODAY)).toBe('CONTRACT_DATA_MISMATCH')
})

test('whoever does not know the phone learns nothing of the contract', () => {
  const status = fc.constantFrom<Contract['status']>('READY', 'NOT_READY', 'NO_CARD', 'CARD_INACTIVE', 'TERMINATED')
  fc.assert(
    fc.property(status, fc.boolean(), (one, isChild) => {
      const verdict = judgeContract({ ...CONTRACT, status: one }, { ...ASKED, phone: '375440000000', isChild }, TODAY)
      expect(verdict).toBe('INCORRECT_PHONE_NUMBER')
    })
  )
})

test.each([
  [{ synchronized: false }, 'CONTRACT_IS_NOT_SYNCHRONIZED'],
  [{ status: 'NOT_READY' }, 'CONTRACT_NOT_READY'],
  [{ status: 'NO_CARD' }, 'NO_CARD_FROM_COVERER'],
  [{ status: 'CARD_INACTIVE' }, 'CODE_COVERER_CARD_INACTIVE'],
  [{ status: 'TERMINATED' }, 'EXPIRED_CONTRACT'],
  [{ validTo: '2026-11-19' }, 'EXPIRED_CONTRACT'],
  [{ validTo: TODAY }, 'may-link']
] as [Partial<Contract>, string][])('a contract that says %j is answered %s', (facts, verdict) => {
  expect(judgeContract({ ...CONTRACT, ...facts }, ASKED, TODAY)).toBe(verdict)
})

test("a child's inactive card is linked, and shown as inactive [3.48]", () => {
  expect(judgeContract({ ...CONTRACT, status: 'CARD_INACTIVE' }, { ...ASKED, isChild: true }, TODAY)).toBe('may-link')
})

test('the kind of user is one of three, and an insurer outweighs an employer [3.07] [3.08]', () => {
  expect(userTypeOf([])).toBe('REGULAR')
  expect(userTypeOf([{ kind: 'EMPLOYER' }])).toBe('EMPLOYER_PROGRAM')
  expect(userTypeOf([{ kind: 'EMPLOYER' }, { kind: 'INSURER' }])).toBe('INSURER_PROGRAM')
})

test('a programme pays on the days when it is active and for what it covers', () => {
  expect(judgePayment('ACTIVE', 'covered')).toBe('pays')
  expect(judgePayment('ACTIVE', 'not-covered')).toBe('SERVICE_IS_NOT_SUPPORTED')
  expect(judgePayment('ACTIVE', 'card-inactive')).toBe('CARD_INACTIVE_IN_CLINIC')
  expect(judgePayment('NOT_YET_ACTIVE', 'covered')).toBe('PROGRAMME_NOT_ACTIVE_YET')
  expect(judgePayment('PENDING_HR', 'covered')).toBe('PROGRAMME_NOT_ACTIVE_YET')
  expect(judgePayment('INACTIVE', 'covered')).toBe('CODE_COVERER_CARD_INACTIVE')
  expect(judgePayment('ENDED', 'covered')).toBe('NO_CARD_FROM_COVERER')
  expect(judgePayment(null, 'covered')).toBe('NO_CARD_FROM_COVERER')
})
