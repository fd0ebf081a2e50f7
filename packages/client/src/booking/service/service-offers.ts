// Between the catalogue of services, which arrives in parts, and the rule of the filters, which wants every offer.
import type { ServicePlaceOf } from '@vizit/contract/service-times'
import type { ServiceDirection, TreeService } from '@vizit/contract/service-tree'
import { bothAges } from '@vizit/rules/age'
import type { ServiceOffer } from '@vizit/rules/service-cascade'

export type KnownServices = {
  /** All services of the town. */
  tree: readonly ServiceDirection[]
  branchIds: readonly string[]
  /** The services of one branch, once it was asked about. */
  here?: { branchId: string; serviceIds: ReadonlySet<string> } | undefined
  /** Where one service is given, once it was asked about. */
  given?: { serviceId: string; places: readonly ServicePlaceOf[] } | undefined
}

/**
 * The offers for the rule. Of a service whose places have not arrived two nameless doctors stand in at the branch that is chosen and at two others:
 * the service is known to exist, and no branch and nobody is taken for the only one.
 */
export function offersOf({ tree, branchIds, here, given }: KnownServices, branchId: string | undefined): ServiceOffer[] {
  const others = branchIds.filter(id => id !== branchId).slice(0, 2)
  const isThere = (serviceId: string) => branchId !== undefined && (here?.branchId !== branchId || here.serviceIds.has(serviceId))
  return tree.flatMap(direction =>
    direction.subGroups.flatMap(group =>
      group.services.flatMap(service => {
        const ages = { adult: service.forAdult, children: service.forChildren, childrenAge: service.childrenAge }
        const offer = { directionId: direction.id, subGroupId: group.id, serviceId: service.id, ages }
        if (given?.serviceId === service.id)
          return given.places.map(place => ({ ...offer, ages: bothAges(ages, place), branchId: place.branchId, doctorId: place.doctorId }))
        return [...(isThere(service.id) ? [branchId!] : []), ...others].flatMap(id =>
          ['a', 'b'].map(letter => ({ ...offer, branchId: id, doctorId: service.id + letter }))
        )
      })
    )
  )
}

/** All services of the tree. */
export function servicesOf(tree: readonly ServiceDirection[]): TreeService[] {
  return tree.flatMap(direction => direction.subGroups.flatMap(group => group.services))
}

/** The services of these ids, in the order of the tree; empty groups are left out. */
export function treeOfIds(tree: readonly ServiceDirection[], serviceIds: readonly string[]): ServiceDirection[] {
  const ids = new Set(serviceIds)
  return tree
    .map(direction => ({
      ...direction,
      subGroups: direction.subGroups
        .map(group => ({ ...group, services: group.services.filter(service => ids.has(service.id)) }))
        .filter(group => group.services.length > 0)
    }))
    .filter(direction => direction.subGroups.length > 0)
}
