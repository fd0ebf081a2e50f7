// When a service can be had: the times of its doctors, joined to the length of the service.
import * as z from 'zod/mini'
import { onlineBookingOfDoctor } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { day, givenDay, instant, programId, providerCode, rowId, townId } from './fields.ts'
import { age, profile } from './narrowing.ts'

const BASE = '/api/v2/public/booking/:provider/services/:serviceId'
/** Without a branch: at all branches of the town, or of all towns. */
const place = {
  provider: providerCode,
  serviceId: rowId,
  townId: z.optional(townId),
  branchId: z.optional(rowId),
  doctorId: z.optional(rowId)
}

/** A doctor who gives the service at a branch. */
export const specialist = z.object({
  doctorId: z.string(),
  branchId: z.string(),
  assignmentId: z.string(),
  fullName: z.string(),
  specialityName: z.string(),
  /** Minutes; what `slotDuration` of the booking repeats. */
  slotDuration: z.number(),
  /** kopecks; prices are informative only [3.76] */
  price: z.nullable(z.number()),
  /** How online booking goes with this doctor at this branch. */
  onlineBooking: onlineBookingOfDoctor
})

export type Specialist = z.output<typeof specialist>

/** [4.57] A time from which the service fits: it begins with the slot `timeslotId` and takes the next ones too. */
export const serviceTime = z.object({ timeslotId: z.string(), assignmentId: z.string(), startTime: instant, endTime: instant })
export type ServiceTime = z.output<typeof serviceTime>

/** [2.91] The timetable of a service on a day, at a branch or at all at once: all its specialists there, and the times of those that were asked about. */
export const listServiceTimes = endpoint({
  method: 'GET',
  path: `${BASE}/timeslots`,
  summary: 'Times from which a service fits, by town or branch, day and, where chosen, specialist.',
  access: 'anyone',
  cost: 5,
  input: z.object({ ...place, date: givenDay }),
  reply: z.object({
    service: z.object({
      serviceId: z.string(),
      serviceName: z.string(),
      description: z.string(),
      /** Whom it is for; `childrenAge` -1: no lower bound. */
      forAdult: z.boolean(),
      forChildren: z.boolean(),
      childrenAge: z.number()
    }),
    specialists: z.array(specialist),
    times: z.array(serviceTime)
  }),
  refusals: ['NOT_FOUND']
})

/**
 * [2.90] What the calendar highlights. The range is cut to the timetable window [9.12]. With a programme: of the doctors for whom it pays; with a `profile` or an
 * `age`: of those who see such patients.
 */
export const listServiceDays = endpoint({
  method: 'GET',
  path: `${BASE}/days`,
  summary: 'How many times a service has on each day of a range; days without any are left out.',
  access: 'anyone',
  cost: 20,
  input: z.object({ ...place, profile, age, programId: z.optional(programId), dateStart: givenDay, dateEnd: givenDay }),
  reply: z.object({ days: z.array(z.object({ date: day, free: z.number() })) }),
  refusals: ['NOT_FOUND', 'OPTIONS_NOT_SUPPORTED']
})

/**
 * Where a service is given, and by whom: what is left of the branches and specialists once it is chosen [4.51]; with a programme, by those for whom it
 * pays [1.15].
 */
export const listServicePlaces = endpoint({
  method: 'GET',
  path: `${BASE}/places`,
  summary: 'The branches of a town that give a service, and their specialists.',
  access: 'anyone',
  input: z.object({ provider: providerCode, serviceId: rowId, townId: z.optional(townId), programId: z.optional(programId) }),
  reply: z.object({
    places: z.array(
      z.object({
        branchId: z.string(),
        doctorId: z.string(),
        fullName: z.string(),
        specialityName: z.string(),
        /** Whom the doctor sees. */
        adult: z.boolean(),
        children: z.boolean(),
        adultAge: z.nullable(z.number()),
        adultAgeTo: z.nullable(z.number()),
        childrenAge: z.nullable(z.number()),
        childrenAgeTo: z.nullable(z.number())
      })
    )
  }),
  refusals: []
})
export type ServicePlaceOf = z.output<typeof listServicePlaces.reply>['places'][number]
