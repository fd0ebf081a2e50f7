import { dropWaitingRequest as dropEndpoint, listWaitingRequests, makeWaitingRequest as makeEndpoint } from '@vizit/contract/waiting-list'
import { type Route, signed } from '../http/route.ts'
import { dropWaitingRequest, makeWaitingRequest, readWaitingRequests } from './waiting-requests.ts'

export const waitingListRoutes: Route[] = [
  signed(listWaitingRequests, readWaitingRequests),
  signed(makeEndpoint, makeWaitingRequest),
  signed(dropEndpoint, dropWaitingRequest)
]
