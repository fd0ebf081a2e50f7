import * as z from 'zod/mini'
import type { ClinicStanding } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { carries, PERSON } from './names.ts'
import { patient } from './resources.ts'

/** The records that the clinic keeps of a person under the name that we gave there; none of anybody else. */
export async function findPatients({ fhir }: FhirCall, profileId: string): Promise<{ id: string; active: boolean }[]> {
  const { resources } = await fhir.search('Patient', { identifier: `${PERSON}|${profileId}`, _count: '10' })
  return resources.flatMap(raw => {
    const read = z.safeParse(patient, raw)
    if (!read.success || !carries(read.data.identifier, PERSON, profileId)) return []
    return [{ id: read.data.id, active: read.data.active !== false }]
  })
}

/** [6.48] whether the clinic serves a person at present. */
export async function standing(call: FhirCall, profileId: string): Promise<ClinicStanding> {
  const found = await findPatients(call, profileId)
  if (found.length === 0) return 'never-heard'
  return found.some(one => one.active) ? 'active' : 'inactive'
}
