import { useQueries } from '@tanstack/react-query'
import { useCall } from '@vizit/client/api/call-provider'
import { marked } from '@vizit/client/booking/service/options/service-options'
import { servicesOf } from '@vizit/client/booking/service/service-offers'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { servicePlacesQuery } from '@vizit/client/catalogue/use-service-places'
import { useServiceTree } from '@vizit/client/catalogue/use-service-tree'
import { inOrder, serviceName } from '@vizit/client/names/spoken-services'
import type { ServiceDirection } from '@vizit/contract/service-tree'
import { useWords } from '../../../words/words.tsx'

/** [5.90] The services and programmes to choose from: those that do not go with what is chosen come last, with an asterisk. */
export function useServiceOptions(found: ServiceFinding, askedService: string | undefined) {
  const words = useWords('serviceOptions')
  const call = useCall()
  const { choice, programme, programmes, town } = found
  // Of a programme only its own services have come so far.
  const whole = useServiceTree({ townId: programme && town?.id })
  const serviceId = choice.serviceId ?? askedService
  const paid = useQueries({
    queries: programmes.map(one => ({
      ...servicePlacesQuery(call, serviceId, town?.id, one.programId),
      select: (places: readonly { branchId: string; doctorId: string }[]) =>
        places.some(
          place => (choice.branchId ?? place.branchId) === place.branchId && (choice.doctorId ?? place.doctorId) === place.doctorId
        )
    }))
  })
  const all = (programme ? whole.data : found.tree) ?? found.services
  const programmeOptions = programmes.map(one => ({ value: one.programId, label: one.programCaption, note: one.coverer }))
  return {
    services: marked(optionsOf(found.services), optionsOf(within(all, choice)), words.incompatible),
    programmes: marked(
      programmeOptions.filter((_, at) => paid[at]?.data !== false),
      programmeOptions,
      words.incompatible
    )
  }
}

/**
 * What a service of the address is called that the programme, or the rest of the choice, leaves out; undefined while that is not known. `elsewhere`: this
 * town has no such service, and another one has.
 */
export function useLostService({ programme, town, tree }: ServiceFinding, serviceId: string | undefined) {
  const whole = useServiceTree({ townId: programme && town?.id })
  const here = programme ? whole.data : tree
  const named = (services: typeof here) => servicesOf(services ?? []).find(one => one.id === serviceId)?.name
  const name = named(here)
  const everywhere = useServiceTree({ townId: here && name === undefined ? ALL_TOWNS : undefined })
  const there = name === undefined ? named(everywhere.data) : undefined
  return { name: name ?? there, elsewhere: there !== undefined }
}

/** The part of the tree that direction and sub-group leave. */
function within(tree: readonly ServiceDirection[], { directionId, subGroupId }: ServiceFinding['choice']): ServiceDirection[] {
  return tree
    .filter(one => (directionId ?? one.id) === one.id)
    .map(one => ({ ...one, subGroups: one.subGroups.filter(group => (subGroupId ?? group.id) === group.id) }))
}

function optionsOf(tree: readonly ServiceDirection[]): { value: string; label: string }[] {
  return inOrder(servicesOf(tree), one => one.name).map(one => ({ value: one.id, label: serviceName(one.name), also: one.name }))
}
