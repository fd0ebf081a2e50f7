import { ru as people } from '@vizit/client/people/messages.ru'
import { ru } from '@vizit/client/widget/messages.ru'
import { NAME_MAX } from '@vizit/rules/people'
import { type Fault, type Field, NOTE_MOST } from './patient-faults.ts'

/** The sentence that stands at a field. */
export function faultSentence(field: Field, fault: Fault | undefined): string | undefined {
  switch (fault) {
    case undefined:
      return undefined
    case 'required':
      return field === 'captcha' ? ru.captchaRequired : field === 'agreed' ? ru.agreeRequired : people.required
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
      return ru.unfit.AGE_LIMITS_ISSUE
    case 'ADULT_DOCTOR':
    case 'CHILD_DOCTOR':
      return ru.unfit[fault]
    case 'not-a-phone':
      return ru.phoneWrong
    case 'unknown-operator':
      return ru.operatorWrong
    // [5.08]
    case 'email-wrong':
      return ru.emailWrong
    case 'note-too-long':
      return ru.noteTooLong(NOTE_MOST)
  }
}
