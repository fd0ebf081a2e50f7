// A time that was offered to whoever waits: what it is, and the form that takes it.
import type { WaitingRequest } from '@vizit/contract/waiting-list'
import { names } from '../names/spoken-names.ts'
import { serviceName } from '../names/spoken-services.ts'

/** What is waited for in one line: the service, else the doctor, else the speciality. */
export function requestName({ doctor, service, speciality, branch }: WaitingRequest): string {
  return (service && serviceName(service.name)) ?? doctor?.name ?? (speciality && names.speciality(speciality.name)) ?? branch?.name ?? ''
}

type Forms = {
  slotForm: (timeslotId: string, query: { who: string }) => string
  serviceForm: (timeslotId: string, query: { serviceId: string; who: string }) => string
}

/** The form of the time that was offered: a service is booked from it on. */
export function offerForm({ service, profileId }: WaitingRequest, timeslotId: string, addresses: Forms): string {
  return service
    ? addresses.serviceForm(timeslotId, { serviceId: service.id, who: profileId })
    : addresses.slotForm(timeslotId, { who: profileId })
}
