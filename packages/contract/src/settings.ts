import { MAP_LAYERS } from '@vizit/rules/map-tiles'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What every face must know before its first screen. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/v2/public/settings',
  summary: 'Brand, support contacts, limits and remote flags.',
  access: 'anyone',
  input: z.object({}),
  reply: z.object({
    /** [9.48] So long a face keeps what it was told before it asks again [R37]. */
    fetchIntervalSeconds: z.number(),
    /** `supportPhone` '': there is none. `supportHours`: when it is answered, in words of each language; '' where nobody said. */
    brand: z.object({
      name: z.string(),
      /** As it is called in each language; `name` is the Russian one. */
      names: z.object({ ru: z.string(), en: z.string(), be: z.string() }),
      supportEmail: z.string(),
      supportPhone: z.string(),
      supportHours: z.object({ ru: z.string(), en: z.string(), be: z.string() })
    }),
    version: z.string(),
    oldestVersion: z.string(),
    /** Test numbers (375 55 …) are accepted here; never in production [R5]. */
    testPhones: z.boolean(),
    /** Whoever signs in here finds invented results of tests; never in production. */
    demoResults: z.boolean(),
    /** `closed`: the operator has closed the booking everywhere. The flag below is off for want of a word, too, and then closes nothing [R10]. */
    onlineBooking: z.enum(['open', 'closed']),
    /** [2.182] The layers of the map that are offered here; `credit`: whose the map is, as it must stand on it. */
    mapLayers: z.array(z.object({ layer: z.enum(MAP_LAYERS), credit: z.string() })),
    flags: z.object({
      /** [3.110] */
      online_booking_enabled: z.boolean(),
      /** Where test results are read from: the clinic's gateway, or the stored copy only [R6]. [3.111] */
      apiForTestsBumba: z.boolean(),
      /** milliseconds [3.112] */
      acodeExpirationTime: z.number(),
      /** megabytes [3.113] */
      memoryStoragePdf: z.number()
    })
  }),
  refusals: []
})
