import { refuse } from '@vizit/contract/refusal'
import type { ClinicGateway } from '../../clinics/gateway.ts'
import type { SignedCtx } from '../../deps.ts'
import type { BookingRow } from '../booking.sql.ts'
import { type ClinicBan, keepClinicBan } from '../patients.sql.ts'

/** A clinic that does not serve a person is not asked for that person again for so long; then it may have changed its mind. */
export const INACTIVE_FOR_HOURS = 24

/** A clinic's words for what it does not serve, and the ban that each is until it is asked again. [3.64] [3.65] */
const NOT_SERVED: Partial<Record<string, ClinicBan>> = { COUNTRY_NOT_SUPPORTED: 'clinic-country', CITY_NOT_SUPPORTED: 'clinic-city' }

/**
 * Says why the clinic has refused the visit. A person whom it does not serve at present is told to write to the support [6.48] [8.05]; one whom
 * it does not book because of the age, to choose another [8.36]; one from a country or a town that it does not serve hears that. A clinic that did not
 * understand us, or does not let us in, is of no use now: its patient may call it. Anything else is its own rule. The time is not busy: it is said to be
 * so of none of these.
 */
export async function refuseAsClinicDid(
  ctx: SignedCtx,
  gateway: ClinicGateway,
  visit: Pick<BookingRow, 'provider_id' | 'branch_phones'> & { profile_id: string },
  reason: string | null
): Promise<never> {
  if (reason === 'UNDERAGE_USER') refuse('UNDERAGE_USER')
  if (reason === 'CLINIC_UNAVAILABLE') refuse('CLINIC_UNAVAILABLE', { phones: visit.branch_phones })
  const keep = (kind: ClinicBan) => {
    const until = new Date(ctx.now.getTime() + INACTIVE_FOR_HOURS * 3_600_000)
    return keepClinicBan(ctx.store, kind, visit.profile_id, visit.provider_id, ctx.now, until)
  }
  const notServed = NOT_SERVED[reason ?? '']
  if (notServed) {
    await keep(notServed)
    refuse('onlineBooking/Forbidden2', { reason: reason! })
  }
  if ((await gateway.standing?.(visit.profile_id)) === 'inactive') {
    await keep('clinic-account')
    refuse('onlineBooking/Forbidden4', { reason: 'ACCOUNT_INACTIVE' })
  }
  refuse('CLINIC_REFUSED', { phones: visit.branch_phones })
}
