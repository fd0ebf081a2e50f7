import { refuse } from '@vizit/contract/refusal'
import type { ClinicGateway } from '../clinics/gateway.ts'
import type { SignedCtx } from '../deps.ts'
import type { BookingRow } from './booking.sql.ts'
import { keepInactive } from './patients.sql.ts'

/** A clinic that does not serve a person is not asked for that person again for so long; then it may have changed its mind. */
export const INACTIVE_FOR_HOURS = 24

/**
 * Says why the clinic has refused the visit. A person whom it does not serve at present is told to write to the support [6.48] [8.05]; one whom
 * it does not book because of the age, to choose another [8.36]. Anything else is a time that cannot be had.
 */
export async function refuseAsClinicDid(
  ctx: SignedCtx,
  gateway: ClinicGateway,
  visit: Pick<BookingRow, 'provider_id'> & { profile_id: string },
  reason: string | null
): Promise<never> {
  if (reason === 'UNDERAGE_USER') refuse('UNDERAGE_USER')
  if ((await gateway.standing?.(visit.profile_id)) === 'inactive') {
    const until = new Date(ctx.now.getTime() + INACTIVE_FOR_HOURS * 3_600_000)
    await keepInactive(ctx.store, visit.profile_id, visit.provider_id, ctx.now, until)
    refuse('onlineBooking/Forbidden4', { reason: 'ACCOUNT_INACTIVE' })
  }
  refuse('TIMESLOT_IS_BUSY', { reason: 'clinic' })
}
