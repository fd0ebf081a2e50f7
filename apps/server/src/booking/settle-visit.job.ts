// What becomes of a visit whose clinic was asked: booked, failed, or still pending. Silence is "unknown", never "no" [R24].
import { isRefusalCode } from '@vizit/contract/refusal'
import { judgeNight, nextReminder } from '@vizit/rules/reminders'
import type { ClinicAnswer, ClinicGateway, Reservation } from '../clinics/gateway.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { notify } from '../jobs/notify.ts'
import type { Db, Tx } from '../store/store.ts'
import { undoAtClinic } from './at-clinic/cancel-at-clinic.job.ts'
import { findPending, findStatus, findWhoWaits, freeSlot, markTakenByClinic, type SettlingRow, settle } from './booking.sql.ts'
import { bookedText, failedText, stillWaitingText } from './notices.ts'
import { tellOfVisit } from './tell-of-visit.ts'

/** The first check of a pending visit, well after the clinic's own time limit of 20 s. */
export const SETTLE_AFTER_SECONDS = 30
/** [R42] After two hours without an answer the patient is told. */
export const TELL_AFTER_SECONDS = 2 * 60 * 60
const CHECK_EVERY_SECONDS = 60

type Outcome = 'booked' | 'failed' | 'pending'

/** Asks the clinic for the slot of a pending visit and writes down what it said. `refused`: the clinic's own reason. */
export async function askClinic(deps: Deps, gateway: ClinicGateway, orderId: string): Promise<Outcome | { refused: string | null }> {
  const row = await findPending(deps.store, orderId)
  if (!row) return outcomeOf(deps.store, orderId)
  const answer = await gateway.reserve(reservationOf(row))
  const outcome = await writeDown(deps, row, answer, 'told-by-answer')
  return outcome === 'failed' && answer.verdict === 'refused' ? { refused: answer.reason } : outcome
}

/**
 * Job: looks up what became of a question that got no answer; a clinic that never heard of it, or has part of it, is asked again. One that has not answered when
 * the visit was to begin will not: the visit has failed.
 */
export async function settleVisit(deps: Deps, payload: { orderId: string }): Promise<void> {
  const row = await findPending(deps.store, payload.orderId)
  if (!row) return
  const gateway = deps.clinics.of({ code: row.provider_code, gateway: row.gateway })
  const found = await gateway.find(reservationOf(row))
  const answer = found.verdict === 'never-heard' || found.verdict === 'in-part' ? await gateway.reserve(reservationOf(row)) : found
  const now = deps.clock()
  const late = answer.verdict === 'unknown' && Date.parse(row.starts_at) <= now.getTime()
  if ((await writeDown(deps, row, late ? 'silent' : answer, 'told-by-sms')) === 'pending') await waitLonger(deps, row, gateway, now)
}

/** The next check; after two hours the patient is told, by night in the morning if it is so still [R58]. Nothing of it for a visit that was cancelled while the clinic was asked. */
function waitLonger(deps: Deps, row: SettlingRow, gateway: ClinicGateway, now: Date): Promise<void> {
  return deps.store.transaction(async tx => {
    if (!(await findPending(tx, row.order_id))) return
    const waited = (now.getTime() - Date.parse(row.asked_at)) / 1000
    if (waited >= TELL_AFTER_SECONDS && judgeNight(row.starts_at, now) === 'at-once') {
      const { phone, language } = await findWhoWaits(tx, row.order_id, now)
      const notice = { dedupe: `waiting:${row.order_id}`, phone, language, orderId: row.order_id }
      await notify(tx, deps, { ...notice, text: stillWaitingText(row, now, language), until: new Date(row.starts_at) }, now)
    }
    // A clinic that answers, and not of this time, may have put the visit at another before we heard of it.
    if (gateway.visits && gateway.reachable?.() !== 'unreachable') {
      const followed = { reservation: row.order_id, providerId: row.provider_id, providerCode: row.provider_code, gateway: row.gateway }
      await enqueue(tx, 'follow-clinic', followed, { jobKey: `follow:${row.order_id}`, maxAttempts: 3 })
    }
    const runAt = new Date(now.getTime() + CHECK_EVERY_SECONDS * 1000)
    await enqueue(tx, 'settle-visit', { orderId: row.order_id }, { runAt, jobKey: `settle:${row.order_id}` })
  })
}

