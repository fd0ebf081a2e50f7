import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { useDoctorsOfDay } from '../catalogue/use-timetable.ts'
import type { MissingDoctor } from './missing-doctor.ts'
import type { DoctorSearch } from './use-doctor-search.ts'

export type DoctorOfDay = { doctor: Doctor; slots: readonly Timeslot[] }

export type DayDoctors =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'nobody' }
  | MissingDoctor
  /** There are doctors, and not one free time. */
  | { kind: 'all-taken' }
  /** Soonest first, then those without places on that day; `more` asks for the next page. */
  | { kind: 'doctors'; day: Day; doctors: DoctorOfDay[]; total: number; more: (() => void) | undefined; isAskingMore: boolean }

/** The doctors of the chosen day as everything that the list can be. */
export function useDayDoctors(found: DoctorSearch): DayDoctors {
  const pages = useDoctorsOfDay(found.place, found.day)
  if (found.failed) return { kind: 'failed', ...found.failed }
  if (pages.isError && !pages.data) return { kind: 'failed', error: pages.error, retry: () => void pages.refetch() }
  if (found.missing) return found.missing
  if (found.total === 0) return { kind: 'nobody' }
  if (found.day === undefined || found.total === undefined || !pages.data) return { kind: 'loading' }
  const free = pages.data.pages.flatMap(page => page.doctors).map(doctor => ({ doctor, slots: doctor.freeTimeslots }))
  const others = pages.hasNextPage ? [] : withoutSlots(found, free)
  const doctors = [...free, ...others]
  if (doctors.length === 0) return { kind: 'all-taken' }
  return {
    kind: 'doctors',
    day: found.day,
    doctors,
    total: (pages.data.pages.at(-1)?.total ?? free.length) + others.length,
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    isAskingMore: pages.isFetchingNextPage
  }
}

/** Doctors of a chosen speciality, branch or name who have no place that day: they are shown with their nearest one. */
function withoutSlots({ choice, doctors, total }: DoctorSearch, free: readonly DoctorOfDay[]): DoctorOfDay[] {
  const isNarrow = choice.specialityId !== undefined || choice.doctorId !== undefined || doctors.length === total
  if (!isNarrow) return []
  const shown = new Set(free.map(one => one.doctor.doctorId))
  const asked = doctors.filter(doctor => choice.doctorId === undefined || doctor.doctorId === choice.doctorId)
  return asked
    .filter(doctor => !shown.has(doctor.doctorId))
    .sort((a, b) => (a.nearestTimeslot ?? '9').localeCompare(b.nearestTimeslot ?? '9'))
    .map(doctor => ({ doctor, slots: [] }))
}
