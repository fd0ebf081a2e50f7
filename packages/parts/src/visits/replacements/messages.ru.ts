import type { Nearness } from '@vizit/rules/replacements'

export const ru = {
  title: 'Другое время взамен',
  loading: 'Ищем другое время',
  none: 'Похожего времени рядом нет. Выберите другое в расписании или позвоните в центр.',
  failed: 'Не получилось найти другое время',
  retry: 'Ещё раз',
  nearness: { doctor: 'Тот же врач', branch: 'В том же центре', town: 'Рядом, в вашем городе' } satisfies Record<Nearness, string>,
  book: 'Записаться',
  bookLabel: (moment: string, doctor: string) => `Записаться взамен: ${moment}, ${doctor}`,
  booking: 'Записываем…',
  booked: 'Вы записаны на другое время',
  bookedAlready: 'Вы уже записались на другое время.',
  anyway: 'Записаться всё равно'
}
