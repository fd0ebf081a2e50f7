import { decideInvoice as decideEndpoint, listInvoices as listEndpoint, readInvoice as readEndpoint } from '@vizit/contract/invoices'
import { type Route, signed } from '../http/route.ts'
import { decideInvoice } from './decide-invoice.ts'
import { listInvoices, readInvoice } from './list-invoices.ts'

export const invoicesRoutes: Route[] = [
  signed(listEndpoint, listInvoices),
  signed(readEndpoint, readInvoice),
  signed(decideEndpoint, decideInvoice)
]
