import * as z from 'zod/mini'
import { operation } from '../../operator/command.ts'
import { listAssignments } from './hours.sql.ts'
import { PROVIDER } from './timetable-words.ts'

/** The doctors of a provider, with the numbers that other operations take. */
export const doctorsOperation = operation({
  usage: 'doctors PROVIDER',
  words: ['provider'],
  input: z.strictObject({ provider: PROVIDER }),
  async run(store, { provider }) {
    const assignments = await listAssignments(store, provider)
    const lines = assignments.map(
      row => `assignment ${row.assignment_id}  doctor ${row.doctor_id}  ${row.doctor_name}, ${row.speciality}, ${row.branch_name}`
    )
    return [...lines, `${assignments.length} of ${provider}.`]
  }
})
