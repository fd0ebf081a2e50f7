import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
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
  const named = (one: { id: string; name: string }) => ({ value: one.id, label: one.name })
  return {
    programme: {
      title: words.programme,
      whole: words.anyProgramme,
      searchLabel: words.programme,
      ...programmes,
      value: programme?.programId
    },
    direction: {
      title: words.direction,
      whole: words.allDirections,
      searchLabel: words.direction,
      options: directions.map(named),
      incompatible: NONE,
      value: choice.directionId
    },
    subGroup: {
      title: words.subGroup,
      whole: words.allSubGroups,
      searchLabel: words.subGroup,
      options: subGroups.map(named),
      incompatible: NONE,
      value: choice.subGroupId
    },
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
      options: specialists.map(one => ({ value: one.doctorId, label: shortName(one.fullName), note: one.specialityName })),
      incompatible: NONE,
      value: choice.doctorId
    }
  }
}
