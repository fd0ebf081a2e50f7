// Which doctors stand on a page, by what is known of their free slots: the tables are asked for the cards of that page alone.
import type { DoctorSort } from '@vizit/contract/catalogue'
import type { PartOfDay } from '@vizit/rules/slots'
import type { Page } from '../catalogue.sql.ts'
import type { Range } from '../cut-range.ts'
import type { DoctorPage } from '../doctor-cards.ts'
import type { DayPage } from '../timetable.sql.ts'
import type { Assignment } from './assignment.ts'
import { type AssignmentChoice, type Chosen, doctorOf } from './assignments.ts'
import { stretchOf, type View } from './availability.ts'
import { DAY_MILLIS, type FreeSlots, type Stretch } from './free-slots.ts'
import { partsOf } from './parts.ts'
import { type Ranking, soonestPage } from './rankings.ts'
import { NEVER, pageOf } from './soonest.ts'

/** A page, all that it will be made from, and until when it is the page: in milliseconds. */
export type PlannedPage<P> = { page: P; basis: string; until: number }

/** [7.83] Doctors with a free slot in `part` of `day` (null: in all of it), the soonest first, then by name; those who see members of other programmes alone after all others. Null: no such provider. */
export function doctorsOfDay(
  view: View,
  choice: AssignmentChoice,
  days: { day: Range; open: Range; part: PartOfDay | null },
  page: Page
): PlannedPage<DayPage> | null {
  const { free } = view
  const [day, open] = [stretchOf(view, days.day, days.part), stretchOf(view, days.open)]
  const parts = rankedParts(view, choice, day)
  if (!parts) return null
  const onPage = pageOver(
    parts,
    page,
    ({ ranking }) => ranking.some,
    ({ ranking }, cut) => soonestPage(ranking, cut)
  )
  const shown = onPage.map(({ chosen, doctor }) =>
    assignmentsOf(chosen, doctor).filter(assignment => firstAt(free, assignment, day) !== NEVER)
  )
  const nearest = shown.map(assignments => soonestOf(free, assignments, open))
  const found = {
    doctorIds: shown.map(([assignment]) => assignment!.doctorId),
    assignmentIds: shown.map(assignments => assignments.map(assignment => assignment.assignmentId)),
    total: parts.reduce((sum, { ranking }) => sum + ranking.some, 0)
  }
  const readings = shown.flatMap(assignments => assignments.map(assignment => free.readingsOf(assignment.at)))
  const first = Math.min(...parts.map(({ ranking }) => ranking.soonest), ...nearest)
  return {
    page: { ...found, nearest: nearest.map(at => instantOf(view, at)!) },
    // What begins is gone from the page, whatever else stays.
    basis: JSON.stringify([free.from, found, nearest, readings, first]),
    until: untilOf(view, first)
  }
}

/** `part`: of each day of the stretch that part alone counts; null: all of it. */
export type ListFilter = { open: Range; part: PartOfDay | null; slots: 'needed' | 'not-needed'; sort: DoctorSort }

/** [7.82] Doctors in the order asked for, those without a slot last where slots decide. Null: no such provider. */
export function doctorsInOrder(
  view: View,
  choice: AssignmentChoice,
  { open: range, part, slots, sort }: ListFilter,
  page: Page
): PlannedPage<DoctorPage> | null {
  const open = stretchOf(view, range, part)
  const parts = partsFor(view, choice, open, { slots, sort })
  if (!parts) return null
  const sizeOf = ({ chosen, ranking }: PartOfChoice) => (slots === 'needed' ? ranking!.some : chosen.firsts.length - 1)
  const onPage = pageOver(parts, page, sizeOf, ({ chosen, ranking }, cut) => {
    const isMeant = (doctor: number) => slots !== 'needed' || ranking!.firsts[doctor] !== NEVER
    return pageOf(orderOf(chosen, sort, ranking, isMeant), cut).filter(isMeant)
  })
  const nearest = onPage.map(({ chosen, doctor }) => soonestOf(view.free, assignmentsOf(chosen, doctor), open))
  const found = {
    doctorIds: onPage.map(({ chosen, doctor }) => doctorIdOf(chosen, doctor)),
    total: parts.reduce((sum, part) => sum + sizeOf(part), 0)
  }
  return {
    page: { ...found, nearest: nearest.map(at => instantOf(view, at)) },
    basis: JSON.stringify([view.free.from, found, nearest]),
    until: untilOf(view, Math.min(...parts.map(({ ranking }) => ranking?.soonest ?? NEVER), ...nearest))
  }
}