type Told = 'told-by-answer' | 'told-by-sms'

/** `silent`: to the end. What the clinic may have reserved all the same is nobody's. */
async function writeDown(deps: Deps, row: SettlingRow, said: ClinicAnswer | 'silent', told: Told): Promise<Outcome> {
  const answer: ClinicAnswer = said === 'silent' ? { verdict: 'refused', reason: null } : said
  if (answer.verdict === 'unknown') return 'pending'
  const now = deps.clock()
  return deps.store.transaction(async tx => {
    if (answer.verdict === 'reserved') {
      const remindAt = nextReminder(row.starts_at, now)
      const settled = await settle(tx, row.order_id, 'booked', { clinicRef: answer.clinicRef, reason: null, remindAt, now })
      if (!settled) {
        const outcome = await outcomeOf(tx, row.order_id)
        // The patient cancelled while the clinic was asked: what it reserved is nobody's.
        if (outcome === 'failed') await undoAtClinic(tx, { ...reservationOf(row), clinicRef: answer.clinicRef }, row.gateway)
        return outcome
      }
      await tellBooked(tx, deps, row, told === 'told-by-sms' || settled.sms_promised ? 'awaited' : 'answered', now)
      return 'booked'
    }
    // A code is for programs; what stands in the visit is read by its patient.
    const reason = answer.verdict === 'refused' && !isRefusalCode(answer.reason) ? answer.reason : null
    const settled = await settle(tx, row.order_id, 'failed', { clinicRef: null, reason, remindAt: null, now })
    if (!settled) return outcomeOf(tx, row.order_id)
    if (said === 'silent') await undoAtClinic(tx, { ...reservationOf(row), clinicRef: null }, row.gateway)
    await (answer.verdict === 'busy' ? markTakenByClinic(tx, row.slot_id) : freeSlot(tx, row.slot_id))
    if (told === 'told-by-sms' || settled.sms_promised) await tell(tx, deps, row, 'failed', now)
    return 'failed'
  })
}

/** What somebody else has made of the visit meanwhile. */
async function outcomeOf(db: Db, orderId: string): Promise<Outcome> {
  const status = (await findStatus(db, orderId))?.status
  return status === 'booked' || status === 'pending' ? status : 'failed'
}

/** [R58] Nobody is woken, unless the visit begins soon after the quiet hours. Gives the account that is told. */
async function tell(tx: Tx, deps: Deps, row: SettlingRow, outcome: 'booked' | 'failed', now: Date): Promise<string | null> {
  const { account_id: accountId, phone, language } = await findWhoWaits(tx, row.order_id, now)
  const text = outcome === 'booked' ? bookedText(row, now, language) : failedText(row, now, language)
  const { order_id: orderId, starts_at: startsAt } = row
  const waits = judgeNight(startsAt, now) === 'in-the-morning'
  // What is moved or cancelled before this leaves is told of by that.
  const visits = waits && outcome === 'booked' ? [{ orderId, startsAt, line: text }] : undefined
  await notify(tx, deps, { dedupe: `${outcome}:${orderId}`, phone, language, text, orderId, waits, ...(visits && { visits }) }, now)
  return accountId
}

/** `awaited`: whoever booked it has heard no answer, and was promised an SMS. */
export async function tellBooked(tx: Tx, deps: Deps, row: SettlingRow, as: 'awaited' | 'answered', now: Date): Promise<void> {
  const told = as === 'awaited' ? await tell(tx, deps, row, 'booked', now) : null
  await tellOfVisit(tx, { kind: 'booked', orderId: row.order_id }, now, told)
}

/** A visit in the words of the port. Once it was moved, its clinic knows it by the name that the move gave it. */
export function reservationOf(
  row: Omit<SettlingRow, 'phone' | 'language' | 'account_id' | 'asked_at'> & { reservation_id?: string | null }
): Reservation {
  return {
    orderId: row.reservation_id ?? row.order_id,
    providerCode: row.provider_code,
    assignmentId: String(row.assignment_id),
    timetableId: row.slot_id,
    startDate: row.starts_at,
    endDate: row.ends_at,
    payer: row.programme_id === null || row.coverer_code === null ? null : { covererCode: row.coverer_code, programId: row.programme_id }
  }
}
