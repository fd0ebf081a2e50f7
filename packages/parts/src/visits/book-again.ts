import type { Visit } from '@vizit/contract/visits'
import type { Day } from '@vizit/rules/days'
import type { Addresses } from '../addresses/addresses.ts'

/** Where one books the same again for the same person: the service at its branch, else the doctor; on a day, where one is given. */
export function bookAgain(
  addresses: Addresses,
  visit: Pick<Visit, 'serviceId' | 'physicianId' | 'branchId' | 'profileId'>,
  day?: Day
): string {
  const { serviceId, physicianId, branchId, profileId } = visit
  const place = { branchId, day, who: profileId }
  return serviceId === null ? addresses.timetable({ doctorId: physicianId, ...place }) : addresses.serviceTimes({ serviceId, ...place })
}
