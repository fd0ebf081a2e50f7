import { EMPTY_PERSON, type PersonForm, personFaults, personFormOf, personInput } from '@vizit/client/people/person-form'
import { profileInput } from '@vizit/contract/profile'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultWord } from './fault-word.ts'
import { ru } from './messages.ru.ts'

const today = '2026-11-20'
const olga: PersonForm = { lastName: 'Савицкая', firstName: 'Ольга', middleName: 'Викторовна', birthday: '12.04.1968', sex: 'FEMALE' }
const told = (form: PersonForm, field: keyof PersonForm, who: 'self' | 'child' = 'self') => {
  const fault = personFaults(form, who, today)[field]
  return fault && faultWord(ru, fault)
}

test('a field left empty is told Обязательное поле [5.01]', () => {
  const fields = Object.keys(EMPTY_PERSON) as (keyof PersonForm)[]
  expect(fields.map(field => told(EMPTY_PERSON, field))).toEqual(fields.map(() => 'Обязательное поле'))
  expect(told({ ...olga, firstName: '   ' }, 'firstName')).toBe('Обязательное поле')
})

test('characters that no name has are told [5.03]', () => {
  expect(told({ ...olga, lastName: 'Савицкая2' }, 'lastName')).toBe('Использованы запрещенные символы')
})

test('a dash says that there is no patronymic [5.05]', () => {
  expect(personFaults({ ...olga, middleName: '—' }, 'self', today)).toEqual({})
  expect(told({ ...olga, lastName: '—' }, 'lastName')).toBe('Использованы запрещенные символы')
})

test('a date of another form is told Неверный формат даты [5.18]', () => {
  expect(told({ ...olga, birthday: '12.04.' }, 'birthday')).toBe('Неверный формат даты')
})

test('a date before 1900 is told Пожалуйста, проверьте дату [5.19]', () => {
  expect(told({ ...olga, birthday: '31.12.1899' }, 'birthday')).toBe('Пожалуйста, проверьте дату')
  expect(told({ ...olga, birthday: '01.01.1900' }, 'birthday')).toBeUndefined()
})

test('a date in the future is told Пожалуйста, проверьте дату [5.20]', () => {
  expect(told({ ...olga, birthday: '21.11.2026' }, 'birthday')).toBe('Пожалуйста, проверьте дату')
  expect(told({ ...olga, birthday: '20.11.2026' }, 'birthday')).toBeUndefined()
})

test('a day that the calendar does not have is told', () => {
  expect(told({ ...olga, birthday: '31.02.2000' }, 'birthday')).toBe('Пожалуйста, проверьте дату')
})

test('as a child only somebody under 18 passes, and an adult is told Взрослый [5.25]', () => {
  expect(told({ ...olga, birthday: '20.11.2008' }, 'birthday', 'child')).toBe('Взрослый')
  expect(told({ ...olga, birthday: '21.11.2008' }, 'birthday', 'child')).toBeUndefined()
})

test('a form without faults is an input that the endpoint takes', () => {
  const input = personInput({ ...olga, lastName: '  Савицкая ' })
  expect(input).toEqual({ lastName: 'Савицкая', firstName: 'Ольга', middleName: 'Викторовна', birthday: '1968-04-12', sex: 'FEMALE' })
  expect(z.safeParse(profileInput, input).success).toBe(true)
})

test('what the form finds right the endpoint takes, whatever is typed', () => {
  const typed = (sensible: string) =>
    fc.oneof(fc.constant(sensible), fc.constantFrom('', ' ', '—', '-', 'Ким-Ли', "д'Арк", 'ў', 'І', 'x', '١', 'а'.repeat(200)), fc.string())
  const form = fc.record({
    lastName: typed('Савицкая'),
    firstName: typed('Ольга'),
    middleName: typed('Викторовна'),
    birthday: fc.oneof(fc.constantFrom('12.04.1968', '31.02.2000', '01.01.1900', '20.11.2026', '٠١.٠١.2000', ''), fc.string()),
    sex: fc.constantFrom('FEMALE' as const, 'MALE' as const, '' as const)
  })
  let right = 0
  fc.assert(
    fc.property(form, one => {
      if (Object.keys(personFaults(one, 'self', today)).length > 0) return
      right++
      expect(z.safeParse(profileInput, personInput(one)).success).toBe(true)
    }),
    { numRuns: 3000 }
  )
  expect(right).toBeGreaterThan(50)
})

test('a known person without a patronymic is shown with the dash that says so', () => {
  const known = { lastName: 'Савицкая', firstName: 'Ольга', middleName: '', birthday: '1968-04-12', sex: 'FEMALE' } as const
  expect(personFormOf(known)).toEqual({ ...olga, middleName: '—' })
  expect(personFormOf({ lastName: '', firstName: '', middleName: '', birthday: null, sex: null })).toEqual(EMPTY_PERSON)
})
