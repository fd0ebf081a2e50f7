import { CallFailure } from '@vizit/client/api/call-failure'
import { speakDays } from '@vizit/client/days/spoken-days'
import { codeFaults, emailFaults, insuranceFaults, refusedField } from '@vizit/client/programmes/link-forms'
import { programmesView } from '@vizit/client/programmes/programmes-view'
import type { Coverage } from '@vizit/contract/programmes'
import { beforeAll, expect, test } from 'vitest'
import { ru } from './messages.ru.ts'
import { programmeSentence } from './use-programme-sentence.ts'

beforeAll(() => speakDays('ru'))

const coverage = (facts: Partial<Coverage> = {}): Coverage => ({
  id: '0377dd5a-d16e-41b5-8f83-000000000001',
  profileId: '0377dd5a-d16e-41b5-8f83-000000000002',
  covererCode: 'epam',
  covererKind: 'EMPLOYER',
  coverer: 'Синяя Орбита',
  covererPhone: '',
  programId: 'epam-health',
  programCaption: 'Здоровье сотрудника',
  way: 'WORK_EMAIL',
  status: 'ACTIVE',
  validFrom: '2026-11-20',
  validTo: null,
  amount: null,
  parts: [],
  barcode: null,
  contractNumber: null,
  email: 'o***@orbita.example',
  endedBecause: null,
  declineReason: null,
  isManageable: true,
  ...facts
})
const said = (facts: Partial<Coverage>, isChild = false) => programmeSentence(ru, coverage(facts), isChild)

test('a request says what it waits for: the letter, then the employer [4.23]', () => {
  expect(said({ status: 'PENDING_EMAIL' })).toMatch(/письмо на o\*\*\*@orbita\.example/)
  expect(said({ status: 'PENDING_HR' })).toMatch(/HR-менеджер компании «Синяя Орбита»/)
  expect(said({ status: 'ENDED', endedBecause: 'declined', declineReason: 'Нет в списке' })).toBe('Причина: Нет в списке')
})

test('an active programme says how long, one not yet active from which day [3.47, 4.138]', () => {
  expect(said({ status: 'NOT_YET_ACTIVE', validFrom: '2026-12-01' })).toBe('Начнёт действовать 1 декабря 2026.')
  expect(said({ validTo: '2027-08-21' })).toBe('Действует до 21 августа 2027 включительно.')
  expect(said({})).toBe('Действует с 20 ноября 2026.')
})

test('a programme that stands still says who can help; a child’s says that it is the child’s [3.48]', () => {
  expect(said({ status: 'INACTIVE' })).toMatch(/HR-менеджера/)
  expect(said({ status: 'INACTIVE', covererKind: 'INSURER' })).toMatch(/страховую компанию/)
  expect(said({ status: 'INACTIVE', covererKind: 'INSURER' }, true)).toMatch(/Программа ребёнка не активна/)
})

test('a programme that has ended says why', () => {
  expect(said({ status: 'ENDED', endedBecause: 'expired', validTo: '2026-11-19' })).toBe('Срок программы закончился 19 ноября 2026.')
  expect(said({ status: 'ENDED', endedBecause: 'employer' })).toMatch(/Работодатель завершил/)
})

test('the screen is loading, failed, empty, or a list of whoever has a programme', () => {
  const person = { profileId: '1', relKind: 'ME', name: 'Ольга', coverers: [], coverages: [] }
  expect(programmesView({ data: undefined, error: null, dataUpdatedAt: 0 })).toEqual({ kind: 'loading' })
  expect(programmesView({ data: undefined, error: 'e', dataUpdatedAt: 0 })).toEqual({ kind: 'failed', error: 'e' })
  expect(programmesView({ data: [person], error: null, dataUpdatedAt: 5 })).toEqual({ kind: 'none' })
  const covered = { ...person, profileId: '2', coverages: [coverage()] }
  expect(programmesView({ data: [person, covered], error: 'e', dataUpdatedAt: 5 })).toEqual({ kind: 'list', people: [covered], copyOf: 5 })
})

test('the work address is of the employer [5.09, 6.43]', () => {
  expect(emailFaults({ workEmail: '' }, ['orbita.example'])).toEqual({ workEmail: 'required' })
  expect(emailFaults({ workEmail: 'olga' }, ['orbita.example'])).toEqual({ workEmail: 'email' })
  expect(emailFaults({ workEmail: 'olga@mail.example' }, ['orbita.example'])).toEqual({ workEmail: 'other-domain' })
  expect(emailFaults({ workEmail: 'olga@minsk.orbita.example' }, ['orbita.example'])).toEqual({})
})

test('a code, a number and a phone are judged before they are sent', () => {
  expect(codeFaults({ code: ' ', email: '' })).toEqual({ code: 'required', email: 'required' })
  expect(codeFaults({ code: 'A-1', email: 'olga@mail.example' })).toEqual({ code: 'code' })
  expect(codeFaults({ code: 'orbita 2026', email: 'olga@mail.example' })).toEqual({})
  const whole = { profileId: '1', number: '97045 0000 0001', phone: '+375 (29) 111-22-33' }
  const judged = (facts: Partial<typeof whole>) => insuranceFaults({ ...whole, ...facts }, { testPhones: false })
  expect(judged({ number: '97045 0000 0017' })).toEqual({})
  expect(judged({ number: '204518/001' })).toEqual({})
  expect(judged({ number: '204518/01' })).toEqual({ number: 'number-length' })
  expect(judged({ number: 'ABC' })).toEqual({ number: 'not-digits' })
  expect(judged({ number: '', phone: '+375 (55) 111-22-33', profileId: '' })).toEqual({
    number: 'required',
    phone: 'phone',
    profileId: 'required'
  })
})

test('a refusal of one field is told at the field, others over the form', () => {
  const refusal = (code: 'INVALID_INPUT' | 'INCORRECT_PHONE_NUMBER', facts: Record<string, string>) =>
    refusedField(new CallFailure({ ok: false, code, facts, message: null, status: 422 }))
  expect(refusal('INVALID_INPUT', { field: 'workEmail', reason: 'other-domain' })).toEqual({ field: 'workEmail', fault: 'other-domain' })
  expect(refusal('INVALID_INPUT', { field: 'phone' })).toEqual({ field: 'phone', fault: 'phone' })
  expect(refusal('INVALID_INPUT', { field: 'somewhere' })).toBeUndefined()
  expect(refusal('INCORRECT_PHONE_NUMBER', { phone: '375173090055' })).toBeUndefined()
})
