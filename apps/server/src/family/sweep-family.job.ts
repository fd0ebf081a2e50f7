import type { Deps } from '../deps.ts'
import { sweepCodes, sweepFamilyRequests } from './family-code.sql.ts'
import { sweepInvites } from './family-invite.sql.ts'
import { sweepRequests } from './relative-request.sql.ts'

/** Forgets what is over: forms of relatives after a day, codes after their minutes, invitations after their days, answered requests after a month. */
export async function sweepFamily(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock()
  const forms = await sweepRequests(deps.store, now)
  const ways = (await sweepCodes(deps.store, now)) + (await sweepInvites(deps.store, now))
  const count = forms + ways + (await sweepFamilyRequests(deps.store, now))
  deps.log.info('swept', { job: 'sweep-family', count })
}
