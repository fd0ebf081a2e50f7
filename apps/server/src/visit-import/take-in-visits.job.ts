import type { Deps } from '../deps.ts'
import { type GivesVisits, takeInKnown } from './take-in.ts'

/** Job, after a sign-in and after a profile was filled: what the phone has made at clinics' sites comes into its account. */
export function takeInVisits(gives: GivesVisits): (deps: Deps, payload: { accountId: string }) => Promise<void> {
  return async (deps, { accountId }) => void (await takeInKnown(deps, accountId, deps.clock(), gives))
}
