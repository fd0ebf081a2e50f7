import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { FavouriteSearch } from '@vizit/client/booking/use-favourite-search'
import { useServiceTimes } from '@vizit/client/catalogue/use-service-times'
import { NO_SERVICE_CHOSEN } from '@vizit/rules/service-cascade'
import { ServiceAbout } from '../service/service-about.tsx'
import { ServiceSlotBar } from '../service/service-slot-bar.tsx'
import { ServiceTimes } from '../service/service-times.tsx'

type MyServiceTimesProps = {
  search: BookingSearch
  found: FavouriteSearch
  onStep: (change: { slot: string | undefined }) => void
}

/** The times at which my doctor gives the chosen service. */
export function MyServiceTimes({ search, found, onStep }: MyServiceTimesProps) {
  const { branchId, doctorId, serviceId } = found.choice
  const times = useServiceTimes(serviceId && branchId ? { serviceId, branchId, doctorId } : undefined, found.day)
  const choice = { ...NO_SERVICE_CHOSEN, ...found.choice }
  return (
    <>
      {found.service ? <ServiceAbout key={serviceId} name={found.service.name} description={found.service.description} /> : null}
      <ServiceTimes found={{ ...found, choice }} times={times} chosen={search.slot} onChoose={slot => onStep({ slot })} />
      <ServiceSlotBar search={search} found={{ ...found, choice, branches: found.places }} times={times.data} onStep={onStep} />
    </>
  )
}
