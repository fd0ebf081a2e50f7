import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import type { Sex } from '@vizit/rules/people'
import { minutesOfRu } from '../../amounts/messages.ru.ts'

/** What stands where a visit has just been booked. */
export const ru = {
  title: 'Вы записаны',
  pendingTitle: 'Ждём подтверждения',
  pendingText: (sms: string) => `Центр ещё подтверждает это время. ${sms}`,
  pendingUntil: (time: string, sms: string) => `Центр ответит сегодня до ${time}. ${sms}`,
  /** `after`: of the quiet hours. */
  weSend: (after: string | undefined) => (after ? `Мы пришлём SMS после ${after}.` : 'Мы пришлём SMS.'),
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
