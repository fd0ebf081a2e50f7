import { TZDate } from '@date-fns/tz'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { SignedCtx } from '../deps.ts'
import { type Bytes, bytes } from '../http/route.ts'
import { noteLooks } from '../store/ledger.ts'
import { findVisit } from './visits.sql.ts'

const ZONE = 'Europe/Minsk'

/** The visit as a calendar file: one UID for life, SEQUENCE grows with every change, times of Minsk. [1.23] */
export async function visitCalendar(ctx: SignedCtx, asked: { orderId: string }): Promise<Bytes> {
  const visit = await findVisit(ctx.store, ctx.accountId, minskDay(ctx.now), asked.orderId)
  if (!visit) refuse('NOT_FOUND')
  if (visit.rel_kind !== 'ME')
    await noteLooks(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'visits-looked', profileIds: [visit.profile_id] })
  const calendar = ical({ name: ctx.config.brand.name, method: ICalCalendarMethod.PUBLISH, timezone: { name: ZONE, generator: minskZone } })
  calendar.createEvent({
    id: `${visit.order_id}@vizit`,
    sequence: visit.sequence,
    start: new TZDate(visit.starts_at, ZONE),
    end: new TZDate(visit.ends_at, ZONE),
    timezone: ZONE,
    summary: `${visit.speciality}: ${visit.doctor_name}`,
    location: [visit.branch_name, visit.branch_address, visit.room ? `каб. ${visit.room}` : ''].filter(Boolean).join(', '),
    description: visit.branch_phones.split(';').join(', '),
    status:
      visit.status === 'cancelled' || visit.status === 'failed'
        ? ICalEventStatus.CANCELLED
        : visit.status === 'pending'
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED
  })
  // RFC 5545 wants DTSTAMP in UTC; the library writes it in the calendar's zone
  const stamp = `DTSTAMP:${visit.updated_at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const text = calendar.toString().replaceAll(/^DTSTAMP:\d{8}T\d{6}Z?(?=\r?$)/gm, stamp)
  return bytes(new TextEncoder().encode(text), 'vizit.ics')
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
