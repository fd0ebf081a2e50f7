// Booking at a clinic's own site, without an account [R9]: a human check, a form that takes the slot, a code that proves the phone.
import { LANGUAGES } from '@vizit/rules/languages'
import { VISIT_NOTE_MAX } from '@vizit/rules/visits'
import * as z from 'zod/mini'
import { BASE } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import {
  emailAddress,
  givenDay,
  givenText,
  instant,
  patronymic,
  personName,
  providerCode,
  rowId,
  sex,
  slotId,
  smsCode,
  typedPhone,
  uuid
} from './fields.ts'

/**
 * Begins a human check. It is good for one booking, within an hour. `challenge`: a proof of work that the browser does by itself, as `humanChallenge` of
 * ./sign-in.ts has it, good for a quarter of an hour from the address that asked; null where the picture is to be read.
 */
export const beginSiteCheck = endpoint({
  method: 'POST',
  path: `${BASE}/checks`,
  summary: 'Begin the human check of a booking without an account.',
  access: 'anyone',
  input: z.object({ provider: providerCode }),
  reply: z.object({ id: uuid, challenge: z.nullable(z.string()) }),
  refusals: ['NOT_FOUND']
})

const ofCheck = z.object({ provider: providerCode, id: uuid })

/** The picture with digits; each call draws a new one and the former is void. Three tries within two minutes. */
export const siteCheckPicture = endpoint({
  method: 'GET',
  path: `${BASE}/checks/:id/picture`,
  summary: 'The picture with digits of a human check.',
  access: 'anyone',
  input: ofCheck,
  reply: z.unknown(),
  refusals: ['NOT_FOUND'],
  media: 'image/png'
})

/** The way without a picture: a proof of work, as `humanChallenge` of ./sign-in.ts has it; refused as there. */
export const siteCheckChallenge = endpoint({
  method: 'GET',
  path: `${BASE}/checks/:id/proof`,
  summary: 'A proof-of-work challenge: the accessible alternative to the picture.',
  access: 'anyone',
  input: ofCheck,
  reply: z.object({ challenge: z.string() }),
  refusals: ['NOT_FOUND']
})

/** [3.77-3.85] The form, as it travels. `middleName` '-' says that there is none. */
export const siteForm = z.object({
  lastName: personName,
  firstName: personName,
  middleName: patronymic,
  phone: typedPhone,
  /** [5.33] before today */
  birthDate: givenDay,
  sex,
  email: z.optional(emailAddress),
  /** Seen by the clinic only [R43]. */
  clientNote: z.optional(givenText(VISIT_NOTE_MAX)),
  /** `writeCaptcha` of the rules makes it. */
  recaptchaValue: givenText(4200, 1),
  /** The version of the texts `booking` and `personal-data` that were ticked [5.34]. */
  agreement: givenText(40),
  /** Of the page, in which the phone is written to: Russian unless said otherwise. [3.101] */
  language: z.optional(z.enum(LANGUAGES))
})

const held = z.object({
  orderId: uuid,
  /** Until then the code must be typed in. */
  heldUntil: instant,
  /** The server's clock. */
  now: instant,
  /** Masked. */
  sentTo: z.string(),
  resendAfterSeconds: z.number()
})

/**
 * [7.76] Takes the slot for the patient and sends the code to the phone. RECAPCHA_IS_NOT_VALID: begin a new check, everything else stays.
 * INVALID_INPUT {field, reason}. onlineBooking/Forbidden1 {reason: 'site-day-full'}: the cabinet and the registry have more of that day. CONSENT_REQUIRED {reason}: the texts have changed. ERROR_TOO_MANY_REQUESTS {retryAfter}. Whoever lost the answer asks
 * again with the same key and the same words, the captcha included, and gets the same booking.
 */
export const bookAtSite = endpoint({
  method: 'POST',
  path: `${BASE}/doctors/:doctorId/timeslots/:timeslotId`,
  summary: 'Book a slot without an account: the slot is held and the phone gets a code.',
  access: 'anyone',
  evenly: true,
  input: z.extend(siteForm, { provider: providerCode, doctorId: rowId, timeslotId: slotId }),
  reply: held,
  creates: true,
  refusals: [
    'NOT_FOUND',
    'RECAPCHA_IS_NOT_VALID',
    'TIMESLOT_IS_BUSY',
    'NO_ASSIGNMENT_BOOKING',
    'CONSENT_REQUIRED',
    'ADULT_DOCTOR',
    'CHILD_DOCTOR',
    'AGE_LIMITS_ISSUE',
    'onlineBooking/Forbidden1',
    'onlineBooking/Forbidden2',
    'onlineBooking/Forbidden3'
  ]
})

const ofOrder = z.object({ provider: providerCode, orderId: uuid })

/**
 * A new code for the same booking; the one before is void. INVALID_STATE {retryAfter} within 61 s; HOLD_ENDED: choose the time again. ERROR_TOO_MANY_REQUESTS
 * {retryAfter} also where no picture was read for it and few codes come back: a booking that begins anew may read one.
 */
export const resendSiteCode = endpoint({
  method: 'POST',
  path: `${BASE}/orders/:orderId/resend`,
  summary: 'Send a new code for a booking without an account.',
  access: 'anyone',
  evenly: true,
  input: ofOrder,
  reply: held,
  refusals: ['HOLD_ENDED', 'INVALID_STATE']
})

/** A visit as its booker at the site sees it. */
export const siteVisit = z.object({
  orderId: uuid,
  /** `pending`: the clinic has yet to confirm; the outcome comes by SMS. */
  status: z.enum(['booked', 'pending']),
  startDate: instant,
  endDate: instant,
  physicianName: z.string(),
  speciality: z.string(),
  branchName: z.string(),
  branchAddress: z.string(),
  branchPhones: z.string(),
  room: z.string(),
  price: z.nullable(z.number()),
  /** Where whoever signs in with the phone finds the visit, to move it or to cancel it; nothing of the person or the visit is in it. */
  visitsUrl: z.string()
})
export type SiteVisit = z.output<typeof siteVisit>

/**
 * The code proves the phone and makes the visit. Said again it gives the same visit. INVALID_CODE {left}; CODE_EXPIRED: a new one helps;
 * HOLD_ENDED: choose the time again; TIMESLOT_IS_BUSY: the clinic has given it away. PHONE_VISITS_LIMIT {reason: 'too-many-at-doctor' | 'too-many'}:
 * told only now that the phone is proven.
 */
export const confirmAtSite = endpoint({
  method: 'POST',
  path: `${BASE}/orders/:orderId/confirm`,
  summary: 'Prove the phone by the code of the SMS: the visit is booked.',
  access: 'anyone',
  evenly: true,
  input: z.extend(ofOrder, { code: smsCode }),
  reply: siteVisit,
  refusals: ['HOLD_ENDED', 'INVALID_CODE', 'CODE_EXPIRED', 'TIMESLOT_IS_BUSY', 'PHONE_VISITS_LIMIT']
})

/** Lets the slot of a booking that was not confirmed go. 204, whatever there was. */
export const letSiteOrderGo = endpoint({
  method: 'DELETE',
  path: `${BASE}/orders/:orderId`,
  summary: 'Let the slot of an unconfirmed booking go.',
  access: 'anyone',
  input: ofOrder,
  reply: z.object({}),
  refusals: []
})
