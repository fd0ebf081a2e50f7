import type { RelKind } from '@vizit/rules/access'
import type { Kinship } from '@vizit/rules/kinship'
import type { Sex } from '@vizit/rules/people'
import { plural } from '@vizit/rules/plural'

/** What people say of each other. */
export const kinshipRu: Record<Kinship, string> = {
  MOTHER: 'Мама',
  FATHER: 'Папа',
  GRANDMOTHER: 'Бабушка',
  GRANDFATHER: 'Дедушка',
  DAUGHTER: 'Дочь',
  SON: 'Сын',
  SISTER: 'Сестра',
  BROTHER: 'Брат',
  GRANDDAUGHTER: 'Внучка',
  GRANDSON: 'Внук',
  AUNT: 'Тётя',
  UNCLE: 'Дядя',
  NIECE: 'Племянница',
  NEPHEW: 'Племянник',
  WARD: 'Под вашей опекой',
  HUSBAND: 'Муж',
  WIFE: 'Жена'
}

/** How a person is called by the one who looks: by the word that was said of them, else by what is known. Without a known sex the word that fits both. */
function relation(kind: RelKind, sex: Sex | null, kinship?: Kinship | null): string {
  if (kind !== 'ME' && kinship) return kinshipRu[kinship]
  switch (kind) {
    case 'ME':
      return 'Это вы'
    case 'SPOUSE':
      return sex === 'MALE' ? 'Муж' : sex === 'FEMALE' ? 'Жена' : 'Супруг или супруга'
    case 'CHILD':
      return sex === 'MALE' ? 'Сын' : sex === 'FEMALE' ? 'Дочь' : 'Ребёнок'
    case 'PARENT':
      return sex === 'MALE' ? 'Папа' : sex === 'FEMALE' ? 'Мама' : 'Родитель'
    case 'OTHER':
      return 'Близкий'
  }
}

/** What a form of a person says. */
export const formRu = {
  female: 'Женский',
  male: 'Мужской',
  lastName: 'Фамилия',
  firstName: 'Имя',
  middleName: 'Отчество',
  middleNameHint: 'Если отчества нет, поставьте прочерк:\u00a0—',
  birthday: 'Дата рождения',
  birthdayHint: 'дд.мм.гггг, например 07.03.1985',
  sex: 'Пол',
  required: 'Обязательное поле',
  forbiddenCharacters: 'Использованы запрещенные символы',
  tooLong: (most: number) => `Не больше ${plural('ru', most, { one: '# символа', few: '# символов', many: '# символов' })}`,
  dateFormat: 'Неверный формат даты',
  dateWrong: 'Пожалуйста, проверьте дату'
}

export const ru = {
  me: 'Мне',
  relation,
  kinship: kinshipRu,
  /** 'меньше года' for a baby. */
  age: (years: number) => (years < 1 ? 'меньше года' : plural('ru', years, { one: '# год', few: '# года', many: '# лет' })),
  ...formRu,
  adult: 'Взрослый',
  minor: 'Несовершеннолетний'
}
