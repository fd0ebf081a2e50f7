import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  /** [3.91] [9.54] */
  doctorSort: { byDate: 'Па даце візіту', byName: 'Па імені', byFeedbacks: 'Па колькасці водгукаў' },
  /** [3.92] [3.93] [9.56] */
  centreSort: {
    byDoctorsCount: 'Па колькасці ўрачоў',
    byMedcenterName: 'Па назве',
    byFeedbacks: 'Па колькасці водгукаў',
    withoutSort: 'Без сартавання',
    byPrice: 'Па цане'
  },
  /** [3.96] */
  preferredDates: { 0: 'Любая дата', 3: 'Бліжэйшыя 3 дні', 7: 'Бліжэйшы тыдзень', 30: 'Бліжэйшы месяц' },
  /** [3.97] */
  preferredTimes: { 0: 'Любы час', 1: '06:00–10:00', 2: '10:00–14:00', 3: '14:00–18:00', 4: '18:00–22:00' },
  /** [3.37] */
  profileFilter: { 0: 'Дарослыя і дзеці', 1: 'Дарослыя', 2: 'Дзеці' },
  town: 'Горад',
  townLabel: (town: string) => `Горад: ${town}. Змяніць`,
  townsAgain: 'Загрузіць гарады яшчэ раз',
  askingTowns: 'Загружаем гарады',
  searchTown: 'Знайсці горад',
  clearTown: 'Ачысціць пошук горада',
  nothingFound: 'Нічога не знайшлі',
  leftOut: (n: number) => `І яшчэ ${n}. Удакладніце запыт.`,
  close: 'Закрыць'
}
