import { refuse } from '@vizit/contract/refusal'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { SignedCtx } from '../deps.ts'
import { type Bytes, bytes } from '../http/route.ts'
import { findVisit } from './visits.sql.ts'

const ZONE = 'Europe/Minsk'

/** The visit as a calendar file: one UID for life, SEQUENCE grows with every change, times of Minsk. [1.23] */
export async function visitCalendar(ctx: SignedCtx, asked: { orderId: string }): Promise<Bytes> {
  const visit = await findVisit(ctx.store, ctx.accountId, asked.orderId)
  if (!visit) refuse('NOT_FOUND')
  const calendar = ical({ name: ctx.config.brand.name, method: ICalCalendarMethod.PUBLISH, timezone: { name: ZONE, generator: minskZone } })
  calendar.createEvent({
    id: `${visit.order_id}@vizit`,
    sequence: visit.sequence,
    stamp: visit.updated_at,
    start: visit.starts_at,
    end: visit.ends_at,
    timezone: ZONE,
    summary: `${visit.speciality}: ${visit.doctor_name}`,
    location: [visit.branch_name, visit.branch_address, visit.room ? `каб. ${visit.room}` : ''].filter(Boolean).join(', '),
    description: visit.branch_phones.split(';').join(', '),
    status: visit.status === 'cancelled' || visit.status === 'failed' ? ICalEventStatus.CANCELLED : visit.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
  })
  return bytes(new TextEncoder().encode(calendar.toString()), 'vizit.ics')
}

/** Minsk keeps UTC+3 the whole year since 2011. */
function minskZone(): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${ZONE}`, 'BEGIN:STANDARD', 'DTSTART:20110327T020000', 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'TZNAME:+03', 'END:STANDARD', 'END:VTIMEZONE']
  return lines.join('\r\n')
}
