// The form of a person's name, birthday and sex: what is typed, what is wrong with it, and the input that leaves.
import { type profileInput } from '@vizit/contract/profile'
import { isAdult } from '@vizit/rules/age'
import { type Day, judgeBirthday, readDay, showDay } from '@vizit/rules/days'
import { judgeName, judgePatronymic, type NameVerdict, type Sex, tidyName } from '@vizit/rules/people'
import type * as z from 'zod/mini'

/** `birthday` as the field shows it, 'dd.mm.yyyy'; `sex` is '' until chosen. */
export type PersonForm = { lastName: string; firstName: string; middleName: string; birthday: string; sex: Sex | '' }
export type PersonInput = z.input<typeof profileInput>
export type PersonFault = 'required' | 'forbidden-characters' | 'too-long' | 'date-format' | 'date-wrong' | 'not-a-child' | 'not-an-adult'

/** Whose form it is: one's own, that of a child, that of an adult relative. */
export type Who = 'self' | 'child' | 'adult'

export const EMPTY_PERSON: PersonForm = { lastName: '', firstName: '', middleName: '', birthday: '', sex: '' }

/** What is wrong with each field; a field that is right is absent. A `child` must be under 18 today [5.26], an `adult` 18 or older [5.24]. */
export function personFaults(form: PersonForm, who: Who, today: Day): Partial<Record<keyof PersonForm, PersonFault>> {
  const faults: Partial<Record<keyof PersonForm, PersonFault>> = {}
  const put = (field: keyof PersonForm, fault: PersonFault | 'ok') => {
    if (fault !== 'ok') faults[field] = fault
  }
  put('lastName', nameFault(judgeName(form.lastName)))
  put('firstName', nameFault(judgeName(form.firstName)))
  put('middleName', nameFault(judgePatronymic(form.middleName)))
  put('birthday', birthdayFault(form.birthday, who, today))
  put('sex', form.sex === '' ? 'required' : 'ok')
  return faults
}

function nameFault(verdict: NameVerdict): PersonFault | 'ok' {
  return verdict === 'blank' ? 'required' : verdict
}

function birthdayFault(typed: string, who: Who, today: Day): PersonFault | 'ok' {
  if (typed.trim() === '') return 'required'
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(typed.trim())) return 'date-format'
  const day = readDay(typed)
  if (!day || judgeBirthday(day, today) !== 'ok') return 'date-wrong'
  if (who === 'self') return 'ok'
  if (who === 'child') return isAdult(day, today) ? 'not-a-child' : 'ok'
  return isAdult(day, today) ? 'ok' : 'not-an-adult'
}

/** The endpoint's input; the schema of the endpoint still judges it. */
export function personInput(form: PersonForm): PersonInput {
  return {
    lastName: tidyName(form.lastName),
    firstName: tidyName(form.firstName),
    middleName: tidyName(form.middleName),
    birthday: readDay(form.birthday) ?? '',
    // An empty choice is refused by the schema like any other wrong word.
    sex: form.sex as Sex
  }
}

/** The form of a person already known. A person without a patronymic has the dash that says so. */
export function personFormOf(person: {
  lastName: string
  firstName: string
  middleName: string
  birthday: Day | null
  sex: Sex | null
}): PersonForm {
  const { lastName, firstName, middleName, birthday, sex } = person
  const isNamed = lastName !== '' || firstName !== ''
  return {
    lastName,
    firstName,
    middleName: middleName || (isNamed ? '—' : ''),
    birthday: birthday ? showDay(birthday) : '',
    sex: sex ?? ''
  }
}
