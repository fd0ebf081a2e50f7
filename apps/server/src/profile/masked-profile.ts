import { createHmac } from 'node:crypto'
import type { Reply } from '@vizit/contract/endpoint'
import type { getProfile } from '@vizit/contract/profile'
import { judgeReset } from '@vizit/rules/devices'
import { maskEmail } from '@vizit/rules/email'
import { maskName } from '@vizit/rules/people'
import { maskPhone } from '@vizit/rules/phone'
import type { SignedCtx } from '../deps.ts'
import type { ProfileRow } from './profile.sql.ts'

/** An opaque name for "the device of the one who is here already". A real device id is half of a bearer and is told to nobody [R27]. */
export function deviceOfOwner(secret: string, accountId: string): string {
  return createHmac('sha256', secret).update(`device-of-owner ${accountId}`).digest('base64url').slice(0, 22)
}

/**
 * All that a device sees before its owner has confirmed it: stars for the owner to know the account by, and what can be done next
 * [3.09] [6.40]. The key of local copies is not among it.
 */
export function maskedProfile(ctx: SignedCtx, row: ProfileRow, me: ProfileRow['people'][number]): Reply<typeof getProfile> {
  const name = maskName(me)
  const phone = row.phone === null ? '' : maskPhone(row.phone)
  const email = row.emails.find(one => one.confirmed)
  const isSilent = judgeReset(new Date(row.last_used), ctx.now) === 'may-begin-anew'
  return {
    userId: ctx.accountId,
    name,
    lastName: '',
    firstName: '',
    middleName: '',
    birthday: null,
    sex: null,
    email: null,
    emails: [],
    phone,
    phones: [],
    primaryPhone: phone,
    photoUrl: null,
    external: false,
    family: [],
    relatives: [],
    hashKey: '',
    storeKey: '',
    programs: [],
    consentReceived: false,
    consentNeeded: false,
    userType: 'REGULAR',
    canEditProfile: false,
    isPerson: false,
    me: { profileId: me.profileId },
    deviceIdOfExistedUser: email ? deviceOfOwner(ctx.config.secret, ctx.accountId) : null,
    accessNotAuthorized: true,
    waitingConfirmEmail: row.device_asked,
    profileExists: !email && isSilent,
    profileAttributes: { name, phone, ...(email ? { email: maskEmail(email.address) } : {}) }
  }
}
