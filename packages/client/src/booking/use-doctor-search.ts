import type { UseQueryResult } from '@tanstack/react-query'
import type { Branch, Doctor, Town } from '@vizit/contract/catalogue'
import { judgeAge } from '@vizit/rules/age'
import { chooseBranch, chooseDoctor, chooseSpeciality, type DoctorChoice } from '@vizit/rules/cascade'
import { type Day, minskDay, timetableWindow } from '@vizit/rules/days'
import { useNow } from '../api/clock.ts'
import { ALL_TOWNS } from '../catalogue/all-towns.ts'
import { dayOfSearch } from '../catalogue/day-of-search.ts'
import type { DoctorFilter } from '../catalogue/doctor-filter.ts'
import { type Speciality, useDoctorCard, useDoctors, useSpecialities } from '../catalogue/use-doctors.ts'
import { useBranches, useTowns } from '../catalogue/use-places.ts'
import { useFreeDays } from '../catalogue/use-timetable.ts'
import { useTownId } from '../catalogue/use-town-id.ts'
import type { BookingSearch } from './booking-search.ts'
import { type Arrived, catalogueOf, settled } from './doctor-choice.ts'
import { type FilterField, filtersOn, narrowedBy } from './doctor-filters.ts'
import { type MissingDoctor, unfitOf } from './missing-doctor.ts'
import { type Nearby, useNearby } from './use-nearby.ts'
import { memberOf, type Patient } from './use-patient.ts'

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
  /** [4.67] What the filters offer is on its way. */
  isFilterLoading: boolean
  /** [8.76] Why the doctor of the address is not among those of the place; undefined where they are, or none is asked for. */
  missing: MissingDoctor | undefined
  choice: DoctorChoice
  /** The speciality of the address, of which nobody is here. */
  lacking: string | undefined
  place: DoctorChoice & Pick<DoctorFilter, 'townId' | 'profile' | 'age'>
  /** The place with its filters, whose times are asked for; without a town while that waits for something, and where nothing is near. */
  asked: DoctorFilter
  /** Ids with commas: the programmes of the patient. */
  memberOf: string | undefined
  /** The filters that are on. */
  filters: readonly FilterField[]
  nearby: Nearby
  /** The first page of doctors that the filters leave too, whenever they have time; undefined while it is on its way. */
  listed: { doctors: readonly Doctor[]; total: number } | undefined
  freeByDay: UseQueryResult<ReadonlyMap<Day, number>>
  /** The chosen day, else the nearest free one; undefined while that is not known. */
  day: Day | undefined
  /** Why the first question failed; `retry` asks all that did. */
  failed: { error: unknown; retry: () => void } | undefined
  /** What the address becomes with a step of the filters [4.41-4.43]. */
  steps: {
    branch: (branchId: string | undefined) => DoctorChoice
    speciality: (specialityId: string | undefined) => DoctorChoice
    doctor: (doctor: Doctor | undefined) => DoctorChoice
  }
}

