import { refuse } from '@vizit/contract/refusal'
import { mergeSlots } from '@vizit/rules/slots'
import type { Tx } from '../../store/store.ts'
import type { BookingRow } from '../booking.sql.ts'
import { type NewTime, takeSlots } from '../moves/move.sql.ts'
import { findSlotsAhead, type ServiceRow } from '../service-slots.sql.ts'
import { dropEndedHolds } from './holds.sql.ts'

type Wanted = { found: BookingRow; service: ServiceRow | null; overlapAllowed: boolean; now: Date }

/**
 * Takes the slot for a visit that is there already, or as many in a row as its service needs [4.57], also from holds that have ended but were not
 * let go yet. Refuses when they are busy.
 */
export async function takeTime(tx: Tx, wanted: Wanted): Promise<NewTime> {
  const { found, service, now } = wanted
  const taken = await tryTake(tx, wanted)
  if (taken) return taken
  const minutes = service?.minutes ?? (Date.parse(found.ends_at) - Date.parse(found.starts_at)) / 60_000
  const stretch = { assignmentId: found.assignment_id, from: found.starts_at, minutes }
  const freed = await dropEndedHolds(tx, now, stretch)
  return (freed > 0 ? await tryTake(tx, wanted) : undefined) ?? refuse('TIMESLOT_IS_BUSY')
}

async function tryTake(tx: Tx, { found, service, overlapAllowed }: Wanted): Promise<NewTime | undefined> {
  const single = [{ id: found.slot_id, start: found.starts_at, end: found.ends_at }]
  const run = service === null ? single : mergeSlots(await findSlotsAhead(tx, found, service.minutes), service.minutes)[0]
  const [first, last] = [run?.[0], run?.at(-1)]
  if (!run || !first || !last || first.id !== found.slot_id) return undefined
  if (
    (await takeSlots(
      tx,
      run.map(slot => slot.id)
    )) === 'busy'
  )
    return undefined
  return { assignmentId: found.assignment_id, slotIds: run.map(slot => slot.id), startsAt: first.start, endsAt: last.end, overlapAllowed }
}
