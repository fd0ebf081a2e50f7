import type { DoctorSort } from '@vizit/contract/catalogue'
import type { CentreSort } from '@vizit/contract/centres'
import type { PreferredDates, PreferredTimes, ProfileFilter } from '@vizit/rules/preferred'

/** [3.91] [9.54] */
const doctorSort: Record<DoctorSort, string> = { byDate: 'По дате визита', byName: 'По имени', byFeedbacks: 'По числу отзывов' }

/** [3.92] [3.93] [9.56] */
const centreSort: Record<CentreSort, string> = {
  byDoctorsCount: 'По числу врачей',
  byMedcenterName: 'По названию',
  byFeedbacks: 'По числу отзывов',
  withoutSort: 'Без сортировки',
  byPrice: 'По цене'
}

/** [3.96] */
const preferredDates: Record<PreferredDates, string> = {
  0: 'Любая дата',
  3: 'Ближайшие 3 дня',
  7: 'Ближайшая неделя',
  30: 'Ближайший месяц'
}

/** [3.97] */
const preferredTimes: Record<PreferredTimes, string> = {
  0: 'Любое время',
  1: '06:00–10:00',
  2: '10:00–14:00',
  3: '14:00–18:00',
  4: '18:00–22:00'
}

/** [3.37] */
const profileFilter: Record<ProfileFilter, string> = { 0: 'Взрослые и дети', 1: 'Взрослые', 2: 'Дети' }

export const ru = {
  doctorSort,
  centreSort,
  preferredDates,
  preferredTimes,
  profileFilter,
  town: 'Город',
  townLabel: (town: string) => `Город: ${town}. Изменить`,
  townsAgain: 'Загрузить города ещё раз',
  askingTowns: 'Загружаем города',
  searchTown: 'Найти город',
  clearTown: 'Очистить поиск города',
  nothingFound: 'Ничего не нашли',
  leftOut: (n: number) => `И ещё ${n}. Уточните запрос.`,
  close: 'Закрыть'
}
