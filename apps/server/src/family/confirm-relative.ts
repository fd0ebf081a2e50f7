import { timingSafeEqual } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { confirmRelative as endpoint } from '@vizit/contract/relatives'
import { isAdult } from '@vizit/rules/age'
import { CODE_TRIES } from '@vizit/rules/codes'
import { minskDay } from '@vizit/rules/days'
import { judgeDevice } from '@vizit/rules/devices'
import { fitsSex } from '@vizit/rules/kinship'
import { fullNameRu } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { addPerson } from '../people/people.ts'
import type { Tx } from '../store/store.ts'
import { addMember, findMembers, lockOwnFamily } from './family.sql.ts'
import { judgeAdding, opaqueId, ownAdult, sameAmong } from './judge-family.ts'
import { familyOf } from './list-family.ts'
import { findByPhone, findRequest, type PhoneOwner, type RelativeRequest, spendTry, useRequest } from './relative-request.sql.ts'
import { relativeCodeHash } from './send-relative-code.ts'

/**
 * Step 2 [4.93]: the code that the relative read out. The try is counted before anything is compared, so that parallel guesses are counted too.
 * Asked again after the answer was lost, it says the same. VALIDATION_ERROR {left} for a wrong code [8.41].
 */
export async function confirmRelative(ctx: SignedCtx, given: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const request = await findRequest(ctx.store, ctx.accountId, given.relId)
  if (!request) refuse('NOT_FOUND')
  if (request.used) return familyOf(ctx, ctx.store)
  if (!request.sent) refuse('INVALID_STATE')
  const me = await ownAdult(ctx)
  const tried = await spendTry(ctx.store, given.relId, ctx.now, CODE_TRIES)
  if (!tried) refuse('CODE_EXPIRED')
  if (!timingSafeEqual(tried.code_hash, relativeCodeHash(ctx.config.secret, given.relId, given.code)))
    refuse('VALIDATION_ERROR', { left: CODE_TRIES - tried.tries })

  return ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    if ((await useRequest(tx, given.relId, ctx.now)) === 1) await add(tx, ctx, { familyId, ofProfileId: me.id }, request)
    return familyOf(ctx, tx)
  })
}

/**
 * A code proves the phone and not the person: it shows nothing of an account that it would not open on a new device (0012). Such a relative
 * enters the code of the family from the own account.
 */
function isOpenedByPhone({ last_used, has_email: hasConfirmedEmail, asks_passkey }: PhoneOwner, now: Date): boolean {
  return !asks_passkey && judgeDevice({ device: 'unknown', hasConfirmedEmail, lastUsed: new Date(last_used) }, now) === 'full'
}

/** The owner of the phone joins with their own profile; without an account the form becomes a profile. */
async function add(tx: Tx, ctx: SignedCtx, place: { familyId: string; ofProfileId: string }, request: RelativeRequest): Promise<void> {
  const today = minskDay(ctx.now)
  const { relKind, kinship, lastName, firstName, middleName, birthday, sex } = request
  const members = await findMembers(tx, place.familyId)
  judgeAdding(relKind, members, today)
  const account = await findByPhone(tx, request.phone)
  if (account && !isOpenedByPhone(account, ctx.now)) refuse('INVALID_STATE', { reason: 'PHONE_IS_NOT_ENOUGH' })
  if (account && (account.last_name === '' || account.birthday === null)) refuse('INVALID_STATE', { reason: 'PROFILE_NOT_FILLED' })
  if (account?.birthday && !isAdult(account.birthday, today)) refuse('NOT_AN_ADULT')
  const mine = members.filter(member => member.of_profile_id === place.ofProfileId || member.of_profile_id === null)
  const same = account
    ? mine.find(member => member.profile_id === account.profile_id)
    : sameAmong(mine, { fullNameRu: fullNameRu(request), sex, birthday })
  if (same) refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, same.profile_id) })
  const profileId = account?.profile_id ?? ctx.newId()
  if (!account) await addPerson(tx, profileId, { lastName, firstName, middleName, birthday, sex }, ctx.now)
  // Nobody is said to be a mother who is a man: the word was about who was typed, and the account is who came. Without a word it follows from kind and sex.
  const told = kinship && fitsSex(kinship, account?.sex ?? sex) ? kinship : undefined
  await addMember(tx, { ...place, profileId, relKind, kinship: told }, ctx.now)
  await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'relative-added', profileId, objectId: place.familyId })
}
