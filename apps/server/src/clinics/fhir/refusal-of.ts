import type { ClinicAnswer } from '../gateway.ts'
import { reasonOf } from './reason-of.ts'
import { meaningOf } from './status-meaning.ts'

/** Nothing can be booked there now, and it is not the patient's doing: they are told to call. */
export const OF_NO_USE = { verdict: 'refused', reason: 'CLINIC_UNAVAILABLE' } as const satisfies ClinicAnswer

/** What a "no" to a booking means for its patient: see status-meaning.ts. */
export function refusalOf({ status, body }: { status: number; body: unknown }): ClinicAnswer {
  const means = meaningOf(status)
  if (means === 'busy') return { verdict: 'busy' }
  return means === 'refused' ? { verdict: 'refused', reason: reasonOf(body) } : OF_NO_USE
}
