import type { Received, Reply } from '@vizit/contract/endpoint'
import type { Invoice, listInvoices as listEndpoint, readInvoice as readEndpoint } from '@vizit/contract/invoices'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { judgeInvoice } from '@vizit/rules/invoices'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { giveDemoInvoices } from '../store/demo/demo-invoices.ts'
import type { Db } from '../store/store.ts'
import { findInvoices, type InvoiceRow } from './invoices.sql.ts'

const MOST = 500

/** [3.69] What clinics billed, of everyone whose results one may see: an invoice tells what was done at a visit. */
export async function listInvoices(ctx: SignedCtx, asked: Received<typeof listEndpoint>): Promise<Reply<typeof listEndpoint>> {
  if (ctx.config.seed === 'demo') await giveDemoInvoices(ctx.store, ctx.accountId, minskDay(ctx.now), ctx.now)
  return { invoices: await shown(ctx, ctx.store, { profileId: asked.profileId ?? null, invoiceId: null, most: MOST }) }
}

export async function readInvoice(ctx: SignedCtx, { invoiceId }: Received<typeof readEndpoint>): Promise<Invoice> {
  return findInvoice(ctx, ctx.store, invoiceId)
}

/** One invoice that the account may see. Refuses NOT_FOUND. */
export async function findInvoice(ctx: SignedCtx, db: Db, invoiceId: string): Promise<Invoice> {
  const [invoice] = await shown(ctx, db, { profileId: null, invoiceId, most: 1 })
  return invoice ?? refuse('NOT_FOUND')
}

async function shown(ctx: SignedCtx, db: Db, asked: Parameters<typeof findInvoices>[3]): Promise<Invoice[]> {
  const rows = await findInvoices(db, ctx.accountId, minskDay(ctx.now), asked)
  const others = new Set(rows.filter(row => row.rel_kind !== 'ME').map(row => row.profile_id))
  await noteViews(db, { at: ctx.now, accountId: ctx.accountId, action: 'invoices-looked', profileIds: [...others] })
  return rows.map(toInvoice)
}

function toInvoice(row: InvoiceRow): Invoice {
  const { state, payment, totalKopecks, confirmedKopecks } = judgeInvoice(
    row.services.map(({ price: priceKopecks, decision }) => ({ priceKopecks, decision }))
  )
  const { coverer_name: coverer, programme_caption: programCaption } = row
  return {
    invoiceId: row.id,
    number: row.number,
    orderId: row.order_id,
    profileId: row.profile_id,
    customerFirstName: row.first_name,
    relKind: row.rel_kind,
    issuedAt: row.issued_at,
    state,
    payment,
    total: totalKopecks,
    confirmed: confirmedKopecks,
    mayDecide: row.level === 'ALL' && state === 'waiting',
    startDate: row.starts_at,
    physicianName: row.doctor_name,
    speciality: row.speciality,
    branchName: row.branch_name,
    providerCode: row.provider_code,
    payer: coverer === null || programCaption === null ? null : { coverer, programCaption },
    services: row.services
  }
}
