import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  waits: 'Не адпраўлена',
  waitsText: 'Адправім адзін раз, калі з’явіцца сувязь.',
  refused: 'Не атрымалася адправіць',
  tooLate: 'Адмяніць візіт ужо нельга: патэлефануйце',
  tooLateText: 'Сувязі не было, і тэрмін адмены мінуў. Заяўка не адпраўлена.',
  visit: 'Адмена візіту',
  cancel: (when, doctor) => `Адмена візіту: ${when}, ${doctor}`,
  review: 'Водгук',
  reviewOf: (doctor, when) => `Водгук пра візіт: ${doctor}, ${when}`,
  medicine: 'Запіс у аптэчцы',
  medicineOf: name => `Аптэчка: ${name}`,
  drop: 'Выдаленне з аптэчкі',
  dropOf: name => `Выдаленне з аптэчкі: ${name}`,
  send: 'Адправіць зараз',
  forget: 'Не адпраўляць',
  forgetLabel: what => `Не адпраўляць: ${what}`,
  read: 'Зразумела',
  readLabel: what => `Зразумела: ${what}`
}
