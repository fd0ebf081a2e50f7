import type { RelKind } from '@vizit/rules/access'
import type { Sex } from '@vizit/rules/people'
import { plural } from '@vizit/rules/plural'

/** How a person is called by the one who looks. Without a known sex the word that fits both. */
function relation(kind: RelKind, sex: Sex | null): string {
  switch (kind) {
    case 'ME':
      return 'Это вы'
    case 'SPOUSE':
      return sex === 'MALE' ? 'Муж' : sex === 'FEMALE' ? 'Жена' : 'Супруг или супруга'
    case 'CHILD':
      return sex === 'MALE' ? 'Сын' : sex === 'FEMALE' ? 'Дочь' : 'Ребёнок'
    case 'PARENT':
      return sex === 'MALE' ? 'Отец' : sex === 'FEMALE' ? 'Мать' : 'Родитель'
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
  middleNameHint: 'Если отчества нет, поставьте прочерк: —',
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
  /** 'меньше года' for a baby. */
  age: (years: number) => (years < 1 ? 'меньше года' : plural('ru', years, { one: '# год', few: '# года', many: '# лет' })),
  ...formRu,
  adult: 'Взрослый',
  minor: 'Несовершеннолетний'
}
