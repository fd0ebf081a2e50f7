// Doctors by their ids.
import * as z from 'zod/mini'
import { BASE, doctor } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { flag, providerCode, rowIds } from './fields.ts'

/** [7.85] In the order asked; ids that nobody has are left out. */
export const listPhysicians = endpoint({
  method: 'GET',
  path: `${BASE}/physicians`,
  summary: 'Doctors by their ids, separated by commas, at most 50.',
  access: 'anyone',
  input: z.object({ provider: providerCode, ids: rowIds }),
  reply: z.object({ doctors: z.array(doctor) }),
  refusals: ['NOT_FOUND']
})

/** [7.86] [7.89] The same by the longer address; without `includeAssignments=true` the doctors come with an empty `worksAt`. */
export const listPhysicianCards = endpoint({
  method: 'GET',
  path: `${BASE}/providers/physicians/list`,
  summary: 'Doctors by their ids, separated by commas, at most 50, with or without the places where they work.',
  access: 'anyone',
  input: z.object({ provider: providerCode, ids: rowIds, includeAssignments: z.optional(flag) }),
  reply: z.object({ doctors: z.array(doctor) }),
  refusals: ['NOT_FOUND']
})
