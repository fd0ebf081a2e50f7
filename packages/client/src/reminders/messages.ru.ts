import type { NoticeChannel } from '@vizit/contract/reminders'
import type { ReminderChoice } from '@vizit/rules/reminders'

export const ru = {
  title: 'Напоминания',
  none: 'Не напоминать',
  choices: {
    'minutes-30': 'За 30 минут',
    'hours-1': 'За 1 час',
    'hours-2': 'За 2 часа',
    'hours-4': 'За 4 часа',
    'day-before-10': 'Накануне в 10:00',
    'day-before-20': 'Накануне в 20:00'
  } satisfies Record<ReminderChoice, string>,
  quiet: 'С 22:00 до 8:00 не беспокоим: напомним накануне в 20:00.',
  together: 'Если визитов несколько, придёт одно сообщение.',
  channel: 'Как напоминать',
  channels: { sms: 'SMS', mail: 'Письмо', push: 'Уведомление в браузере' } satisfies Record<NoticeChannel, string>,
  pushBlocked: 'Браузер не разрешает уведомления. Разрешите их для этого сайта в настройках браузера и попробуйте ещё раз.',
  pushMissing: 'Этот браузер не умеет показывать уведомления. Выберите SMS или письмо.',
  saved: 'Напоминания изменены',

  confirm: 'Приду',
  cancel: 'Отменить визит',
  move: 'Выбрать другое время',
  done: {
    confirm: 'Спасибо, ждём вас',
    cancel: 'Визит отменён',
    move: 'Визит перенесён'
  },
  over: 'Этот визит уже начался',
  cancelled: 'Этого визита больше нет'
}
