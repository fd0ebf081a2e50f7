import type { PayerChoice } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { OWN_MONEY, payerOf } from './payer-choice.ts'

const programme = (programId: string, verdict: PayerChoice['verdict'] = 'pays'): PayerChoice => ({
  programId,
  programCaption: programId,
  coverer: 'Орбита',
  verdict,
  validFrom: '2026-11-20'
})

test('at first the programme that pays is chosen, and without one the patient', () => {
  expect(payerOf([programme('later', 'PROGRAMME_NOT_ACTIVE_YET'), programme('health')], null)).toBe('health')
  expect(payerOf([programme('later', 'PROGRAMME_NOT_ACTIVE_YET')], null)).toBe(OWN_MONEY)
  expect(payerOf([], null)).toBe(OWN_MONEY)
})

test('what was chosen stays while it pays', () => {
  expect(payerOf([programme('health'), programme('insurance')], 'insurance')).toBe('insurance')
  expect(payerOf([programme('health')], OWN_MONEY)).toBe(OWN_MONEY)
  expect(payerOf([programme('health'), programme('insurance', 'CODE_COVERER_CARD_INACTIVE')], 'insurance')).toBe('health')
})
