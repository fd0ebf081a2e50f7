import { dropWish as dropEndpoint, listWishes, makeWish as makeEndpoint } from '@vizit/contract/waiting-list'
import { type Route, signed } from '../http/route.ts'
import { dropWish, makeWish, readWishes } from './wishes.ts'

export const waitingListRoutes: Route[] = [signed(listWishes, readWishes), signed(makeEndpoint, makeWish), signed(dropEndpoint, dropWish)]
