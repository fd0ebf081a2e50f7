import * as z from 'zod/mini'
import { assignment, BASE, doctor, timeslot, town } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { givenDay, providerCode, rowId } from './fields.ts'

/** [3.32] Everything about a doctor. `branches` and `assignments` are ids; a duration is in minutes. `specialityCode` and `towns` name the pages of colleagues. */
export const doctorDetails = z.extend(doctor, {
  branches: z.array(z.string()),
  assignments: z.array(z.string()),
  worksAt: z.array(z.extend(assignment, { serviceMappings: z.array(z.object({ serviceId: z.string(), duration: z.number() })) })),
  freeTimeslots: z.array(timeslot),
  specialityCode: z.string(),
  towns: z.array(z.pick(town, { code: true, name: true }))
})
export type DoctorDetails = z.output<typeof doctorDetails>

/** [3.32] `freeTimeslots` are those of `date`, or of the day of the nearest slot when no day is named. */
export const getDoctor = endpoint({
  method: 'GET',
  path: `${BASE}/doctors/:doctorId`,
  summary: 'A doctor with branches, services and the free slots of a day.',
  access: 'anyone',
  input: z.object({ provider: providerCode, doctorId: rowId, date: z.optional(givenDay) }),
  reply: doctorDetails,
  refusals: ['NOT_FOUND']
})

/**
 * [7.88] Free slots of at most ten doctors, such as the favourite ones, in the order asked. At most 14 days at once, else INVALID_INPUT
 * {field: 'dateEnd'}; doctors whom nobody knows are left out.
 */
export const listSlotsOfDoctors = endpoint({
  method: 'POST',
  path: `${BASE}/doctors/timeslots`,
  summary: 'Free slots of several doctors in a range of days.',
  access: 'anyone',
  input: z.object({
    provider: providerCode,
    doctorIds: z.array(rowId).check(z.minLength(1), z.maxLength(10)),
    branchId: z.optional(rowId),
    dateStart: givenDay,
    dateEnd: givenDay
  }),
  reply: z.object({ doctors: z.array(z.object({ doctorId: z.string(), timeslots: z.array(timeslot) })) }),
  refusals: ['NOT_FOUND']
})