/** The same of some doctors, by their numbers in the order of names, in that order. Rankings are those of the whole choice, which are kept true; nobody else is looked at. */
export function namedInOrder(
  view: View,
  choice: AssignmentChoice,
  { open: range, part, slots, sort }: ListFilter,
  page: Page,
  nrs: readonly number[]
): DoctorPage | null {
  const open = stretchOf(view, range, part)
  const parts = partsFor(view, choice, open, { slots, sort })
  if (!parts) return null
  const named = parts.map(one => ({ ...one, doctors: namedOf(one, { slots, sort }, nrs) }))
  const onPage = pageOver(
    named,
    page,
    ({ doctors }) => doctors.length,
    ({ doctors }, { skip, size }) => doctors.slice(skip, skip + size)
  )
  return {
    doctorIds: onPage.map(({ chosen, doctor }) => doctorIdOf(chosen, doctor)),
    nearest: onPage.map(({ chosen, doctor }) => instantOf(view, soonestOf(view.free, assignmentsOf(chosen, doctor), open))),
    total: named.reduce((sum, { doctors }) => sum + doctors.length, 0)
  }
}

/** In the order asked for, by their numbers. */
function namedOf({ chosen, ranking }: PartOfChoice, { slots, sort }: Pick<ListFilter, 'slots' | 'sort'>, nrs: readonly number[]): number[] {
  const named: number[] = []
  let least = 0
  for (const nr of nrs) {
    const doctor = doctorOf(chosen, nr, least)
    if (doctor === -1) continue
    least = doctor + 1
    if (slots !== 'needed' || ranking!.firsts[doctor] !== NEVER) named.push(doctor)
  }
  if (sort === 'byName') return named
  const valueOf = (doctor: number) => (sort === 'byDate' ? ranking!.firsts[doctor]! : -chosen.assignments[chosen.firsts[doctor]!]!.reviews)
  return named.sort((a, b) => (valueOf(a) === valueOf(b) ? a - b : valueOf(a) - valueOf(b)))
}

type PartOfChoice = { chosen: Chosen; ranking: Ranking | null }
type Ranked = { chosen: Chosen; ranking: Ranking }

function rankedParts({ assignments, rankings }: View, choice: AssignmentChoice, stretch: Stretch): Ranked[] | null {
  return partsOf(assignments, choice)?.map(chosen => ({ chosen, ranking: rankings.of(chosen, stretch) })) ?? null
}

function wholeOf({ assignments, rankings }: View, choice: AssignmentChoice, stretch: Stretch | null): PartOfChoice[] | null {
  const chosen = assignments.chosen(choice)
  return chosen && [{ chosen, ranking: stretch && rankings.of(chosen, stretch) }]
}

/** Ranked where a ranking decides who is meant or who comes first. */
function partsFor(
  view: View,
  choice: AssignmentChoice,
  open: Stretch,
  { slots, sort }: Pick<ListFilter, 'slots' | 'sort'>
): PartOfChoice[] | null {
  if (sort === 'byDate') return rankedParts(view, choice, open)
  return wholeOf(view, choice, slots === 'needed' ? open : null)
}