/** Everything the search page knows: from the address to the places, doctors and free days. `patient` null: it is not known yet, nothing is asked for. */
export function useDoctorSearch(search: BookingSearch, patient: Patient | null): DoctorSearch {
  const today = minskDay(useNow())
  const window = timetableWindow(today)
  const towns = useTowns()
  const town = useTownId(search, towns.data)
  const townId = patient ? town : undefined
  const age = patient?.age === undefined ? undefined : String(patient.age)
  const { branchId, specialityId, doctorId, profileFilter: profile } = search
  const branches = useBranches(townId)
  const specialities = useSpecialities({ townId, branchId, age })
  const doctors = useDoctors({ townId, branchId, specialityId, profile, age })
  const found = useAsked({ townId, branchId, doctorId, profile }, patient?.age, doctors.data)

  const hasArrived = branches.data && specialities.data && found
  const arrived: Arrived | undefined = hasArrived && {
    branches: branches.data,
    specialities: specialities.data,
    ...found,
    filter: { branchId, specialityId }
  }
  const choice = settled({ branchId, specialityId, doctorId }, arrived)
  const place = { townId, profile, age, ...choice }
  const filters = filtersOn(search)
  const nearby = useNearby(search.near, branches.data)
  const isAsked = !nearby.isWaiting && nearby.branchIds !== ''
  const asked = { ...place, townId: isAsked ? townId : undefined, ...narrowedBy(search, nearby.branchIds) }
  const isNarrowed = filters.some(one => one !== 'free')
  const narrowed = useDoctors({ ...asked, part: undefined, townId: isNarrowed ? asked.townId : undefined })
  const freeByDay = useFreeDays(asked, window)
  const failed = [towns, branches, specialities, doctors, narrowed, freeByDay].filter(query => query.isError && query.data === undefined)
  // No clinic takes bookings online: there is nothing to ask for.
  const isNowhere = towns.data?.length === 0
  const catalogue = catalogueOf(arrived ?? { ...NOBODY_YET, branches: branches.data ?? [], specialities: specialities.data ?? [] })
  return {
    today,
    window,
    towns: towns.data ?? [],
    town: towns.data?.find(one => one.id === town),
    branches: branches.data ?? [],
    specialities: specialities.data ?? [],
    doctors: found?.doctors ?? [],
    total: isNowhere ? 0 : found?.total,
    isFilterLoading: !hasArrived && !isNowhere && failed.length === 0,
    missing: found?.missing,
    choice,
    lacking: found?.total === 0 && choice.specialityId === undefined ? specialityId : undefined,
    place,
    asked,
    memberOf: memberOf(patient?.person),
    filters,
    nearby,
    listed: isNarrowed ? narrowed.data : found,
    freeByDay,
    day: dayOfSearch(search.day, window, freeByDay.data),
    failed: failed[0] && { error: failed[0].error, retry: () => void Promise.all(failed.map(query => query.refetch())) },
    steps: {
      branch: id => chooseBranch(choice, id, catalogue),
      speciality: id => chooseSpeciality(choice, id, catalogue),
      doctor: one => chooseDoctor(choice, one?.doctorId, one ? catalogueWith(catalogue, one) : catalogue)
    }
  }
}

/** Doctors are on their way: what is chosen meanwhile is settled with them. */
const NOBODY_YET = { doctors: [], total: 1, filter: {} }

type Found = { doctors: Doctor[]; total: number; missing?: MissingDoctor | undefined }

/** The first page together with the doctor of the address, who may stand on a later one; undefined until both are known. */
function useAsked(
  place: Pick<DoctorFilter, 'townId' | 'branchId' | 'doctorId' | 'profile'>,
  age: number | undefined,
  page: Found | undefined
): Found | undefined {
  const { townId, branchId, doctorId, profile } = place
  const isMissing = page !== undefined && doctorId !== undefined && !page.doctors.some(one => one.doctorId === doctorId)
  const card = useDoctorCard(isMissing ? doctorId : undefined)
  if (!page || !isMissing) return page
  if (card.isPending) return undefined
  const isHere = card.data?.worksAt.some(
    one => (branchId === undefined || one.branchId === branchId) && (townId === ALL_TOWNS || one.townId === townId)
  )
  const missing: MissingDoctor | undefined = card.data && isHere ? unfitFor(card.data, profile, age) : { kind: 'no-such-doctor' }
  if (missing || !card.data) return { ...page, missing }
  return { doctors: [...page.doctors, card.data], total: page.total + 1 }
}

function unfitFor(doctor: Doctor, profile: DoctorFilter['profile'], age: number | undefined): MissingDoctor | undefined {
  const verdict = age === undefined ? 'fits' : judgeAge(doctor, age)
  return verdict === 'fits' ? unfitOf(doctor, profile) : { kind: 'unfit', verdict, doctor, age: age! }
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
