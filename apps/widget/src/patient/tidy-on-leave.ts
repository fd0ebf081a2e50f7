import { tidyName } from '@vizit/rules/people'
import type { PatientForm } from '../booking-state.ts'
import type { Field } from './patient-faults.ts'

const NAMES: readonly Field[] = ['lastName', 'firstName', 'middleName']

/** What becomes of a field when it is left: texts are trimmed [5.85], a date that does not match the mask is cleared [5.17]. Undefined: it stays. */
export function tidyOnLeave(field: Field, form: PatientForm): Partial<PatientForm> | undefined {
  if (NAMES.includes(field)) return { [field]: tidyName(form[field as 'lastName']) }
  if (field === 'email' || field === 'clientNote') return { [field]: form[field].trim() }
  if (field === 'birthDate' && !MASK.test(form.birthDate)) return { birthDate: '' }
  return undefined
}

/** Whole, whether there is such a day or not: what is no day is told, so that one sees what one typed. */
const MASK = /^\d{2}\.\d{2}\.\d{4}$/
