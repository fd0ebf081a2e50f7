// What a clinic's own system says of a visit of ours: it stands at another time, it is cancelled, it took place, nobody came. Said in any order and any
// number of times it comes to the same.

import type { VisitEvent } from '@vizit/contract/clinic-events'
import { judgeNight, nextReminder } from '@vizit/rules/reminders'
import { hasOutcome, stands } from '@vizit/rules/visits'
import type { Deps } from '../../deps.ts'
import { audit } from '../../evidence/ledger.ts'
import { dropJob, enqueue } from '../../jobs/enqueue.ts'
import { notify } from '../../jobs/notify.ts'
import type { Attempt } from '../../jobs/worker.ts'
import { refusedBy, type Tx } from '../../store/store.ts'
import { forgetDayOf } from '../../timetable/clinic-slots.ts'
import { asHeard } from '../as-heard.ts'
import { settle } from '../booking.sql.ts'
import { dropCancelQuestions } from '../cancelling/cancel-questions.sql.ts'
import { findHearers } from '../hearers.sql.ts'
import { planHeldCheck } from '../holds/check-held.job.ts'
import { endMove, movedAsAsked } from '../moves/settle-move.job.ts'
import { movedByClinicText } from '../notices.ts'
import { tellBooked } from '../settle-visit.job.ts'
import { cancelStanding } from './cancel-by-clinic.job.ts'
import { closeSlot } from './cancel-by-clinic.sql.ts'
import {
  type ClinicsVisit,
  dropVisitVersions,
  findClinicsVisit,
  findMoveTo,
  findNamedAssignment,
  findNameOfAssignment,
  lockClinicsVisit,
  lockNamed,
  setClinicsTime,
  setEnd,
  takeClinicsTime,
  takeVisitVersion
} from './change-as-clinic.sql.ts'

export type ClinicSays = Omit<VisitEvent, 'kind' | 'id' | 'reason'> & { providerId: number; reason: string | null }

const END_OF = { cancelled: 'cancelled', done: 'done', 'no-show': 'no_show' } as const

/** `older`: something newer of it is known. `over`: the patient or we ended it before. `time-is-held`: another visit of ours has that time. `under-way`: we are changing it
 * ourselves. */
export type Change = 'changed' | 'as-it-was' | 'older' | 'over' | 'not-ours' | 'time-is-held' | 'of-an-unknown-doctor' | 'under-way'

/** Job: makes of a visit what its clinic says of it. A time that another visit holds is tried again: its own news may be on the way. */
export async function changeAsClinic(deps: Deps, said: ClinicSays, attempt: Attempt): Promise<void> {
  const change = await changeVisit(deps, said)
  if (change !== 'time-is-held' && change !== 'of-an-unknown-doctor') return
  if (attempt === 'last') return deps.log.error('a clinic has a visit at a time that cannot be had here', { code: change })
  throw new Error(`the visit cannot be put there: ${change}`)
}

/** The whole of it, in one transaction: a version that is kept is a version that was carried out. */
export function changeVisit(deps: Deps, said: ClinicSays): Promise<Change> {
  return wholly(deps, tx => judgeAndChange(tx, deps, said, deps.clock()))
}

export type ClinicsPlace = { assignmentId: number; startsAt: string; endsAt: string }

/** Brings a visit to where its clinic was found to have it. */
export function followClinic(deps: Deps, found: { orderId: string; providerId: number; place: ClinicsPlace }): Promise<Change> {
  const { orderId, providerId, place } = found
  return wholly(deps, async tx => {
    const [visit, assignment] = [await lockClinicsVisit(tx, orderId), await findNameOfAssignment(tx, place.assignmentId)]
    if (!visit || !stands(visit.status)) return 'over'
    if (assignment === undefined) return 'of-an-unknown-doctor'
    const { startsAt, endsAt } = place
    const said = { providerId, reservation: orderId, version: Date.parse(startsAt), assignment, startsAt, endsAt, reason: null }
    return stand(tx, deps, visit, { ...said, state: 'booked' }, deps.clock())
  })
}

