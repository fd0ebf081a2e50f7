import { PRICE_MAX } from '@vizit/rules/money'
import type { Deps } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { findVisitOfInvoice, insertInvoice, insertServices, type NewInvoice } from './invoices.sql.ts'

const NUMBER = /^[\p{L}\p{N}\-/ №.]{1,40}$/u
const SERVICES_MOST = 200
const NAME_MOST_LETTERS = 300

export type Put = { verdict: 'added'; invoiceId: string } | { verdict: 'known' | 'no-such-visit' | 'not-an-invoice' }

/** A clinic bills a visit. Sent again it is the one that is here, with what the patient has said; what is no invoice is refused whole. */
export async function putInvoice(deps: Pick<Deps, 'store' | 'newId' | 'clock'>, invoice: NewInvoice): Promise<Put> {
  const isSound = ({ name, quantity, price }: NewInvoice['services'][number]) =>
    name.trim() !== '' && name.length <= NAME_MOST_LETTERS && isWhole(quantity, 1_000) && isWhole(price, PRICE_MAX)
  const { services } = invoice
  if (!NUMBER.test(invoice.number) || services.length === 0 || services.length > SERVICES_MOST || !services.every(isSound))
    return { verdict: 'not-an-invoice' }
  return deps.store.transaction(async (tx): Promise<Put> => {
    const visit = await findVisitOfInvoice(tx, invoice.orderId)
    if (!visit) return { verdict: 'no-such-visit' }
    const about = { id: deps.newId(), profileId: visit.profile_id }
    const added = await insertInvoice(tx, { ...about, orderId: invoice.orderId, number: invoice.number }, deps.clock())
    if (!added) return { verdict: 'known' }
    await insertServices(tx, about, services)
    await audit(tx, { at: deps.clock(), accountId: null, action: 'invoice-put', profileId: about.profileId, objectId: about.id })
    return { verdict: 'added', invoiceId: about.id }
  })
}

function isWhole(n: number, most: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= most
}
