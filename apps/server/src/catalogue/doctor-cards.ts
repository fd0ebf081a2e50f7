// The cards of doctors as they travel, the latest asked for: they change with the catalogue alone, and the tables take 0.1 ms for each.
import { instantText } from '@vizit/rules/days'
import type { Store } from '../store/store.ts'
import type { Assignments } from './availability/assignments.ts'
import { findDoctorCards } from './doctors.sql.ts'

/** Some four megabytes. */
const KEPT = 2_500

/** Whose cards, in this order, and how soon each has a slot (null: has none). */
export type DoctorPage = { doctorIds: number[]; nearest: (Date | null)[]; total: number }

const kept = new WeakMap<Assignments, Map<number, string>>()

/** The JSON of a page. `assignments`: of the catalogue that the page is of; after each change of it there are others, and no card is kept. */
export async function writeDoctorPage(store: Store, assignments: Assignments, { doctorIds, nearest, total }: DoctorPage): Promise<string> {
  const cards = await cardsOf(store, assignments, doctorIds)
  const doctors = doctorIds.flatMap((id, nr) => {
    const card = cards.get(id)
    const at = nearest[nr]
    // Gone since.
    return card === undefined ? [] : [`${card.slice(0, -1)},"nearestTimeslot":${at ? `"${instantText(at)}"` : null}}`]
  })
  return `{"doctors":[${doctors.join(',')}],"total":${total}}`
}

async function cardsOf(store: Store, assignments: Assignments, doctorIds: readonly number[]): Promise<Map<number, string>> {
  const known = kept.get(assignments) ?? new Map<number, string>()
  kept.set(assignments, known)
  const cards = new Map<number, string>()
  for (const id of doctorIds) {
    const card = known.get(id)
    if (card === undefined) continue
    cards.set(id, card)
    known.delete(id)
    known.set(id, card)
  }
  const unknown = doctorIds.filter(id => !cards.has(id))
  if (unknown.length === 0) return cards
  for (const { id, card } of await findDoctorCards(store, unknown)) {
    cards.set(id, card)
    known.set(id, card)
  }
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break
    known.delete(oldest)
  }
  return cards
}
