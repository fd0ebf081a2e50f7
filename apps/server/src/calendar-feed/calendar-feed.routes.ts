import { calendarFeed, readFeed as readEndpoint, revokeFeed as revokeEndpoint, setFeed as setEndpoint } from '@vizit/contract/calendar-feed'
import { open, type Route, signed } from '../http/route.ts'
import { readFeed, revokeFeed, setFeed } from './own-feed.ts'
import { serveFeed } from './serve-feed.ts'

export const calendarFeedRoutes: Route[] = [
  signed(readEndpoint, readFeed),
  signed(setEndpoint, setFeed),
  signed(revokeEndpoint, revokeFeed),
  open(calendarFeed, serveFeed)
]
