import type { AssignmentChoice } from '../catalogue/availability/assignments.ts'

/** Whoever works anywhere, for whomever: what a test narrows. */
export const EVERYBODY: AssignmentChoice = {
  provider: 'all',
  townId: null,
  branchId: null,
  specialityId: null,
  doctorId: null,
  centreId: null,
  profile: 0,
  age: null,
  sex: null,
  priceTo: null,
  branchIds: null,
  memberOf: []
}
