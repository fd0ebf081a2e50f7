import { plural } from '@vizit/rules/plural'
import type { formRu } from './messages.ru.ts'

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
