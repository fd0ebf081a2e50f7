import type { Assignment, Timeslot } from '@vizit/contract/catalogue'
import type { Visit } from '@vizit/contract/visits'
import { type Day, minskDay, timetableWindow } from '@vizit/rules/days'
import { useNow } from '../api/clock.ts'
import { ALL_TOWNS } from '../catalogue/all-towns.ts'
import { dayOfSearch } from '../catalogue/day-of-search.ts'
import { useDoctorCard } from '../catalogue/use-doctors.ts'
import { useServiceDays, useServiceTimes } from '../catalogue/use-service-times.ts'
import { useDoctorSlots, useFreeDays } from '../catalogue/use-timetable.ts'
import { nearestFreeDay, slotsByBranch } from './move-slots.ts'

export type MoveTimes = {
  today: Day
  window: { from: Day; to: Day }
  /** Free times by day of the window; undefined while they are asked for. */
  freeByDay: ReadonlyMap<Day, number> | undefined
  /** The chosen day, else the nearest free one. */
  day: Day | undefined
  /** Times of the day by branch; undefined while they are asked for. */
  places: { place: Assignment; slots: Timeslot[] }[] | undefined
  /** The next day with a time when this one has none. */
  nearest: Day | undefined
  /** Branches to choose from, for a service: its times are those of one branch. */
  branches: Assignment[]
  branchId: string
  failed: { error: unknown; retry: () => void } | undefined
}

/** Where a visit can go: other times of its doctor in all branches, or of its service by that doctor in one of them [R19]. */
export function useMoveTimes(visit: Visit, search: { day?: Day | undefined; branch?: string | undefined }): MoveTimes {
  const today = minskDay(useNow())
  const window = timetableWindow(today)
  // A copy that was kept before services could be moved does not say which it is.
  const serviceId = visit.serviceId ?? undefined
  const branchId = search.branch ?? visit.branchId
  const doctorId = visit.physicianId
  const service = serviceId === undefined ? undefined : { serviceId, branchId, doctorId }

  const doctor = useDoctorCard(doctorId)
  const doctorDays = useFreeDays({ townId: service ? undefined : ALL_TOWNS, doctorId }, window)
  const serviceDays = useServiceDays(service, window)
  const days = service ? serviceDays : doctorDays
  const day = dayOfSearch(search.day, window, days.data)
  const doctorTimes = useDoctorSlots(service || day === undefined ? undefined : doctorId, { from: day ?? today, to: day ?? today })
  const serviceTimes = useServiceTimes(service, day)
  const times = service ? serviceTimes : doctorTimes
  const slots = service ? serviceTimes.data?.times : doctorTimes.data
  const worksAt = doctor.data?.worksAt
  const failed = [doctor, days, times].filter(query => query.isError && query.data === undefined)
  return {
    today,
    window,
    freeByDay: days.data,
    day,
    places: worksAt && slots && slotsByBranch(worksAt, slots),
    nearest: day && nearestFreeDay(days.data, day),
    branches: service ? (worksAt ?? []) : [],
    branchId,
    failed: failed[0] && { error: failed[0].error, retry: () => void Promise.all(failed.map(query => query.refetch())) }
  }
}
