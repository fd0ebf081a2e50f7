import { expect, test } from 'vitest'
import { NOBODY } from '../booking-state.ts'
import { type Judged, patientFaults } from './patient-faults.ts'

const when = { today: '2026-11-20', visitDay: '2026-12-01', ages: { adult: true, children: true } }
const olga: Judged = {
  ...NOBODY,
  lastName: 'Савицкая',
  firstName: 'Ольга',
  middleName: 'Викторовна',
  phone: '+375 (29) 123-45-67',
  birthDate: '12.04.1968',
  sex: 'FEMALE',
  captcha: '12345',
  agreed: true
}

test('the form wants names, phone, birth date and sex, the ticked box and the solved captcha [5.34] [5.35] [5.36]; e-mail and note are optional', () => {
  expect(patientFaults(olga, when)).toEqual({})
  const required = ['lastName', 'firstName', 'middleName', 'birthDate', 'sex', 'phone', 'captcha', 'agreed']
  const faults = patientFaults({ ...NOBODY, captcha: '', agreed: false }, when)
  expect(faults).toEqual(Object.fromEntries(required.map(field => [field, 'required'])))
})

test('the birth date is a day before today [5.33]', () => {
  for (const birthDate of ['20.11.2026', '21.11.2026', '31.12.1899', '30.02.2000'])
    expect(patientFaults({ ...olga, birthDate }, when)).toEqual({ birthDate: 'date-wrong' })
  expect(patientFaults({ ...olga, birthDate: '19.11.2026' }, when)).toEqual({})
  expect(patientFaults({ ...olga, birthDate: '19.11.' }, when)).toEqual({ birthDate: 'date-format' })
})

test('an age that the doctor does not see on the day of the visit is told at the birth date [5.37] [5.38]', () => {
  const judged = (birthDate: string, ages: (typeof when)['ages'] & { adultAge?: number }) =>
    patientFaults({ ...olga, birthDate }, { ...when, ages }).birthDate
  expect(judged('02.12.2008', { adult: true, children: false })).toBe('ADULT_DOCTOR')
  expect(judged('01.12.2008', { adult: true, children: false })).toBeUndefined()
  expect(judged('12.04.1968', { adult: false, children: true })).toBe('CHILD_DOCTOR')
  expect(judged('12.04.2000', { adult: true, children: false, adultAge: 40 })).toBe('AGE_LIMITS_ISSUE')
})

test('what else may be wrong is told at its field', () => {
  expect(patientFaults({ ...olga, phone: '+375 (29) 123' }, when)).toEqual({ phone: 'not-a-phone' })
  expect(patientFaults({ ...olga, phone: '+375 (17) 123-45-67' }, when)).toEqual({ phone: 'unknown-operator' })
  expect(patientFaults({ ...olga, email: 'olga@' }, when)).toEqual({ email: 'email-wrong' })
  expect(patientFaults({ ...olga, clientNote: 'а'.repeat(501) }, when)).toEqual({ clientNote: 'note-too-long' })
  expect(patientFaults({ ...olga, middleName: '—' }, when)).toEqual({})
  expect(patientFaults({ ...olga, lastName: 'Савицкая2' }, when)).toEqual({ lastName: 'forbidden-characters' })
})
