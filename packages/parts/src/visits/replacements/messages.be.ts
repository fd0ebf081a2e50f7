import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Іншы час узамен',
  loading: 'Шукаем іншы час',
  none: 'Падобнага часу побач няма. Выберыце іншы ў раскладзе або патэлефануйце ў цэнтр.',
  failed: 'Не атрымалася знайсці іншы час',
  retry: 'Яшчэ раз',
  nearness: { doctor: 'Той жа ўрач', branch: 'У тым жа цэнтры', town: 'Побач, у вашым горадзе' },
  book: 'Запісацца',
  bookLabel: (moment: string, doctor: string) => `Запісацца ўзамен: ${moment}, ${doctor}`,
  booking: 'Запісваем…',
  booked: 'Вы запісаны на іншы час',
  bookedAlready: 'Вы ўжо запісаліся на іншы час.',
  anyway: 'Запісацца ўсё роўна'
}
