import type { Deps } from '../deps.ts'
import { sweepPhoneVisits } from '../visit-record/phone-visits.ts'
import { sweepChecks } from './public-booking.sql.ts'

/** Job: forgets human checks after a day, and a month after a visit what its phone had to do with it. */
export async function sweepPublicBooking(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock()
  const count = (await sweepChecks(deps.store, now)) + (await sweepPhoneVisits(deps.store, now))
  deps.log.info('swept', { job: 'sweep-public-booking', count })
}
