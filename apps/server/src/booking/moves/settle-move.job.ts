// What becomes of a move whose clinic was asked. Until the clinic says yes the visit stands at its old time; whatever it says, no time is lost.

import { CANCEL_BEFORE_MINUTES } from '@vizit/rules/cancel-limit'
import type { Language } from '@vizit/rules/languages'
import { nextReminder } from '@vizit/rules/reminders'
import type { ClinicAnswer, ClinicGateway, Reservation } from '../../clinics/gateway.ts'
import type { Deps } from '../../deps.ts'
import { audit } from '../../evidence/ledger.ts'
import { dropJob, enqueue } from '../../jobs/enqueue.ts'
import { notify } from '../../jobs/notify.ts'
import { refusedBy, type Tx } from '../../store/store.ts'
import { undoAtClinic } from '../at-clinic/cancel-at-clinic.job.ts'
import { freeSlot } from '../booking.sql.ts'
import { findCancelQuestion } from '../cancelling/cancel-questions.sql.ts'
import { movedText, notMovedText } from '../notices.ts'
import { tellOfVisit } from '../tell-of-visit.ts'
import { endQuestion, findMove, giveBackTo, lockVisitOfMove, type MoveRow, setTime } from './move.sql.ts'

/** The first check of a move without an answer, well after the clinic's own time limit of 20 s. */
export const CHECK_AFTER_SECONDS = 30
const CHECK_EVERY_SECONDS = 60
/** As long as for a new visit [R42]; then the old time is what counts. */
const WAITS_SECONDS = 2 * 60 * 60

/** `elsewhere`: the patient has meanwhile another visit at the new time. `over`: the visit no longer stands, or somebody has settled it. */
export type MoveOutcome = 'moved' | 'asked' | 'busy' | 'refused' | 'elsewhere' | 'over'

/** Until when a clinic may be silent: two hours, and no longer than either time could still be cancelled; but it is given a minute. */
export function givesUpAt(oldStart: string, newStart: string, now: Date): Date {
  const soonest = Math.min(Date.parse(oldStart), Date.parse(newStart)) - CANCEL_BEFORE_MINUTES * 60_000
  return new Date(Math.max(Math.min(now.getTime() + WAITS_SECONDS * 1000, soonest), now.getTime() + 60_000))
}

/** Asks the clinic for the new time of a visit and writes down what it said. */
export async function askClinicToMove(deps: Deps, gateway: ClinicGateway, orderId: string): Promise<MoveOutcome> {
  const row = await findMove(deps.store, orderId)
  return row ? writeDown(deps, row, await ask(deps, gateway, row), 'told-by-answer') : 'over'
}

/** Asks for the first time or again: an exchange that was made says so, and a reservation is made once. */
async function ask(deps: Deps, gateway: ClinicGateway, row: MoveRow): Promise<ClinicAnswer> {
  if (!row.by_exchange) return gateway.reserve(newReservation(row))
  const said = (await gateway.move?.({ ...oldReservation(row), clinicRef: row.clinic_ref }, newReservation(row))) ?? UNKNOWN
  if (said.verdict === 'moved') return { verdict: 'reserved', clinicRef: said.clinicRef }
  const isOver = said.verdict === 'refused' && (await gateway.find(oldReservation(row))).verdict === 'refused'
  if (!isOver || row.slot_id === null) return said
  // It does not stay at the old time: the clinic has called it off, which is told as such.
  const held = { slotIds: [row.slot_id], providerCode: row.provider_code, gateway: row.gateway }
  await deps.store.transaction(tx => enqueue(tx, 'check-held', held, { jobKey: `held-order:${row.order_id}`, maxAttempts: 3 }))
  return UNKNOWN
}

