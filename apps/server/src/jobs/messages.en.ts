import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  hello: 'Hello!',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  dayOfWeek: (weekday: string, day: string) => `${weekday} ${day}`,
  withYear: (day: string, year: string) => `${day} ${year}`,
  date: (day: string, year: string) => `${day} ${year}`
}
