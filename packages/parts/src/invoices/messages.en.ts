import { plural } from '@vizit/rules/plural'
import { roublesEn } from '../amounts/messages.en.ts'
import { en as counts } from '../counts/messages.en.ts'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  filters: { visits: 'Visits', invoices: 'Invoices' },
  filter: 'What to show',
  /** How many wait for an answer. */
  waiting: (n: number) => (n > 0 ? `Invoices, ${n}` : 'Invoices'),
  waitingLabel: (n: number) =>
    n > 0 ? `Invoices, ${plural('en', n, { one: '# is waiting', other: '# are waiting' })} for your answer` : 'Invoices',
  states: {
    waiting: 'Waiting for your answer',
    confirmed: 'Services confirmed',
    'confirmed-partially': 'Confirmed in part',
    rejected: 'Services rejected'
  },
  payments: {
    waiting: 'The payment is waiting for your answer',
    'confirmed-in-full': 'The payment is confirmed in full',
    'confirmed-partially': 'The payment is confirmed in part',
    'rejected-in-full': 'The payment is rejected in full'
  },
  decisions: { confirmed: 'Provided', rejected: 'Not provided' },
  title: (number: string) => `Invoice ${number}`,
  back: 'Invoices',
  roubles: (roubles: string) => `${roublesEn(roubles)}\u00a0rub.`,
  visitNote: (moment: string, doctor: string) => `Visit ${moment}, ${doctor}`,
  issued: (date: string) => `dated ${date}`,
  /** [9.57] */
  positions: counts.positions,
  loading: 'Loading invoices',
  failed: 'Could not load the invoices',
  failedText: 'They are not lost: try again in a minute.',
  notFound: 'There is no such invoice',
  notFoundText: 'The link is old, or you no longer have access to the invoices of this person.',
  toInvoices: 'To all invoices',
  visit: 'Visit',
  who: 'Patient',
  where: 'Where',
  me: 'You',
  payer: 'Payment',
  paidBy: (programme: string, coverer: string) => `Under the program: ${programme}, ${coverer}`,
  total: 'Total',
  confirmed: 'Confirmed',
  services: 'Services',
  service: (position: number, name: string) => `${position}. ${name}`,
  quantity: (n: number, price: string) => (n === 1 ? `${roublesEn(price)}\u00a0rub.` : `quantity\u00a0${n}, ${roublesEn(price)}\u00a0rub.`),
  question: 'Were these services provided to you?',
  questionText: 'Confirm each one or reject it with a reason. You need not answer about all of them at once.',
  confirm: 'Confirm',
  reject: 'Reject',
  confirmAll: 'Confirm all',
  reason: 'Why you reject it',
  reasonHint: 'The medical center will see the reason.',
  reasonRequired: 'Write the reason: without it the center will not know what is wrong',
  because: (reason: string) => `Reason: ${reason}`,
  mayNotDecide: 'Only the patient can answer this invoice; a child’s invoice is answered by the parents.',
  choose: 'Mark at least one service',
  send: (n: number) => (n > 0 ? `Send the answer: ${counts.positions(n)}` : 'Send the answer'),
  sendTitle: 'Send the answer?',
  sendText: 'The center gets it at once, and the answer cannot be changed later.',
  sendConfirmed: (n: number, roubles: string) => `You confirm: ${counts.positions(n)}, ${roublesEn(roubles)}\u00a0rub.`,
  sendRejected: (n: number) => `You reject: ${counts.positions(n)}`,
  sendLeft: (n: number) => `Left without an answer: ${counts.positions(n)}`,
  sendConfirm: 'Send',
  sending: 'Sending…',
  sendBack: 'Back to the invoice',
  sent: 'Answer sent',
  alreadyDecided: 'Some services have already been answered. We have refreshed the invoice: check it and send the rest.',
  emptyTitle: 'No invoices yet',
  emptyText: 'When a center issues an invoice for a visit, it appears here.'
}
