// What the sign-in may cost and how much of it anybody may ask for.

/** Budgets of the sign-in, all counted in the database. */
export type SignInLimits = {
  codesPerPhoneDay: number
  codesPerUnknownDeviceHour: number
  codesPerAddressHour: number
  codesPerPrefixHour: number
  codesAllHour: number
  /** SMS with codes in a day, to known and to unknown devices each: what a day of sign-ins may cost. */
  codesAllDay: number
  /** So many codes of an hour go to unknown devices whatever becomes of them; then each of these is asked the human check while few come back. */
  codesAllHourUnchecked: number
  /** So many codes of an hour go to unknown devices whose browser did the proof of work; then each of these is asked the picture while few come back. */
  codesAllHourWorked: number
  /** So many codes of an hour go to unknown devices that solved the task instead of a picture; the next ones only while half of them come back. */
  codesAllHourSolved: number
  /** The same while somebody may be guessing codes: no more, whatever comes back. */
  codesAllHourSolvedGuessed: number
  /** So many codes of an hour go to unknown devices that read the picture; the next ones only while enough of them come back. */
  codesAllHourUnproven: number
  wrongCodesAllDay: number
  wrongCodesPerPhoneDay: number
  /** After this many requests of one address within an hour, or for one phone within a day, the human check is asked. */
  humanCheckAfterAddress: number
  humanCheckAfterPhone: number
}

export const SIGN_IN_LIMITS: SignInLimits = {
  codesPerPhoneDay: 6,
  codesPerUnknownDeviceHour: 5,
  codesPerAddressHour: 60,
  codesPerPrefixHour: 120,
  codesAllHour: 2_000,
  codesAllDay: 12_000,
  codesAllHourUnchecked: 100,
  codesAllHourWorked: 100,
  codesAllHourSolved: 50,
  codesAllHourSolvedGuessed: 10,
  codesAllHourUnproven: 350,
  wrongCodesAllDay: 10_000,
  wrongCodesPerPhoneDay: 30,
  humanCheckAfterAddress: 5,
  humanCheckAfterPhone: 2
}