/** Job: looks up what became of a question that got no answer; a clinic that never heard of it is asked again. */
export async function settleMove(deps: Deps, payload: { orderId: string }): Promise<void> {
  const row = await findMove(deps.store, payload.orderId)
  if (!row) return
  const gateway = deps.clinics.of({ code: row.provider_code, gateway: row.gateway })
  const found = row.by_exchange ? NEVER_HEARD : await gateway.find(newReservation(row))
  const answer = found.verdict === 'never-heard' || found.verdict === 'in-part' ? await ask(deps, gateway, row) : found
  const now = deps.clock()
  // A visit that is over there, as its patient asked for in silence, cannot be moved: that it "stays at the old time" would not be true.
  const isEnding = answer.verdict === 'refused' && (await findCancelQuestion(deps.store, row.order_id)) !== undefined
  const said = isEnding ? UNKNOWN : answer
  const late = said.verdict === 'unknown' && Date.parse(row.gives_up_at) <= now.getTime()
  const outcome = await writeDown(deps, row, late ? { verdict: 'silent' } : said, 'told-by-sms')
  if (outcome !== 'asked') return
  const next = Math.min(now.getTime() + CHECK_EVERY_SECONDS * 1000, Math.max(Date.parse(row.gives_up_at), now.getTime() + 1000))
  await deps.store.transaction(async tx => {
    if (!(await findMove(tx, row.order_id))) return
    await enqueue(tx, 'settle-move', { orderId: row.order_id }, { runAt: new Date(next), jobKey: `move:${row.order_id}` })
  })
}

const UNKNOWN = { verdict: 'unknown' } as const
const NEVER_HEARD = { verdict: 'never-heard' } as const

type Said = ClinicAnswer | { verdict: 'silent' } | { verdict: 'elsewhere' }
type Told = 'told-by-answer' | 'told-by-sms'

async function writeDown(deps: Deps, row: MoveRow, said: Said, told: Told): Promise<MoveOutcome> {
  if (said.verdict === 'unknown') return 'asked'
  try {
    return await deps.store.transaction(tx => settle(tx, deps, row, said, told))
  } catch (error) {
    if (!refusedBy(error, 'visits_patient_one_at_a_time')) throw error
    return writeDown(deps, row, { verdict: 'elsewhere' }, told)
  }
}

async function settle(tx: Tx, deps: Deps, row: MoveRow, said: Exclude<Said, { verdict: 'unknown' }>, told: Told): Promise<MoveOutcome> {
  const now = deps.clock()
  const visit = await lockVisitOfMove(tx, row.order_id)
  const question = await endQuestion(tx, row.order_id, row.hold.order_id)
  if (!question) {
    if (visit?.slot_id === row.hold.slot_id) return 'moved'
    // Cancelled, or given up, while the clinic was asked: what it reserved is nobody's.
    if (said.verdict === 'reserved') await undo(tx, row, said.clinicRef)
    return 'over'
  }
  if (told === 'told-by-answer') await dropJob(tx, `move:${row.order_id}`)
  const bySms = told === 'told-by-sms' || question.sms_promised
  if (said.verdict === 'reserved') {
    const known = { reservationId: row.by_exchange ? row.reservation_id : row.hold.order_id, clinicRef: said.clinicRef }
    if ((await setTime(tx, row.order_id, timeOf(row), known, nextReminder(row.hold.starts_at, now), now)) > 0) {
      if (row.slot_id !== null) await freeSlot(tx, row.slot_id)
      if (!row.by_exchange) await undoAtClinic(tx, { ...oldReservation(row), clinicRef: row.clinic_ref }, row.gateway)
      await audit(tx, { at: now, accountId: row.account_id, action: 'visit-moved', profileId: row.profile_id, objectId: row.order_id })
      const say = (language: Language) => movedText({ ...row, starts_at: row.hold.starts_at }, now, language)
      if (bySms) await tellMover(tx, deps, row, say, now)
      await tellOfVisit(tx, { kind: 'moved', orderId: row.order_id, was: row.starts_at }, now, bySms ? row.account_id : null)
      return 'moved'
    }
  }
  await giveBackTo(tx, row.hold.slot_id, said.verdict === 'busy' ? 'clinic' : null)
  // The clinic may hold the new time all the same: it said so, or nothing.
  if (said.verdict !== 'busy' && said.verdict !== 'refused') await undo(tx, row, said.verdict === 'reserved' ? said.clinicRef : null)
  if (said.verdict === 'reserved') return 'over'
  const say = (language: Language) => notMovedText({ ...row, branch_name: row.old_branch_name }, row.hold.starts_at, now, language)
  if (bySms) await tellMover(tx, deps, row, say, now)
  return said.verdict === 'busy' ? 'busy' : said.verdict === 'elsewhere' ? 'elsewhere' : 'refused'
}

