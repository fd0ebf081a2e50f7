import type { RelKind } from '@vizit/rules/access'
import type { Kinship } from '@vizit/rules/kinship'
import type { Sex } from '@vizit/rules/people'
import { plural } from '@vizit/rules/plural'
import type { formRu, ru } from './messages.ru.ts'

/** What people say of each other. */
export const kinshipEn: Record<Kinship, string> = {
  MOTHER: 'Mother',
  FATHER: 'Father',
  GRANDMOTHER: 'Grandmother',
  GRANDFATHER: 'Grandfather',
  DAUGHTER: 'Daughter',
  SON: 'Son',
  SISTER: 'Sister',
  BROTHER: 'Brother',
  GRANDDAUGHTER: 'Granddaughter',
  GRANDSON: 'Grandson',
  AUNT: 'Aunt',
  UNCLE: 'Uncle',
  NIECE: 'Niece',
  NEPHEW: 'Nephew',
  WARD: 'In your care',
  HUSBAND: 'Husband',
  WIFE: 'Wife'
}

/** How a person is called by the one who looks: by the word that was said of them, else by what is known. Without a known sex the word that fits both. */
function relation(kind: RelKind, sex: Sex | null, kinship?: Kinship | null): string {
  if (kind !== 'ME' && kinship) return kinshipEn[kinship]
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
  middleNameHint: 'If there is none, put a dash:\u00a0—',
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
  kinship: kinshipEn,
  age: (years: number) => (years < 1 ? 'under a year old' : plural('en', years, { one: '# year old', other: '# years old' })),
  ...formEn,
  adult: 'Adult',
  minor: 'Under age'
}
