// Why online booking for a patient is declined: numbers, weights, and which one of several is shown.

/**
 * `word` is what the screens put into words. `weight`: of several reasons the heaviest is shown, so what the patient cannot help
 * (the clinic, the age) outweighs what the patient can mend (the profile, the consent).
 * `lead`: with-lead = shown after «booking for this patient is impossible»; alone = its own text only.
 * `forbidden`: the number in the server's onlineBooking/Forbidden answer; one numbering with the declines, except that the doctor's
 * own limit is Forbidden1 there and 12 here, for decline numbers lie within 2..26 (0 apart), and a service's ages are Forbidden8 and 17.
 */
export type Decline = {
  word: DeclineWord
  weight: number
  excludesProgrammes: boolean
  lead: 'with-lead' | 'alone'
  forbidden?: number
}

export type DeclineWord =
  | 'NO_ACCESS'
  | 'CLINIC_BLOCKED'
  | 'ADMINISTRATOR_BLOCKED'
  | 'ACCOUNT_INACTIVE'
  | 'NOT_ADULT_ACCOUNT'
  | 'AGE'
  | 'PROFILE_NOT_FILLED'
  | 'COUNTRY_NOT_SUPPORTED'
  | 'CITY_NOT_SUPPORTED'
  | 'DOCTOR_CLOSED'
  | 'CONSENT_MISSING'
  | 'ONLY_SECOND_VISIT'
  | 'PROGRAMME_ONLY'
  | 'NO_SHOW_BAN'
  | 'SERVICE_AGE'

/** The word when a decline comes without a reason known to us [3.66]. */
export const DEFAULT_DECLINE = 'ADULT_DOCTOR'

/** [3.57-3.65] 0, 8, 10 and 11 are given by the specification; the other numbers within 2..26 are ours [3.59]. */
export const DECLINES = {
  /** The relative may not book for this person: access level below BOOK_VISITS [3.61]. */
  0: { word: 'NO_ACCESS', weight: 0, excludesProgrammes: false, lead: 'with-lead', forbidden: 0 },
  /** The clinic has switched online booking off, or blocked this patient. */
  2: { word: 'CLINIC_BLOCKED', weight: 90, excludesProgrammes: false, lead: 'with-lead', forbidden: 2 },
  /** The administrator has closed online booking for the account. */
  3: { word: 'ADMINISTRATOR_BLOCKED', weight: 100, excludesProgrammes: false, lead: 'with-lead', forbidden: 3 },
  /** The account is not active on the clinic's side: support helps. */
  4: { word: 'ACCOUNT_INACTIVE', weight: 95, excludesProgrammes: false, lead: 'with-lead', forbidden: 4 },
  /** The account is not an adult's. */
  7: { word: 'NOT_ADULT_ACCOUNT', weight: 75, excludesProgrammes: false, lead: 'with-lead', forbidden: 7 },
  /** The doctor does not accept patients of this age; a programme does not help either [3.62 3.63]. */
  8: { word: 'AGE', weight: 70, excludesProgrammes: true, lead: 'with-lead' },
  /** Name or birthday is missing. */
  9: { word: 'PROFILE_NOT_FILLED', weight: 40, excludesProgrammes: false, lead: 'with-lead', forbidden: 9 },
  /** Both readings of 10 hold at once: country not supported, and not introduced as «booking impossible» [3.64]. */
  10: { word: 'COUNTRY_NOT_SUPPORTED', weight: 50, excludesProgrammes: false, lead: 'alone' },
  /** [3.65] */
  11: { word: 'CITY_NOT_SUPPORTED', weight: 45, excludesProgrammes: false, lead: 'with-lead' },
  /** The clinic takes no online bookings to this doctor: the registry does. */
  12: { word: 'DOCTOR_CLOSED', weight: 85, excludesProgrammes: false, lead: 'alone', forbidden: 1 },
  /** The person has not given consent yet. */
  13: { word: 'CONSENT_MISSING', weight: 35, excludesProgrammes: false, lead: 'with-lead' },
  /** The doctor can be booked online from the second visit on. */
  14: { word: 'ONLY_SECOND_VISIT', weight: 55, excludesProgrammes: false, lead: 'with-lead' },
  /** The doctor is booked by members of a programme only. */
  15: { word: 'PROGRAMME_ONLY', weight: 60, excludesProgrammes: false, lead: 'with-lead' },
  /** Too many missed visits. */
  16: { word: 'NO_SHOW_BAN', weight: 80, excludesProgrammes: false, lead: 'alone' },
  /** The service is not for patients of this age. A doctor's ages are refused in words of their own [8.33-8.35], a service's by Forbidden8. */
  17: { word: 'SERVICE_AGE', weight: 65, excludesProgrammes: true, lead: 'with-lead', forbidden: 8 }
} as const satisfies Record<number, Decline>

export type DeclineCode = keyof typeof DECLINES

/** What is known of a number, whoever sent it; undefined for a number of no meaning to us. */
export function declineOf(code: number): Decline | undefined {
  return Object.hasOwn(DECLINES, code) ? DECLINES[code as DeclineCode] : undefined
}

/** The number of our own reason. */
export function declineCode(word: DeclineWord): DeclineCode {
  return Number(Object.entries(DECLINES).find(([, decline]) => decline.word === word)![0]) as DeclineCode
}

/** A reason as the wire carries it: weight 0 when a number of no meaning to us brings none. */
export function weightOf(reason: { code: number; weight?: number | undefined }): number {
  return reason.weight ?? declineOf(reason.code)?.weight ?? 0
}

/** The one to show: the heaviest; of equal ones the lowest number, so that the choice does not depend on their order. Undefined of none. */
export function worstDecline<R extends { code: number; weight?: number | undefined }>(reasons: readonly R[]): R | undefined {
  return reasons.toSorted((a, b) => weightOf(b) - weightOf(a) || a.code - b.code)[0]
}

/** The word to show for several reasons [3.66]. */
export function declineWord(reasons: readonly { code: number; weight?: number | undefined }[]): DeclineWord | typeof DEFAULT_DECLINE {
  const worst = worstDecline(reasons)
  return (worst && declineOf(worst.code)?.word) ?? DEFAULT_DECLINE
}
