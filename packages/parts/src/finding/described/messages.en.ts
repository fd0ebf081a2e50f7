import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  bookOnline: 'Book online',
  visitTo: speciality => `Visit: ${speciality}`,
  branches: 'Addresses, opening hours and phones',
  timetable: (town: string) =>
    `Book a doctor online: doctors, free times, prices and addresses of medical centers. ${town} and other towns of Belarus.`
}
