// An event of a clinic's own system: who sent it, was it taken before, and who is to do what it says.

import { type ClinicEvent, clinicEvent, type PhoneVisitEvent, type SlotEvent, type takeClinicEvent } from '@vizit/contract/clinic-events'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { instantText } from '@vizit/rules/days'
import { judgeClinicTime } from '@vizit/rules/slots'
import * as z from 'zod/mini'
import type { Ctx, Deps } from '../../deps.ts'
import { take } from '../../http/limits.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Tx } from '../../store/store.ts'
import { setClinicSlot } from '../../timetable/clinic-slots.ts'
import { noteSetAside } from '../clinics.sql.ts'
import { findAssignmentNamed, findEvent, findEventKeys, keepEvent, keepReservation, takeSlotVersion } from './events.sql.ts'
import { judgeSignature } from './judge-signature.ts'

const EVENTS_A_MINUTE = 6_000
const LONGEST_MILLIS = 12 * 3_600_000

/** What events take of booking: given where the two meet. */
export type Booking = {
  /** Writes down a visit that the registry made. TIMESLOT_IS_BUSY: the doctor has another one then. */
  writeDown(
    tx: Tx,
    deps: Deps,
    visit: PhoneVisitEvent & { providerId: number; assignmentId: number },
    now: Date
  ): Promise<{ orderId: string }>
}

type Answer = Reply<typeof takeClinicEvent>

/** Nothing of the body is read before its signature was judged. An event that was taken before is answered as it was, and does nothing. */
export function takeEvent(booking: Booking) {
  return async (ctx: Ctx, input: Received<typeof takeClinicEvent>): Promise<Answer> => {
    const keys = await findEventKeys(ctx.store, input.provider)
    const secrets = keys.map(key => ctx.config.clinics.secrets[key.secret_name] ?? '')
    const verdict = judgeSignature(input, secrets, ctx.now)
    const providerId = keys[0]?.provider_id
    // who is not a clinic is not told which providers there are
    if (verdict !== 'signed' || providerId === undefined) refuse('SIGNATURE_IS_NOT_VALID', { reason: verdict })
    const spent = await take(ctx.store, { key: `clinic-events:${providerId}`, most: EVENTS_A_MINUTE, seconds: 60 }, ctx.now)
    if (spent.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: spent.retryAfterSeconds })
    const event = read(input.body, ctx.now)
    return ctx.store.transaction(async tx => {
      if (!(await keepEvent(tx, providerId, event.id, ctx.now))) {
        const known = await findEvent(tx, providerId, event.id)
        return { outcome: 'known', reservation: known?.reservation_id ?? null }
      }
      return { outcome: 'taken', reservation: await act(tx, ctx, booking, providerId, event) }
    })
  }
}

function read(body: string, now: Date): ClinicEvent {
  const found = z.safeParse(clinicEvent, parsed(body))
  if (!found.success) return refuse('INVALID_INPUT', { field: found.error.issues[0]?.path.join('.') ?? '' })
  const event = found.data
  if (event.kind === 'results') return event
  const [starts, ends] = [Date.parse(event.startsAt), Date.parse(event.endsAt)]
  const verdict = judgeClinicTime(starts, now)
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'startsAt', reason: verdict })
  if (!(ends > starts) || ends - starts > LONGEST_MILLIS) refuse('INVALID_INPUT', { field: 'endsAt' })
  return { ...event, startsAt: iso(starts), endsAt: iso(ends) }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return refuse('INVALID_INPUT', { field: '' })
  }
}

async function act(tx: Tx, ctx: Ctx, booking: Booking, providerId: number, event: ClinicEvent): Promise<string | null> {
  if (event.kind === 'visit') {
    const { reservation, version, state, assignment, startsAt, endsAt, reason = null } = event
    await enqueue(tx, 'change-as-clinic', { providerId, reservation, version, state, assignment, startsAt, endsAt, reason })
    return null
  }
  if (event.kind === 'results') {
    await enqueue(tx, 'results-ready', { providerId, profileId: event.patient }, { jobKey: `results:${providerId}:${event.patient}` })
    return null
  }
  const assignment = await findAssignmentNamed(tx, providerId, event.assignment)
  if (!assignment) refuse('NOT_FOUND', { field: 'assignment' })
  if (event.kind === 'slot') {
    await setSlot(tx, ctx, { ...event, providerId, assignmentId: assignment.id })
    return null
  }
  const { orderId } = await booking.writeDown(tx, ctx, { ...event, providerId, assignmentId: assignment.id }, ctx.now)
  await keepReservation(tx, providerId, event.id, orderId)
  return orderId
}

async function setSlot(tx: Tx, ctx: Ctx, event: SlotEvent & { providerId: number; assignmentId: number }): Promise<void> {
  const { assignmentId, slot: externalId, startsAt, endsAt, version } = event
  if ((await takeSlotVersion(tx, { assignmentId, externalId, version }, ctx.now)) === 0) return
  const state = event.state === 'free' ? 'free' : 'taken'
  const { held } = await setClinicSlot(tx, { externalId, assignmentId, startsAt, endsAt, state, gone: event.state === 'gone' }, ctx.now)
  const rows = held
    .filter(slot => slot.difference === 'not-at-clinic')
    .map(slot => ({ kind: 'slot' as const, externalId: slot.externalId, code: 'held-by-a-visit' as const }))
  if (rows.length > 0) await noteSetAside(tx, event.providerId, rows, ctx.now)
}

function iso(millis: number): string {
  return instantText(new Date(millis))
}
