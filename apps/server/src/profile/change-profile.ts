import type { emailsInput } from '@vizit/contract/email'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { namesOf } from '@vizit/contract/person-named'
import type { createProfile as createEndpoint, updateProfile } from '@vizit/contract/profile-form'
import { refuse } from '@vizit/contract/refusal'
import { isAdult } from '@vizit/rules/age'
import { judgeBirthday, minskDay } from '@vizit/rules/days'
import { storedName } from '@vizit/rules/people'
import type * as z from 'zod/mini'
import type { SignedCtx } from '../deps.ts'
import { audit, keepConsentWords } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { changePerson } from '../people/people.ts'
import type { Tx } from '../store/store.ts'
import { deviceOfOwner } from './masked-profile.ts'
import { lockOwnPerson } from './profile.sql.ts'
import { profileOf } from './read-profile.ts'

type Input = Received<typeof updateProfile>

/** Judges and pays for new addresses, and gives what puts them, in the transaction of the profile. */
export type NewEmails = (ctx: SignedCtx, emails: z.output<typeof emailsInput>) => Promise<(tx: Tx) => Promise<void>>

/**
 * Fills or changes the own profile. Whoever is under 18 fills it once; after that it is changed for them [5.30] [5.32].
 * Refuses INVALID_INPUT {field, reason}, ACCESS_NOT_AUTHORIZED {reason: 'UNDERAGE_USER' or 'PROGRAMME'} and PROFILE_EXISTS {deviceId}.
 */
export async function changeProfile(ctx: SignedCtx, input: Input, emails: NewEmails): Promise<Reply<typeof updateProfile>> {
  judgeAsked(ctx, input)
  const putEmails = input.emails ? await emails(ctx, input.emails) : null
  await ctx.store.transaction(async tx => {
    await write(tx, ctx, input)
    await putEmails?.(tx)
  })
  return profileOf(ctx)
}

/** [7.59] The first time, with the consent. What is filled already is not filled again: INVALID_STATE. */
export async function createProfile(
  ctx: SignedCtx,
  input: Received<typeof createEndpoint>,
  emails: NewEmails
): Promise<Reply<typeof createEndpoint>> {
  judgeAsked(ctx, input)
  const putEmails = input.emails ? await emails(ctx, input.emails) : null
  return ctx.store.transaction(async tx => {
    const me = await write(tx, ctx, input)
    if (me.birthday !== null) refuse('INVALID_STATE')
    await putEmails?.(tx)
    const reply = await profileOf(ctx, tx)
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return reply
  })
}

function judgeAsked(ctx: SignedCtx, input: Input): void {
  // [4.09] the phone is proven and the device is not: who is here already is named by an opaque name only
  if (ctx.access === 'masked') refuse('PROFILE_EXISTS', { deviceId: deviceOfOwner(ctx.config.secret, ctx.accountId) })
  const verdict = judgeBirthday(input.birthday, minskDay(ctx.now))
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'birthday', reason: verdict })
}

/** Gives the person as it was before. */
async function write(tx: Tx, ctx: SignedCtx, input: Input) {
  const today = minskDay(ctx.now)
  const me = await lockOwnPerson(tx, ctx.accountId, today)
  if (!me) throw new Error('an account without a profile')
  if (me.birthday !== null && !isAdult(me.birthday, today)) refuse('ACCESS_NOT_AUTHORIZED', { reason: 'UNDERAGE_USER' })
  // [6.39] the coverer knows the person by these very data
  if (me.covered) refuse('ACCESS_NOT_AUTHORIZED', { reason: 'PROGRAMME' })
  await changePerson(tx, me.id, { ...storedName(namesOf(input)), birthday: input.birthday, sex: input.sex }, ctx.now)
  if (input.consentVersion !== undefined)
    await keepConsentWords(tx, {
      profileId: me.id,
      accountId: ctx.accountId,
      channel: ctx.channel,
      version: input.consentVersion,
      brand: ctx.config.brand,
      at: ctx.now
    })
  await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'profile-changed', profileId: me.id })
  // now that it is known who this is, visits made without an account may be theirs
  await enqueue(tx, 'take-in-visits', { accountId: ctx.accountId })
  return me
}
