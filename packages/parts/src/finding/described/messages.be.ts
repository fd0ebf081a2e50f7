import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  bookOnline: 'Запіс анлайн',
  visitTo: speciality => `Прыём: ${speciality}`,
  branches: 'Адрасы, гадзіны працы і тэлефоны'
}
