import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { minutesBe } from '../../amounts/messages.be.ts'
import type { ru } from './messages.ru.ts'

export const be: typeof ru = {
  title: 'Вы запісаны',
  pendingTitle: 'Чакаем пацвярджэння',
  pendingText: (sms: string) => `Цэнтр яшчэ пацвярджае гэты час. ${sms}`,
  pendingUntil: (time: string, sms: string) => `Цэнтр адкажа сёння да ${time}. ${sms}`,
  /** `after`: of the quiet hours. */
  weSend: (after: string | undefined) => (after ? `Мы дашлём SMS пасля ${after}.` : 'Мы дашлём SMS.'),
  bookedFor: (name, sex) => (sex === 'MALE' ? `${name} запісаны` : sex === 'FEMALE' ? `${name} запісана` : `${name}: візіт запісаны`),
  cancelUntil: (time: string) => `Адмяніць можна да ${time} у дзень візіту.`,
  cancelUntilDay: (moment: string) => `Апошні час для адмены: ${moment}.`,
  tooLateToCancel: `Да візіту менш за ${minutesBe(CANCEL_BEFORE_MINUTES)}: адмяніць яго можна толькі па тэлефоне цэнтра.`,
  toCalendar: 'Дадаць у каляндар',
  again: 'Запісацца яшчэ раз',
  toVisits: 'Да маіх візітаў',
  failed: 'Не атрымалася паказаць запіс',
  failedText: 'Сам запіс не прапаў: ён у раздзеле «Візіты».',
  next: 'Што далей'
}
