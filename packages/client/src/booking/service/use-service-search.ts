import type { UseQueryResult } from '@tanstack/react-query'
import type { Branch, Town } from '@vizit/contract/catalogue'
import type { Coverage } from '@vizit/contract/programmes'
import type { ServicePlaceOf } from '@vizit/contract/service-times'
import type { ServiceDirection, TreeService } from '@vizit/contract/service-tree'
import { type Day, minskDay, timetableWindow } from '@vizit/rules/days'
import {
  chooseChildAge,
  chooseDirection,
  chooseService,
  chooseServiceBranch,
  chooseSpecialist,
  chooseSubGroup,
  type ServiceChoice,
  serviceOptions,
  settleService,
  switchForChild
} from '@vizit/rules/service-cascade'
import { useNow } from '../../api/clock.ts'
import { dayOfSearch } from '../../catalogue/day-of-search.ts'
import { useBranches, useTowns } from '../../catalogue/use-places.ts'
import { useServicePlaces } from '../../catalogue/use-service-places.ts'
import { type ServicePlace, useServiceDays } from '../../catalogue/use-service-times.ts'
import { useServiceTree } from '../../catalogue/use-service-tree.ts'
import { useTownId } from '../../catalogue/use-town-id.ts'
import { type LostOption, lostOption } from './options/service-options.ts'
import type { ServiceSearch } from './read-service-search.ts'
import { type KnownServices, offersOf, servicesOf, treeOfIds } from './service-offers.ts'
import { choiceOfSearch, patientsOf, type ServiceStep, searchOfChoice } from './service-search.ts'

/** A programme that services can be narrowed to. */
export type ServiceProgramme = Pick<Coverage, 'programId' | 'programCaption' | 'coverer'>

export type ServiceFinding = {
  today: Day
  window: { from: Day; to: Day }
  towns: readonly Town[]
  town: Town | undefined
  /** [1.15] Those that the services can be narrowed to, and the one that they are. */
  programmes: readonly ServiceProgramme[]
  programme: ServiceProgramme | undefined
  choice: ServiceChoice
  /** [5.89] What was asked for and does not go with the rest; undefined while that is not known. */
  lost: LostOption | undefined
  /** All services of the town; undefined while they are on their way. */
  tree: readonly ServiceDirection[] | undefined
  service: TreeService | undefined
  /** Whose times are asked for: without a branch of all centres of the town at once; undefined: no service is chosen, or nobody gives it. */
  place: ServicePlace | undefined
  /** What each selector offers, narrowed by those before it. */
  directions: readonly ServiceDirection[]
  subGroups: ServiceDirection['subGroups']
  services: readonly ServiceDirection[]
  branches: readonly Branch[]
  /** Where the chosen service is given is on its way: until then `branches` has none but the chosen one. */
  arePlacesAsked: boolean
  specialists: readonly ServicePlaceOf[]
  freeByDay: UseQueryResult<ReadonlyMap<Day, number>>
  /** The chosen day, else the nearest free one. */
  day: Day | undefined
  failed: { error: unknown; retry: () => void } | undefined
  /** What the address becomes with a step of the filters [4.48-4.56]. */
  steps: {
    programme: (id: string | undefined) => ServiceStep
    direction: (id: string | undefined) => ServiceStep
    subGroup: (id: string | undefined) => ServiceStep
    service: (id: string | undefined) => ServiceStep
    branch: (id: string | undefined) => ServiceStep
    specialist: (id: string | undefined) => ServiceStep
    forChild: (forChild: boolean) => ServiceStep
    age: (age: number) => ServiceStep
  }
}

/**
 * Everything the service page knows: from the address to the tree, the branches, the specialists and the free days [2.16]. `programmes`: those that
 * pay now; undefined while they are on their way.
 */
