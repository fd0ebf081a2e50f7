import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  /** [3.91] [9.54] */
  doctorSort: { byDate: 'By visit date', byName: 'By name', byFeedbacks: 'By number of reviews' },
  /** [3.92] [3.93] [9.56] */
  centreSort: {
    byDoctorsCount: 'By number of doctors',
    byMedcenterName: 'By name',
    byFeedbacks: 'By number of reviews',
    withoutSort: 'Unsorted',
    byPrice: 'By price'
  },
  /** [3.96] */
  preferredDates: { 0: 'Any date', 3: 'Next 3 days', 7: 'Next week', 30: 'Next month' },
  /** [3.97] */
  preferredTimes: { 0: 'Any time', 1: '06:00–10:00', 2: '10:00–14:00', 3: '14:00–18:00', 4: '18:00–22:00' },
  /** [3.37] */
  profileFilter: { 0: 'Adults and children', 1: 'Adults', 2: 'Children' },
  town: 'Town',
  townLabel: (town: string) => `Town: ${town}. Change`,
  townsAgain: 'Load towns again',
  askingTowns: 'Loading towns',
  searchTown: 'Find a town',
  clearTown: 'Clear the town search',
  nothingFound: 'Nothing found',
  leftOut: (n: number) => `And ${n} more. Type more letters.`,
  close: 'Close'
}
