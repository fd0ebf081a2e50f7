// Who works where, in the order of names: what a visitor's choice is made from.
import { type Ages, judgeAge } from '@vizit/rules/age'
import type { Choice, Patient } from '../catalogue.sql.ts'
import { type Assignment, readAssignment } from './assignment.ts'
import type { AssignmentsRow } from './assignments.sql.ts'

/** Ids as they came; null: not chosen. */
export type AssignmentChoice = Pick<
  Choice,
  'provider' | 'townId' | 'branchId' | 'specialityId' | 'doctorId' | 'sex' | 'priceTo' | 'branchIds' | 'memberOf'
> &
  Patient & { centreId: string | null }

/** Of a choice: all, those where the patient may be seen as far as programmes go, or those that are for members of other programmes. */
export type Part = 'all' | 'for-patient' | 'for-others'

/**
 * The assignments of a choice by the names of their doctors; the doctor of number n has those from `firsts[n]` up to `firsts[n + 1]`. `members`: the programmes
 * whose members alone one of them sees, each such set once.
 */
export type Chosen = {
  assignments: readonly Assignment[]
  firsts: readonly number[]
  members: readonly ReadonlySet<string>[]
}

/** Choices are remembered for as many assignments as this in all, the latest asked for; in a larger country for all of it so many times, or its parts would push out each other. */
const ASSIGNMENTS_REMEMBERED = 200_000
const COUNTRIES_REMEMBERED = 4
/** An empty choice takes room as well, and so do the letters of what was asked: it may name many branches. */
const ASSIGNMENTS_OF_NONE = 10
const LETTERS_AN_ASSIGNMENT = 8

export class Assignments {
  #chosen = new Map<string, Chosen>()
  #remembered = 0
  #most: number
  #live = new Set<Chosen>()
  #forgotten: ((chosen: Chosen) => void)[] = []
  #bands = new Map<number, number>()
  #bandOfVerdicts = new Map<string, number>()
  #providers: Map<string, number>
  #all: Assignment[]
  /** Whom somebody of them sees. */
  #ages: Ages[]
  #nrs: number[] = []
  #by: Record<'townId' | 'branchId' | 'specialityId' | 'doctorId', Map<number, Assignment[]>>

