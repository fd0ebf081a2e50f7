// The directory that anybody may walk: towns, the specialities of each, their doctors, and services. Towns and specialities are named by their codes (0075).
import * as z from 'zod/mini'
import { BASE, doctor, town } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { count, formedText, providerCode, rowId } from './fields.ts'

/** 'minsk', 'general-practitioner': a code never changes. */
const code = formedText(/^[a-z0-9][a-z0-9-]{0,63}$/)

/** A town by its code, in three languages. `banners`: [3.55] the big cities come first. */
const directoryTown = z.pick(town, { id: true, code: true, name: true, banners: true })
/** With how many doctors there are. */
const townOfDoctors = z.extend(directoryTown, { doctors: z.number() })
export type TownOfDoctors = z.output<typeof townOfDoctors>

const directorySpeciality = z.object({ specialityId: z.string(), specialityCode: z.string(), specialityName: z.string() })
const specialityOfTown = z.extend(directorySpeciality, { doctors: z.number() })
export type SpecialityOfTown = z.output<typeof specialityOfTown>

/** The towns that have a doctor, in the order of `listTowns`. */
export const listDirectoryTowns = endpoint({
  method: 'GET',
  path: `${BASE}/towns`,
  summary: 'Towns that have a doctor, with how many.',
  access: 'anyone',
  input: z.object({ provider: providerCode }),
  reply: z.object({ towns: z.array(townOfDoctors) }),
  refusals: ['NOT_FOUND']
})

/** `elsewhere`: other towns with most doctors, twelve of them. NOT_FOUND: there is no such town; a town without doctors has no specialities. */
export const listTownSpecialities = endpoint({
  method: 'GET',
  path: `${BASE}/towns/:town/specialities`,
  summary: 'The specialities that a town has, each with the number of its doctors.',
  access: 'anyone',
  input: z.object({ provider: providerCode, town: code }),
  reply: z.object({
    town: directoryTown,
    doctors: z.number(),
    specialities: z.array(specialityOfTown),
    elsewhere: z.array(townOfDoctors)
  }),
  refusals: ['NOT_FOUND']
})

/** A doctor as a list of the directory shows one: the places in that town alone. */
const directoryDoctor = z.extend(
  z.pick(doctor, {
    doctorId: true,
    fullName: true,
    specialityName: true,
    qualification: true,
    workStart: true,
    photoUrl: true,
    adult: true,
    children: true,
    adultAge: true,
    adultAgeTo: true,
    childrenAge: true,
    childrenAgeTo: true,
    onlineBooking: true,
    nearestTimeslot: true
  }),
  {
    worksAt: z.array(
      z.object({ branchId: z.string(), branch: z.string(), address: z.string(), centre: z.string(), price: z.nullable(z.number()) })
    )
  }
)
export type DirectoryDoctor = z.output<typeof directoryDoctor>

/** So many doctors stand on a page of the directory. */
export const DOCTORS_A_PAGE = 20

/**
 * The doctors of a speciality in a town, those with the soonest free slot first, 20 a page (the first is 1). `total`: of all pages. `others`: other specialities
 * of the town, `elsewhere`: other towns with this one; of each those with most doctors, twelve.
 * NOT_FOUND: there is no such town or speciality; where the town has no such doctor the list is empty.
 */
export const listTownDoctors = endpoint({
  method: 'GET',
  path: `${BASE}/towns/:town/specialities/:speciality/doctors`,
  summary: 'The doctors of a speciality in a town, soonest first, 20 a page (the first is 1).',
  access: 'anyone',
  input: z.object({ provider: providerCode, town: code, speciality: code, page: z.optional(count(1000)) }),
  reply: z.object({
    town: directoryTown,
    speciality: directorySpeciality,
    doctors: z.array(directoryDoctor),
    total: z.number(),
    others: z.array(specialityOfTown),
    elsewhere: z.array(townOfDoctors)
  }),
  refusals: ['NOT_FOUND']
})

/** A centre that gives a service. `priceFrom` in kopecks, null: told none; `minutes`: the least that it takes there. */
const centreOfService = z.object({
  centreId: z.string(),
  centre: z.string(),
  address: z.string(),
  townId: z.string(),
  branchId: z.string(),
  town: directoryTown.shape.name,
  doctors: z.number(),
  minutes: z.number(),
  priceFrom: z.nullable(z.number())
})

/**
 * What a service is and who gives it: a line for each centre and town, by town and then by price. Sixty of them, the cheapest of each town before the next cheapest of any, and three of each
 * town at least: no town where somebody gives it is missing. `total`: of all. Prices in kopecks, the least and the most of all of them; null: nobody told one. `others`: services of the same
 * group that the provider gives, twelve. NOT_FOUND: there is no such provider or service, or clinics keep it to themselves [3.39].
 */
export const getDirectoryService = endpoint({
  method: 'GET',
  path: `${BASE}/services/:serviceId`,
  summary: 'A service with the centres that give it and their prices.',
  access: 'anyone',
  input: z.object({ provider: providerCode, serviceId: rowId }),
  reply: z.object({
    serviceId: z.string(),
    serviceName: z.string(),
    description: z.string(),
    direction: z.string(),
    subGroup: z.string(),
    forAdult: z.boolean(),
    forChildren: z.boolean(),
    childrenAge: z.number(),
    priceFrom: z.nullable(z.number()),
    priceTo: z.nullable(z.number()),
    centres: z.array(centreOfService),
    total: z.number(),
    others: z.array(z.object({ serviceId: z.string(), serviceName: z.string() }))
  }),
  refusals: ['NOT_FOUND']
})

/** The services that somebody gives, in the order of the tree [3.38]: names alone. */
export const listDirectoryServices = endpoint({
  method: 'GET',
  path: `${BASE}/directory/services`,
  summary: 'The services that somebody gives, by direction and group: their names.',
  access: 'anyone',
  input: z.object({ provider: providerCode }),
  reply: z.object({
    directions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        subGroups: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            services: z.array(z.object({ serviceId: z.string(), serviceName: z.string() }))
          })
        )
      })
    )
  }),
  refusals: ['NOT_FOUND']
})
