import type { Received, Reply } from '@vizit/contract/endpoint'
import type { changeChild as endpoint } from '@vizit/contract/family'
import { refuse } from '@vizit/contract/refusal'
import { allows, mayGiveBirthday } from '@vizit/rules/access'
import { isAdult } from '@vizit/rules/age'
import { judgeBirthday, minskDay } from '@vizit/rules/days'
import { fullNameRu, storedName } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { changePerson } from '../people/people.ts'
import { maySearch, refuseSimilar, similarElsewhere } from './add-child.ts'
import { findChild, findMembers, lockFamilies } from './family.sql.ts'
import { opaqueId, sameAmong } from './judge-family.ts'
import { familyOf } from './list-family.ts'

/**
 * Changes the data of a child, as a parent or whoever holds EDIT_PROFILE does [5.30]. The family is locked, so that two children cannot become
 * one. Nobody else's child exists for it.
 */
export async function changeChild(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  type Changed = { similar: string } | { reply: Reply<typeof endpoint> }
  const changed = await ctx.store.transaction(async (tx): Promise<Changed> => {
    const before = await findChild(tx, ctx.accountId, input.profileId, today)
    if (before?.family_id) await lockFamilies(tx, [before.family_id])
    await maySearch(tx, ctx)
    const child = await findChild(tx, ctx.accountId, input.profileId, today)
    if (!child) refuse('NOT_FOUND')
    if (!allows(child.level, 'EDIT_PROFILE')) refuse('ACCESS_NOT_AUTHORIZED')
    if (!child.family_id || child.birthday === null || isAdult(child.birthday, today)) refuse('NOT_A_CHILD')
    // [6.39] the coverer knows the person by these very data
    if (child.covered) refuse('ACCESS_NOT_AUTHORIZED', { reason: 'PROGRAMME' })
    const verdict = judgeBirthday(input.birthday, today)
    if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'birthday', reason: verdict })
    if (isAdult(input.birthday, today)) refuse('NOT_A_CHILD')
    if (!mayGiveBirthday({ birthday: child.birthday, hasAccount: child.has_account }, input.birthday))
      refuse('ACCESS_NOT_AUTHORIZED', { reason: 'SIGNS_IN' })

    const name = storedName(input)
    const person = { fullNameRu: fullNameRu(name), sex: input.sex, birthday: input.birthday }
    const members = (await findMembers(tx, child.family_id)).filter(member => member.profile_id !== input.profileId)
    const same = sameAmong(members, person)
    if (same) refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, same.profile_id) })
    const elsewhere = await similarElsewhere(tx, ctx, child.family_id, person)
    if (elsewhere) return { similar: elsewhere }
    await changePerson(tx, input.profileId, { ...name, birthday: input.birthday, sex: input.sex }, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'profile-changed', profileId: input.profileId })
    return { reply: await familyOf(ctx, tx) }
  })
  return 'similar' in changed ? refuseSimilar(ctx, changed.similar) : changed.reply
}
