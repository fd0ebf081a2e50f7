import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Doctors',
  search: 'Doctor or specialty',
  searchDoctor: 'Doctor’s surname',
  clear: 'Clear the search',
  soonest: when => `soonest: ${when}`,
  inOrder: { byDate: 'soonest first', byName: 'by name', byFeedbacks: 'most reviews first' },
  speciality: 'Specialty',
  findSpeciality: 'Find a specialty',
  when: 'When',
  shortDates: { 0: 'Any day', 3: '3 days', 7: 'Week', 30: 'Month' },
  part: 'Part of the day',
  anyPart: 'Whole day',
  whom: 'Sees',
  shortProfile: { 0: 'Everybody', 1: 'Adults', 2: 'Children' },
  childAge: 'Age of the child',
  childAgeHint: 'Full years, 0 to 17. You may leave it out.',
  childAgeWrong: 'Enter a number from 0 to 17',
  baby: 'Under one year',
  first: 'Order',
  nobodyText: 'Remove one of them.',
  without: filter => `Remove “${filter}”`,
  otherTown: 'Look in another town.'
}
