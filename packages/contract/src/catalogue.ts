import type { PreferredDates, PreferredTimes } from '@vizit/rules/preferred'
import { PARTS_OF_DAY, type PartOfDay } from '@vizit/rules/slots'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, day, givenDay, givenText, instant, programId, programIds, providerCode, rowId, rowIds, slotId, townId } from './fields.ts'
import { age, oneOf, place } from './narrowing.ts'

export const BASE = '/api/v2/public/booking/:provider'

export const town = z.object({
  id: z.string(),
  code: z.string(),
  name: z.object({ ru: z.string(), en: z.string(), be: z.string() }),
  tabletkaCode: z.nullable(z.string()),
  tabletkaCodev3: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  banners: z.string(),
  /** How many branches that take bookings are in the town. */
  branches: z.number()
})
export type Town = z.output<typeof town>

/** [3.51] [3.53] [3.54] the entry 'All regions' (id 0, with the branches of all towns), then the towns. */
export const listTowns = endpoint({
  method: 'GET',
  path: '/api/v2/public/locations',
  summary: 'The entry "All regions", then the towns of Belarus.',
  access: 'anyone',
  input: z.object({}),
  reply: z.object({ locations: z.array(town) }),
  refusals: []
})

/** [3.30] [3.31] phones are separated by semicolons. */
export const branch = z.object({
  branchId: z.string(),
  branch: z.string(),
  phones: z.string(),
  address: z.string(),
  schedule: z.string(),
  centreId: z.string(),
  centre: z.string(),
  townId: z.string(),
  providerCode: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  onlineBooking: z.boolean()
})
export type Branch = z.output<typeof branch>

/** [7.81] */
export const listBranches = endpoint({
  method: 'GET',
  path: `${BASE}/branches`,
  summary: 'Branches of a provider, or of all.',
  access: 'anyone',
  input: z.object({ provider: providerCode, townId: z.optional(townId) }),
  reply: z.object({ branches: z.array(branch) }),
  refusals: ['NOT_FOUND']
})

const speciality = { specialityId: z.string(), specialityName: z.string(), doctors: z.number(), nearest: z.nullable(instant) }

/** The specialities that have a doctor in the chosen place, of those who see the `age`; `nearest` is their soonest free slot, null where none is known. */
export const listSpecialities = endpoint({
  method: 'GET',
  path: `${BASE}/specialities`,
  summary: 'Specialities with the number of doctors in the chosen place and their nearest free slot.',
  access: 'anyone',
  input: z.object({ provider: providerCode, townId: z.optional(townId), branchId: z.optional(rowId), age }),
  reply: z.object({ specialities: z.array(z.object(speciality)) }),
  refusals: ['NOT_FOUND']
})

export const assignment = z.object({
  assignmentId: z.string(),
  branchId: z.string(),
  branch: z.string(),
  address: z.string(),
  centre: z.string(),
  phones: z.string(),
  townId: z.string(),
  room: z.string(),
  /** kopecks; prices are informative only [3.76] */
  price: z.nullable(z.number()),
  onlineBooking: z.boolean()
})
export type Assignment = z.output<typeof assignment>

/** How a doctor can be booked online. */
export const onlineBookingOfDoctor = z.enum(['open', 'registry-only', 'from-second-visit', 'programme-only'])

/**
 * [3.32] camelCase on our wire [R21]. [3.34] `worksAt` stands once; the services of an assignment have a call of their own
 * (`listAssignmentServices`). [3.35] one name for the photo, `photoUrl`. `nearestTimeslot` is the soonest free slot of the window among the
 * assignments that were asked about.
 */
export const doctor = z.object({
  doctorId: z.string(),
  fullName: z.string(),
  specialityId: z.string(),
  specialityName: z.string(),
  qualification: z.string(),
  /** [3.37] whom the doctor sees: 0 adults and children, 1 adults, 2 children; null nobody. */
  profile: z.nullable(z.number()),
  workStart: z.nullable(day),
  description: z.string(),
  photoUrl: z.nullable(z.string()),
  adult: z.boolean(),
  children: z.boolean(),
  adultAge: z.nullable(z.number()),
  adultAgeTo: z.nullable(z.number()),
  childrenAge: z.nullable(z.number()),
  childrenAgeTo: z.nullable(z.number()),
  /** How online booking goes with this doctor. */
  onlineBooking: onlineBookingOfDoctor,
  /** Reviews that anybody can read. */
  reviewsCount: z.number(),
  providerCode: z.string(),
  worksAt: z.array(assignment),
  nearestTimeslot: z.nullable(instant)
})
export type Doctor = z.output<typeof doctor>

/** [3.32] a free slot of a doctor. */
export const timeslot = z.object({ timeslotId: z.string(), startTime: instant, endTime: instant, assignmentId: z.string() })
export type Timeslot = z.output<typeof timeslot>

