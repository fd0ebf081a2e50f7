import type { BookedService } from '@vizit/client/booking/service/booked-service'
import type { Visit } from '@vizit/contract/visits'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWays } from '../../ways/ways.ts'
import type { SlotState } from './slot-state.ts'

/** Where the form of a slot leads: to the confirmation of the visit, and from there to the visits, which say that it was created [4.37]. */
export function useSlotWays(service: BookedService | undefined) {
  const addresses = useAddresses()
  const ways = useWays()
  return {
    booked: (visit: Visit) => void ways.go(addresses.booked(visit.orderId), { replace: true }),
    otherTime: (timeslotId: string, state: SlotState) =>
      void (service
        ? ways.go(addresses.serviceForm(timeslotId, { serviceId: service.serviceId }), { state, replace: true })
        : ways.go(addresses.slotForm(timeslotId), { state, replace: true }))
  }
}
