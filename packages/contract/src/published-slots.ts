// Free times for programs of others: FHIR R4 resources and a SMART Scheduling Links manifest. Read-only, for anybody, and of nobody.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText, givenDay, providerCode, rowId, rowIds } from './fields.ts'

export const PUBLISHED = '/api/v2/public/published'

const SLOTS_KEPT_SECONDS = 60
const REST_KEPT_SECONDS = 600

const number = (most: number) => z.pipe(formedText(/^[1-9]\d{0,5}$/), z.pipe(z.transform(Number), z.number().check(z.maximum(most))))
const page = { _count: z.optional(number(500)), _page: z.optional(number(100_000)) }
/** 'ge2026-11-24T08:00:00Z', 'lt2026-11-25', with a zone or none. */
const bound = formedText(/^(ge|lt)\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d))?$/).check(
  z.refine(text => z.safeParse(givenDay, text.slice(2, 12)).success)
)
const reference = formedText(/^(Schedule\/)?\d{1,10}(,(Schedule\/)?\d{1,10}){0,49}$/).check(
  z.refine(text => z.safeParse(rowIds, text.replaceAll('Schedule/', '')).success)
)

/** As how many calls a file, and a search, counts: they are made of many rows. */
const FILE_COST = 20
const SEARCH_COST = 5

const resources = {
  method: 'GET',
  access: 'anyone',
  reply: z.unknown(),
  refusals: [],
  media: 'application/fhir+json',
  cost: SEARCH_COST
} as const
const lines = { ...resources, media: 'application/fhir+ndjson', cost: FILE_COST } as const

export const publishedCapabilities = endpoint({
  ...resources,
  path: `${PUBLISHED}/metadata`,
  summary: 'What is published: a CapabilityStatement.',
  input: z.object({}),
  keptSeconds: REST_KEPT_SECONDS
})

/** A Bundle of the free slots of up to fifty schedules, in the order of time. */
export const publishedSlots = endpoint({
  ...resources,
  path: `${PUBLISHED}/Slot`,
  summary: 'Free slots that anybody may book online.',
  input: z.object({ schedule: reference, start: z.optional(z.union([bound, z.array(bound).check(z.maxLength(2))])), ...page }),
  keptSeconds: SLOTS_KEPT_SECONDS
})

/** Bundles; `_id` names one. */
export const publishedSchedules = endpoint({
  ...resources,
  path: `${PUBLISHED}/Schedule`,
  summary: 'Timetables: a doctor at a branch each.',
  input: z.object({ _id: z.optional(rowId), ...page }),
  keptSeconds: REST_KEPT_SECONDS
})

export const publishedLocations = endpoint({
  ...resources,
  path: `${PUBLISHED}/Location`,
  summary: 'Branches.',
  input: z.object({ _id: z.optional(rowId), ...page }),
  keptSeconds: REST_KEPT_SECONDS
})

export const publishedRoles = endpoint({
  ...resources,
  path: `${PUBLISHED}/PractitionerRole`,
  summary: 'Doctors at branches.',
  input: z.object({ _id: z.optional(rowId), ...page }),
  keptSeconds: REST_KEPT_SECONDS
})

/** SMART Scheduling Links: where the files with everything are. */
export const publishedManifest = endpoint({
  ...resources,
  path: `${PUBLISHED}/$bulk-publish`,
  summary: 'The manifest of all that is published.',
  input: z.object({}),
  media: 'application/json',
  keptSeconds: SLOTS_KEPT_SECONDS
})

export const publishedLocationFile = endpoint({
  ...lines,
  path: `${PUBLISHED}/bulk/locations`,
  summary: 'All branches, a line each.',
  input: z.object({}),
  keptSeconds: REST_KEPT_SECONDS
})

export const publishedScheduleFile = endpoint({
  ...lines,
  path: `${PUBLISHED}/bulk/schedules/:provider`,
  summary: 'The timetables of a provider, a line each.',
  input: z.object({ provider: providerCode }),
  refusals: ['NOT_FOUND'],
  keptSeconds: REST_KEPT_SECONDS
})

/** `week`: its Monday. NOT_FOUND: nothing is published of the provider, or of that week. */
export const publishedSlotFile = endpoint({
  ...lines,
  path: `${PUBLISHED}/bulk/slots/:provider/:week`,
  summary: 'The free slots of a provider in a week, a line each.',
  input: z.object({ provider: providerCode, week: givenDay }),
  refusals: ['NOT_FOUND'],
  keptSeconds: SLOTS_KEPT_SECONDS
})
