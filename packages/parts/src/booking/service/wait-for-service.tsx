import type { ServiceSearch } from '@vizit/client/booking/service/read-service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { serviceName } from '@vizit/client/names/spoken-services'
import { usePeople } from '@vizit/client/people/use-people'
import { WaitFor } from '../waiting/wait-for.tsx'
import { useServiceChild } from './use-service-child.ts'

/** A way to be told when a time of the service frees at the branch, with the chosen specialist or any. */
export function WaitForService({ search, found }: { search: Pick<ServiceSearch, 'who'>; found: ServiceFinding }) {
  const people = usePeople()
  const child = useServiceChild(found, found.day)
  const person = people.find(one => one.profileId === (search.who ?? child)) ?? people[0]
  const { serviceId, branchId, doctorId } = found.choice
  const branch = found.branches.find(one => one.branchId === branchId)
  // A time is waited for at one branch, or with one specialist.
  if (!found.service || found.day === undefined || (branchId ?? doctorId) === undefined) return null
  const name = [serviceName(found.service.name), branch?.branch].filter(Boolean).join(', ')
  return <WaitFor person={person} target={{ serviceId, branchId, doctorId, name }} day={found.day} />
}
