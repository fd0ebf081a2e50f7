import type { Received, Reply } from '@vizit/contract/endpoint'
import type { addChild as endpoint } from '@vizit/contract/family'
import { refuse } from '@vizit/contract/refusal'
import { isAdult } from '@vizit/rules/age'
import { judgeBirthday, minskDay } from '@vizit/rules/days'
import type { Person } from '@vizit/rules/family'
import { fullNameRu, storedName } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { keepAnswer } from '../http/answers.ts'
import { type Budget, firstSpent, take } from '../http/limits.ts'
import { currentConsentText } from '../store/consent-texts.ts'
import { audit, recordConsent } from '../store/ledger.ts'
import { addPerson } from '../store/people.ts'
import type { Tx } from '../store/store.ts'
import { addMember, findChildrenElsewhere, findMembers, lockOwnFamily } from './family.sql.ts'
import { judgePlace, opaqueId, ownAdult, sameAmong } from './judge-family.ts'
import { familyOf } from './list-family.ts'

/** "There is such a child" is told so many times a day: families must not be searched by it. */
const SIMILAR_A_DAY = 5

/**
 * Adds a child to the family of a signed-in adult, with the parent's consent in the same transaction. The family row is locked before
 * its children are counted, so that parallel adds cannot pass the limit together.
 */
export async function addChild(ctx: SignedCtx, wish: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const verdict = judgeBirthday(wish.birthday, today)
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'birthday', reason: verdict })
  const parental = currentConsentText('parental', ctx.config.brand)
  if (wish.consentVersion !== parental.version) refuse('INVALID_STATE', { kind: 'parental' })
  const me = await ownAdult(ctx)
  if (isAdult(wish.birthday, today)) refuse('NOT_A_CHILD')
  const asked: Budget = { key: `similar-child:${ctx.accountId}`, most: SIMILAR_A_DAY, seconds: 86_400 }
  const spent = await firstSpent(ctx.store, [asked], ctx.now)
  if (spent) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: spent.retryAfterSeconds })

  const name = storedName(wish)
  const child: Person = { fullNameRu: fullNameRu(name), sex: wish.sex, birthday: wish.birthday }
  const added = await ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    const members = await findMembers(tx, familyId)
    const own = sameAmong(members, child)
    if (own) refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, own.profileId) })
    judgePlace('CHILD', members, today)
    const elsewhere = await similarElsewhere(tx, familyId, child)
    if (elsewhere) return { similar: elsewhere }

    const profileId = ctx.newId()
    await addPerson(tx, profileId, { ...name, birthday: wish.birthday, sex: wish.sex }, ctx.now)
    await addMember(tx, { familyId, profileId, relKind: 'CHILD', ofProfileId: me.id }, ctx.now)
    for (const text of [parental, currentConsentText('personal-data', ctx.config.brand)]) {
      await recordConsent(tx, { profileId, accountId: ctx.accountId, text, channel: 'family', at: ctx.now })
    }
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'child-added', profileId, objectId: familyId })
    const reply = await familyOf(ctx, tx)
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return { reply }
  })
  if (added.reply) return added.reply
  await take(ctx.store, asked, ctx.now)
  return refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, added.similar) })
}

/** [5.78] The same child is in another family: the other parent has added it, and this one is to join. */
async function similarElsewhere(tx: Tx, familyId: string, child: Person): Promise<string | undefined> {
  return sameAmong(await findChildrenElsewhere(tx, familyId, child.birthday), child)?.profileId
}
