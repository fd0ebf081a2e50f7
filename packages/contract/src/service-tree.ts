import * as z from 'zod/mini'
import { BASE } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { count, flag, givenText, programId, providerCode, rowId, townId } from './fields.ts'

/** [3.39] `childrenAge` -1: no lower bound. `hasDoctors`: somebody in the chosen place offers it. */
export const treeService = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  code: z.string(),
  defaultService: z.boolean(),
  forAdult: z.boolean(),
  forChildren: z.boolean(),
  childrenAge: z.number(),
  forProfile: z.number(),
  hasDoctors: z.boolean(),
  hidden: z.boolean()
})
export type TreeService = z.output<typeof treeService>

/** [3.38] */
export const serviceDirection = z.object({
  id: z.string(),
  name: z.string(),
  subGroups: z.array(z.object({ id: z.string(), name: z.string(), services: z.array(treeService) }))
})
export type ServiceDirection = z.output<typeof serviceDirection>

/**
 * [7.03] [7.90] The services that are shown [5.92] [5.93]: somebody in the chosen place offers them, they are for the `age` in full years if one is
 * given, and the programme pays for a doctor who offers them [1.15]. `all`: every service with its flags, for who judges by
 * `rules/service-tree` alone. `name`: a list search over services, groups and directions [5.67-5.71].
 */
export const listServices = endpoint({
  method: 'GET',
  path: `${BASE}/services`,
  summary: 'The tree of services: directions, sub groups, services.',
  access: 'anyone',
  input: z.object({
    provider: providerCode,
    townId: z.optional(townId),
    centreId: z.optional(rowId),
    branchId: z.optional(rowId),
    doctorId: z.optional(rowId),
    programId: z.optional(programId),
    age: z.optional(count(150)),
    name: z.optional(givenText(100)),
    all: z.optional(flag)
  }),
  reply: z.object({ directions: z.array(serviceDirection) }),
  refusals: ['NOT_FOUND']
})

/** [7.87] Services that are hidden from the choice are left out. */
export const listAssignmentServices = endpoint({
  method: 'GET',
  path: `${BASE}/assignments/:assignmentId/services`,
  summary: 'Services that a doctor offers at a branch, with duration in minutes and price in kopecks.',
  access: 'anyone',
  input: z.object({ provider: providerCode, assignmentId: rowId }),
  reply: z.object({
    services: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        code: z.string(),
        duration: z.number(),
        price: z.nullable(z.number()),
        forAdult: z.boolean(),
        forChildren: z.boolean(),
        childrenAge: z.number()
      })
    )
  }),
  refusals: ['NOT_FOUND']
})
