import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  page: 'Уваход і прылады',
  title: 'Дзе выкананы ўваход',
  unknown: 'Невядомая прылада',
  here: 'Гэтая прылада',
  notConfirmed: 'Не пацверджана',
  since: (day: string) => `Уваход ${day}`,
  seen: (moment: string) => `Апошняе дзеянне: ${moment}`,
  today: 'сёння',
  end: 'Выйсці',
  endOf: (name: string) => `Выйсці на прыладзе «${name}»`,
  endTitle: (name: string) => `Выйсці на прыладзе «${name}»?`,
  endText: 'Кабінет на ёй адразу закрыецца, а пры наступным уваходзе прыладу давядзецца пацвердзіць зноў.',
  endConfirm: 'Выйсці',
  ending: 'Выходзім…',
  stay: 'Пакінуць',
  ended: 'Уваход завершаны',
  endOthers: 'Выйсці на астатніх прыладах',
  endOthersTitle: 'Выйсці на ўсіх астатніх прыладах?',
  endOthersText: 'Кабінет закрыецца ўсюды, акрамя гэтай прылады. Запісы да ўрачоў застануцца.',
  endedOthers: (count: number) => `Завяршылі ${plural('be', count, { one: '# уваход', few: '# уваходы', many: '# уваходаў' })}`,
  onlyHere: 'На іншых прыладах уваход не выкананы.',
  strange: 'Не пазнаяце прыладу? Выйдзіце на ёй і дадайце ключ доступу.',
  loading: 'Загружаем спіс прылад',
  failed: 'Не атрымалася загрузіць спіс прылад',
  failedText: 'Паспрабуйце яшчэ раз праз хвіліну.'
}