/** The page of parts that stand one after the other. */
function pageOver<P extends PartOfChoice>(
  parts: readonly P[],
  { skip, size }: Page,
  sizeOf: (part: P) => number,
  cut: (part: P, page: Page) => readonly number[]
): { chosen: Chosen; doctor: number }[] {
  const shown: { chosen: Chosen; doctor: number }[] = []
  let before = skip
  for (const part of parts) {
    const left = size - shown.length
    const doctors = left > 0 ? cut(part, { skip: Math.max(before, 0), size }).slice(0, left) : []
    shown.push(...doctors.map(doctor => ({ chosen: part.chosen, doctor })))
    before -= sizeOf(part)
  }
  return shown
}

type SpecialityPage = { ids: number[]; doctors: number[]; nearest: (Date | null)[] }

/** The specialities of a choice, each with how many doctors and the soonest slot. Null: no such provider. */
export function specialitiesOf(view: View, choice: AssignmentChoice, range: Range): PlannedPage<SpecialityPage> | null {
  const chosen = view.assignments.chosen(choice)
  if (!chosen) return null
  const open = stretchOf(view, range)
  const ids = [...new Set(chosen.assignments.map(assignment => assignment.specialityId))]
  const all = ids.map(id => view.assignments.chosen({ ...choice, specialityId: String(id) })!)
  const nearest = all.map(one => view.rankings.of(one, open).soonest)
  const found = { ids, doctors: all.map(one => one.firsts.length - 1) }
  return {
    page: { ...found, nearest: nearest.map(at => instantOf(view, at)) },
    basis: JSON.stringify([view.free.from, found, nearest]),
    until: untilOf(view, Math.min(...nearest))
  }
}

/** How many doctors a choice leaves, and when the soonest of them has a free slot; null: none has. */
export function specialityFacts(view: View, choice: AssignmentChoice, range: Range): { doctors: number; nearest: Date | null } {
  const chosen = view.assignments.chosen(choice)
  if (!chosen) return { doctors: 0, nearest: null }
  return { doctors: chosen.firsts.length - 1, nearest: instantOf(view, view.rankings.of(chosen, stretchOf(view, range)).soonest) }
}

/** When one of these assignments has the first free slot of the range; null: none has. */
export function nearestOf(view: View, assignments: readonly Assignment[], range: Range): Date | null {
  return instantOf(view, soonestOf(view.free, assignments, stretchOf(view, range)))
}

/** What the doctors are ordered by; those who are not meant come last. */
function orderOf({ assignments, firsts }: Chosen, sort: DoctorSort, ranking: Ranking | null, isMeant: (doctor: number) => boolean) {
  if (sort === 'byDate') return ranking!.firsts
  const valueOf = (doctor: number) => (sort === 'byFeedbacks' ? -assignments[firsts[doctor]!]!.reviews : 0)
  return Float64Array.from({ length: firsts.length - 1 }, (_, doctor) => (isMeant(doctor) ? valueOf(doctor) : NEVER))
}

function doctorIdOf({ assignments, firsts }: Chosen, doctor: number): number {
  return assignments[firsts[doctor]!]!.doctorId
}

function assignmentsOf({ assignments, firsts }: Chosen, doctor: number): readonly Assignment[] {
  return assignments.slice(firsts[doctor], firsts[doctor + 1])
}

/** In milliseconds since day 0 of the table; NEVER: none. */
function soonestOf(free: FreeSlots, assignments: readonly Assignment[], stretch: Stretch): number {
  return Math.min(...assignments.map(assignment => firstAt(free, assignment, stretch)))
}

function firstAt(free: FreeSlots, assignment: Assignment, stretch: Stretch): number {
  const first = free.firstIn(assignment.at, stretch)
  return first === -1 ? NEVER : first
}

function instantOf({ free }: View, at: number): Date | null {
  return at === NEVER ? null : new Date(free.from.getTime() + at)
}

/** The day itself ends, whatever begins. */
function untilOf({ free, today }: View, first: number): number {
  return free.from.getTime() + Math.min(first, (today + 1) * DAY_MILLIS)
}
