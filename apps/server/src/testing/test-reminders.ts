// Visits that people are reminded of, and what is sent of them.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { sendNotification } from '../jobs/send-notification.job.ts'
import { remindOfVisits } from '../reminders/remind.job.ts'
import { sql } from '../store/store.ts'
import type { Patient, TestServer } from './test-server.ts'

/** 14:30 of Minsk on 24 November; who has chosen nothing is reminded at `EVENING_BEFORE` and two hours before. */
export const AFTERNOON = '2026-11-24T11:30:00Z'
export const EVENING_BEFORE = '2026-11-23T17:00:00Z'

export type BookedVisit = { orderId: string; assignmentId: string; profileId: string }

/** What a browser of this name sends of itself. */
export const subscription = (name: string) => ({
  endpoint: `https://updates.push.services.mozilla.com/${name}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
})

/** Booked over HTTP, and the minutes of the sweep, over one server. */
export function reminding(server: TestServer) {
  async function booked(patient: Patient, startsAt = AFTERNOON, profileId = patient.profileId): Promise<BookedVisit> {
    const slot = await server.aSlot({ startsAt, doctor: { children: true } })
    const answer = await patient.call(bookDoctorSlot, { ...slot, profileId })
    if (!answer.ok) throw new Error(answer.code)
    return { orderId: answer.value.orderId, assignmentId: slot.assignmentId, profileId }
  }
  async function sendDue(): Promise<void> {
    const due = await server.store.rows<{ id: string }>(sql`select id from notifications where state = 'due' order by dedupe`)
    for (const { id } of due) await sendNotification(server.deps, { id }, 'last')
  }
  /** The SMS of this minute: to whom, and of which times in Minsk. */
  async function minute(instant: string): Promise<[string, string[]][]> {
    const before = server.sent.length
    server.setNow(instant)
    await remindOfVisits(server.deps)
    await sendDue()
    return server.sent
      .slice(before)
      .map(({ phone, text }): [string, string[]] => [phone, [...text.matchAll(/, (\d\d:\d\d), Каштан/g)].map(([, time]) => time!)])
  }
  return { booked, sendDue, minute }
}
