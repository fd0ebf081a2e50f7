import type { Invoice } from '@vizit/contract/invoices'
import type { InvoiceDecision } from '@vizit/rules/invoices'

/** What has been ticked on the screen and not been sent yet: position -> the word, with its reason. */
export type InvoiceDraft = Readonly<Record<number, { decision: InvoiceDecision; reason: string }>>

/** What the screen of one invoice can do: nothing more, nothing yet, one more reason to write, or send. */
export type InvoiceStep =
  | { kind: 'read-only' }
  | { kind: 'choose' }
  | { kind: 'reason-missing'; position: number }
  | { kind: 'send'; decided: number }

/** The step that is next, by what is decided already and what is ticked. [4.85] a rejection waits for its reason. */
export function invoiceStep(invoice: Pick<Invoice, 'mayDecide' | 'services'>, draft: InvoiceDraft): InvoiceStep {
  const open = invoice.services.filter(service => service.decision === null)
  if (!invoice.mayDecide || open.length === 0) return { kind: 'read-only' }
  const ticked = open.flatMap(({ position }) => (draft[position] ? [{ position, ...draft[position] }] : []))
  if (ticked.length === 0) return { kind: 'choose' }
  const missing = ticked.find(({ decision, reason }) => decision === 'rejected' && reason.trim() === '')
  return missing ? { kind: 'reason-missing', position: missing.position } : { kind: 'send', decided: ticked.length }
}
