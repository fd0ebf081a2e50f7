import type { Visit } from '@vizit/contract/visits'

/** The address of the timetable of the same doctor in the same branch. */
export function bookAgain({ physicianId, branchId }: Pick<Visit, 'physicianId' | 'branchId'>): string {
  return `/timeslot?doctorId=${physicianId}&branchId=${branchId}`
}
