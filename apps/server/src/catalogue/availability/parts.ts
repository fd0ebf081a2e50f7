// Whoever sees members of a programme alone stands after all others, unless the patient is a member (decision 0077).
import type { AssignmentChoice, Assignments, Chosen } from './assignments.ts'

/**
 * The choice with those of its programmes alone that somebody of it asks for: whatever else is named, made up or not, changes nothing, and nothing is kept for it.
 * Whoever asks as a member of nothing asks as a visitor does.
 */
export function withKnownProgrammes(assignments: Assignments, choice: AssignmentChoice): AssignmentChoice {
  if (choice.memberOf.length === 0) return choice
  const members = assignments.chosen(choice)?.members ?? []
  return { ...choice, memberOf: choice.memberOf.filter(one => members.some(set => set.has(one))) }
}

/** A choice in the order in which its parts stand: whom the patient can be booked with, then who sees members of other programmes alone; one part where nobody does. Null: no such provider. */
export function partsOf(assignments: Assignments, asked: AssignmentChoice): Chosen[] | null {
  const all = assignments.chosen(asked)
  if (!all) return null
  const choice = withKnownProgrammes(assignments, asked)
  if (all.members.every(set => choice.memberOf.some(one => set.has(one)))) return [all]
  return (['for-patient', 'for-others'] as const).map(part => assignments.chosen(choice, part)!)
}
