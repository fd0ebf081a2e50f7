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

/**
 * Where one books instead of a visit that will not take place: the service, else the doctor; where the clinic has called it off the speciality in the town,
 * for the doctor may be ill.
 */
export function bookInstead(addresses: Addresses, visit: Visit): string {
  if (visit.serviceId !== null || visit.status !== 'cancelled') return bookAgain(addresses, visit)
  const { specialityId, townId, profileId } = visit
  return addresses.timetable({ specialityId, townId, who: profileId })
}
