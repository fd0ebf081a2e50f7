// How soon each doctor of a choice has a free slot. Kept true by what changes: a question looks at whom changes have touched since the one before, not at
// all doctors of a country.
import type { Page } from '../catalogue.sql.ts'
import { type Assignments, type Chosen, doctorOf } from './assignments.ts'
import { DAY_MILLIS, type FreeSlots, type Stretch } from './free-slots.ts'
import { NEVER, pageOf } from './soonest.ts'

/** `firsts`: of each doctor of the choice, in milliseconds since day 0 of the table, or NEVER. `some`: how many have a slot. `soonest`: the least of all. `pages`: for `soonestPage`. */
export type Ranking = {
  readonly firsts: Float64Array
  readonly some: number
  readonly soonest: number
  readonly pages: Map<string, CutPage>
}

/** `last`: who stands last on the page, and how soon; NEVER where the page has room for more. */
type CutPage = { readonly doctors: readonly number[]; readonly last: { readonly first: number; readonly doctor: number } }

/** `chosen` and `name` are where it is kept. */
type Kept = {
  chosen: Chosen
  name: string
  firsts: Float64Array
  some: number
  soonest: number
  pages: Map<string, CutPage>
  changes: number
  after: number
}

/** Rankings are kept of as many doctors as this in all, eight bytes each: the latest asked for, of choices that are remembered. */
const DOCTORS_KEPT = 2_000_000
/** An empty choice takes room as well. */
const DOCTORS_OF_NONE = 20
/** Of one ranking. */
const PAGES_KEPT = 8

/** Of one table of free slots and one catalogue. */
export class Rankings {
  #free: FreeSlots
  #assignments: Assignments
  #kept = new Map<Chosen, Map<string, Kept>>()
  /** The same, the latest asked for last. */
  #order = new Set<Kept>()
  #doctors = 0

  constructor(free: FreeSlots, assignments: Assignments) {
    this.#free = free
    this.#assignments = assignments
    assignments.whenForgotten(chosen => this.#kept.get(chosen)?.forEach(kept => this.#drop(kept)))
  }

  /** What is kept: rankings, and the doctors of them all. */
  get size(): { rankings: number; doctors: number } {
    return { rankings: this.#order.size, doctors: this.#doctors }
  }

  /** As it is now, until the next change or question. */
  of(chosen: Chosen, stretch: Stretch): Ranking {
    const name = `${stretch.first} ${stretch.last} ${stretch.part}`
    const kept = this.#kept.get(chosen)?.get(name) ?? this.#keep(chosen, name)
    if (this.#order.delete(kept)) this.#order.add(kept)
    const changed = this.#free.changedSince(kept.changes)
    if (changed === null || stretch.after < kept.after) this.#read(kept, chosen, stretch, () => true)
    else {
      const touched = new Set(changed.map(at => doctorOf(chosen, this.#assignments.nrOf(at))))
      touched.delete(-1)
      const begin = stretch.first * DAY_MILLIS + stretch.after
      if (kept.soonest < begin) this.#read(kept, chosen, stretch, (first, doctor) => first < begin || touched.has(doctor))
      else for (const doctor of touched) this.#put(kept, doctor, firstOf(this.#free, chosen, doctor, stretch))
    }
    kept.changes = this.#free.changes
    kept.after = stretch.after
    return kept
  }

  #keep(chosen: Chosen, name: string): Kept {
    const doctors = chosen.firsts.length - 1
    const kept = {
      chosen,
      name,
      firsts: new Float64Array(doctors),
      some: 0,
      soonest: NEVER,
      pages: new Map<string, CutPage>(),
      changes: -1,
      after: 0
    }
    // Of a choice that is forgotten already nobody would ask again.
    if (!this.#assignments.remembers(chosen)) return kept
    const ofChoice = this.#kept.get(chosen) ?? new Map<string, Kept>()
    this.#kept.set(chosen, ofChoice.set(name, kept))
    this.#order.add(kept)
    this.#doctors += doctors + DOCTORS_OF_NONE
    for (const oldest of this.#order) {
      if (this.#doctors <= DOCTORS_KEPT || oldest === kept) break
      this.#drop(oldest)
    }
    return kept
  }

  #drop(kept: Kept): void {
    const ofChoice = this.#kept.get(kept.chosen)
    ofChoice?.delete(kept.name)
    if (ofChoice?.size === 0) this.#kept.delete(kept.chosen)
    this.#order.delete(kept)
    this.#doctors -= kept.firsts.length + DOCTORS_OF_NONE
  }

  /** One doctor is as soon as this now. Only the pages on which that is seen are cut anew. */
  #put(kept: Kept, doctor: number, first: number): void {
    const before = kept.firsts[doctor]!
    if (first === before) return
    kept.firsts[doctor] = first
    if (before === NEVER) kept.some++
    if (first === NEVER) kept.some--
    if (first < kept.soonest) kept.soonest = first
    else if (before === kept.soonest && !kept.firsts.includes(before))
      kept.soonest = kept.firsts.reduce((least, one) => Math.min(least, one), NEVER)
    const soonest = Math.min(before, first)
    for (const [name, { last }] of kept.pages)
      if (soonest < last.first || (soonest === last.first && doctor <= last.doctor)) kept.pages.delete(name)
  }

  /** Looks at the doctors that `isMeant` names, and counts all. */
  #read(kept: Kept, chosen: Chosen, stretch: Stretch, isMeant: (first: number, doctor: number) => boolean): void {
    const { firsts } = kept
    kept.pages.clear()
    kept.some = 0
    kept.soonest = NEVER
    for (let doctor = 0; doctor < firsts.length; doctor++) {
      if (isMeant(firsts[doctor]!, doctor)) firsts[doctor] = firstOf(this.#free, chosen, doctor, stretch)
      const first = firsts[doctor]!
      if (first === NEVER) continue
      kept.some++
      if (first < kept.soonest) kept.soonest = first
    }
  }
}

/** The page of those who have a slot, the soonest first; made once of the same ranking. */
export function soonestPage({ firsts, pages }: Ranking, page: Page): readonly number[] {
  const name = `${page.skip} ${page.size}`
  const known = pages.get(name)
  if (known) return known.doctors
  if (pages.size >= PAGES_KEPT) pages.clear()
  const doctors = pageOf(firsts, page).filter(doctor => firsts[doctor] !== NEVER)
  const doctor = doctors.length === page.size ? doctors.at(-1)! : -1
  pages.set(name, { doctors, last: { first: firsts[doctor] ?? NEVER, doctor } })
  return doctors
}

/** When a doctor has the first free slot of the stretch at one of the chosen assignments. */
function firstOf(free: FreeSlots, { assignments, firsts }: Chosen, doctor: number, stretch: Stretch): number {
  let first = NEVER
  for (let nr = firsts[doctor]!; nr < firsts[doctor + 1]!; nr++) {
    const at = free.firstIn(assignments[nr]!.at, stretch)
    if (at !== -1 && at < first) first = at
  }
  return first
}
