// An invoice of a visit: the patient says of each service whether it was done, and that says what is paid.

/** [3.99] What the visits page shows. */
export const VISITS_FILTERS = ['visits', 'invoices'] as const
export type VisitsFilter = (typeof VISITS_FILTERS)[number]

export const INVOICE_DECISIONS = ['confirmed', 'rejected'] as const
export type InvoiceDecision = (typeof INVOICE_DECISIONS)[number]

/** What has been said of the services: 'waiting' until each of them is decided [4.84-4.86]. */
export const INVOICE_STATES = ['waiting', 'confirmed', 'confirmed-partially', 'rejected'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** What that means for the payment [4.87-4.89]. */
export const PAYMENT_STATES = ['waiting', 'confirmed-in-full', 'confirmed-partially', 'rejected-in-full'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Of why a service is rejected. */
export const REASON_MOST_LETTERS = 500

type Position = { priceKopecks: number; decision: InvoiceDecision | null }

/** An invoice as a whole. Nothing is paid for a service that was rejected or is not decided yet; an invoice without services waits. */
export function judgeInvoice(services: readonly Position[]): {
  state: InvoiceState
  payment: PaymentState
  totalKopecks: number
  /** What the patient has confirmed so far. */
  confirmedKopecks: number
} {
  const totalKopecks = sum(services)
  const confirmedKopecks = sum(services.filter(({ decision }) => decision === 'confirmed'))
  const money = { totalKopecks, confirmedKopecks }
  if (services.length === 0 || services.some(({ decision }) => decision === null)) return { state: 'waiting', payment: 'waiting', ...money }
  if (services.every(({ decision }) => decision === 'confirmed')) return { state: 'confirmed', payment: 'confirmed-in-full', ...money }
  if (services.every(({ decision }) => decision === 'rejected')) return { state: 'rejected', payment: 'rejected-in-full', ...money }
  return { state: 'confirmed-partially', payment: 'confirmed-partially', ...money }
}

function sum(services: readonly Position[]): number {
  return services.reduce((total, { priceKopecks }) => total + priceKopecks, 0)
}

type Decision = { decision: InvoiceDecision; reason?: string | null | undefined }

/** [4.84 4.85] One word about one service. The same word again changes nothing; another one comes too late: the clinic has been told. */
export function judgeDecision(
  known: { decision: InvoiceDecision | null },
  asked: Decision
): 'may-decide' | 'same' | 'already-decided' | 'reason-missing' {
  if (asked.decision === 'rejected' && !asked.reason?.trim()) return 'reason-missing'
  if (known.decision === null) return 'may-decide'
  return known.decision === asked.decision ? 'same' : 'already-decided'
}
