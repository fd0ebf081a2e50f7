import type { PersonFault } from '@vizit/client/people/person-form'
import { NAME_MAX } from '@vizit/rules/people'
import type { AllWords } from '../words/all-words.ts'

/** The sentence that stands at a field. */
export function faultWord(words: AllWords['people'], fault: PersonFault): string {
  switch (fault) {
    case 'required':
      return words.required
    case 'forbidden-characters':
      return words.forbiddenCharacters
    case 'too-long':
      return words.tooLong(NAME_MAX)
    case 'date-format':
      return words.dateFormat
    case 'date-wrong':
      return words.dateWrong
    case 'not-a-child':
      return words.adult
    case 'not-an-adult':
      return words.minor
  }
}
