import * as z from 'zod/mini'
import { closeQuestion, findQuestion, noteQuestion } from '../clinics.sql.ts'
import type { ClinicAnswer, ClinicFound, Reservation } from '../gateway.ts'
import { appointmentEntry, patientEntry, type ReserveInput } from './booking-entries.ts'
import type { FhirCall } from './fhir-call.ts'
import { giveBackAll, isAnyAnothers, isConflict, letGo } from './hold-slots.ts'
import { judgeEntries } from './judge-entries.ts'
import { isFresh } from './open-question.ts'
import { findAssignmentName, findSlotNames, findVisitor } from './order.sql.ts'
import { isAt, lookUpOrder, slotIdsOf } from './order-at-clinic.ts'
import { findPatients } from './patients.ts'
import { OF_NO_USE, refusalOf } from './refusal-of.ts'
import { reserveStepwise, undone } from './reserve-stepwise.ts'
import { appointment, transactionAnswer } from './resources.ts'
import { isHeldFor, readSlots, type SlotNow, taken, turnSlot } from './slots-of.ts'

const BUSY = { verdict: 'busy' } as const

/**
 * Asks the clinic for a time, in one transaction or step by step, as it was found to write. Whatever is said of a second time is looked up: the answer
 * to the first may have been lost.
 */
export async function reserve(call: FhirCall, reservation: Reservation): Promise<ClinicAnswer> {
  const { store } = call
  const [visitor, names, doctor] = await Promise.all([
    findVisitor(store, reservation.orderId),
    findSlotNames(store, reservation.assignmentId, reservation.startDate, reservation.endDate),
    findAssignmentName(store, reservation.assignmentId)
  ])
  const slotIds = names.map(row => row.external_id).filter(name => name !== null)
  // A time that the clinic has no name for cannot be had there.
  const isNamed = visitor && slotIds.length > 0 && slotIds.length === names.length
  if (!isNamed && !(await findQuestion(store, reservation.orderId))?.open) return BUSY
  const { writing } = await call.found()
  if (writing === 'reading-only') return lookedUp(call, reservation, OF_NO_USE)
  // It had its name when it was asked for: what was begun then is undone.
  if (!isNamed) return undone(call, { reservation, slotIds }, await lookUpOrder(call, reservation.orderId), BUSY)
  const input = { reservation, visitor, doctor: doctor?.external_id ?? null, slotIds }
  const answer = writing === 'whole' ? await reserveWhole(call, input) : await reserveStepwise(call, input)
  if (answer.verdict !== 'unknown') await closeQuestion(store, reservation.orderId)
  return answer
}

/** One transaction: each slot from free to busy if it is still the version that was read, the person (once), the appointment (once an order). */
async function reserveWhole(call: FhirCall, input: ReserveInput): Promise<ClinicAnswer> {
  const { fhir } = call
  const { reservation } = input
  const slots = await readSlots(fhir, input.slotIds)
  if (!slots || slots.some(slot => slot.state !== 'free')) return (await finished(call, input)) ?? lookedUp(call, reservation, BUSY)
  await noteQuestion(call.store, reservation.orderId, call.now)
  let entries = entriesFor(call, input, slots)
  let answer = await fhir.transact(entries)
  const known = isConflict(answer.status) ? await knownTwice(call, input, slots) : undefined
  if (known !== undefined) {
    entries = entriesFor(call, input, slots, known)
    answer = await fhir.transact(entries)
  }
  switch (judgeEntries(entries.length, answer)) {
    case 'done':
      return judged(call, reservation, answer.body)
    case 'in-part':
      // Another may have the slot, or we may have it and no appointment: it is finished or undone.
      await call.distrust()
      return reserveStepwise(call, input)
    case 'unclear':
      return judged(call, reservation, null)
    case 'refused':
      return (await finished(call, input)) ?? lookedUp(call, reservation, (await isGone(call, input)) ? BUSY : refusalOf(answer))
  }
}

/** What a transaction has left behind that was carried out in part: it is finished, or undone. Undefined: there is none of it. */
async function finished(call: FhirCall, input: ReserveInput): Promise<ClinicAnswer | undefined> {
  if (!(await wasDoneInPart(call, input))) return undefined
  await call.distrust()
  return reserveStepwise(call, input)
}

/** A time that is not there any more, or is somebody else's by now, is taken, whatever the refusal says. */
async function isGone({ fhir }: FhirCall, { slotIds }: ReserveInput): Promise<boolean> {
  const slots = await readSlots(fhir, slotIds)
  return !slots?.every(slot => slot.state === 'free')
}

