import type { Found } from '@vizit/client/find-anything/use-find-anything'
import { serviceName } from '@vizit/client/names/spoken-services'
import { showRoubles } from '@vizit/rules/money'
import { ListRow } from '@vizit/ui/list-row'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import { FoundList } from './found-list.tsx'
import { Marked } from './marked.tsx'

type FoundServicesProps = {
  what: Found
  typed: string
  /** Where and for whom times are looked for. */
  place: { townId: string | undefined; who?: string | undefined; age?: string | undefined }
  /** Asks for all that were found, not the first few; undefined once they are asked for. */
  onAll: (() => void) | undefined
}

/** The services that were found, each the way to its times; where a service was asked for that is not here, the way to all of them. */
export function FoundServices({ what, typed, place, onAll }: FoundServicesProps) {
  const words = useWords('findAnything')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const { services, servicesTotal, asksForService } = what
  if (services.length === 0 && !asksForService) return null
  return (
    <FoundList title={words.services} all={words.allServices} shown={services.length} total={servicesTotal} onAll={onAll}>
      {services.map(one => (
        <ListRow
          key={one.serviceId}
          title={<Marked text={serviceName(one.serviceName)} typed={typed} />}
          note={[
            catalogue.minutes(one.minutes),
            words.centresCount(one.centres),
            one.priceFrom === null ? '' : catalogue.priceFrom(showRoubles(one.priceFrom))
          ]
            .filter(Boolean)
            .join(' · ')}
          href={addresses.serviceTimes({ ...place, serviceId: one.serviceId })}
        />
      ))}
      {services.length === 0 ? <ListRow title={words.allServices} note={words.noSuchService} href={addresses.services()} /> : null}
    </FoundList>
  )
}
