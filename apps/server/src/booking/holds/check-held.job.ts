// Visits that hold a time which their clinic has otherwise: it has cancelled them without a word, or the word was lost.
import type { ClinicFound, ClinicGateway, Reservation } from '../../clinics/gateway.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Tx } from '../../store/store.ts'
import { cancelledByClinic } from '../at-clinic/cancel-by-clinic.job.ts'
import { findBookedOn } from '../at-clinic/change-as-clinic.sql.ts'
import { endIfRequested } from '../cancelling/settle-cancel.job.ts'
import { findBooked } from '../cancelling/settle-cancel.sql.ts'
import { reservationOf } from '../settle-visit.job.ts'

type Held = { slotIds: string[]; providerCode: string; gateway: string }

/** Longer than a question to a clinic may still be on its way. */
const LATER_MILLIS = 3 * 60_000

/** A clinic tells by itself of what it was asked for before it has answered: whether it has done all of that is looked up. */
export function planHeldCheck(tx: Tx, orderId: string, held: Held, now: Date): Promise<void> {
  return enqueue(tx, 'check-held', held, { runAt: new Date(now.getTime() + LATER_MILLIS), jobKey: `held-order:${orderId}`, maxAttempts: 3 })
}

/**
 * Job: asks the clinic about each. Only its plain "cancelled" cancels a visit; that it has never heard of one may be its own loss, and is for a person
 * to look at. One whose patient asked for it to be cancelled is gone there for that. Whatever the clinic does not answer, or we are about to write down, is
 * found again by the next reading of the timetable.
 */
export async function checkHeld(deps: Deps, { slotIds, providerCode, gateway }: Held): Promise<void> {
  const clinic = deps.clinics.of({ code: providerCode, gateway })
  let strange = 0
  for (const { order_id } of await findBookedOn(deps.store, slotIds)) {
    const row = await findBooked(deps.store, order_id)
    if (!row) continue
    const found = await whole(clinic, reservationOf(row))
    if (found.verdict !== 'refused' && found.verdict !== 'never-heard' && found.verdict !== 'busy') continue
    // The question is read after the answer: it was noted before the clinic could have cancelled for it.
    const requested = await deps.store.transaction(tx => endIfRequested(tx, deps, row, deps.clock()))
    if (requested !== 'not-requested') continue
    if (found.verdict !== 'never-heard')
      await cancelledByClinic(deps, { provider: providerCode, ref: order_id, reason: '', toldBy: 'system' })
    else strange++
  }
  if (strange > 0) deps.log.error('a clinic does not know visits that are booked with us', { providerCode, count: strange })
}

/** What the clinic has of it only in part, though it told of it itself, is finished, or undone where another has the time. */
async function whole(clinic: ClinicGateway, reservation: Reservation): Promise<ClinicFound> {
  const found = await clinic.find(reservation)
  return found.verdict === 'in-part' ? clinic.reserve(reservation) : found
}
