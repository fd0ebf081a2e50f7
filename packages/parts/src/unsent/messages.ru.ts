import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import { minutesOfRu } from '../amounts/messages.ru.ts'

export const ru = {
  badge: 'Не отправлено',
  cancelBadge: 'Отмена не отправлена',
  count: (count: number) => `Не отправлено: ${count}`,
  waits: 'Отправим сами, как только появится связь.',
  look: 'Что именно',
  title: 'Не отправлено',
  titleText: 'Это сделано без связи и хранится только на этом устройстве.',
  close: 'Закрыть',
  cancelling: (moment: string, doctor: string) => `Отмена визита: ${moment}, ${doctor}`,
  review: (about: string) => `Отзыв: ${about}`,
  medicine: (name: string) => `В аптечку: ${name}`,
  droppedMedicine: (name: string) => `Убрать из аптечки: ${name}`,
  onlyUntil: (moment: string) => `Отменим, если связь появится до: ${moment}. Позже придётся позвонить в центр.`,
  willDrop: 'Уберём, когда появится связь.',
  tooLate: `Визит не отменён: связи не было, а до начала осталось меньше ${minutesOfRu(CANCEL_BEFORE_MINUTES)}. Позвоните в центр.`,
  moved: (moment: string) => `Визит не отменён: за это время его перенесли. Теперь он ${moment}.`,
  refused: (title: string, text: string) => `${title}. ${text}`,
  forget: 'Не отправлять',
  forgetLabel: (what: string) => `Не отправлять. ${what}`,
  understood: 'Понятно',
  understoodLabel: (what: string) => `Понятно. ${what}`,
  now: 'Отправить сейчас',
  keptToast: 'Нет связи. Отправим, когда она появится.',
  sentToast: {
    cancelling: 'Связь появилась: визит отменён',
    review: 'Связь появилась: отзыв отправлен',
    medicine: 'Связь появилась: аптечка обновлена',
    'dropped-medicine': 'Связь появилась: аптечка обновлена'
  }
}
