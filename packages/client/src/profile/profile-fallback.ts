import type { Profile } from '@vizit/contract/profile'

/** What an account must be asked before its own pages make sense [2.60]. `none`: nothing. */
export type ProfileFallback = 'no-access' | 'complete-profile' | 'none'

/** One state of the account, one screen (decision 14). Access comes first: who may not enter is not asked for a name. */
export function profileFallback(
  profile: Pick<Profile, 'accessNotAuthorized' | 'lastName' | 'firstName' | 'birthday' | 'sex'>
): ProfileFallback {
  if (profile.accessNotAuthorized) return 'no-access'
  const isComplete = profile.lastName !== '' && profile.firstName !== '' && profile.birthday !== null && profile.sex !== null
  return isComplete ? 'none' : 'complete-profile'
}
