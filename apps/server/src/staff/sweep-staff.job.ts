import type { Deps } from '../deps.ts'
import { sweepStaffSessions } from '../http/staff-session.sql.ts'
import { sweepStaffDevices } from './staff.sql.ts'

/** Job: forgets sessions of staff a month after their end, and browsers that were not used for half a year. */
export async function sweepStaff(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock()
  const count = (await sweepStaffSessions(deps.store, now)) + (await sweepStaffDevices(deps.store, now))
  deps.log.info('swept', { job: 'sweep-staff', count })
}
