import type { InvoiceDecision, InvoiceState, PaymentState, VisitsFilter } from '@vizit/rules/invoices'
import { plural } from '@vizit/rules/plural'
import { ru as counts } from '../counts/messages.ru.ts'

const filters: Record<VisitsFilter, string> = { visits: 'Визиты', invoices: 'Счета' }
const states: Record<InvoiceState, string> = {
  waiting: 'Ждёт вашего ответа',
  confirmed: 'Услуги подтверждены',
  'confirmed-partially': 'Подтверждён частично',
  rejected: 'Услуги отклонены'
}
const payments: Record<PaymentState, string> = {
  waiting: 'Оплата ждёт вашего ответа',
  'confirmed-in-full': 'Оплата подтверждена полностью',
  'confirmed-partially': 'Оплата подтверждена частично',
  'rejected-in-full': 'Оплата отклонена полностью'
}
const decisions: Record<InvoiceDecision, string> = { confirmed: 'Оказана', rejected: 'Не оказана' }

export const ru = {
  filters,
  filter: 'Что показать',
  /** How many wait for an answer. */
  waiting: (n: number) => (n > 0 ? `Счета, ${n}` : 'Счета'),
  waitingLabel: (n: number) =>
    n > 0 ? `Счета, ${plural('ru', n, { one: '# ждёт', few: '# ждут', many: '# ждут' })} вашего ответа` : 'Счета',
  states,
  payments,
  decisions,
  title: (number: string) => `Счёт ${number}`,
  back: 'К счетам',
  roubles: (roubles: string) => `${roubles}\u00a0руб.`,
  visitNote: (moment: string, doctor: string) => `Приём ${moment}, ${doctor}`,
  issued: (date: string) => `от ${date}`,
  /** [9.57] */
  positions: counts.positions,
  loading: 'Загружаем счета',
  failed: 'Не получилось загрузить счета',
  failedText: 'Они не пропали\u00a0— попробуйте ещё раз через минуту.',
  notFound: 'Такого счёта нет',
  notFoundText: 'Ссылка устарела, или у вас больше нет доступа к счетам этого человека.',
  toInvoices: 'Ко всем счетам',
  visit: 'Приём',
  who: 'Кому',
  where: 'Где',
  me: 'Вам',
  payer: 'Оплата',
  paidBy: (programme: string, coverer: string) => `По программе: ${programme}, ${coverer}`,
  total: 'Всего',
  confirmed: 'Подтверждено',
  services: 'Услуги',
  service: (position: number, name: string) => `${position}. ${name}`,
  quantity: (n: number, price: string) => (n === 1 ? `${price}\u00a0руб.` : `${n}\u00a0шт., ${price}\u00a0руб.`),
  question: 'Эти услуги вам оказали?',
  questionText: 'Подтвердите каждую или отклоните с причиной. Можно ответить и не на все сразу.',
  confirm: 'Подтвердить',
  reject: 'Отклонить',
  confirmAll: 'Подтвердить все',
  reason: 'Почему отклоняете',
  reasonHint: 'Причину увидит медицинский центр.',
  reasonRequired: 'Напишите причину: без неё центр не поймёт, что не так',
  because: (reason: string) => `Причина: ${reason}`,
  mayNotDecide: 'Ответить на этот счёт может сам пациент, на счёт ребёнка\u00a0— его родители.',
  choose: 'Отметьте хотя бы одну услугу',
  send: (n: number) => (n > 0 ? `Отправить ответ: ${counts.positions(n)}` : 'Отправить ответ'),
  sendTitle: 'Отправить ответ?',
  sendText: 'Центр получит его сразу, изменить ответ потом нельзя.',
  sendConfirmed: (n: number, roubles: string) => `Подтверждаете: ${counts.positions(n)}, ${roubles}\u00a0руб.`,
  sendRejected: (n: number) => `Отклоняете: ${counts.positions(n)}`,
  sendLeft: (n: number) => `Без ответа останется: ${counts.positions(n)}`,
  sendConfirm: 'Отправить',
  sending: 'Отправляем…',
  sendBack: 'Вернуться к счёту',
  sent: 'Ответ отправлен',
  alreadyDecided: 'На часть услуг уже ответили. Мы обновили счёт\u00a0— проверьте и отправьте остальное.',
  emptyTitle: 'Счетов пока нет',
  emptyText: 'Когда центр выставит счёт за визит, он появится здесь.'
}
