import type { InvoiceDecision, InvoiceState, PaymentState, VisitsFilter } from '@vizit/rules/invoices'
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
  states,
  payments,
  decisions,
  title: (number: string) => `Счёт ${number}`,
  /** [9.57] */
  positions: counts.positions,
  question: 'Эти услуги вам оказали?',
  confirm: 'Подтвердить',
  reject: 'Отклонить',
  reason: 'Почему отклоняете',
  send: (n: number) => `Отправить ответ: ${counts.positions(n)}`,
  sent: 'Ответ отправлен',
  emptyTitle: 'Счетов пока нет',
  emptyText: 'Когда центр выставит счёт за визит, он появится здесь.'
}
