import type { UseQueryResult } from '@tanstack/react-query'
import type { Branch, Doctor, Town } from '@vizit/contract/catalogue'
import { chooseBranch, chooseDoctor, chooseSpeciality, type DoctorChoice } from '@vizit/rules/cascade'
import { type Day, minskDay, timetableWindow } from '@vizit/rules/days'
import { useNow } from '../api/clock.tsx'
import { rememberedTown } from '../catalogue/town-preference.ts'
import { type Speciality, useDoctors, useSpecialities } from '../catalogue/use-doctors.ts'
import { useBranches, useTownOf, useTowns } from '../catalogue/use-places.ts'
import { useFreeDays } from '../catalogue/use-timetable.ts'
import { ALL_TOWNS, type BookingSearch } from './booking-search.ts'
import { type Arrived, catalogueOf, settled } from './doctor-choice.ts'

export type DoctorSearch = {
  today: Day
  window: { from: Day; to: Day }
  towns: readonly Town[]
  town: Town | undefined
  branches: readonly Branch[]
  specialities: readonly Speciality[]
  /** The first page of doctors that branch and speciality leave. */
  doctors: readonly Doctor[]
  total: number | undefined
  choice: DoctorChoice
  place: DoctorChoice & { townId: string | undefined }
  freeByDay: UseQueryResult<ReadonlyMap<Day, number>>
  /** The chosen day, else the nearest free one; undefined while that is not known. */
  day: Day | undefined
  /** The first question that failed; asked again by `retry`. */
  failed: { error: unknown; retry: () => void } | undefined
  /** What the address becomes with a step of the filters [4.41-4.43]. */
  steps: {
    branch: (branchId: string | undefined) => DoctorChoice
    speciality: (specialityId: string | undefined) => DoctorChoice
    doctor: (doctor: Doctor | undefined) => DoctorChoice
  }
}

/** Everything the search page knows: from the address to the places, doctors and free days. */
export function useDoctorSearch(search: BookingSearch): DoctorSearch {
  const today = minskDay(useNow())
  const window = timetableWindow(today)
  const towns = useTowns()
  const townId = useTownId(search, towns.data)
  const { branchId, specialityId, doctorId } = search
  const branches = useBranches(townId)
  const specialities = useSpecialities({ townId, branchId })
  const doctors = useDoctors({ townId, branchId, specialityId })

  const hasArrived = branches.data && specialities.data && doctors.data
  const arrived: Arrived | undefined = hasArrived && {
    branches: branches.data,
    specialities: specialities.data,
    ...doctors.data,
    filter: { branchId, specialityId }
  }
  const choice = settled({ branchId, specialityId, doctorId }, arrived)
  const place = { townId, ...choice }
  const freeByDay = useFreeDays(place, window)
  const failed = [towns, branches, specialities, doctors, freeByDay].find(query => query.isError && query.data === undefined)
  const catalogue = arrived ? catalogueOf(arrived) : { branches: branches.data ?? [], doctors: [] }
  return {
    today,
    window,
    towns: towns.data ?? [],
    town: towns.data?.find(town => town.id === townId),
    branches: branches.data ?? [],
    specialities: specialities.data ?? [],
    doctors: doctors.data?.doctors ?? [],
    total: doctors.data?.total,
    choice,
    place,
    freeByDay,
    day: dayOfSearch(search.day, window, freeByDay.data),
    failed: failed && { error: failed.error, retry: () => void failed.refetch() },
    steps: {
      branch: id => chooseBranch(choice, id, catalogue),
      speciality: id => chooseSpeciality(choice, id, catalogue),
      doctor: one => chooseDoctor(choice, one?.doctorId, one ? catalogueWith(catalogue, one) : catalogue)
    }
  }
}

/** The town of the address, of what it names, of the last time, else the first one that has branches: Minsk. */
function useTownId(search: BookingSearch, towns: readonly Town[] | undefined): string | undefined {
  const { townId, branchId, doctorId } = search
  const wish = townId === undefined && (branchId !== undefined || doctorId !== undefined) ? { branchId, doctorId } : undefined
  const named = useTownOf(wish)
  if (!towns || (wish && named.isPending)) return undefined
  const known = (id: string | null | undefined) => towns.find(town => town.id === id)?.id
  return known(townId) ?? known(named.data) ?? known(rememberedTown()) ?? towns.find(town => town.id !== ALL_TOWNS)?.id
}

/** A doctor who was found by name need not be among the first page. */
function catalogueWith(catalogue: ReturnType<typeof catalogueOf>, doctor: Doctor): ReturnType<typeof catalogueOf> {
  const known = {
    doctorId: doctor.doctorId,
    specialityIds: [doctor.specialityId],
    branchIds: [...new Set(doctor.worksAt.map(place => place.branchId))]
  }
  return { ...catalogue, doctors: [...catalogue.doctors.filter(one => one.doctorId !== doctor.doctorId), known] }
}

/** The nearest free day is chosen first; without any free day it is today. */
export function dayOfSearch(
  asked: Day | undefined,
  window: { from: Day; to: Day },
  freeByDay: ReadonlyMap<Day, number> | undefined
): Day | undefined {
  if (asked !== undefined && asked >= window.from && asked <= window.to) return asked
  if (!freeByDay) return undefined
  const free = [...freeByDay].filter(([, places]) => places > 0).map(([day]) => day)
  return free.sort()[0] ?? window.from
}
