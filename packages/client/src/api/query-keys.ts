// The answers that a change in one feature makes old for another: each is kept under its word.

export const CAPABILITIES_KEY = ['capabilities'] as const
export const EMAILS_KEY = ['emails'] as const
/** Set by a booking, taken by the first screen of visits that opens after it, or by what becomes of the visit before that. */
export const JUST_BOOKED_KEY = ['just-booked'] as const
export const NEW_TESTS_KEY = ['new-tests'] as const
export const PROFILE_KEY = ['profile'] as const
export const RELATIVES_KEY = ['relatives'] as const
export const FAMILY_CODE_KEY = ['family-code'] as const
export const VISITS_KEY = ['visits'] as const
