// What becomes of a visit whose cancelling got no answer: the clinic may have cancelled it all the same, and then it must not stand with us.
import { judgeNight } from '@vizit/rules/reminders'
import type { Deps } from '../../deps.ts'
import { audit } from '../../evidence/ledger.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { notify } from '../../jobs/notify.ts'
import type { Tx } from '../../store/store.ts'
import { undoAtClinic } from '../at-clinic/cancel-at-clinic.job.ts'
import { freeSlot, type SettlingRow, setCancelled } from '../booking.sql.ts'
import { endMove } from '../moves/settle-move.job.ts'
import { cancelledText } from '../notices.ts'
import { reservationOf } from '../settle-visit.job.ts'
import { tellOfVisit } from '../tell-of-visit.ts'
import { endCancelQuestion, findCancelQuestion } from './cancel-questions.sql.ts'
import { findAsker, findBooked } from './settle-cancel.sql.ts'

/** Well after the clinic's own time limit of 20 s. */
const CHECK_AFTER_SECONDS = 30

/** A cancelling that the clinic is being asked for is written down by whoever asked, within so long. */
const WRITTEN_DOWN_MILLIS = 2 * 60_000

type Check = { orderId: string; accountId: string }

export function planCancelCheck(tx: Tx, check: Check, now: Date): Promise<void> {
  return enqueue(tx, 'settle-cancel', check, {
    runAt: new Date(now.getTime() + CHECK_AFTER_SECONDS * 1000),
    jobKey: `cancel:${check.orderId}`
  })
}

/**
 * Job: asks the clinic whether it still has the visit. If it has, the visit stands, as the patient was told; if not, it is cancelled as the patient
 * asked, and whoever asked is told. Silence is tried again.
 */
export async function settleCancel(deps: Deps, { orderId, accountId }: Check): Promise<void> {
  const row = await findBooked(deps.store, orderId)
  const now = deps.clock()
  if (!row || Date.parse(row.starts_at) <= now.getTime()) return
  const reservation = reservationOf(row)
  const gateway = deps.clinics.of({ code: row.provider_code, gateway: row.gateway })
  const found = await gateway.find(reservation)
  // what it has done in part is finished: another may have the time by now
  const said = found.verdict === 'in-part' ? await gateway.cancel({ ...reservation, clinicRef: row.clinic_ref }) : found.verdict
  if (said === 'unknown') throw new Error('the clinic did not answer')
  if (said === 'reserved' || (said === 'refused' && found.verdict === 'in-part')) return void (await endCancelQuestion(deps.store, orderId))
  await deps.store.transaction(tx => cancelAsRequested(tx, deps, row, accountId, now))
}

type EndedRow = SettlingRow & { reservation_id: string | null }

/** A visit that is over at its clinic: if its patient asked for that and had no answer, it is the patient's doing and not the clinic's. */
export async function endIfRequested(tx: Tx, deps: Deps, row: EndedRow, now: Date): Promise<'cancelled' | 'under-way' | 'not-requested'> {
  const asked = await findCancelQuestion(tx, row.order_id)
  if (!asked) return 'not-requested'
  if (now.getTime() - Date.parse(asked.asked_at) < WRITTEN_DOWN_MILLIS) return 'under-way'
  await cancelAsRequested(tx, deps, row, asked.account_id, now)
  return 'cancelled'
}

/** What the clinic was asked for has come about: whoever asked, who has had no answer, is told by SMS, by night in the morning [R58], the others as of any cancelling. */
async function cancelAsRequested(tx: Tx, deps: Deps, row: EndedRow, accountId: string, now: Date): Promise<void> {
  const orderId = row.order_id
  const cancelled = await setCancelled(tx, orderId, 'patient', now)
  if (!cancelled) return
  if (cancelled.slot_id !== null) await freeSlot(tx, cancelled.slot_id)
  await endMove(tx, orderId)
  // a time that it has locked, or that a search did not show, may be the visit's there still
  const there = reservationOf({ ...row, ...cancelled, slot_id: cancelled.slot_id ?? row.slot_id })
  await undoAtClinic(tx, { ...there, clinicRef: cancelled.clinic_ref }, row.gateway)
  await audit(tx, { at: now, accountId, action: 'visit-cancelled', profileId: row.profile_id, objectId: orderId })
  const { phone, language } = (await findAsker(tx, accountId))!
  const waits = judgeNight(row.starts_at, now) === 'in-the-morning'
  await notify(tx, deps, { dedupe: `cancelled:${orderId}`, phone, language, text: cancelledText(row, now, language), orderId, waits }, now)
  await tellOfVisit(tx, { kind: 'cancelled', orderId }, now, accountId)
}