/** Undone wholly where the visit cannot be put where the clinic has it. */
export async function wholly(deps: Deps, work: (tx: Tx) => Promise<Change>): Promise<Change> {
  try {
    return await deps.store.transaction(async tx => {
      const change = await work(tx)
      if (change === 'time-is-held' || change === 'of-an-unknown-doctor') throw new Undone(change)
      return change
    })
  } catch (error) {
    if (error instanceof Undone) return error.change
    if (['visits_one_per_slot', 'visits_doctor_one_at_a_time'].some(name => refusedBy(error, name))) return 'time-is-held'
    throw error
  }
}

/** Leaves the transaction without a trace. */
class Undone extends Error {
  override name = 'Undone'
  readonly change: Change
  constructor(change: Change) {
    super(change)
    this.change = change
  }
}

async function judgeAndChange(tx: Tx, deps: Deps, said: ClinicSays, now: Date): Promise<Change> {
  const named = await lockNamed(tx, said.providerId, said.reservation)
  if (!named) {
    const moving = await findMoveTo(tx, said.reservation)
    if (moving) await enqueue(tx, 'settle-move', { orderId: moving.order_id }, { jobKey: `move:${moving.order_id}` })
    return 'not-ours'
  }
  if ((await takeVisitVersion(tx, { ...said, ended: said.state !== 'booked' }, now)) === 0) return 'older'
  const visit = (await findClinicsVisit(tx, named.order_id))!
  if (visit.status === 'failed' || (visit.status === 'cancelled' && visit.cancelled_by !== 'clinic')) return 'over'
  const ended = hasOutcome(visit.status) || visit.status === 'cancelled'
  const { state } = said
  if (state === 'booked') return ended ? 'over' : stand(tx, deps, visit, said, now)
  return end(tx, deps, visit, { ...said, state }, now)
}

export type Ending = ClinicSays & { state: keyof typeof END_OF }

/** It stands at the clinic, at this time. */
export async function stand(tx: Tx, deps: Deps, visit: ClinicsVisit, said: ClinicSays, now: Date): Promise<Change> {
  // where its patient asked for it to be moved: the clinic's answer to that was only slower, or lost
  const named = await findNamedAssignment(tx, said.providerId, said.assignment)
  if (named && (await movedAsAsked(tx, deps, visit.order_id, { assignmentId: named.id, startsAt: said.startsAt }))) {
    await checkLater(tx, visit.order_id, now)
    return 'changed'
  }
  const moved = await bring(tx, visit, said, 'standing', now)
  if (moved === 'time-is-held' || moved === 'of-an-unknown-doctor') return moved
  const remindAt = nextReminder(said.startsAt, now)
  const settled =
    visit.status === 'pending'
      ? await settle(tx, visit.order_id, 'booked', { clinicRef: visit.clinic_ref, reason: null, remindAt, now })
      : undefined
  if (settled) await dropJob(tx, `settle:${visit.order_id}`)
  if (settled) await checkLater(tx, visit.order_id, now)
  if (moved === 'as-it-was' && !settled) return 'as-it-was'
  const there = (await findClinicsVisit(tx, visit.order_id))!
  if (moved === 'as-it-was') await tellBooked(tx, deps, there, settled?.sms_promised ? 'awaited' : 'answered', now)
  else await tellMoved(tx, deps, { there, was: visit.starts_at, version: said.version }, now)
  return 'changed'
}

async function checkLater(tx: Tx, orderId: string, now: Date): Promise<void> {
  const { slot_id: slotId, provider_code: providerCode, gateway } = (await findClinicsVisit(tx, orderId))!
  if (slotId !== null) await planHeldCheck(tx, orderId, { slotIds: [slotId], providerCode, gateway }, now)
}

