// Which doctors stand on a page, by what is known of their free slots: the tables are asked for the cards of that page alone.
import type { DoctorSort } from '@vizit/contract/catalogue'
import type { Page } from '../catalogue.sql.ts'
import type { Range } from '../cut-range.ts'
import type { DayPage } from '../timetable.sql.ts'
import { stretchOf, type View } from './availability.ts'
import { DAY_MILLIS, type FreeSlots, type Stretch } from './free-slots.ts'
import type { Chosen, Place, PlaceChoice } from './places.ts'
import { NEVER, pageOf } from './soonest.ts'

/** A page, all that it will be made from, and until when it is the page: in milliseconds. */
export type PlannedPage<P> = { page: P; basis: string; until: number }

/** [7.83] Doctors with a free slot in `day`, the soonest first, then by name. Null: no such provider. */
export function doctorsOfDay(view: View, choice: PlaceChoice, days: { day: Range; open: Range }, page: Page): PlannedPage<DayPage> | null {
  const { free } = view
  const chosen = view.places.chosen(choice)
  if (!chosen) return null
  const [day, open] = [stretchOf(view, days.day), stretchOf(view, days.open)]
  const [soonest, doctors]: [number[], number[]] = [[], []]
  for (let doctor = 0; doctor + 1 < chosen.firsts.length; doctor++) {
    const first = firstOf(free, chosen, doctor, day)
    if (first === NEVER) continue
    soonest.push(first)
    doctors.push(doctor)
  }
  const shown = pageOf(soonest, page).map(nr => placesOf(chosen, doctors[nr]!).filter(place => firstAt(free, place, day) !== NEVER))
  const nearest = shown.map(places => Math.min(...places.map(place => firstAt(free, place, open))))
  const found = {
    doctorIds: shown.map(([place]) => place!.doctorId),
    assignmentIds: shown.map(places => places.map(place => place.assignmentId)),
    total: doctors.length
  }
  const readings = shown.flatMap(places => places.map(place => free.readingsOf(place.at)))
  const first = Math.min(smallest(soonest), ...nearest)
  return {
    page: { ...found, nearest: nearest.map(at => instantOf(view, at)!) },
    // What begins is gone from the page, whatever else stays.
    basis: JSON.stringify([free.from, found, nearest, readings, first]),
    until: untilOf(view, first)
  }
}

export type ListFilter = { open: Range; slots: 'needed' | 'not-needed'; sort: DoctorSort }
type ListPage = { doctorIds: number[]; nearest: (Date | null)[]; total: number }

/** [7.82] Doctors in the order asked for, those without a slot last where slots decide. Null: no such provider. */
export function doctorsInOrder(
  view: View,
  choice: PlaceChoice,
  { open: range, slots, sort }: ListFilter,
  page: Page
): PlannedPage<ListPage> | null {
  const { free } = view
  const chosen = view.places.chosen(choice)
  if (!chosen) return null
  const open = stretchOf(view, range)
  const decides = slots === 'needed' || sort === 'byDate'
  const [order, doctors]: [number[], number[]] = [[], []]
  let soonest = NEVER
  for (let doctor = 0; doctor + 1 < chosen.firsts.length; doctor++) {
    const first = decides ? firstOf(free, chosen, doctor, open) : NEVER
    if (slots === 'needed' && first === NEVER) continue
    soonest = Math.min(soonest, first)
    order.push(sort === 'byDate' ? first : sort === 'byFeedbacks' ? -chosen.places[chosen.firsts[doctor]!]!.reviews : 0)
    doctors.push(doctor)
  }
  const shown = pageOf(order, page).map(nr => doctors[nr]!)
  const nearest = shown.map(doctor => firstOf(free, chosen, doctor, open))
  const found = { doctorIds: shown.map(doctor => chosen.places[chosen.firsts[doctor]!]!.doctorId), total: doctors.length }
  return {
    page: { ...found, nearest: nearest.map(at => instantOf(view, at)) },
    basis: JSON.stringify([free.from, found, nearest]),
    until: untilOf(view, Math.min(soonest, ...nearest))
  }
}

function placesOf({ places, firsts }: Chosen, doctor: number): readonly Place[] {
  return places.slice(firsts[doctor], firsts[doctor + 1])
}

/** In milliseconds since day 0 of the table; NEVER: none. */
function firstOf(free: FreeSlots, { places, firsts }: Chosen, doctor: number, stretch: Stretch): number {
  let first = NEVER
  for (let nr = firsts[doctor]!; nr < firsts[doctor + 1]!; nr++) {
    const at = firstAt(free, places[nr]!, stretch)
    if (at < first) first = at
  }
  return first
}

function firstAt(free: FreeSlots, place: Place, stretch: Stretch): number {
  const first = free.firstIn(place.at, stretch)
  return first === -1 ? NEVER : first
}

function smallest(values: readonly number[]): number {
  let least = NEVER
  for (const value of values) if (value < least) least = value
  return least
}

function instantOf({ free }: View, at: number): Date | null {
  return at === NEVER ? null : new Date(free.from.getTime() + at)
}

/** The day itself ends, whatever begins. */
function untilOf({ free, today }: View, first: number): number {
  return free.from.getTime() + Math.min(first, (today + 1) * DAY_MILLIS)
}
