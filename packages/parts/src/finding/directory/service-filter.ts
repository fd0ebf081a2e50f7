// What narrows the list of all services, as it stands in the address.
import { serviceName } from '@vizit/client/names/spoken-services'
import type { ServiceDirection } from '@vizit/contract/service-tree'
import { matches, searchTerms } from '@vizit/rules/search'

/** `town`: given in the town that one looks in; `whom`: for adults or for children; `programme`: paid by it. */
export type ServiceFilter = { town?: '1' | undefined; whom?: 'adults' | 'children' | undefined; programme?: string | undefined }

/** What is not sound is left out, never an error. */
export function readServiceFilter(search: string): ServiceFilter {
  const asked = new URLSearchParams(search)
  const [whom, programme] = [asked.get('whom'), asked.get('programme') ?? '']
  return {
    ...(asked.get('town') === '1' && { town: '1' as const }),
    ...((whom === 'adults' || whom === 'children') && { whom }),
    ...(/^[a-z][a-z0-9-]{1,63}$/.test(programme) && { programme })
  }
}

/** The tree as a list shows it. */
export type NamedTree = readonly {
  id: string
  name: string
  subGroups: readonly { id: string; name: string; services: readonly { serviceId: string; serviceName: string }[] }[]
}[]

/** Those of the tree that are for whom is asked. */
export function servicesFor(tree: readonly ServiceDirection[], whom: ServiceFilter['whom']): NamedTree {
  return withoutEmpty(
    tree.map(direction => ({
      ...direction,
      subGroups: direction.subGroups.map(group => ({
        ...group,
        services: group.services
          .filter(one => whom === undefined || (whom === 'adults' ? one.forAdult : one.forChildren))
          .map(one => ({ serviceId: one.id, serviceName: one.name }))
      }))
    }))
  )
}

/** Those whose own name, group or direction holds every term that was typed [5.71]. */
export function servicesNamed(tree: NamedTree, typed: string): NamedTree {
  const terms = searchTerms(typed)
  return withoutEmpty(
    tree.map(direction => ({
      ...direction,
      subGroups: direction.subGroups.map(group => ({
        ...group,
        services: group.services.filter(one =>
          matches(terms, ...[one.serviceName, group.name, direction.name].flatMap(name => [name, serviceName(name)]))
        )
      }))
    }))
  )
}

export function countServices(tree: NamedTree): number {
  return tree.reduce((sum, direction) => sum + direction.subGroups.reduce((of, group) => of + group.services.length, 0), 0)
}

function withoutEmpty(tree: NamedTree): NamedTree {
  return tree
    .map(direction => ({ ...direction, subGroups: direction.subGroups.filter(group => group.services.length > 0) }))
    .filter(direction => direction.subGroups.length > 0)
}
