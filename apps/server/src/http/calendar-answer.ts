// Visits as an iCalendar text (RFC 5545): one UID a visit for life, SEQUENCE grows with every change, times of Minsk.

import { TZDate } from '@date-fns/tz'
import type { Language } from '@vizit/rules/languages'
import { writtenName } from '@vizit/rules/one-line'
import type { VisitStatus } from '@vizit/rules/visits'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { VisitRow } from '../visit-record/visit-card.ts'
import { wordsOf } from '../words/words-of.ts'
import { type Bytes, bytes } from './route.ts'

const ZONE = 'Europe/Minsk'

export type CalendarEvent = {
  orderId: string
  sequence: number
  /** UTC ISO instants. */
  startsAt: string
  endsAt: string
  changedAt: string
  status: VisitStatus
  summary: string
  /** null: it is not told. */
  location: string | null
  description: string | null
  /** So long before its start a calendar says of it; null: it does not. */
  alarmSeconds: number | null
}

/** What a calendar says of a visit; and whose it is. `said`: a speciality in that language. */
export function inCalendar(visit: VisitRow & { sequence: number }, language: Language, said: (name: string) => string): CalendarEvent {
  const words = wordsOf('http', language)
  const who = writtenName(visit.first_name)
  const what = `${said(visit.speciality)}: ${visit.doctor_name}`
  return {
    orderId: visit.order_id,
    sequence: visit.sequence,
    startsAt: visit.starts_at,
    endsAt: visit.ends_at,
    changedAt: visit.updated_at,
    status: visit.status,
    summary: visit.rel_kind === 'ME' ? what : `${who} · ${what}`,
    location: [visit.branch_name, visit.branch_address, visit.room ? words.room(visit.room) : ''].filter(Boolean).join(', '),
    description: [words.patient(who), visit.branch_phones.split(';').join(', ')].filter(Boolean).join('\n'),
    alarmSeconds: null
  }
}

/** An answer of the media type `text/calendar`. `refreshHours`: how often a program that reads it again and again should. */
export function calendarAnswer(name: string, events: readonly CalendarEvent[], file: { name?: string; refreshHours?: number }): Bytes {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, timezone: { name: ZONE, generator: minskZone } })
  if (file.refreshHours !== undefined) calendar.ttl(file.refreshHours * 3600)
  for (const event of events) {
    calendar.createEvent({
      id: `${event.orderId}@vizit`,
      sequence: event.sequence,
      start: new TZDate(event.startsAt, ZONE),
      end: new TZDate(event.endsAt, ZONE),
      timezone: ZONE,
      summary: event.summary,
      ...(event.location === null ? {} : { location: event.location }),
      ...(event.description === null ? {} : { description: event.description }),
      status: statusOf(event.status),
      ...(event.alarmSeconds === null
        ? {}
        : { alarms: [{ type: ICalAlarmType.display, triggerBefore: event.alarmSeconds, description: event.summary }] })
    })
  }
  return bytes(new TextEncoder().encode(stamped(calendar.toString(), events)), file.name)
}

function statusOf(status: VisitStatus): ICalEventStatus {
  if (status === 'cancelled' || status === 'failed') return ICalEventStatus.CANCELLED
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** RFC 5545 wants DTSTAMP in UTC; the library writes it in the calendar's zone. Ours is when the visit was changed, so that the same visits are the same text. */
function stamped(text: string, events: readonly CalendarEvent[]): string {
  let next = 0
  return text.replaceAll(/^DTSTAMP:\d{8}T\d{6}Z?(?=\r?$)/gm, () => {
    const changed = events[next++]!.changedAt
    return `DTSTAMP:${changed.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  })
}

/** Minsk keeps UTC+3 the whole year since 2011. */
function minskZone(): string {
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:20110327T020000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'TZNAME:+03',
    'END:STANDARD',
    'END:VTIMEZONE'
  ]
  return lines.join('\r\n')
}
