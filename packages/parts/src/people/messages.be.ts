import { plural } from '@vizit/rules/plural'
import type { formRu } from './messages.ru.ts'

export const formBe: typeof formRu = {
  female: 'Жаночы',
  male: 'Мужчынскі',
  lastName: 'Прозвішча',
  firstName: 'Імя',
  middleName: 'Імя па бацьку',
  middleNameHint: 'Калі імя па бацьку няма, пастаўце працяжнік: —',
  birthday: 'Дата нараджэння',
  birthdayHint: 'дд.мм.гггг, напрыклад 07.03.1985',
  sex: 'Пол',
  required: 'Абавязковае поле',
  forbiddenCharacters: 'Выкарыстаны забароненыя сімвалы',
  tooLong: (most: number) => `Не больш за ${plural('be', most, { one: '# сімвал', few: '# сімвалы', many: '# сімвалаў' })}`,
  dateFormat: 'Няправільны фармат даты',
  dateWrong: 'Калі ласка, праверце дату'
}
