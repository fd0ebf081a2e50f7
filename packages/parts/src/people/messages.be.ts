import type { RelKind } from '@vizit/rules/access'
import type { Kinship } from '@vizit/rules/kinship'
import type { Sex } from '@vizit/rules/people'
import { plural } from '@vizit/rules/plural'
import type { formRu, ru } from './messages.ru.ts'

/** What people say of each other. */
export const kinshipBe: Record<Kinship, string> = {
  MOTHER: 'Мама',
  FATHER: 'Тата',
  GRANDMOTHER: 'Бабуля',
  GRANDFATHER: 'Дзядуля',
  DAUGHTER: 'Дачка',
  SON: 'Сын',
  SISTER: 'Сястра',
  BROTHER: 'Брат',
  GRANDDAUGHTER: 'Унучка',
  GRANDSON: 'Унук',
  AUNT: 'Цётка',
  UNCLE: 'Дзядзька',
  NIECE: 'Пляменніца',
  NEPHEW: 'Пляменнік',
  WARD: 'Пад вашай апекай',
  HUSBAND: 'Муж',
  WIFE: 'Жонка'
}

/** How a person is called by the one who looks: by the word that was said of them, else by what is known. Without a known sex the word that fits both. */
function relation(kind: RelKind, sex: Sex | null, kinship?: Kinship | null): string {
  if (kind !== 'ME' && kinship) return kinshipBe[kinship]
  switch (kind) {
    case 'ME':
      return 'Гэта вы'
    case 'SPOUSE':
      return sex === 'MALE' ? 'Муж' : sex === 'FEMALE' ? 'Жонка' : 'Муж або жонка'
    case 'CHILD':
      return sex === 'MALE' ? 'Сын' : sex === 'FEMALE' ? 'Дачка' : 'Дзіця'
    case 'PARENT':
      return sex === 'MALE' ? 'Тата' : sex === 'FEMALE' ? 'Мама' : 'Бацька або маці'
    case 'OTHER':
      return 'Блізкі'
  }
}

export const formBe: typeof formRu = {
  female: 'Жаночы',
  male: 'Мужчынскі',
  lastName: 'Прозвішча',
  firstName: 'Імя',
  middleName: 'Імя па бацьку',
  middleNameHint: 'Калі імя па бацьку няма, пастаўце працяжнік:\u00a0—',
  birthday: 'Дата нараджэння',
  birthdayHint: 'дд.мм.гггг, напрыклад 07.03.1985',
  sex: 'Пол',
  required: 'Абавязковае поле',
  forbiddenCharacters: 'Выкарыстаны забароненыя сімвалы',
  tooLong: (most: number) => `Не больш за ${plural('be', most, { one: '# сімвал', few: '# сімвалы', many: '# сімвалаў' })}`,
  dateFormat: 'Няправільны фармат даты',
  dateWrong: 'Калі ласка, праверце дату'
}

export const be: typeof ru = {
  me: 'Мне',
  relation,
  kinship: kinshipBe,
  age: (years: number) => (years < 1 ? 'менш за год' : plural('be', years, { one: '# год', few: '# гады', many: '# гадоў' })),
  ...formBe,
  adult: 'Дарослы',
  minor: 'Непаўналетні'
}
