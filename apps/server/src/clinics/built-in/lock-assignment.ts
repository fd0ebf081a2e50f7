import type { Tx } from '../../store/store.ts'
import { type AssignmentRow, findAssignment, lockHours } from './hours.sql.ts'

export type NoAssignment = 'no-such-assignment' | 'timetable-elsewhere'

/** The doctor at a branch whose timetable is ours, locked. */
export async function lockAssignment(tx: Tx, provider: string, assignmentId: string): Promise<AssignmentRow | NoAssignment> {
  const found = await findAssignment(tx, provider, assignmentId)
  if (!found) return 'no-such-assignment'
  if (found.gateway !== 'built-in') return 'timetable-elsewhere'
  await lockHours(tx, found.assignment_id)
  return (await findAssignment(tx, provider, assignmentId))!
}
