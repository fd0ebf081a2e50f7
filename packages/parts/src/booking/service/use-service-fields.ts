import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { names } from '@vizit/client/names/spoken-names'
import { inOrder, serviceName } from '@vizit/client/names/spoken-services'
import { shortName } from '@vizit/rules/people'
import { useWords } from '../../words/words.tsx'
import { useServiceOptions } from './options/use-service-options.ts'

export type ServiceField = 'programme' | 'direction' | 'subGroup' | 'service' | 'specialist'

const NONE: ReadonlySet<string> = new Set()

/** What each question of a service offers [1.15] [2.87] [2.89], with what does not go with the rest marked [5.90]. */
export function useServiceFields(found: ServiceFinding, askedService: string | undefined) {
  const words = useWords('service')
  const { directions, subGroups, specialists, choice, programme } = found
  const { services, programmes } = useServiceOptions(found, askedService)
  const named = (title: string, whole: string, list: readonly { id: string; name: string }[], value: string | undefined) => ({
    title,
    whole,
    searchLabel: title,
    options: inOrder(list, one => one.name).map(one => ({ value: one.id, label: serviceName(one.name), also: one.name })),
    incompatible: NONE,
    value
  })
  return {
    programme: { ...named(words.programme, words.anyProgramme, [], programme?.programId), ...programmes },
    direction: named(words.direction, words.allDirections, directions, choice.directionId),
    subGroup: named(words.subGroup, words.allSubGroups, subGroups, choice.subGroupId),
    service: {
      title: words.service,
      whole: words.noService,
      searchLabel: words.searchService,
      ...services,
      value: choice.serviceId
    },
    specialist: {
      title: words.specialist,
      whole: words.anySpecialist,
      searchLabel: words.searchSpecialist,
      options: specialists.map(one => ({
        value: one.doctorId,
        label: shortName(one.fullName),
        note: names.speciality(one.specialityName),
        also: one.specialityName
      })),
      incompatible: NONE,
      value: choice.doctorId
    }
  }
}