/** A slot is the order's: there must be an appointment with it, made when it was asked before. */
async function wasDoneInPart(call: FhirCall, { reservation: { orderId }, slotIds }: ReserveInput): Promise<boolean> {
  const slots = await readSlots(call.fhir, slotIds)
  if (!slots?.some(slot => isHeldFor(slot, orderId))) return false
  return (await lookUpOrder(call, orderId)).state === 'never-heard'
}

/** The clinic may already have what it now has no room for. */
async function lookedUp(call: FhirCall, reservation: Reservation, otherwise: ClinicAnswer): Promise<ClinicAnswer> {
  const found = await find(call, reservation)
  if (found.verdict === 'in-part') return { verdict: 'unknown' }
  return found.verdict === 'never-heard' ? otherwise : found
}

/** What became of an order: see `ClinicGateway.find`. */
export async function find(call: FhirCall, reservation: Reservation): Promise<ClinicFound> {
  const { orderId, startDate } = reservation
  const order = await lookUpOrder(call, orderId)
  if (order.state === 'never-heard') return { verdict: 'never-heard' }
  if (order.state === 'over') {
    await giveBackAll(call, orderId, order.slotIds)
    return { verdict: 'refused', reason: null }
  }
  if (order.state === 'waiting' || !isAt(order.found.appointment, startDate)) return { verdict: 'unknown' }
  const asked = await findQuestion(call.store, orderId)
  if (asked?.open) {
    const its = slotIdsOf(order.found.appointment)
    if (await isWithoutSlots(call, orderId, its)) {
      if ((await call.found()).writing !== 'stepwise') await call.distrust()
      return { verdict: 'in-part' }
    }
    // A move whose answer never came may have left another time taken; one that is under way has taken it.
    const isOver = its.length > 0 && !isFresh(asked, call.now) && (await call.found()).keepsMarks
    if (!isOver || (await letGo(call, orderId, its)) === 'given-back') await closeQuestion(call.store, orderId)
  }
  return { verdict: 'reserved', clinicRef: `Appointment/${order.found.appointment.id}` }
}

/**
 * An appointment of which nobody has heard that it was made whole: are its slots the order's? Step by step they were marked before it was made; of a transaction
 * that is not known to be none, only what is plain speaks against it: a slot that is free, or another's.
 */
async function isWithoutSlots(call: FhirCall, orderId: string, ids: readonly string[]): Promise<boolean> {
  const slots = await readSlots(call.fhir, ids)
  if (!slots) return true
  if ((await call.found()).writing === 'stepwise') return slots.some(slot => !isHeldFor(slot, orderId))
  return isAnyAnothers(call, orderId, ids)
}

/** A clinic that says "done" and shows the appointment has answered; one that only says "done" is asked what it did. */
async function judged(call: FhirCall, reservation: Reservation, body: unknown): Promise<ClinicAnswer> {
  const read = z.safeParse(transactionAnswer, body)
  const shown = read.success
    ? read.data.entry.map(entry => z.safeParse(appointment, entry.resource)).find(one => one.success)?.data
    : undefined
  if (shown?.status === 'booked' && isAt(shown, reservation.startDate)) return { verdict: 'reserved', clinicRef: `Appointment/${shown.id}` }
  return lookedUp(call, reservation, { verdict: 'unknown' })
}

/** A clinic that has two records of a person cannot tell which is meant: it is told. Undefined: that is not what it refused. */
async function knownTwice(
  call: FhirCall,
  { visitor: { person }, slotIds }: ReserveInput,
  before: readonly SlotNow[]
): Promise<string | undefined> {
  const now = await readSlots(call.fhir, slotIds)
  const unchanged = now?.every((slot, at) => slot.state === 'free' && slot.version === before[at]!.version)
  if (!unchanged || person === null) return undefined
  const records = await findPatients(call, person)
  return records.length > 1 ? `Patient/${(records.find(one => one.active) ?? records[0]!).id}` : undefined
}

/** The slots first: a server that goes through the entries in their order comes to what may be refused before it makes anything. */
function entriesFor({ fhir }: FhirCall, input: ReserveInput, slots: readonly SlotNow[], known?: string) {
  const { person } = input.visitor
  const orderId = input.reservation.orderId
  const slotEntries = slots.map(slot => turnSlot(fhir, slot, taken(slot, orderId)))
  if (person === null || known !== undefined) return [...slotEntries, appointmentEntry(input, known ?? null)]
  const url = `urn:uuid:${person}`
  return [...slotEntries, patientEntry(url, person, input.visitor), appointmentEntry(input, url)]
}
