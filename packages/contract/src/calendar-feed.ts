// A calendar of the family's visits that other programs read, by an address that is a secret.
import { FEED_WORDS } from '@vizit/rules/calendar-feed'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText, instant } from './fields.ts'

const words = z.enum(FEED_WORDS)

const feed = z.object({
  feed: z.nullable(
    z.object({
      /** null: the secret of the server was changed since, so the address can be neither shown nor used; it is made anew. */
      link: z.nullable(z.string()),
      words,
      madeAt: instant,
      /** When a program last read it. */
      readAt: z.nullable(instant)
    })
  )
})
export type CalendarFeed = z.output<typeof feed>['feed']

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/v2/my/calendar-feed',
  summary: 'The address of the own calendar, if it was made.',
  access: 'signed-in',
  input: z.object({}),
  reply: feed,
  refusals: []
})

/** Makes the address, or chooses anew what an address that there is tells. */
export const setFeed = endpoint({
  method: 'PUT',
  path: '/api/v2/my/calendar-feed',
  summary: 'Make the address of the own calendar, or choose what it tells.',
  access: 'signed-in',
  input: z.object({ words }),
  reply: feed,
  refusals: []
})

/** From here on the address opens nothing. 204. */
export const revokeFeed = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/calendar-feed',
  summary: 'Revoke the address of the own calendar.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({}),
  refusals: []
})

/** Whoever has the address is who it was made for: calendars cannot sign in. A secret that is none is NOT_FOUND. */
export const calendarFeed = endpoint({
  method: 'GET',
  path: '/api/v2/public/calendar/:token/visits.ics',
  summary: 'The calendar of a secret address (iCalendar, Europe/Minsk).',
  access: 'anyone',
  input: z.object({ token: formedText(/^[\w-]{43}$/) }),
  reply: z.unknown(),
  refusals: ['NOT_FOUND'],
  media: 'text/calendar'
})
