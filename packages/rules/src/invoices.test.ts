import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { INVOICE_DECISIONS, judgeDecision, judgeInvoice, VISITS_FILTERS } from './invoices.ts'

const confirmed = { priceKopecks: 6_200, decision: 'confirmed' as const }
const rejected = { priceKopecks: 3_100, decision: 'rejected' as const }
const open = { priceKopecks: 1_000, decision: null }

test('the visits page shows visits or invoices [3.99]', () => {
  expect(VISITS_FILTERS).toEqual(['visits', 'invoices'])
})

test('the services decide the invoice, and the invoice its payment [4.84 4.85 4.86 4.87 4.88 4.89]', () => {
  expect(judgeInvoice([confirmed, confirmed])).toMatchObject({ state: 'confirmed', payment: 'confirmed-in-full', confirmedKopecks: 12_400 })
  expect(judgeInvoice([confirmed, rejected])).toEqual({
    state: 'confirmed-partially',
    payment: 'confirmed-partially',
    totalKopecks: 9_300,
    confirmedKopecks: 6_200
  })
  expect(judgeInvoice([rejected])).toMatchObject({ state: 'rejected', payment: 'rejected-in-full', confirmedKopecks: 0 })
})

test('while one service is undecided the invoice waits, whatever was said of the others', () => {
  expect(judgeInvoice([confirmed, open])).toMatchObject({ state: 'waiting', payment: 'waiting', confirmedKopecks: 6_200 })
  expect(judgeInvoice([])).toMatchObject({ state: 'waiting', totalKopecks: 0 })
})

test('of any invoice no more is paid than was billed, and all of it only when it is confirmed in full', () => {
  const position = fc.record({
    priceKopecks: fc.integer({ min: 1, max: 9_999_999 }),
    decision: fc.constantFrom(...INVOICE_DECISIONS, null)
  })
  fc.assert(
    fc.property(fc.array(position, { minLength: 1, maxLength: 20 }), services => {
      const { payment, totalKopecks, confirmedKopecks } = judgeInvoice(services)
      expect(confirmedKopecks).toBeLessThanOrEqual(totalKopecks)
      expect(confirmedKopecks === totalKopecks).toBe(payment === 'confirmed-in-full')
    })
  )
})

test('a rejection has a reason; what is decided stays so [4.85]', () => {
  expect(judgeDecision(open, { decision: 'rejected', reason: '  ' })).toBe('reason-missing')
  expect(judgeDecision(open, { decision: 'rejected', reason: 'Этого не делали' })).toBe('may-decide')
  expect(judgeDecision(open, { decision: 'confirmed' })).toBe('may-decide')
  expect(judgeDecision(confirmed, { decision: 'confirmed' })).toBe('same')
  expect(judgeDecision(confirmed, { decision: 'rejected', reason: 'Передумали' })).toBe('already-decided')
})
