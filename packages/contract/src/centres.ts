import * as z from 'zod/mini'
import { BASE, branch } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { count, givenText, instant, programId, providerCode, rowId, rowIds, townId } from './fields.ts'

/** [3.92] [9.56] and, where a service was chosen, [3.93]. */
export const CENTRE_SORTS = ['byDoctorsCount', 'byMedcenterName', 'byFeedbacks', 'withoutSort', 'byPrice'] as const
export type CentreSort = (typeof CENTRE_SORTS)[number]

/**
 * [3.40] A medical centre. Address, schedule and place on the map are those of its first branch in the chosen town; phones and e-mails are separated
 * by semicolons. `doctorsCount` counts those who were asked for. `priceFrom`: the lowest price of the chosen service, in kopecks; null without one.
 */
export const centre = z.object({
  centreId: z.string(),
  name: z.string(),
  address: z.string(),
  phones: z.string(),
  emails: z.string(),
  schedule: z.string(),
  /** A bookmark names a branch too. */
  branchId: z.string(),
  townId: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  providerCode: z.string(),
  doctorsCount: z.number(),
  reviewsCount: z.number(),
  priceFrom: z.nullable(z.number())
})
export type Centre = z.output<typeof centre>

/**
 * At most 50 a page. `name` like a list search [5.67-5.71]: terms shorter than three letters are ignored. `ids`: these alone, such as bookmarks;
 * `programId`: where the programme pays [3.98]. With `serviceId` those alone where somebody offers it.
 */
export const listCentres = endpoint({
  method: 'GET',
  path: `${BASE}/centres`,
  summary: 'Medical centres of a town, sorted by doctors, name, reviews or price, 50 a page (the first is 1).',
  access: 'anyone',
  input: z.object({
    provider: providerCode,
    townId: z.optional(townId),
    specialityId: z.optional(rowId),
    serviceId: z.optional(rowId),
    programId: z.optional(programId),
    ids: z.optional(rowIds),
    name: z.optional(givenText(100)),
    sort: z.optional(z.enum(CENTRE_SORTS)),
    page: z.optional(count(1000))
  }),
  reply: z.object({ centres: z.array(centre), total: z.number() }),
  refusals: ['NOT_FOUND']
})

/** [3.40] With all its branches, its soonest free slot, and twelve of the services that most of its doctors give; a price in kopecks, null: told none. */
export const getCentre = endpoint({
  method: 'GET',
  path: `${BASE}/centres/:centreId`,
  summary: 'A medical centre with its branches.',
  access: 'anyone',
  input: z.object({ provider: providerCode, centreId: rowId }),
  reply: z.extend(centre, {
    branches: z.array(branch),
    nearestTimeslot: z.nullable(instant),
    services: z.array(z.object({ serviceId: z.string(), serviceName: z.string(), priceFrom: z.nullable(z.number()) })),
    servicesTotal: z.number()
  }),
  refusals: ['NOT_FOUND']
})
