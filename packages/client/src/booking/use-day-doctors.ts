import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { useDoctorsOfDay } from '../catalogue/use-timetable.ts'
import type { MissingDoctor } from './missing-doctor.ts'
import type { DoctorSearch } from './use-doctor-search.ts'

/** One and the same, so that nothing is drawn anew for it. */
const NO_SLOTS: readonly Timeslot[] = []

export type DoctorOfDay = { doctor: Doctor; slots: readonly Timeslot[] }

export type DayDoctors =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'nobody' }
  | MissingDoctor
  /** There are doctors, and not one free time. */
  | { kind: 'all-taken' }
  /** There are doctors, and the filters leave none of them on that day; `next`: the first day on which they would. */
  | { kind: 'filtered-out'; next: Day | undefined }
  /** Soonest first, then those without places on that day; `timed`: how many have a free time on that day or on another; `more` asks for the next page. */
  | {
      kind: 'doctors'
      day: Day
      doctors: DoctorOfDay[]
      total: number
      timed: number
      more: (() => void) | undefined
      isAskingMore: boolean
    }

/** The doctors of the chosen day as everything that the list can be. */
export function useDayDoctors(found: DoctorSearch): DayDoctors {
  const pages = useDoctorsOfDay({ ...found.asked, memberOf: found.memberOf }, found.day)
  if (found.failed) return { kind: 'failed', ...found.failed }
  if (pages.isError && !pages.data) return { kind: 'failed', error: pages.error, retry: () => void pages.refetch() }
  if (found.missing) return found.missing
  if (found.total === 0) return { kind: 'nobody' }
  if (found.nearby.branchIds === '') return { kind: 'filtered-out', next: undefined }
  // What is chosen may be settled with what is on its way: other times would be asked for then, and the list would go again from under a finger.
  if (found.isFilterLoading) return { kind: 'loading' }
  const { day, total, listed, filters } = found
  // Whoever is asked for a time of the day, or a free one, is not shown without.
  const isFreeAlone = filters.includes('free') || filters.includes('part')
  if (day === undefined || total === undefined || !pages.data || (!listed && !isFreeAlone)) return { kind: 'loading' }
  const free = pages.data.pages.flatMap(page => page.doctors).map(doctor => ({ doctor, slots: doctor.freeTimeslots }))
  const others = pages.hasNextPage || isFreeAlone || !listed ? [] : withoutSlots(found.choice, listed, free)
  const doctors = [...free, ...others]
  if (doctors.length === 0) return filters.length > 0 ? { kind: 'filtered-out', next: nextFree(found, day) } : { kind: 'all-taken' }
  const onDay = pages.data.pages.at(-1)?.total ?? free.length
  return {
    kind: 'doctors',
    day,
    doctors,
    total: onDay + others.length,
    timed: onDay + others.filter(({ doctor }) => doctor.nearestTimeslot !== null).length,
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    isAskingMore: pages.isFetchingNextPage
  }
}

/** Doctors of a chosen speciality, branch or name who have no place that day: they are shown with their nearest one. */
function withoutSlots(
  choice: DoctorSearch['choice'],
  { doctors, total }: NonNullable<DoctorSearch['listed']>,
  free: readonly DoctorOfDay[]
): DoctorOfDay[] {
  const isNarrow = choice.specialityId !== undefined || choice.doctorId !== undefined || doctors.length === total
  if (!isNarrow) return []
  const shown = new Set(free.map(one => one.doctor.doctorId))
  const asked = doctors.filter(doctor => choice.doctorId === undefined || doctor.doctorId === choice.doctorId)
  return asked
    .filter(doctor => !shown.has(doctor.doctorId))
    .sort((a, b) => (a.nearestTimeslot ?? '9').localeCompare(b.nearestTimeslot ?? '9'))
    .map(doctor => ({ doctor, slots: NO_SLOTS }))
}

/** The first day with a free time, the chosen one aside. */
function nextFree({ freeByDay }: DoctorSearch, day: Day): Day | undefined {
  return [...(freeByDay.data?.keys() ?? [])].filter(one => one !== day).sort()[0]
}
