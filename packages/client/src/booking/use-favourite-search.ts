import type { UseQueryResult } from '@tanstack/react-query'
import type { Assignment, Doctor, DoctorWithSlots } from '@vizit/contract/catalogue'
import type { Favourites } from '@vizit/contract/favourites'
import type { TreeService } from '@vizit/contract/service-tree'
import { type Day, minskDay, timetableWindow } from '@vizit/rules/days'
import {
  chooseFavourite,
  chooseFavouriteBranch,
  type FavouriteChoice,
  type FavouriteDoctor,
  settleFavourite
} from '@vizit/rules/favourite-cascade'
import { useNow } from '../api/clock.ts'
import { ALL_TOWNS } from '../catalogue/all-towns.ts'
import { dayOfSearch } from '../catalogue/day-of-search.ts'
import { useDoctorsByIds } from '../catalogue/use-doctors.ts'
import { useServiceDays } from '../catalogue/use-service-times.ts'
import { useServiceTree } from '../catalogue/use-service-tree.ts'
import { useDoctorsOfDay, useFreeDays } from '../catalogue/use-timetable.ts'
import type { BookingSearch } from './booking-search.ts'

export type FavouriteStep = { branchId: string | undefined; doctorId: string | undefined; serviceId: string | undefined }

export type FavouriteSearch = {
  today: Day
  window: { from: Day; to: Day }
  /** My doctors, as they bookmarked them; undefined while they are on their way. */
  doctors: readonly Doctor[] | undefined
  doctor: Doctor | undefined
  /** Where the chosen doctor works, or all of them. */
  places: readonly Assignment[]
  /** What the chosen doctor gives at the chosen branch. */
  services: readonly TreeService[]
  service: TreeService | undefined
  choice: FavouriteChoice
  /** [4.47] 'asked': the doctor works in several places and none of them is chosen. */
  branch: 'known' | 'asked'
  freeByDay: UseQueryResult<ReadonlyMap<Day, number>>
  day: Day | undefined
  /** The chosen doctor with the times of the day; undefined while they are on their way. */
  ofDay: DoctorWithSlots | null | undefined
  failed: { error: unknown; retry: () => void } | undefined
  steps: {
    doctor: (id: string | undefined) => FavouriteStep
    branch: (id: string | undefined) => FavouriteStep
    service: (id: string | undefined) => FavouriteStep
  }
}

/** Everything the booking by bookmarks (`favourites`) knows [2.92]: one of my doctors, where, and what. */
export function useFavouriteSearch(search: BookingSearch, favourites: UseQueryResult<Favourites>): FavouriteSearch {
  const today = minskDay(useNow())
  const window = timetableWindow(today)
  const ids = favourites.data?.physicians.map(one => one.id)
  const cards = useDoctorsByIds(ids)
  const doctors = ids?.length === 0 ? [] : cards.data
  const { branchId, doctorId, serviceId } = search
  const asked = { branchId, doctorId, serviceId }
  const before = withSlots(doctors, undefined)
  const { choice: placed, branch } = doctors ? chooseFavourite(asked, doctorId, before) : { choice: asked, branch: 'known' as const }

  const isPlaced = doctors !== undefined && placed.doctorId !== undefined && placed.branchId !== undefined
  const tree = useServiceTree({ townId: isPlaced ? ALL_TOWNS : undefined, branchId: placed.branchId, doctorId: placed.doctorId })
  const services = (isPlaced ? tree.data : undefined)?.flatMap(one => one.subGroups.flatMap(group => group.services)) ?? []
  const given = tree.data && isPlaced ? { ...placed, serviceIds: services.map(one => one.id) } : undefined
  const mine = withSlots(doctors, given)
  // Until the services are known, the one that was asked for stays.
  const choice = given ? settleFavourite({ ...placed, serviceId }, mine) : { ...placed, serviceId: isPlaced ? serviceId : undefined }

  const place = { townId: isPlaced ? ALL_TOWNS : undefined, branchId: choice.branchId, doctorId: choice.doctorId }
  const doctorDays = useFreeDays(choice.serviceId ? { townId: undefined } : place, window)
  const serviceDays = useServiceDays(
    isPlaced && choice.serviceId ? { serviceId: choice.serviceId, branchId: choice.branchId!, doctorId: choice.doctorId } : undefined,
    window
  )
  const freeByDay = choice.serviceId ? serviceDays : doctorDays
  const day = dayOfSearch(search.day, window, freeByDay.data)
  const pages = useDoctorsOfDay(choice.serviceId ? { townId: undefined } : place, day)
  const doctor = doctors?.find(one => one.doctorId === choice.doctorId)
  const failed = [favourites, cards, tree, freeByDay, pages].filter(query => query.isError && query.data === undefined)
  return {
    today,
    window,
    doctors,
    doctor,
    places: doctor ? doctor.worksAt : (doctors ?? []).flatMap(one => one.worksAt),
    services,
    service: services.find(one => one.id === choice.serviceId),
    choice,
    branch,
    freeByDay,
    day,
    ofDay: pages.data && (pages.data.pages[0]?.doctors[0] ?? null),
    failed: failed[0] && { error: failed[0].error, retry: () => void Promise.all(failed.map(query => query.refetch())) },
    steps: {
      doctor: id => chooseFavourite(choice, id, mine).choice,
      branch: id => chooseFavouriteBranch(choice, id, mine),
      service: id => settleFavourite({ ...choice, serviceId: id }, mine)
    }
  }
}

/** Doctors for the rule; the services are those of the chosen doctor at the chosen branch, which alone are asked for. */
function withSlots(
  doctors: readonly Doctor[] | undefined,
  given: { doctorId: string | undefined; branchId: string | undefined; serviceIds: readonly string[] } | undefined
): FavouriteDoctor[] {
  return (doctors ?? []).map(({ doctorId, worksAt }) => ({
    doctorId,
    places: worksAt.map(({ branchId }) => ({
      branchId,
      serviceIds: given?.doctorId === doctorId && given.branchId === branchId ? given.serviceIds : []
    }))
  }))
}
