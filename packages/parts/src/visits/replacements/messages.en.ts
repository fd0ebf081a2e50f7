import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  title: 'Another time instead',
  loading: 'Looking for another time',
  none: 'There is no similar time nearby. Choose another in the timetable or call the center.',
  failed: 'Could not find another time',
  retry: 'Try again',
  nearness: { doctor: 'The same doctor', branch: 'At the same center', town: 'Nearby, in your town' },
  book: 'Book',
  bookLabel: (moment: string, doctor: string) => `Book instead: ${moment}, ${doctor}`,
  booking: 'Booking…',
  booked: 'You are booked for another time',
  bookedAlready: 'You have already booked another time.',
  anyway: 'Book anyway'
}
