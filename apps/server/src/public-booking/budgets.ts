// What a booking without an account may cost, and whom. Keys are digests: the table of counters tells no phone and no address.
import { createHmac } from 'node:crypto'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { phonePrefix } from '@vizit/rules/phone'
import type { Ctx } from '../deps.ts'
import { type Conversion, conversionOf } from '../http/conversion.ts'
import { type Budget, networkOf } from '../http/limits.ts'
import type { ShownAtSite } from '../visit-record/phone-visits.ts'

const HOUR = 3_600
const DAY = 86_400
const CHECKS_PER_ADDRESS_HOUR = 120
/** Each is a derivation. */
const WORKS_ALL_HOUR = 30_000
const PICTURES_PER_CHECK = 20
const PICTURES_PER_ADDRESS_HOUR = 300
const CODES_PER_PHONE_DAY = 6
const CODES_PER_ADDRESS_HOUR = 20
const CODES_PER_PREFIX_HOUR = 60
const CODES_ALL_HOUR = 500
const CODES_ALL_DAY = 3_000
const WRONG_CODES_PER_PHONE_DAY = 20
/** So many codes of an hour go out for work whatever becomes of them; then work is enough only while this share comes back. */
const CODES_ALL_HOUR_WORKED = 50
/** The same for the task instead of a picture. */
const CODES_ALL_HOUR_SOLVED = 20
const SHARE_THAT_IS_ASKED = 0.5
/** Codes of an address within an hour after which the work is harder. */
const USUAL_CODES_OF_ADDRESS = 5

function budget(ctx: Ctx, name: string, of: string, most: number, seconds: number): Budget {
  return { key: `${name}:${createHmac('sha256', ctx.config.secret).update(`${name}\n${of}`).digest('base64url')}`, most, seconds }
}

export function checksOf(ctx: Ctx): Budget {
  return budget(ctx, 'site-check', networkOf(ctx.address), CHECKS_PER_ADDRESS_HOUR, HOUR)
}

/** Works handed out to all addresses together. Where they are spent the picture is there still: nobody closes the form for the others. */
export const WORKS_OF_ALL: Budget = { key: 'site-work-all', most: WORKS_ALL_HOUR, seconds: HOUR }

export function picturesOfAddress(ctx: Ctx): Budget {
  return budget(ctx, 'site-picture-address', networkOf(ctx.address), PICTURES_PER_ADDRESS_HOUR, HOUR)
}

export function picturesOfCheck(checkId: string): Budget {
  return { key: `site-picture:${checkId}`, most: PICTURES_PER_CHECK, seconds: HOUR }
}

/** Codes of bookings at sites in this hour of the clock, and those that came back: those for the task instead of a picture apart. */
export function codesAtSites(shown: ShownAtSite, now: Date): Conversion {
  return shown === 'solved'
    ? conversionOf('sites-solved', { most: CODES_ALL_HOUR_SOLVED, share: SHARE_THAT_IS_ASKED }, now)
    : conversionOf('sites', { most: CODES_ALL_HOUR_WORKED, share: SHARE_THAT_IS_ASKED }, now)
}

/** The counters by which the work of a check is hard: of this address and of all, with what is usual of each. */
export function loadOf(ctx: Ctx) {
  const [ofAddress, , , ofAll] = codesOf(ctx, '') as [Budget, Budget, Budget, Budget]
  return { ofAddress, ofAll, usualOfAddress: USUAL_CODES_OF_ADDRESS }
}

/** What is kept of the address that begins a check. */
export function networkHash(ctx: Ctx): Buffer {
  return createHmac('sha256', ctx.config.secret)
    .update(`site-address\n${networkOf(ctx.address)}`)
    .digest()
}

/** A new code for the same booking is asked for after a while. */
export function resendOf(orderId: string): Budget {
  return { key: `site-resend:${orderId}`, most: 1, seconds: RESEND_AFTER_SECONDS }
}

/** Narrow ones first: what is refused by one spends nothing of those after it. */
export function codesOf(ctx: Ctx, phone: string): Budget[] {
  return [
    budget(ctx, 'site-code-address', networkOf(ctx.address), CODES_PER_ADDRESS_HOUR, HOUR),
    budget(ctx, 'site-code-phone', phone, CODES_PER_PHONE_DAY, DAY),
    budget(ctx, 'site-code-prefix', phonePrefix(phone), CODES_PER_PREFIX_HOUR, HOUR),
    { key: 'site-code-all', most: CODES_ALL_HOUR, seconds: HOUR },
    { key: 'site-code-all-day', most: CODES_ALL_DAY, seconds: DAY }
  ]
}

export function wrongCodesOf(ctx: Ctx, phone: string): Budget {
  return budget(ctx, 'site-wrong-phone', phone, WRONG_CODES_PER_PHONE_DAY, DAY)
}
