// [R14] The state of an account maps to exactly one fallback screen, or to none.

export type AccountState = {
  /** This device is not confirmed by the account's owner. */
  accessNotAuthorized: boolean
  /** A letter is on its way: for the device when it is not confirmed, else for an address. */
  waitingConfirmEmail: boolean
  /** The account has a confirmed address by which this device can be confirmed. */
  deviceIdOfExistedUser: string | null
  /** The number belongs to an account that has been silent for long and has no address. */
  profileExists: boolean
  /** Name, birthday and sex are there. */
  isPerson: boolean
  hasConfirmedEmail: boolean
}

/** What the page needs: most need a person; linking a programme or importing a visit needs an address too [R36]. */
export type PageNeeds = 'person' | 'person-and-email'

export type AccountScreen =
  | 'complete-profile'
  | 'add-email'
  | 'waiting-email'
  | 'device-of-existing-user'
  | 'profile-exists'
  | 'no-access'
  | 'none'

/**
 * [2.60] Access comes before anything that is asked: who may not enter is asked neither for a name nor for an address. An address that waits
 * blocks nothing but the pages that need one.
 */
export function accountScreen(state: AccountState, needs: PageNeeds): AccountScreen {
  if (state.accessNotAuthorized) {
    if (state.deviceIdOfExistedUser !== null) return state.waitingConfirmEmail ? 'waiting-email' : 'device-of-existing-user'
    return state.profileExists ? 'profile-exists' : 'no-access'
  }
  if (!state.isPerson) return 'complete-profile'
  if (needs === 'person' || state.hasConfirmedEmail) return 'none'
  return state.waitingConfirmEmail ? 'waiting-email' : 'add-email'
}
