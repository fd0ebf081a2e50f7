import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import type { Sex } from '@vizit/rules/people'
import { minutesOfRu } from '../../amounts/messages.ru.ts'

/** What stands where a visit has just been booked. */
export const ru = {
  title: 'Вы записаны',
  pendingTitle: 'Ждём подтверждения',
  pendingText: 'Центр ещё подтверждает это время. Мы пришлём SMS.',
  pendingUntil: (time: string) => `Центр ответит сегодня до ${time}. Мы пришлём SMS.`,
  bookedFor: (name: string, sex: Sex | null) =>
    sex === 'MALE' ? `${name} записан` : sex === 'FEMALE' ? `${name} записана` : `${name}: визит записан`,
  cancelUntil: (time: string) => `Отменить можно до ${time} в день визита.`,
  cancelUntilDay: (moment: string) => `Отменить можно до: ${moment}.`,
  tooLateToCancel: `До визита меньше ${minutesOfRu(CANCEL_BEFORE_MINUTES)}: отменить его можно только по телефону центра.`,
  toCalendar: 'Добавить в календарь',
  again: 'Записаться ещё раз',
  toVisits: 'К моим визитам',
  failed: 'Не получилось показать запись',
  failedText: 'Сама запись не пропала: она в разделе «Визиты».',
  next: 'Что дальше'
}
