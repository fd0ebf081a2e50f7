// Free times for programs of others: FHIR R4 resources and a SMART Scheduling Links manifest. Read-only, for anybody, and of nobody.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, providerCode, rowId } from './fields.ts'

export const PUBLISHED = '/api/v2/public/published'

const SLOTS_KEPT_SECONDS = 60
const REST_KEPT_SECONDS = 600

const whole = (most: number) =>
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.pipe(z.transform(Number), z.number().check(z.maximum(most))))
const page = { _count: z.optional(whole(500)), _page: z.optional(whole(100_000)) }
/** 'ge2026-11-24T08:00:00Z', 'lt2026-11-25', with a zone or none. */
const bound = z.string().check(z.regex(/^(ge|lt)\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/))
const reference = z.string().check(z.regex(/^(Schedule\/)?[1-9]\d{0,17}(,(Schedule\/)?[1-9]\d{0,17}){0,49}$/))

const resources = { method: 'GET', access: 'anyone', reply: z.unknown(), refusals: [], media: 'application/fhir+json' } as const
const lines = { ...resources, media: 'application/fhir+ndjson' } as const

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
  keptSeconds: REST_KEPT_SECONDS
})

/** `week`: its Monday. */
export const publishedSlotFile = endpoint({
  ...lines,
  path: `${PUBLISHED}/bulk/slots/:provider/:week`,
  summary: 'The free slots of a provider in a week, a line each.',
  input: z.object({ provider: providerCode, week: day }),
  keptSeconds: SLOTS_KEPT_SECONDS
})
