import type { Received, Reply } from '@vizit/contract/endpoint'
import type { joinFamily as endpoint } from '@vizit/contract/family-code'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { OWN_VOICE_AGE } from '@vizit/rules/own-voice'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { type Budget, giveBack, take } from '../http/limits.ts'
import { familyCodeHash } from './draw-code.ts'
import { findPeople, type OwnPerson } from './family.sql.ts'
import { type AskedRelation, addRequest, findDrawnFor, findOwnOpen, takeCode } from './family-code.sql.ts'
import { ownAdult, ownPersonFrom } from './judge-family.ts'

/** [8.38] [R15] */
export const WRONG_CODES_A_DAY = 5
export const REQUEST_DAYS = 7
/** So many wrong codes of everybody in an hour are somebody who searches: the operators are told. */
const WRONG_OF_ALL_HOUR = 200

/**
 * Enters a code: it only opens a request, answered by the one who showed the code [R15]. The try is counted before the code is looked
 * for, so that parallel guesses are counted too; a right one is given back. A code that was drawn for a spouse, or for a relative, asks as that
 * one wherever it is entered; of any other `as` says it. INVALID_OBJECT_ID {left}.
 */
export async function joinFamily(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const asked = input.as ?? 'RELATIVE'
  const tries: Budget = { key: `family-code:${ctx.accountId}`, most: WRONG_CODES_A_DAY, seconds: 86_400 }
  const tried = await take(ctx.store, tries, ctx.now)
  if (tried.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: tried.retryAfterSeconds })

  const codeHash = familyCodeHash(ctx.config.secret, input.code)
  const drawn = await findDrawnFor(ctx.store, codeHash, ctx.now)
  const relation = drawn?.relation ?? asked
  const me = await whoAsks(ctx, relation).catch(async (refused: unknown) => {
    if (drawn) await giveBack(ctx.store, [tries], ctx.now)
    throw refused
  })
  const requestId = await ctx.store.transaction(async tx => {
    const code = await takeCode(tx, codeHash, ctx.accountId, ctx.now)
    if (!code) return undefined
    await addRequest(tx, { id: ctx.newId(), accountId: ctx.accountId, relation, code, days: REQUEST_DAYS }, ctx.now)
    const request = await findOwnOpen(tx, ctx.accountId, code.family_id)
    if (!request) throw new Error('a request that was just made is not there')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'family-asked', profileId: me.id, objectId: request.id })
    await keepAnswer(tx, ctx.once, { requestId: request.id }, ctx.now)
    return request.id
  })
  if (requestId) {
    await giveBack(ctx.store, [tries], ctx.now)
    return { requestId }
  }
  await noteWrong(ctx)
  return refuse('INVALID_OBJECT_ID', { left: WRONG_CODES_A_DAY - tried.count })
}

/**
 * Who may ask: as a spouse an adult who has none; as a relative also a young person from 16 on, whom a parent then finds among the children
 * [R3]. Refuses Forbidden9, Forbidden7, SPOUSE_EXISTS.
 */
export async function whoAsks(ctx: SignedCtx, as: AskedRelation): Promise<OwnPerson> {
  if (as === 'RELATIVE') return ownPersonFrom(ctx, OWN_VOICE_AGE)
  const me = await ownAdult(ctx)
  const people = await findPeople(ctx.store, ctx.accountId, minskDay(ctx.now), ctx.now)
  if (people.some(person => person.relKind === 'SPOUSE')) refuse('SPOUSE_EXISTS')
  return me
}

async function noteWrong(ctx: SignedCtx): Promise<void> {
  const { count } = await take(ctx.store, { key: 'family-code-all', most: WRONG_OF_ALL_HOUR, seconds: 3_600 }, ctx.now)
  if (count > WRONG_OF_ALL_HOUR) ctx.log.error('many wrong family codes: somebody may be searching', { count })
}
