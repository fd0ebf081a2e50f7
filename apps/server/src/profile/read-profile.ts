import { createHmac } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { photoPath } from '@vizit/contract/photo'
import type { getProfile } from '@vizit/contract/profile'
import { refuse } from '@vizit/contract/refusal'
import { isAdult } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { userTypeOf } from '@vizit/rules/programme'
import { asSeen } from '@vizit/rules/seen-person'
import type { SignedCtx } from '../deps.ts'
import { versionsInForce } from '../evidence/consent-texts.ts'
import { isOlder } from '../http/serve-route.ts'
import type { Db } from '../store/store.ts'
import { maskedProfile } from './masked-profile.ts'
import { findProfile } from './profile.sql.ts'

/** Who is signed in. A version too old to go on is told so here as well [R23]. */
export async function readProfile(ctx: SignedCtx, asked: Received<typeof getProfile>): Promise<Reply<typeof getProfile>> {
  if (asked.version && isOlder(asked.version, ctx.config.oldestVersion)) refuse('OUTDATED_VERSION')
  return profileOf(ctx)
}

/** The profile as its owner sees it, relatives closed by their levels. */
export async function profileOf(ctx: SignedCtx, db: Db = ctx.store): Promise<Reply<typeof getProfile>> {
  const today = minskDay(ctx.now)
  const row = await findProfile(db, { accountId: ctx.accountId, sessionId: ctx.sessionId, versions: versionsInForce() }, today, ctx.now)
  const me = row?.people.find(person => person.relKind === 'ME')
  if (!row || !me) throw new Error('an account without a profile')
  if (ctx.access === 'masked') return maskedProfile(ctx, row, me)
  const family = row.people.map(person => ({
    ...asSeen(person, today),
    photoUrl: photoPath(person.profileId, person.photo),
    programIds: person.programIds
  }))
  const { name, lastName, firstName, middleName, birthday, sex, consentReceived } = asSeen(me, today)
  return {
    userId: ctx.accountId,
    name,
    lastName,
    firstName,
    middleName,
    birthday,
    sex,
    // [3.06] a backup address alone is no main one
    email: row.emails.find(one => one.confirmed && one.usage === 'PRIMARY')?.address ?? null,
    emails: row.emails,
    phone: row.phone ?? '',
    phones: row.phone === null ? [] : [{ number: row.phone }],
    primaryPhone: row.phone ?? '',
    photoUrl: photoPath(me.profileId, me.photo),
    external: false,
    family,
    relatives: row.people.map(person => ({
      profileId: person.profileId,
      isOwner: person.leadsFamily,
      isSpouse: person.relKind === 'SPOUSE'
    })),
    hashKey: row.hash_key,
    storeKey: createHmac('sha256', ctx.config.secret).update(`store ${ctx.accountId}`).digest('base64url').slice(0, 22),
    programs: row.programmes.map(({ coverer, programCaption }) => ({ coverer, programCaption })),
    consentReceived,
    consentNeeded: row.consent_needed,
    userType: userTypeOf(row.programmes),
    // [6.39] the coverer knows the person by these very data
    canEditProfile: row.programmes.length === 0 && (birthday === null || isAdult(birthday, today)),
    isPerson: lastName !== '' && birthday !== null && sex !== null,
    me: { profileId: me.profileId },
    deviceIdOfExistedUser: null,
    accessNotAuthorized: false,
    waitingConfirmEmail: row.emails.some(one => !one.confirmed),
    profileExists: false,
    profileAttributes: null
  }
}
