import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  bookOnline: 'Book online',
  visitTo: speciality => `Visit: ${speciality}`,
  branches: 'Addresses, opening hours and phones'
}
