import type { RelKind } from '@vizit/rules/access'
import type { Sex } from '@vizit/rules/people'
import { plural } from '@vizit/rules/plural'
import type { formRu, ru } from './messages.ru.ts'

/** How a person is called by the one who looks. Without a known sex the word that fits both. */
function relation(kind: RelKind, sex: Sex | null): string {
  switch (kind) {
    case 'ME':
      return 'This is you'
    case 'SPOUSE':
      return sex === 'MALE' ? 'Husband' : sex === 'FEMALE' ? 'Wife' : 'Husband or wife'
    case 'CHILD':
      return sex === 'MALE' ? 'Son' : sex === 'FEMALE' ? 'Daughter' : 'Child'
    case 'PARENT':
      return sex === 'MALE' ? 'Father' : sex === 'FEMALE' ? 'Mother' : 'Parent'
    case 'OTHER':
      return 'Someone close'
  }
}

export const formEn: typeof formRu = {
  female: 'Female',
  male: 'Male',
  lastName: 'Last name',
  firstName: 'First name',
  middleName: 'Patronymic',
  middleNameHint: 'If there is none, put a dash: —',
  birthday: 'Date of birth',
  birthdayHint: 'dd.mm.yyyy, for example 07.03.1985',
  sex: 'Gender',
  required: 'Field is required',
  forbiddenCharacters: 'Some of these characters are not allowed',
  tooLong: (most: number) => `No more than ${plural('en', most, { one: '# character', other: '# characters' })}`,
  dateFormat: 'Wrong date format',
  dateWrong: 'Please check the date'
}

export const en: typeof ru = {
  me: 'Me',
  relation,
  age: (years: number) => (years < 1 ? 'under a year old' : plural('en', years, { one: '# year old', other: '# years old' })),
  ...formEn,
  adult: 'Adult',
  minor: 'Under age'
}
