import * as z from 'zod/mini'
import type { ClinicAnswer } from '../gateway.ts'
import { REFUSAL } from './names.ts'
import { operationOutcome } from './resources.ts'
import { meaningOf } from './status-meaning.ts'

/** Nothing can be booked there now, and it is not the patient's doing: they are told to call. */
export const OF_NO_USE = { verdict: 'refused', reason: 'CLINIC_UNAVAILABLE' } as const satisfies ClinicAnswer

/** What a "no" to a booking means for its patient: see status-meaning.ts. */
export function refusalOf({ status, body }: { status: number; body: unknown }): ClinicAnswer {
  const means = meaningOf(status)
  if (means === 'busy') return { verdict: 'busy' }
  return means === 'refused' ? { verdict: 'refused', reason: reasonOf(body) } : OF_NO_USE
}

const LONGEST_REASON = 200

/** A reason of the product's own where the clinic knows it, such as UNDERAGE_USER; else the clinic's words, as plain text of a line. */
function reasonOf(body: unknown): string | null {
  const read = z.safeParse(operationOutcome, body)
  const details = read.success ? read.data.issue.flatMap(issue => issue.details ?? []) : []
  const code = details.flatMap(({ coding }) => coding ?? []).find(({ system }) => system === REFUSAL)?.code
  if (code !== undefined && /^[A-Za-z0-9_/]{1,60}$/.test(code)) return code
  const plain = details
    .find(({ text }) => text)
    ?.text?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return plain ? plain.slice(0, LONGEST_REASON) : null
}
