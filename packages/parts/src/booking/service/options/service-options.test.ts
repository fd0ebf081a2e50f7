import { compulsoryOption, lostOption, marked } from '@vizit/client/booking/service/options/service-options'
import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'

const chosen = { serviceId: '5', branchId: '7', doctorId: '9' }
const none = { serviceId: undefined, branchId: undefined, doctorId: undefined }

test('a service is compulsory; a place and a specialist are not: without them times of all are shown [5.88]', () => {
  expect([none, { ...none, serviceId: '5' }, { ...chosen, doctorId: undefined }].map(compulsoryOption)).toEqual(['service', 'none', 'none'])
})

test('what the other choices do not go with is told as a combination that is not supported [5.89] [8.80]', () => {
  expect(lostOption(chosen, chosen)).toBeUndefined()
  expect(lostOption(none, { ...none, serviceId: '5' })).toBeUndefined()
  expect(lostOption(chosen, none)).toBe('service')
  expect(lostOption(chosen, { ...none, serviceId: '5' })).toBe('branch')
  expect(lostOption(chosen, { ...chosen, doctorId: undefined })).toBe('specialist')
  // without a service there is nothing to go together with
  expect(lostOption({ ...chosen, serviceId: undefined }, none)).toBeUndefined()
  expect(ru.notSupported(ru.lost.service(ru.named('Массаж'), 'ДМС «Базовая»'))).toMatch(
    /^Не поддерживается: «Массаж» по программе ДМС «Базовая»/
  )
})

test('options that do not go with the rest come last and are marked with an asterisk [5.90]', () => {
  const [scan, massage] = [
    { value: '5', label: 'УЗИ сердца' },
    { value: '6', label: 'Массаж' }
  ]
  const { options, incompatible } = marked([massage], [scan, massage], ru.incompatible)
  expect(options.map(one => one.label)).toEqual(['Массаж', 'УЗИ сердца *'])
  expect([...incompatible]).toEqual(['5'])
})
