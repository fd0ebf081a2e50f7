import { visitCalendar as calendarEndpoint, listVisits as listEndpoint } from '@vizit/contract/visits'
import { type Route, signed } from '../http/route.ts'
import { listVisits } from './list-visits.ts'
import { visitCalendar } from './visit-calendar.ts'

export const visitsRoutes: Route[] = [signed(listEndpoint, listVisits), signed(calendarEndpoint, visitCalendar)]
