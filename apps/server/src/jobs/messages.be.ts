import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  hello: 'Вітаем!',
  weekdays: ['пн', 'аў', 'ср', 'чц', 'пт', 'сб', 'нд'],
  months: [
    'студзеня',
    'лютага',
    'сакавіка',
    'красавіка',
    'мая',
    'чэрвеня',
    'ліпеня',
    'жніўня',
    'верасня',
    'кастрычніка',
    'лістапада',
    'снежня'
  ],
  dayOfWeek: (weekday: string, day: string) => `${weekday} ${day}`,
  withYear: (day: string, year: string) => `${day} ${year} года`,
  date: (_day: string, _year: string, digits: string) => digits
}
