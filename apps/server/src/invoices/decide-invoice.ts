import type { Received } from '@vizit/contract/endpoint'
import type { decideInvoice as endpoint, Invoice } from '@vizit/contract/invoices'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { judgeDecision } from '@vizit/rules/invoices'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { lockInvoice, touchInvoice, writeDecision } from './invoices.sql.ts'
import { findInvoice } from './list-invoices.ts'

/** Confirms or rejects services of an invoice: oneself for oneself, a parent for a child. All the decisions are written or none. [4.84-4.89] */
export async function decideInvoice(ctx: SignedCtx, { invoiceId, decisions }: Received<typeof endpoint>): Promise<Invoice> {
  const positions = decisions.map(({ position }) => position)
  const twice = positions.find((position, at) => positions.indexOf(position) !== at)
  if (twice !== undefined) refuse('INVALID_INPUT', { field: 'decisions', reason: 'twice', position: twice })
  return ctx.store.transaction(async tx => {
    const found = await lockInvoice(tx, ctx.accountId, minskDay(ctx.now), invoiceId)
    if (!found) refuse('NOT_FOUND')
    const known = new Map(found.services.map(service => [service.position, service]))
    for (const { position, decision, reason } of decisions) {
      const service = known.get(position)
      if (!service) refuse('INVALID_INPUT', { field: 'decisions', reason: 'no-such-service', position })
      const verdict = judgeDecision(service, { decision, reason })
      if (verdict === 'reason-missing') refuse('INVALID_INPUT', { field: 'decisions', reason: verdict, position })
      if (verdict === 'already-decided') refuse('INVALID_STATE', { reason: verdict, position })
      if (verdict === 'same') continue
      const why = decision === 'rejected' ? (reason?.trim() ?? '') : null
      await writeDecision(tx, { invoiceId, position, decision, reason: why }, ctx.now)
      const action = decision === 'confirmed' ? 'invoice-confirmed' : 'invoice-rejected'
      const objectId = `${invoiceId}/${position}`
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action, profileId: found.profile_id, objectId })
    }
    await touchInvoice(tx, invoiceId, ctx.now)
    const invoice = await findInvoice(ctx, tx, invoiceId)
    await keepAnswer(tx, ctx.once, invoice, ctx.now)
    return invoice
  })
}
