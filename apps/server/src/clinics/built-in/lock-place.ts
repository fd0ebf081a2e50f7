import type { Tx } from '../../store/store.ts'
import { findPlace, lockHours, type PlaceRow } from './hours.sql.ts'

export type NoPlace = 'no-such-place' | 'timetable-elsewhere'

/** The doctor at a branch whose timetable is ours, locked. */
export async function lockPlace(tx: Tx, provider: string, assignmentId: string): Promise<PlaceRow | NoPlace> {
  const place = await findPlace(tx, provider, assignmentId)
  if (!place) return 'no-such-place'
  if (place.gateway !== 'built-in') return 'timetable-elsewhere'
  await lockHours(tx, place.assignment_id)
  return (await findPlace(tx, provider, assignmentId))!
}
