import { NAME_MAX } from '@vizit/rules/people'
import type { Language } from '../shell/language.tsx'
import { type Fault, type Field, NOTE_MOST } from './patient-faults.ts'

/** The sentence that stands at a field. */
export function faultSentence(field: Field, fault: Fault | undefined, { words, people }: Language): string | undefined {
  switch (fault) {
    case undefined:
      return undefined
    case 'required':
      return field === 'captcha' ? words.captchaRequired : field === 'agreed' ? words.agreeRequired : people.required
    case 'forbidden-characters':
      return people.forbiddenCharacters
    case 'too-long':
      return people.tooLong(NAME_MAX)
    case 'date-format':
      return people.dateFormat
    case 'date-wrong':
      return people.dateWrong
    case 'not-a-child':
    case 'not-an-adult':
    case 'AGE_LIMITS_ISSUE':
      return words.unfit.AGE_LIMITS_ISSUE
    case 'ADULT_DOCTOR':
    case 'CHILD_DOCTOR':
      return words.unfit[fault]
    // [5.14]
    case 'not-a-phone':
    case 'unknown-operator':
      return words.phoneWrong
    // [5.08]
    case 'email-wrong':
      return words.emailWrong
    case 'note-too-long':
      return words.noteTooLong(NOTE_MOST)
  }
}
