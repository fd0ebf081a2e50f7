import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  bookOnline: 'Запіс анлайн',
  visitTo: speciality => `Прыём: ${speciality}`,
  branches: 'Адрасы, гадзіны працы і тэлефоны',
  timetable: (town: string) =>
    `Запіс да ўрача анлайн: урачы, вольны час, цэны і адрасы медыцынскіх цэнтраў. ${town} і іншыя гарады Беларусі.`
}