  constructor(rows: readonly AssignmentsRow[], rowOf: (assignmentId: number) => number) {
    this.#providers = new Map(rows.map(row => [row.provider, row.provider_id]))
    this.#all = rows
      .flatMap(({ provider_id, assignments }) =>
        assignments ? assignments.split(';').map(text => readAssignment(text, provider_id, rowOf)) : []
      )
      .sort((a, b) => a.nr - b.nr || a.assignmentId - b.assignmentId)
    this.#most = Math.max(ASSIGNMENTS_REMEMBERED, COUNTRIES_REMEMBERED * this.#all.length)
    this.#ages = [...new Set(this.#all.map(assignment => assignment.ages))]
    for (const { at, nr } of this.#all) this.#nrs[at] = nr
    const by = (field: 'townId' | 'branchId' | 'specialityId' | 'doctorId') => Map.groupBy(this.#all, assignment => assignment[field])
    this.#by = { townId: by('townId'), branchId: by('branchId'), specialityId: by('specialityId'), doctorId: by('doctorId') }
  }

  assignmentIds(): number[] {
    return this.#all.map(assignment => assignment.assignmentId)
  }

  /** The number in the order of names of the doctor whose free slots are kept there; -1: nobody's. */
  nrOf(at: number): number {
    return this.#nrs[at] ?? -1
  }

  /** The number of a doctor in the order of names; undefined: works nowhere. */
  nrOfDoctor(doctorId: number): number | undefined {
    return this.#by.doctorId.get(doctorId)?.[0]?.nr
  }

  /** Of the last doctor who works somewhere; -1: nobody does. */
  get lastNr(): number {
    return this.#all.at(-1)?.nr ?? -1
  }

  /** 'all' is known. */
  knows(provider: string): boolean {
    return provider === 'all' || this.#providers.has(provider)
  }

  /** Where a doctor works for a provider, or for 'all'; nobody's are none. */
  ofDoctor(doctorId: number, provider: string): readonly Assignment[] {
    const assignments = this.#by.doctorId.get(doctorId) ?? []
    return provider === 'all' ? assignments : assignments.filter(assignment => assignment.providerId === this.#providers.get(provider))
  }

  /** The assignments that are chosen, or a part of them (see `partsOf`). Null: no such provider. */
  chosen(choice: AssignmentChoice, part: Part = 'all'): Chosen | null {
    const { provider, townId, branchId, centreId, specialityId, doctorId, profile, age, sex, priceTo, branchIds } = choice
    const band = age === null ? null : this.#bandOf(age)
    const members = part === 'all' ? part : [part, ...choice.memberOf]
    const name = [provider, townId, branchId, centreId, specialityId, doctorId, profile, band, sex, priceTo, branchIds, members].join(' ')
    const known = this.#chosen.get(name)
    if (known) {
      this.#chosen.delete(name)
      this.#chosen.set(name, known)
      return known
    }
    const assignments = this.#choose(choice, part)
    return assignments && this.#remember(name, { assignments, firsts: firstsOf(assignments), members: membersOf(assignments) })
  }

  /** What is remembered: choices, and the assignments of them all. */
  get size(): { choices: number; assignments: number } {
    return { choices: this.#chosen.size, assignments: this.#remembered }
  }

  remembers(chosen: Chosen): boolean {
    return this.#live.has(chosen)
  }

  /** Calls for each choice that is remembered no longer. */
  whenForgotten(forget: (chosen: Chosen) => void): void {
    this.#forgotten.push(forget)
  }

  /** Two ages that no doctor tells apart are one choice: by the one of them that was asked for first. */
  #bandOf(age: number): number {
    const known = this.#bands.get(age)
    if (known !== undefined) return known
    const verdicts = this.#ages.map(ages => (judgeAge(ages, age) === 'fits' ? 1 : 0)).join('')
    const band = this.#bandOfVerdicts.get(verdicts) ?? age
    this.#bandOfVerdicts.set(verdicts, band)
    this.#bands.set(age, band)
    return band
  }

  #remember(name: string, chosen: Chosen): Chosen {
    this.#chosen.set(name, chosen)
    this.#live.add(chosen)
    this.#remembered += roomOf(name, chosen)
    for (const [oldest, gone] of this.#chosen) {
      if (this.#remembered <= this.#most || oldest === name) break
      this.#chosen.delete(oldest)
      this.#live.delete(gone)
      this.#remembered -= roomOf(oldest, gone)
      for (const forget of this.#forgotten) forget(gone)
    }
    return chosen
  }

  #choose(choice: AssignmentChoice, part: Part): readonly Assignment[] | null {
    const provider = choice.provider === 'all' ? null : this.#providers.get(choice.provider)
    if (provider === undefined) return null
    const [town, branch, centre, speciality, doctor] = [
      choice.townId,
      choice.branchId,
      choice.centreId,
      choice.specialityId,
      choice.doctorId
    ].map(id => (id === null ? null : Number(id))) as [number | null, number | null, number | null, number | null, number | null]
    const from = this.#narrowest({ doctor, branch, speciality, town })
    const { profile, age, sex, priceTo } = choice
    const branches = choice.branchIds && new Set(choice.branchIds.map(Number))
    const isNarrow = [sex, priceTo, branches, age, provider, centre].some(one => one !== null) || profile !== 0 || part !== 'all'
    if (from === this.#all && !isNarrow) return from
    return from.filter(
      assignment =>
        (provider === null || assignment.providerId === provider) &&
        (town === null || assignment.townId === town) &&
        (branch === null || assignment.branchId === branch) &&
        (centre === null || assignment.centreId === centre) &&
        (speciality === null || assignment.specialityId === speciality) &&
        (doctor === null || assignment.doctorId === doctor) &&
        (profile === 0 || (profile === 1 ? assignment.ages.adult : assignment.ages.children)) &&
        (age === null || judgeAge(assignment.ages, age) === 'fits') &&
        (sex === null || assignment.sex === sex) &&
        (priceTo === null || (assignment.price >= 0 && assignment.price <= priceTo)) &&
        (branches === null || branches.has(assignment.branchId)) &&
        (part === 'all' || (part === 'for-others') === isForOthers(assignment, choice.memberOf))
    )
  }

  #narrowest(ids: Record<'doctor' | 'branch' | 'speciality' | 'town', number | null>): readonly Assignment[] {
    const { doctor, branch, speciality, town } = ids
    if (doctor !== null) return this.#by.doctorId.get(doctor) ?? []
    if (branch !== null) return this.#by.branchId.get(branch) ?? []
    const lists = [
      speciality === null ? this.#all : (this.#by.specialityId.get(speciality) ?? []),
      town === null ? this.#all : (this.#by.townId.get(town) ?? [])
    ]
    return lists[0]!.length < lists[1]!.length ? lists[0]! : lists[1]!
  }
}

/** The number among the chosen, none below `least`, of the doctor with this number in the order of names; -1: not among them. */
export function doctorOf({ assignments, firsts }: Chosen, nr: number, least = 0): number {
  let [from, to] = [least, firsts.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    const found = assignments[firsts[middle]!]!.nr
    if (found === nr) return middle
    if (found < nr) from = middle + 1
    else to = middle
  }
  return -1
}

function isForOthers({ members }: Assignment, memberOf: readonly string[]): boolean {
  return members !== null && !memberOf.some(one => members.has(one))
}

/** In assignments. */
function roomOf(name: string, { assignments }: Chosen): number {
  return assignments.length + ASSIGNMENTS_OF_NONE + Math.floor(name.length / LETTERS_AN_ASSIGNMENT)
}

function membersOf(assignments: readonly Assignment[]): ReadonlySet<string>[] {
  return [...new Set(assignments.map(assignment => assignment.members))].filter(members => members !== null)
}

/** Where each doctor begins, and where the last one ends. */
function firstsOf(assignments: readonly Assignment[]): number[] {
  const firsts = assignments.flatMap((assignment, nr) => (assignment.doctorId === assignments[nr - 1]?.doctorId ? [] : [nr]))
  return [...firsts, assignments.length]
}
