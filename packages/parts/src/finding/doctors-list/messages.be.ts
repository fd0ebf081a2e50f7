import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Урачы',
  search: 'Урач або спецыяльнасць',
  searchDoctor: 'Прозвішча ўрача',
  clear: 'Ачысціць пошук',
  soonest: when => `бліжэйшы час: ${when}`,
  inOrder: { byDate: 'спачатку бліжэйшыя', byName: 'па імені', byFeedbacks: 'спачатку з водгукамі' },
  speciality: 'Спецыяльнасць',
  findSpeciality: 'Знайсці спецыяльнасць',
  when: 'Калі',
  shortDates: { 0: 'Любая', 3: '3 дні', 7: 'Тыдзень', 30: 'Месяц' },
  part: 'Частка дня',
  anyPart: 'Увесь дзень',
  whom: 'Каго прымае',
  shortProfile: { 0: 'Усіх', 1: 'Дарослых', 2: 'Дзяцей' },
  childAge: 'Узрост дзіцяці',
  childAgeHint: 'Поўных гадоў, ад 0 да 17. Можна не ўказваць.',
  childAgeWrong: 'Увядзіце лік ад 0 да 17',
  baby: 'Да года',
  first: 'Парадак',
  nobodyText: 'Прыбярыце што-небудзь адно.',
  without: filter => `Прыбраць «${filter}»`,
  otherTown: 'Паглядзіце ў іншым горадзе.'
}