/** Its centre has put it at another time: who hears of it hears at once, by SMS, whatever they have chosen. */
async function tellMoved(tx: Tx, deps: Deps, move: { there: ClinicsVisit; was: string; version: number }, now: Date): Promise<void> {
  const { there, was, version } = move
  const { order_id: orderId, profile_id: profileId, starts_at: startsAt } = there
  await audit(tx, { at: now, accountId: null, action: 'visit-moved-by-clinic', profileId, objectId: orderId })
  // whoever has not heard would go there at the old time
  const sooner = Date.parse(was) < Date.parse(startsAt) ? was : startsAt
  const waits = judgeNight(sooner, now) === 'in-the-morning'
  const hearers = await findHearers(tx, [orderId], now)
  const heard = hearers.length > 0 || there.account_id !== null ? hearers : [{ ...there, account_id: null, as_parent: false }]
  for (const hearer of heard) {
    const { phone, language, account_id: of } = hearer
    const text = asHeard(movedByClinicText(there, was, now, language), hearer)
    const dedupe = `clinic-moved:${orderId}:${version}${of === null ? '' : `:${of}`}`
    await notify(tx, deps, { dedupe, phone, language, text, orderId, until: new Date(startsAt), waits }, now)
  }
}

/** It is over. A visit that was to come is called off as every other, with other times for its patient; what has begun is only written down. */
export async function end(tx: Tx, deps: Deps, visit: ClinicsVisit, said: Ending, now: Date): Promise<Change> {
  const isToCome = stands(visit.status) && Date.parse(visit.ends_at) > now.getTime()
  const reason = said.reason?.replace(/[\p{C}\s]+/gu, ' ').trim() || null
  if (said.state === 'cancelled' && isToCome) await cancelStanding(tx, deps, visit, { reason: reason ?? '', toldBy: 'system' }, now)
  else {
    await setEnd(tx, visit.order_id, { status: END_OF[said.state], reason }, now)
    await audit(tx, {
      at: now,
      accountId: null,
      action: `visit-${said.state}-by-clinic`,
      profileId: visit.profile_id,
      objectId: visit.order_id
    })
    await dropJob(tx, `settle:${visit.order_id}`)
    await endMove(tx, visit.order_id)
  }
  const moved = await bring(tx, visit, said, said.state === 'cancelled' ? 'nowhere' : 'ended', now)
  return moved === 'as-it-was' ? 'changed' : moved
}

/**
 * Puts the visit where the clinic has it. The slots that it leaves are the clinic's, until the clinic says that they are free. `nowhere`: it is to hold
 * no slot; `ended`: it keeps one only if nobody else has it.
 */
async function bring(tx: Tx, visit: ClinicsVisit, said: ClinicSays, as: 'standing' | 'ended' | 'nowhere', now: Date): Promise<Change> {
  const assignment = await findNamedAssignment(tx, said.providerId, said.assignment)
  if (!assignment) return as === 'standing' ? 'of-an-unknown-doctor' : 'as-it-was'
  const same = assignment.id === visit.assignment_id && visit.starts_at === said.startsAt && visit.ends_at === said.endsAt
  if (same && as !== 'nowhere') return 'as-it-was'
  // the slot of a cancelled visit may be another's by now
  if (visit.slot_id !== null && visit.status !== 'cancelled') await closeSlot(tx, visit.slot_id)
  await forgetDayOf(tx, visit.assignment_id, visit.starts_at)
  await forgetDayOf(tx, assignment.id, said.startsAt)
  if (same) return 'as-it-was'
  if (as === 'standing') await endMove(tx, visit.order_id)
  const time = { assignmentId: assignment.id, startsAt: said.startsAt, endsAt: said.endsAt }
  const taken = as === 'nowhere' ? { slotId: visit.slot_id } : await takeClinicsTime(tx, time)
  if (taken === 'held' && as === 'standing') return 'time-is-held'
  const slotId = taken === 'held' ? null : taken.slotId
  await setClinicsTime(tx, visit.order_id, { ...time, slotId, remindAt: as === 'standing' ? nextReminder(said.startsAt, now) : null }, now)
  return 'changed'
}

/** A clinic has nothing new to say of a visit after so long. */
const VERSIONS_KEPT_DAYS = 400

/** Longer than a clinic is asked about a cancelling. */
const QUESTIONS_KEPT_DAYS = 2

/** Job: forgets versions of visits that are long over, and cancellings that a clinic was asked for. */
export async function sweepVisitVersions(deps: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  await dropVisitVersions(deps.store, new Date(deps.clock().getTime() - VERSIONS_KEPT_DAYS * 86_400_000))
  await dropCancelQuestions(deps.store, new Date(deps.clock().getTime() - QUESTIONS_KEPT_DAYS * 86_400_000))
}
