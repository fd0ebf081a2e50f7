// What is wrong with the form, before anything leaves it.
import { type PersonFault, personFaults } from '@vizit/client/people/person-form'
import { type Ages, type AgeVerdict, ageOn, judgeAge } from '@vizit/rules/age'
import { type Day, readDay } from '@vizit/rules/days'
import { judgeEmail } from '@vizit/rules/email'
import { judgePhone } from '@vizit/rules/phone'
import { judgeBirthDate } from '@vizit/rules/public-booking'
import type { PatientForm } from '../booking-state.ts'

export const NOTE_MOST = 500

export type Fault = PersonFault | Exclude<AgeVerdict, 'fits'> | 'not-a-phone' | 'unknown-operator' | 'email-wrong' | 'note-too-long'
/** The fields in the order in which they stand. */
export const FIELDS = [
  'lastName',
  'firstName',
  'middleName',
  'birthDate',
  'sex',
  'phone',
  'email',
  'clientNote',
  'captcha',
  'agreed'
] as const
export type Field = (typeof FIELDS)[number]
export type Faults = Partial<Record<Field, Fault>>

export type Judged = PatientForm & { captcha: string; agreed: boolean }

/** `visitDay` and `ages` say whom the doctor sees then. A field that is right is absent. */
export function patientFaults(form: Judged, { today, visitDay, ages }: { today: Day; visitDay: Day; ages: Ages }): Faults {
  const { birthday, ...names } = personFaults({ ...form, birthday: form.birthDate }, 'self', today)
  const faults: Faults = { ...names }
  const put = (field: Field, fault: Fault | undefined) => {
    if (fault) faults[field] = fault
  }
  put('birthDate', birthday ?? birthDateFault(readDay(form.birthDate)!, today, visitDay, ages))
  put('phone', phoneFault(form.phone))
  put('email', form.email.trim() !== '' && judgeEmail(form.email) !== 'ok' ? 'email-wrong' : undefined)
  put('clientNote', form.clientNote.length > NOTE_MOST ? 'note-too-long' : undefined)
  // [5.34] [5.35]
  put('captcha', form.captcha === '' ? 'required' : undefined)
  put('agreed', form.agreed ? undefined : 'required')
  return faults
}

/** [5.33] Before today; and of an age that the doctor sees on the day of the visit [5.37-5.42]. */
function birthDateFault(born: Day, today: Day, visitDay: Day, ages: Ages): Fault | undefined {
  if (judgeBirthDate(born, today) !== 'ok') return 'date-wrong'
  const age = judgeAge(ages, ageOn(born, visitDay))
  return age === 'fits' ? undefined : age
}

/** Which numbers of tests are good is the server's to say. */
function phoneFault(typed: string): Fault | undefined {
  if (typed === '') return 'required'
  const verdict = judgePhone(typed, { testPhones: true })
  return verdict === 'ok' ? undefined : verdict
}