export function useServiceSearch(search: ServiceSearch, programmes: readonly ServiceProgramme[] | undefined): ServiceFinding {
  const today = minskDay(useNow())
  const window = timetableWindow(today)
  const towns = useTowns()
  const townId = useTownId(search, towns.data)
  const branches = useBranches(townId)
  const programme = programmes?.find(one => one.programId === search.programId)
  const programId = programme?.programId
  const isKnown = search.programId === undefined || programmes !== undefined
  const tree = useServiceTree({ townId: isKnown ? townId : undefined, programId })
  const asked = choiceOfSearch(search)
  const isBranchFirst = asked.branchId !== undefined && asked.serviceId === undefined
  const here = useServiceTree({ townId: isBranchFirst && isKnown ? townId : undefined, branchId: asked.branchId, programId })

  const known: KnownServices | undefined = tree.data &&
    branches.data && {
      tree: tree.data,
      branchIds: branches.data.map(branch => branch.branchId),
      here: here.data && { branchId: asked.branchId!, serviceIds: new Set(servicesOf(here.data).map(one => one.id)) }
    }
  // A service that is the only one left is chosen too: its places are asked for then.
  const first = known ? settleService(asked, offersOf(known, asked.branchId)) : asked
  const places = useServicePlaces(first.serviceId, townId, programId)
  const whole = known && { ...known, given: places.data && { serviceId: first.serviceId!, places: places.data } }
  const offers = whole && offersOf(whole, asked.branchId)
  const choice = settleService(asked, offers)
  const { serviceId, branchId, doctorId } = choice
  const isGiven = branchId !== undefined || (places.data !== undefined && places.data.length > 0)
  const place = serviceId && isGiven ? { serviceId, townId, branchId, doctorId } : undefined
  const freeByDay = useServiceDays(place, window, { ...(programId && { programId }), ...patientsOf(choice) })

  const failed = [towns, branches, tree, places, freeByDay].filter(query => query.isError && query.data === undefined)
  return {
    today,
    window,
    towns: towns.data ?? [],
    town: towns.data?.find(town => town.id === townId),
    programmes: programmes ?? [],
    programme,
    choice,
    place,
    lost: whole && (first.serviceId === undefined || places.data) ? lostOption(asked, choice) : undefined,
    tree: tree.data && branches.data ? tree.data : undefined,
    service: servicesOf(tree.data ?? []).find(one => one.id === serviceId),
    ...offered(choice, tree.data ?? [], branches.data ?? [], places.data, offers ?? []),
    arePlacesAsked: first.serviceId !== undefined && places.data === undefined,
    freeByDay,
    day: dayOfSearch(search.day, window, freeByDay.data),
    failed: failed[0] && { error: failed[0].error, retry: () => void Promise.all(failed.map(query => query.refetch())) },
    steps: {
      programme: id => ({ programId: id }),
      direction: id => searchOfChoice(chooseDirection(choice, id, offers)),
      subGroup: id => searchOfChoice(chooseSubGroup(choice, id, offers)),
      service: id => searchOfChoice(chooseService(choice, id, whole && offersOf(whole, undefined))),
      branch: id => searchOfChoice(chooseServiceBranch(choice, id, whole && offersOf(whole, id))),
      specialist: id => searchOfChoice(chooseSpecialist(choice, id, offers)),
      forChild: forChild => searchOfChoice(switchForChild(choice, forChild, offers)),
      age: age => searchOfChoice(chooseChildAge(choice, age, offers))
    }
  }
}

function offered(
  choice: ServiceChoice,
  tree: readonly ServiceDirection[],
  branches: readonly Branch[],
  places: readonly ServicePlaceOf[] | undefined,
  offers: Parameters<typeof serviceOptions>[1]
): Pick<ServiceFinding, 'directions' | 'subGroups' | 'services' | 'branches' | 'specialists'> {
  const options = serviceOptions(choice, offers)
  // [4.49] A sub-group may be chosen before its direction.
  const inDirection = tree.filter(one => choice.directionId === undefined || one.id === choice.directionId)
  const doctorIds = choice.serviceId === undefined ? [] : options.doctorId
  const named = new Map(places?.map(place => [place.doctorId, place]))
  const branchIds = places ? options.branchId : [choice.branchId]
  return {
    directions: tree.filter(one => options.directionId.includes(one.id)),
    subGroups: inDirection.flatMap(one => one.subGroups).filter(group => options.subGroupId.includes(group.id)),
    services: treeOfIds(tree, options.serviceId),
    branches: choice.serviceId === undefined ? branches : branches.filter(one => branchIds.includes(one.branchId)),
    specialists: doctorIds.flatMap(id => named.get(id) ?? [])
  }
}