/** [3.91] [9.54] */
export const DOCTOR_SORTS = ['byDate', 'byName', 'byFeedbacks'] as const
export type DoctorSort = (typeof DOCTOR_SORTS)[number]

/** Of slots that begin in this part of the day alone [3.95]; 'all' as without. */
const part = z.optional(
  z.pipe(
    z.enum(['all', ...PARTS_OF_DAY]),
    z.transform((asked): PartOfDay | undefined => (asked === 'all' ? undefined : asked))
  )
)

/**
 * [7.82] At most 50 a page, 20 of a name. [5.65] `name`: three letters or more in all, else INVALID_INPUT `{field: 'name'}`; [5.67]-[5.71] a term shorter than
 * three is ignored, every other must stand in the name, ё = е. Where all terms are shorter («Ли Ян»), the text is looked for as it is.
 * `ids`: these alone, such as bookmarks [1.28]. `profile` 1 or 2: who sees adults or children [3.37]. `programId`: whom the programme pays for. With
 * `preferredDates`, `preferredTimes` [3.96 3.97] or `part` [3.95] those alone who have such a free slot, and `nearestTimeslot` is the soonest of such; times
 * want a speciality, service, centre, branch, doctor or `ids` beside them, else INVALID_INPUT {field: 'preferredTimes'}. Hours and part narrow each other.
 */
export const listDoctors = endpoint({
  method: 'GET',
  path: `${BASE}/doctors`,
  summary:
    'Doctors of a place and speciality, sorted by name, nearest slot or number of reviews, 50 a page, 20 of a name (the first is 1).',
  access: 'anyone',
  input: z.object({
    provider: providerCode,
    ...place,
    memberOf: z.optional(programIds),
    centreId: z.optional(rowId),
    serviceId: z.optional(rowId),
    name: z.optional(givenText(100)),
    ids: z.optional(rowIds),
    programId: z.optional(programId),
    preferredDates: z.optional(oneOf<PreferredDates>('0', '3', '7', '30')),
    preferredTimes: z.optional(oneOf<PreferredTimes>('0', '1', '2', '3', '4')),
    part,
    sort: z.optional(z.enum(DOCTOR_SORTS)),
    page: z.optional(count(1000))
  }),
  reply: z.object({ doctors: z.array(doctor), total: z.number() }),
  refusals: ['NOT_FOUND']
})

/** [7.83] Doctors with free slots on a date; with `part` those who have one then, and of their slots those alone. */
export const listDoctorsWithSlots = endpoint({
  method: 'GET',
  path: `${BASE}/doctors/timeslots`,
  summary: 'Doctors of a place and speciality with their free slots on a day, soonest first, 20 a page (the first is 1).',
  access: 'anyone',
  input: z.object({
    provider: providerCode,
    ...place,
    memberOf: z.optional(programIds),
    serviceId: z.optional(rowId),
    part,
    date: givenDay,
    page: z.optional(count(1000))
  }),
  reply: z.object({ doctors: z.array(z.extend(doctor, { freeTimeslots: z.array(timeslot) })), total: z.number() }),
  refusals: ['NOT_FOUND']
})
export type DoctorWithSlots = Doctor & { freeTimeslots: Timeslot[] }

/** How many free slots each day of a range has: what the calendar shows. `free` is counted up to 100. */
export const listFreeDays = endpoint({
  method: 'GET',
  path: `${BASE}/doctors/days`,
  summary: 'Number of free slots by day for a place, speciality or doctor; days without any are left out.',
  access: 'anyone',
  input: z.object({ provider: providerCode, ...place, part, dateStart: givenDay, dateEnd: givenDay }),
  reply: z.object({ days: z.array(z.object({ date: day, free: z.number() })) }),
  refusals: ['NOT_FOUND']
})

/** [7.84] Free slots of one doctor; the range is cut to the timetable window (today to two months ahead). [9.12] */
export const listDoctorSlots = endpoint({
  method: 'GET',
  path: `${BASE}/doctors/:doctorId/timeslots`,
  summary: 'Free slots of a doctor in a range of days.',
  access: 'anyone',
  input: z.object({ provider: providerCode, doctorId: rowId, dateStart: givenDay, dateEnd: givenDay, branchId: z.optional(rowId) }),
  reply: z.object({ timeslots: z.array(timeslot) }),
  refusals: ['NOT_FOUND']
})

/** One slot with all that its form shows; `free` only while it can still be taken: not begun, and within the window. */
export const getTimeslot = endpoint({
  method: 'GET',
  path: `${BASE}/timeslots/:timeslotId`,
  summary: 'One slot with its doctor and branch.',
  access: 'anyone',
  input: z.object({ provider: providerCode, timeslotId: slotId }),
  reply: z.object({ timeslot: z.extend(timeslot, { free: z.boolean() }), doctor, assignment }),
  refusals: ['NOT_FOUND']
})
