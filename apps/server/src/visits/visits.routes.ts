import {
  visitCalendar as calendarEndpoint,
  listVisits as listEndpoint,
  listPersonOrders,
  listVisitDocuments,
  pageVisits as pageEndpoint,
  readVisitDocument,
  syncOrder as syncOrderEndpoint,
  syncOrders as syncOrdersEndpoint
} from '@vizit/contract/visits'
import { type Route, signed } from '../http/route.ts'
import { listOrdersOfPerson, listVisits, syncOrders } from './list-visits.ts'
import { pageVisits } from './page-visits.ts'
import { listDocuments, readDocument } from './read-documents.ts'
import { syncOrder } from './sync-order.ts'
import { visitCalendar } from './visit-calendar.ts'

export const visitsRoutes: Route[] = [
  signed(listEndpoint, listVisits),
  signed(calendarEndpoint, visitCalendar),
  signed(syncOrdersEndpoint, syncOrders),
  signed(syncOrderEndpoint, syncOrder),
  signed(listPersonOrders, listOrdersOfPerson),
  signed(pageEndpoint, pageVisits),
  signed(listVisitDocuments, listDocuments),
  signed(readVisitDocument, readDocument)
]
