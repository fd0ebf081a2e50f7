import type { Profile } from '@vizit/contract/profile'

/** [2.69] Why the profile's place in the navigation carries a red dot. */
export function profileDot(
  profile: Pick<Profile, 'waitingConfirmEmail' | 'accessNotAuthorized'> | undefined
): 'email-pending' | 'not-authorised' | 'none' {
  if (!profile) return 'none'
  if (profile.accessNotAuthorized) return 'not-authorised'
  return profile.waitingConfirmEmail ? 'email-pending' : 'none'
}
