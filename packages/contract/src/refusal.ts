// Every way the product says "no" on purpose. A refusal is an answer; anything else that fails is a bug.

/** The code is what programs compare; the status is only how HTTP carries it. */
export const REFUSALS = {
  INVALID_INPUT: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  NOT_SIGNED_IN: 401,
  ERROR_SESSION_EXPIRED: 401,
  ACCESS_NOT_AUTHORIZED: 403,
  NOT_FOUND: 404,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  OUTDATED_VERSION: 426,
  ERROR_TOO_MANY_REQUESTS: 429,
  UNEXPECTED_PROBLEM: 500,
  SERVICE_UNAVAILABLE: 503,

  // sign-in
  INVALID_CODE: 422,
  CODE_EXPIRED: 410,
  INVALID_CAPTCHA_CODE: 422,
  INVALID_STATE: 409,
  USER_NOT_REGISTERED: 404,
  PROFILE_EXISTS: 409,
  ACCOUNT_IN_USE: 409,

  // staff
  CREDENTIALS_REFUSED: 422,

  // passkeys
  PASSKEY_NEEDED: 403,
  PASSKEY_REFUSED: 422,
  LAST_PASSKEY: 409,
  TOO_MANY_PASSKEYS: 422,
  EMAIL_NEEDED: 409,

  // e-mail
  EMAIL_ALREADY_LINKED: 409,
  EMAIL_TAKEN: 409,
  LINK_EXPIRED: 410,

  // profile
  PLANNED_VISITS: 409,
  PROOF_REQUIRED: 403,

  // booking
  TIMESLOT_IS_BUSY: 409,
  VISITOR_ALREADY_BOOKED: 409,
  HOLD_ENDED: 410,
  TIME_IS_FREE: 409,
  TOO_MANY_WISHES: 409,
  ADULT_DOCTOR: 422,
  CHILD_DOCTOR: 422,
  AGE_LIMITS_ISSUE: 422,
  UNDERAGE_USER: 422,
  NO_ASSIGNMENT_BOOKING: 403,
  CONSENT_REQUIRED: 403,
  CLINIC_UNAVAILABLE: 503,
  CLINIC_REFUSED: 403,
  'onlineBooking/Forbidden0': 403,
  'onlineBooking/Forbidden1': 403,
  'onlineBooking/Forbidden2': 403,
  'onlineBooking/Forbidden3': 403,
  'onlineBooking/Forbidden4': 403,
  'onlineBooking/Forbidden7': 403,
  'onlineBooking/Forbidden8': 403,
  'onlineBooking/Forbidden9': 403,

  // public booking and visit import
  RECAPCHA_IS_NOT_VALID: 422,
  PHONE_VISITS_LIMIT: 409,
  EMAIL_REQUIRED: 422,

  // programmes
  PROFILE_MISSING: 403,
  INVALID_CONTRACT_KEY: 422,
  INCORRECT_CONTRACT_CODE: 422,
  INCORRECT_PHONE_NUMBER: 422,
  CONTRACT_DATA_MISMATCH: 422,
  CONTRACT_NOT_READY: 409,
  CONTRACT_IS_NOT_SYNCHRONIZED: 503,
  EXPIRED_CONTRACT: 422,
  NO_CARD_FROM_COVERER: 422,
  CODE_COVERER_CARD_INACTIVE: 422,
  SERVICE_IS_NOT_SUPPORTED: 422,
  OPTIONS_NOT_SUPPORTED: 422,
  PROGRAMME_NOT_ACTIVE_YET: 409,
  PROGRAMME_ALREADY_LINKED: 409,

  // visits
  CANCEL_REFUSED: 423,

  // results
  INVALID_ACODE: 403,
  ACODES_BLOCKED: 423,
  INVALID_ACODE_BLOCKED: 423,
  BLOCKED_TRY_LATER: 423,
  DOCUMENT_REFUSED: 502,
  MOVE_REFUSED: 423,
  DELETE_REFUSED: 423,

  // reviews and drugs
  ADULTS_ONLY: 403,
  REVIEW_EXISTS: 409,
  DRUG_SEARCH_UNAVAILABLE: 503,
  TOO_MANY_MEDICINES: 422,

  // clinics' own systems
  SIGNATURE_IS_NOT_VALID: 401,

  // family
  TOO_MANY_CHILDREN: 422,
  PERSON_EXISTS: 409,
  NOT_A_CHILD: 422,
  NOT_AN_ADULT: 422,
  TOO_MANY_PARENTS: 422,
  SPOUSE_EXISTS: 409,
  INVALID_OBJECT_ID: 422,
  NEEDS_CONFIRMATION: 409,
  VALIDATION_ERROR: 422,
  ACTIVE_COVERER: 409
} as const

export type RefusalCode = keyof typeof REFUSALS

/** Facts for the words: minutes to wait, the field that is wrong. Never prose, never personal data of somebody else. */
export type Facts = Record<string, string | number | boolean>

export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly facts: Facts | undefined
  constructor(code: RefusalCode, facts?: Facts) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/** Ends the work with a refusal. Throws, never returns. */
export function refuse(code: RefusalCode, facts?: Facts): never {
  throw new Refusal(code, facts)
}

/**
 * Names that other services give to refusals of ours: whoever answers, the person reads the same. [8.22] [8.23] [8.45] [8.53] [8.54] [8.71] What an
 * identity service tells its administrator (a wrong uid, a short password, hash settings, claims) is not among them: it says nothing to a person [8.56-8.59].
 */
const SAME_AS: Record<string, RefusalCode> = {
  'auth/invalid-verification-code': 'INVALID_CODE',
  ERROR_INVALID_VERIFICATION_CODE: 'INVALID_CODE',
  INVALID_ARGUMENT: 'INVALID_INPUT',
  'auth/operation-not-allowed': 'INVALID_STATE',
  'auth/app-not-authorized': 'INVALID_STATE',
  SYNC_FAILED: 'SERVICE_UNAVAILABLE'
}

/** True for a text that is one of our codes. */
export function isRefusalCode(text: unknown): text is RefusalCode {
  return typeof text === 'string' && Object.hasOwn(REFUSALS, text)
}

/** The code that the text of an answer means; UNEXPECTED_PROBLEM for one that nobody has told us of. */
export function refusalCodeOf(text: unknown): RefusalCode {
  if (isRefusalCode(text)) return text
  return (typeof text === 'string' ? SAME_AS[text] : undefined) ?? 'UNEXPECTED_PROBLEM'
}
