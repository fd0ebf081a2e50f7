import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Запіс на паслугу',

  filters: 'Паслуга, месца і спецыяліст',
  forChild: 'Для дзіцяці',
  age: 'Узрост дзіцяці',
  anyAge: 'Не пазначаны',
  baby: 'Да года',
  direction: 'Від паслуг',
  allDirections: 'Усе віды',
  subGroup: 'Група паслуг',
  allSubGroups: 'Усе групы',
  service: 'Паслуга',
  noService: 'Не выбрана',
  where: 'Дзе',
  specialist: 'Спецыяліст',
  anySpecialist: 'Любы',
  programme: 'Па праграме',
  anyProgramme: 'Усе паслугі, без праграмы',
  searchSpecialist: 'Прозвішча спецыяліста',

  searchService: 'Знайсці паслугу',
  searchServicePlaceholder: 'Па-руску, напрыклад: УЗИ сердца',
  count: (n: number) => plural('be', n, { one: '# паслуга', few: '# паслугі', many: '# паслуг' }),
  found: (n: number) =>
    n === 0 ? 'Нічога не знайшлі' : plural('be', n, { one: 'Знайшлі # паслугу', few: 'Знайшлі # паслугі', many: 'Знайшлі # паслуг' }),
  nothing: 'Такой паслугі тут няма',
  nothingText: 'Праверце, ці няма памылкі ў напісанні, або выберыце іншы напрамак, месца, узрост або праграму.',
  showAll: 'Паказаць усе паслугі',
  loading: 'Загружаем паслугі',
  failed: 'Не атрымалася загрузіць паслугі',

  descriptionMore: 'паказаць яшчэ',
  descriptionLess: 'згарнуць',
  aboutService: (name: string) => `пра паслугу ${name}`,
  prepare: 'Як падрыхтавацца',
  noTimesAtAll: 'Вольных месцаў у бліжэйшыя два месяцы няма. Выберыце іншае месца або патэлефануйце ў рэгістратуру.',
  lasts: (minutes: number) => plural('be', minutes, { one: '# хвіліна', few: '# хвіліны', many: '# хвілін' }),
  timesOn: (day: string, times: string) => `${day}: ${times}`,
  oneSpecialist: (n: number) => plural('be', n, { one: '# спецыяліст', few: '# спецыялісты', many: '# спецыялістаў' }),
  order: 'Парадак',
  byTime: 'Па часе',
  byPrice: 'Па цане',
  summaryLine: (service: string, who: string) => `${service}, ${who}`,

  changed: 'Цэнтр змяніў гэтую паслугу',
  changedText: 'Змянілася назва або працягласць. Выберыце час яшчэ раз\u00a0— усё, што вы ўвялі, захавана.',
  otherTimes: 'Іншы час гэтай паслугі',
  wholeTimetable: 'Увесь расклад паслугі',
  noOther: 'У гэты дзень іншага часу няма.',
  serviceGone: 'Гэтую паслугу тут больш не аказваюць',
  serviceGoneText: 'Выберыце іншую паслугу або іншае месца.',
  chooseService: 'Выбраць паслугу'
}
