import type { Deps } from '../deps.ts'
import { sweepCodes, sweepFamilyRequests } from './family-code.sql.ts'
import { sweepRequests } from './relative-request.sql.ts'

/** Forgets what is over: forms of relatives after a day, codes after their minutes, answered requests after a month. */
export async function sweepFamily(deps: Deps): Promise<void> {
  const now = deps.clock()
  const count = (await sweepRequests(deps.store, now)) + (await sweepCodes(deps.store, now)) + (await sweepFamilyRequests(deps.store, now))
  deps.log.info('swept', { job: 'sweep-family', count })
}
