import type { ServiceSearch } from '@vizit/client/booking/service/read-service-search'
import type { ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { useServiceTimes } from '@vizit/client/catalogue/use-service-times'
import type { TreeService } from '@vizit/contract/service-tree'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useWords } from '../../words/words.tsx'
import { LoadingDoctors } from '../timetable-states.tsx'
import { ServiceAbout } from './service-about.tsx'
import { ServiceSlotBar } from './service-slot-bar.tsx'
import { ServiceTimes } from './service-times.tsx'
import { WaitForService } from './wait-for-service.tsx'

type ServiceChosenProps = { search: ServiceSearch; found: ServiceFinding; service: TreeService; onStep: (change: ServiceStep) => void }

/** A service that is chosen: what it is, and its times, at all centres at once or at one. Fetched when the first is. */
export function ServiceChosen({ search, found, service, onStep }: ServiceChosenProps) {
  const words = useWords('service')
  const times = useServiceTimes(found.place, found.day)
  return (
    <>
      <ServiceAbout key={service.id} name={service.name} description={service.description} />
      {found.place ? (
        <>
          <ServiceTimes
            found={found}
            times={times}
            chosen={search.slot}
            onChoose={slot => onStep({ slot })}
            order={{ isCheapFirst: search.cheap === '1', onCheapFirst: isCheap => onStep({ cheap: isCheap ? '1' : undefined }) }}
            wait={<WaitForService search={search} found={found} />}
          />
          <ServiceSlotBar search={search} found={found} times={times.data} onStep={onStep} />
        </>
      ) : found.arePlacesAsked ? (
        <LoadingDoctors />
      ) : (
        <EmptyTalon title={words.serviceGone} text={words.serviceGoneText} />
      )}
    </>
  )
}
