import type { listSlotsOfDoctors } from '@vizit/contract/doctor-details'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { daysBetween } from '@vizit/rules/days'
import type { Ctx } from '../deps.ts'
import { cutRange } from './cut-range.ts'
import { findSlotsOfDoctors } from './doctor-details.sql.ts'

/** Ten doctors in two months would be an answer of megabytes. */
const DAYS_AT_ONCE = 14

/** [7.88] The JSON text, or null for an unknown provider. Refuses more days than one answer carries. */
export function listSlotsOf(ctx: Ctx, input: Received<typeof listSlotsOfDoctors>): Promise<string | null> {
  if (daysBetween(input.dateStart, input.dateEnd) >= DAYS_AT_ONCE) refuse('INVALID_INPUT', { field: 'dateEnd' })
  const range = cutRange(input.dateStart, input.dateEnd, ctx.now)
  return findSlotsOfDoctors(ctx.store, input.provider, input.doctorIds, input.branchId ?? null, range)
}