/** The one who moved it, where no answer said what became of it. */
function tellMover(tx: Tx, deps: Deps, row: MoveRow, say: (language: Language) => string, now: Date): Promise<void> {
  const { language, phone } = row
  const until = new Date(Math.max(Date.parse(row.starts_at), Date.parse(row.hold.starts_at)))
  const notice = { dedupe: `move:${row.hold.order_id}`, phone, language, text: say(language), orderId: row.order_id, until }
  return notify(tx, deps, notice, now)
}

/** In the transaction that ends a visit: the clinic's word about its move is awaited no longer. */
export async function endMove(tx: Tx, orderId: string): Promise<void> {
  const row = await findMove(tx, orderId)
  if (!row || !(await endQuestion(tx, orderId, row.hold.order_id))) return
  await dropJob(tx, `move:${orderId}`)
  await giveBackTo(tx, row.hold.slot_id, null)
  // an exchanged visit has one name at its clinic: whoever ends it there ends it at either time
  if (!row.by_exchange) await undo(tx, row, null)
}

/** The visit that is being moved to this very time is there: its clinic says so by itself, before the answer to the question came. */
export async function movedAsAsked(
  tx: Tx,
  deps: Deps,
  orderId: string,
  place: { assignmentId: number; startsAt: string }
): Promise<boolean> {
  const row = await findMove(tx, orderId)
  if (!row?.by_exchange || row.hold.assignment_id !== place.assignmentId || row.hold.starts_at !== place.startsAt) return false
  await dropJob(tx, `move:${orderId}`)
  return (await settle(tx, deps, row, { verdict: 'reserved', clinicRef: row.clinic_ref }, 'told-by-sms')) === 'moved'
}

/** What the clinic may have done for a move that is none: the new reservation is forgotten, or the visit is put back where it stands with us. */
function undo(tx: Tx, row: MoveRow, clinicRef: string | null): Promise<void> {
  if (!row.by_exchange) return undoAtClinic(tx, { ...newReservation(row), clinicRef }, row.gateway)
  const { assignment_id: assignmentId, starts_at: startsAt, ends_at: endsAt } = row.hold
  return enqueue(
    tx,
    'put-back-at-clinic',
    { orderId: row.order_id, from: { assignmentId, startsAt, endsAt } },
    { jobKey: `back:${row.order_id}` }
  )
}

function timeOf({ hold, overlap_allowed: overlapAllowed }: MoveRow) {
  return { assignmentId: hold.assignment_id, slotIds: [hold.slot_id], startsAt: hold.starts_at, endsAt: hold.ends_at, overlapAllowed }
}

/** A reserved new time has a name of its own at the clinic, so that yes, no and silence about it say nothing of the old one; an exchanged one keeps it. */
function newReservation(row: MoveRow): Reservation {
  return placed(row, row.hold, row.by_exchange ? oldReservation(row).orderId : row.hold.order_id)
}

function oldReservation(row: MoveRow): Reservation {
  return placed(row, row, row.reservation_id ?? row.order_id)
}

function placed(
  row: MoveRow,
  place: Pick<MoveRow['hold'], 'assignment_id' | 'slot_id' | 'starts_at' | 'ends_at'>,
  orderId: string
): Reservation {
  const { programme_id: programId, coverer_code: covererCode, provider_code: providerCode } = row
  return {
    orderId,
    providerCode,
    assignmentId: String(place.assignment_id),
    timetableId: place.slot_id,
    startDate: place.starts_at,
    endDate: place.ends_at,
    payer: programId === null || covererCode === null ? null : { covererCode, programId }
  }
}
