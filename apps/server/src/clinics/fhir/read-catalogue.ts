import * as z from 'zod/mini'
import type { ClinicCatalogue, ReadFromClinic, SetAside } from '../clinic-records.ts'
import type { FhirCall } from './fhir-call.ts'
import { readInOrder } from './read-in-order.ts'
import { healthcareService, idIn, idOf, location, nameOf, organization, practitioner, practitionerRole } from './resources.ts'

const PAGE = 200
const MOST = 100_000

/** Organizations are centres, locations are branches, roles are assignments. A role at several locations is set aside: a slot of it names none. */
export async function readCatalogue(call: FhirCall): Promise<ReadFromClinic<ClinicCatalogue>> {
  const setAside: SetAside[] = []
  let cut = false

  async function all<S extends z.core.$ZodType>(type: string, schema: S): Promise<z.output<S>[]> {
    const found = await readInOrder(call.fhir, { type, by: '_lastUpdated', count: PAGE, most: MOST })
    cut ||= found.cut
    return found.resources.flatMap(raw => {
      const read = z.safeParse(schema, raw)
      if (read.success) return [read.data]
      setAside.push({ kind: 'catalogue', externalId: idIn(raw), code: 'not-understood' })
      return []
    })
  }

  const [organizations, locations, practitioners, roles, services] = [
    await all('Organization', organization),
    await all('Location', location),
    await all('Practitioner', practitioner),
    await all('PractitionerRole', practitionerRole),
    await all('HealthcareService', healthcareService)
  ]
  const value: ClinicCatalogue = {
    centres: organizations.filter(isActive).map(one => ({ externalId: one.id, name: one.name })),
    branches: locations
      .filter(one => one.status === undefined || one.status === 'active')
      .map(one => ({
        externalId: one.id,
        centre: idOf(one.managingOrganization, 'Organization') ?? null,
        name: one.name,
        address: one.address?.text ?? [one.address?.city, ...(one.address?.line ?? [])].filter(Boolean).join(', '),
        phones: (one.telecom ?? []).filter(phone => phone.system === 'phone' && phone.value).map(phone => phone.value!)
      })),
    doctors: practitioners.filter(isActive).map(one => {
      const name = one.name.find(({ use }) => use === 'official') ?? one.name[0]!
      const [firstName = '', ...middle] = name.given ?? []
      const sex = one.gender === 'female' ? 'FEMALE' : one.gender === 'male' ? 'MALE' : null
      return { externalId: one.id, lastName: name.family ?? name.text ?? '', firstName, middleName: middle.join(' '), sex }
    }),
    assignments: roles.filter(isActive).flatMap(one => {
      const doctor = idOf(one.practitioner, 'Practitioner')
      const branches = one.location.map(place => idOf(place, 'Location'))
      if (doctor === undefined || branches.length !== 1 || branches[0] === undefined) {
        setAside.push({ kind: 'catalogue', externalId: one.id, code: 'not-understood' })
        return []
      }
      const offered = (one.healthcareService ?? []).map(service => idOf(service, 'HealthcareService')).filter(id => id !== undefined)
      return [{ externalId: one.id, doctor, branch: branches[0], speciality: nameOf(one.specialty?.[0]), services: offered }]
    }),
    services: services.filter(isActive).map(one => ({ externalId: one.id, name: one.name }))
  }
  for (const row of setAside) call.setAside(row)
  return { verdict: 'read', value, setAside, cut }
}

function isActive({ active }: { active?: boolean | undefined }): boolean {
  return active !== false
}
