// Slots taken and given back one by one, each by its version and with the name of the order on it, so that what was begun is found again.
import { ClinicFailure } from '../outbound/clinic-line.ts'
import type { FhirCall } from './fhir-call.ts'
import { findMarked, freed, isHeldFor, readSlots, type SlotNow, taken } from './slots-of.ts'
import { meaningOf } from './status-meaning.ts'

/** `not-yet`: the clinic works on one of them, or has it locked: it is the order's still. */
export type GivenBack = 'given-back' | 'not-yet'

const TRIES = 3
/** A slot whose appointment is in one of these states is somebody's. */
const STANDING = 'proposed,pending,booked,arrived,checked-in,waitlist'

/** Takes each of these for an order; those that it has already stay. What was taken before one was busy stays taken. @throws ClinicFailure */
export async function holdSlots(call: FhirCall, orderId: string, ids: readonly string[]): Promise<'held' | 'busy' | 'refused'> {
  for (const id of ids) {
    const said = await holdOne(call, orderId, id)
    if (said !== 'held') return said
  }
  return 'held'
}

async function holdOne({ fhir }: FhirCall, orderId: string, id: string): Promise<'held' | 'busy' | 'refused'> {
  for (let tried = 0; ; tried++) {
    // Read anew after each try: a server may say yes to what it did not do, and no to what it did.
    const [slot] = (await readSlots(fhir, [id])) ?? []
    if (slot && isHeldFor(slot, orderId)) return 'held'
    if (slot?.state !== 'free' || tried === TRIES) return 'busy'
    const { status } = await fhir.write(`Slot/${id}`, taken(slot, orderId), { ifMatch: fhir.tag(slot.version) })
    // "there is no such slot", of one that was just read, is no word about the time
    if (status >= 400 && (!isConflict(status) || (tried > 0 && meaningOf(status) === 'no-such'))) return 'refused'
  }
}

/** The version that was asked for is none any more, or what was to be changed is not there: it is looked at again. */
export function isConflict(status: number): boolean {
  const means = meaningOf(status)
  return means === 'busy' || means === 'no-such'
}

/** Gives back whatever slots are marked with an order, but for these. `known`: where a search may not show them. @throws ClinicFailure */
export async function letGo(
  call: FhirCall,
  orderId: string,
  keeping: readonly string[] = [],
  known: readonly string[] = []
): Promise<GivenBack> {
  const marked = await markedWith(call, orderId)
  const ids = new Set([...known, ...marked.map(slot => slot.id)])
  return giveBack(
    call,
    orderId,
    [...ids].filter(id => !keeping.includes(id))
  )
}

/** That a clinic cannot be searched for slots is no reason to leave anything undone. */
async function markedWith({ fhir }: FhirCall, orderId: string): Promise<SlotNow[]> {
  try {
    return await findMarked(fhir, orderId)
  } catch (error) {
    if (error instanceof ClinicFailure && error.code === 'not-taken') return []
    throw error
  }
}

/**
 * An order that is over has no slots: whatever is marked with it is given back. A clinic that is believed to do all or nothing may have done a part all the
 * same, and another process, or nobody yet, knows that. @throws ClinicFailure
 */
export async function giveBackAll(call: FhirCall, orderId: string, slotIds: readonly string[]): Promise<GivenBack> {
  const { writing, keepsMarks } = await call.found()
  return writing !== 'reading-only' && keepsMarks ? letGo(call, orderId, [], slotIds) : 'given-back'
}

/** Gives back those of these slots that are the order's; one that changes meanwhile is looked at again. @throws ClinicFailure */
export async function giveBack(call: FhirCall, orderId: string, ids: readonly string[]): Promise<GivenBack> {
  let said: GivenBack = 'given-back'
  for (const id of ids)
    for (let tried = 0; ; tried++) {
      const [slot] = await oursOf(call, orderId, [id], 0)
      if (!slot) break
      if (tried === TRIES) {
        said = 'not-yet'
        break
      }
      const { status } = await call.fhir.write(`Slot/${id}`, freed(slot), { ifMatch: call.fhir.tag(slot.version) })
      if (!isConflict(status)) break
    }
  return said
}

/**
 * Those of these slots that are still the order's to give back: as it left them, and no other appointment at them. `standing`: how many of the order's own
 * appointments still stand there. @throws ClinicFailure
 */
export async function oursOf(call: FhirCall, orderId: string, ids: readonly string[], standing: 0 | 1): Promise<SlotNow[]> {
  const { keepsMarks } = await call.found()
  const judged = await Promise.all(
    ids.map(async id => {
      const [slot] = (await readSlots(call.fhir, [id])) ?? []
      if (!slot) return []
      // Where marks are kept, a slot without it was written anew by the clinic.
      const isOurs = keepsMarks ? isHeldFor(slot, orderId) : slot.state === 'busy'
      if (!isOurs) return []
      const there = await standingOn(call, id)
      return (there ?? standing) <= standing ? [slot] : []
    })
  )
  return judged.flat()
}

/**
 * Whether any of these slots is plainly not the order's, whose appointment is there: it is free, marked with another order, or another appointment stands at it
 * too. One that is not there any more, or that the clinic wrote anew, says nothing. @throws ClinicFailure
 */
export async function isAnyAnothers(call: FhirCall, orderId: string, ids: readonly string[]): Promise<boolean> {
  const judged = await Promise.all(
    ids.map(async id => {
      const [slot] = (await readSlots(call.fhir, [id])) ?? []
      if (!slot || isHeldFor(slot, orderId)) return false
      return slot.state === 'free' || slot.orders.length > 0 || ((await standingOn(call, id)) ?? 1) > 1
    })
  )
  return judged.includes(true)
}

/** How many appointments stand at a slot, ours or anybody's: their number is all that is asked for. Undefined: the clinic does not say. @throws ClinicFailure */
function standingOn({ fhir }: FhirCall, slotId: string): Promise<number | undefined> {
  return fhir.count('Appointment', { slot: `Slot/${slotId}`, status: STANDING })
}
