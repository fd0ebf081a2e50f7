import type { Visit } from '@vizit/contract/visits'
import type { Day } from '@vizit/rules/days'
import type { Addresses } from '../addresses/addresses.ts'

/** Where one books the same again: the service at its branch, else the doctor; on a day, where one is given. */
export function bookAgain(addresses: Addresses, visit: Pick<Visit, 'serviceId' | 'physicianId' | 'branchId'>, day?: Day): string {
  const { serviceId, physicianId, branchId } = visit
  const place = { branchId, day }
  return serviceId === null ? addresses.timetable({ doctorId: physicianId, ...place }) : addresses.serviceTimes({ serviceId, ...place })
}
