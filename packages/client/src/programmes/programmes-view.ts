// Everything the screen of programmes can be.
import type { CoveredPerson } from './use-coverages.ts'

/** `copyOf`: when what is shown was loaded, if a later try has failed. */
export type ProgrammesView =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'none' }
  | { kind: 'list'; people: CoveredPerson[]; copyOf: number | null }

export function programmesView(query: { data: CoveredPerson[] | undefined; error: unknown; dataUpdatedAt: number }): ProgrammesView {
  const { data, error, dataUpdatedAt } = query
  if (!data) return error ? { kind: 'failed', error } : { kind: 'loading' }
  const people = data.filter(person => person.coverages.length > 0)
  if (people.length === 0) return { kind: 'none' }
  return { kind: 'list', people, copyOf: error ? dataUpdatedAt : null }
}
