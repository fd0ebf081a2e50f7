import { invoiceStep } from '@vizit/client/invoices/invoice-view'
import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'

test.each([
  [1, '1 позиция'],
  [3, '3 позиции'],
  [11, '11 позиций'],
  [21, '21 позиция']
])('the positions of an invoice are counted in Russian: %i is «%s»', (n, words) => {
  expect(ru.positions(n)).toBe(words)
})

test('the page of visits is switched between visits and invoices [3.99]', () => {
  expect(Object.values(ru.filters)).toEqual(['Визиты', 'Счета'])
})

test('a rejection is sent with its reason only; what is decided or not one’s own to decide is read', () => {
  const open = (position: number) => ({ position, name: 'ЭКГ', quantity: 1, price: 100, decision: null, reason: null, decidedAt: null })
  const invoice = { mayDecide: true, services: [open(1), open(2)] }
  expect(invoiceStep(invoice, {})).toEqual({ kind: 'choose' })
  expect(invoiceStep(invoice, { 2: { decision: 'rejected', reason: '  ' } })).toEqual({ kind: 'reason-missing', position: 2 })
  expect(invoiceStep(invoice, { 1: { decision: 'confirmed', reason: '' }, 2: { decision: 'rejected', reason: 'Не было' } })).toEqual({
    kind: 'send',
    decided: 2
  })
  expect(invoiceStep({ ...invoice, mayDecide: false }, {})).toEqual({ kind: 'read-only' })
  expect(invoiceStep({ mayDecide: true, services: [{ ...open(1), decision: 'confirmed' }] }, {})).toEqual({ kind: 'read-only' })
})
