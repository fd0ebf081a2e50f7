// A visit that its clinic calls off: its own system, or its people through `npm run visits`, enqueue the job.
import { judgeNight } from '@vizit/rules/reminders'
import { judgeUrgency } from '@vizit/rules/replacements'
import type { Deps } from '../../deps.ts'
import { audit } from '../../evidence/ledger.ts'
import { dropJob } from '../../jobs/enqueue.ts'
import { notify, tellPerson } from '../../jobs/notify.ts'
import type { Tx } from '../../store/store.ts'
import { wordsOf } from '../../words/words-of.ts'
import { asHeard } from '../as-heard.ts'
import { freeSlot, setCancelled } from '../booking.sql.ts'
import { findHearers, type Hearer } from '../hearers.sql.ts'
import { endMove } from '../moves/settle-move.job.ts'
import { cancelledByClinicText } from '../notices.ts'
import { reservationOf } from '../settle-visit.job.ts'
import { undoAtClinic } from './cancel-at-clinic.job.ts'
import { closeSlot, findStanding, type StandingRow, setReason } from './cancel-by-clinic.sql.ts'

export const REASON_MOST = 300
const PAGE = '/visits'

type ClinicCancels = {
  /** The code of the provider whose visit it is. */
  provider: string
  /** Our order id, or the name that the clinic's system gave the visit. */
  ref: string
  /** In plain words, for the patient; they stand on the visit and in no message. */
  reason: string
  /** What becomes of the time: by default it is closed, for most often the doctor will not be there. */
  slot?: 'closed' | 'free'
  /** Whether the clinic's own system knows of it; if not, it is told. */
  toldBy: 'system' | 'people'
}

/** `not-standing`: it is cancelled already, or over. */
async function cancelByClinic(deps: Deps, input: ClinicCancels, now: Date): Promise<'cancelled' | 'not-found' | 'not-standing'> {
  const row = await findStanding(deps.store, input.provider, input.ref)
  if (!row) return 'not-found'
  if (Date.parse(row.ends_at) <= now.getTime()) return 'not-standing'
  return deps.store.transaction(tx => cancelStanding(tx, deps, row, input, now))
}

/** The same of a visit that is found already, in a transaction of the caller's. */
export async function cancelStanding(
  tx: Tx,
  deps: Deps,
  row: StandingRow,
  input: Omit<ClinicCancels, 'provider' | 'ref'>,
  now: Date
): Promise<'cancelled' | 'not-standing'> {
  const cancelled = await setCancelled(tx, row.order_id, 'clinic', now)
  if (!cancelled) return 'not-standing'
  await setReason(tx, row.order_id, input.reason.trim().slice(0, REASON_MOST))
  if (cancelled.slot_id !== null) await (input.slot === 'free' ? freeSlot : closeSlot)(tx, cancelled.slot_id)
  await dropJob(tx, `settle:${row.order_id}`)
  await endMove(tx, row.order_id)
  const ours = deps.clinics.of({ code: row.provider_code, gateway: row.gateway }).timetableIsOurs
  if (input.toldBy === 'people' && !ours)
    await undoAtClinic(
      tx,
      { ...reservationOf({ ...row, ...cancelled, slot_id: cancelled.slot_id ?? row.slot_id }), clinicRef: cancelled.clinic_ref },
      row.gateway
    )
  await audit(tx, { at: now, accountId: null, action: 'visit-cancelled-by-clinic', profileId: row.profile_id, objectId: row.order_id })
  await tell(tx, deps, { ...row, starts_at: cancelled.starts_at }, now)
  return 'cancelled'
}

/**
 * Soon: by SMS, at once; in the quiet hours only where the patient would go there before they are over. Else by the way that the reader has chosen,
 * outside the quiet hours; whatever they have chosen to hear of what they do themselves. The doctor is not named. A visit of no account is told of to the phone that it was made with.
 */
async function tell(tx: Tx, deps: Deps, row: StandingRow, now: Date): Promise<void> {
  const hearers = await findHearers(tx, [row.order_id], now)
  if (row.account_id === null && hearers.length === 0) return tellOne(tx, deps, row, null, now)
  if (hearers.length === 0) deps.log.warn('nobody can be told that a clinic cancelled a visit', { providerCode: row.provider_code })
  for (const hearer of hearers) await tellOne(tx, deps, row, hearer, now)
}

async function tellOne(tx: Tx, deps: Deps, row: StandingRow, told: Hearer | null, now: Date): Promise<void> {
  const dedupe = `clinic-cancelled:${row.order_id}${told ? `:${told.account_id}` : ''}`
  const until = new Date(row.starts_at)
  const { phone, language } = told ?? row
  const words = wordsOf('booking', language)
  const text = asHeard(cancelledByClinicText(row, now, language), told)
  const soon = { dedupe, phone, language, orderId: row.order_id, until, waits: judgeNight(row.starts_at, now) === 'in-the-morning' }
  if (!told) return notify(tx, deps, { ...soon, text: `${text} ${words.callReception}` }, now)
  const whole = `${text} ${words.reasonAndTimes('{link}')}`
  if (judgeUrgency(row.starts_at, now) === 'at-once')
    return notify(tx, deps, { ...soon, text: whole, link: { accountId: told.account_id, page: PAGE } }, now)
  const said = { subject: words.clinicCancelled, brief: words.clinicCancelledBrief, text: whole }
  return tellPerson(tx, deps, { dedupe, accountId: told.account_id, language, ...said, page: PAGE, orderId: row.order_id, until }, now)
}

/** Job: what a clinic's system, or its people, say of a visit of its own. Said twice it is done once. */
export async function cancelledByClinic(deps: Deps, payload: ClinicCancels): Promise<void> {
  const done = await cancelByClinic(deps, payload, deps.clock())
  if (done === 'not-found') deps.log.warn('a clinic cancels a visit that is not known', { providerCode: payload.provider })
}
