import * as z from 'zod/mini'
import { BASE, doctor } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { givenText, instant, providerCode, townId, wholeNumber } from './fields.ts'

/** A speciality that was meant. `called`: the everyday word that led to it, null where its own name or a complaint did [R46]. */
export const foundSpeciality = z.object({
  specialityId: z.string(),
  specialityName: z.string(),
  called: z.nullable(z.string()),
  doctors: z.number(),
  nearest: z.nullable(instant)
})

/** `minutes` and `priceFrom` (kopecks): the least of the town; null without one. */
export const foundService = z.object({
  serviceId: z.string(),
  serviceName: z.string(),
  minutes: z.number(),
  priceFrom: z.nullable(z.number()),
  centres: z.number()
})

/** Address and hours are those of its first branch in the town. */
export const foundCentre = z.object({ centreId: z.string(), centreName: z.string(), address: z.string(), schedule: z.string() })

/** What is found in lists that can be long. */
export const LISTED = ['doctors', 'services', 'centres'] as const

/**
 * What somebody may mean by a text: [R46] words of everyday life, a complaint as far as it names whom to see, names of specialities, doctors, services, centres and
 * towns; in another layout of the keyboard, in Latin letters and with slips too, where nothing is found as it was typed. `text`: two letters or more, of which six
 * different words are looked for; it travels in the body, for a complaint in an address is told to everything on the way. `age`: full years of the patient. `all`: of what not the first few
 * are told, but up to a hundred.
 * `danger`: the text, in any of these readings, speaks of what an ambulance is called for. Of each kind the first few, and how many there are. `elsewhere`: where
 * nobody of those who were meant is in the town, the towns that have such doctors, most first. `asksForService`: an examination or a test is asked for by its everyday
 * name, and stands before whoever makes it. `forChild`: the
 * text speaks of a child and `age` is an adult's: then whoever sees children is found, of any age. `readAs`: how the text was read, where not as it was typed.
 */
export const findAnything = endpoint({
  method: 'POST',
  path: `${BASE}/finding`,
  summary: 'Specialities, doctors, services, centres and towns that a typed text may mean.',
  access: 'anyone',
  input: z.object({
    provider: providerCode,
    text: givenText(100, 2),
    townId: z.optional(townId),
    age: z.optional(wholeNumber(0, 150)),
    all: z.optional(z.enum(LISTED))
  }),
  reply: z.object({
    danger: z.boolean(),
    readAs: z.nullable(z.string()),
    asksForService: z.boolean(),
    forChild: z.boolean(),
    specialities: z.array(foundSpeciality),
    doctors: z.array(doctor),
    doctorsTotal: z.number(),
    services: z.array(foundService),
    servicesTotal: z.number(),
    centres: z.array(foundCentre),
    centresTotal: z.number(),
    towns: z.array(z.object({ townId: z.string() })),
    elsewhere: z.array(z.object({ townId: z.string(), doctors: z.number() }))
  }),
  refusals: ['NOT_FOUND'],
  // It is held against every word of all names.
  cost: 20
})
