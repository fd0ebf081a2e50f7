import type { Profile } from '@vizit/contract/profile'
import { type AccountScreen, accountScreen, type PageNeeds } from '@vizit/rules/account-screen'

type Known = Pick<
  Profile,
  | 'accessNotAuthorized'
  | 'waitingConfirmEmail'
  | 'deviceIdOfExistedUser'
  | 'profileExists'
  | 'emails'
  | 'lastName'
  | 'firstName'
  | 'birthday'
  | 'sex'
>

/** Which of the six fallback screens the account is shown instead of a page that needs this, or none [R14]. */
export function accountScreenOf(profile: Known, needs: PageNeeds): AccountScreen {
  return accountScreen(
    {
      ...profile,
      isPerson: profile.lastName !== '' && profile.firstName !== '' && profile.birthday !== null && profile.sex !== null,
      hasConfirmedEmail: profile.emails.some(email => email.confirmed)
    },
    needs
  )
}

/** What an account must be asked before its own pages make sense [2.60]. `none`: nothing. */
export type ProfileFallback = 'no-access' | 'complete-profile' | 'none'

/** The same in the three words of a page that needs a person and cannot confirm a device itself. */
export function profileFallback(profile: Known): ProfileFallback {
  const screen = accountScreenOf(profile, 'person')
  return screen === 'none' || screen === 'complete-profile' ? screen : 'no-access'
}
