import * as z from 'zod/mini'
import { operation } from '../../operator/command.ts'
import { listPlaces } from './hours.sql.ts'
import { PROVIDER } from './timetable-words.ts'

/** The doctors of a provider, with the numbers that other operations take. */
export const doctorsOperation = operation({
  usage: 'doctors PROVIDER',
  words: ['provider'],
  input: z.strictObject({ provider: PROVIDER }),
  async run(store, { provider }) {
    const places = await listPlaces(store, provider)
    const lines = places.map(
      row => `assignment ${row.assignment_id}  doctor ${row.doctor_id}  ${row.doctor_name}, ${row.speciality}, ${row.branch_name}`
    )
    return [...lines, `${places.length} of ${provider}.`]
  }
})
