// What the catalogue is called in another language than Russian (0096). Answers name everything in Russian; whoever speaks another language finds the names by it.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Specialities, directions, groups, services and towns by their Russian name. What nobody has named in the language is left out and is called as in Russian. */
export const listNames = endpoint({
  method: 'GET',
  path: '/api/v2/public/names/:language',
  summary: 'Names of specialities, services and towns in English or Belarusian, by the Russian ones.',
  access: 'anyone',
  input: z.object({ language: z.enum(['en', 'be']) }),
  reply: z.object({ names: z.record(z.string(), z.string()) }),
  refusals: []
})
