import type { Received, Reply } from '@vizit/contract/endpoint'
import type { addChild as endpoint } from '@vizit/contract/family'
import { namesOf } from '@vizit/contract/person-named'
import { type Facts, refuse } from '@vizit/contract/refusal'
import { isAdult } from '@vizit/rules/age'
import { judgeBirthday, minskDay } from '@vizit/rules/days'
import type { Person } from '@vizit/rules/family'
import type { Kinship } from '@vizit/rules/kinship'
import { fullNameRu, storedName } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { audit, recordConsent } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { type Budget, take } from '../http/limits.ts'
import { addPerson } from '../people/people.ts'
import type { Tx } from '../store/store.ts'
import { addMember, findChildrenElsewhere, findMembers, lockOwnFamily } from './family.sql.ts'
import { judgeAdding, judgeKinshipSex, opaqueId, ownAdult, sameAmong } from './judge-family.ts'
import { familyOf } from './list-family.ts'

type PersonInput = Pick<Received<typeof endpoint>, 'lastName' | 'firstName' | 'middleName' | 'fullNameRu' | 'birthday' | 'sex'> & {
  kinship?: Kinship | undefined
}

/** "There is such a child" is told so many times a day: families must not be searched by it. */
const SIMILAR_A_DAY = 5

/**
 * Adds a child to the family of a signed-in adult, with the parent's consent in the same transaction. The family row is locked before
 * its children are counted, so that parallel adds cannot pass the limit together.
 */
export async function addChild(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const verdict = judgeBirthday(input.birthday, minskDay(ctx.now))
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'birthday', reason: verdict })
  const parental = currentConsentText('parental', ctx.config.brand)
  if (input.consentVersion !== parental.version) refuse('INVALID_STATE', { kind: 'parental', reason: 'OLD_VERSION' })
  const me = await ownAdult(ctx)

  const added = await ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    await maySearch(tx, ctx)
    const placed = await placeChild(tx, ctx, { familyId, ofProfileId: me.id }, input)
    if ('similar' in placed) return placed
    const reply = await familyOf(ctx, tx)
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return { reply }
  })
  return 'similar' in added ? refuseSimilar(ctx, added.similar) : added.reply
}

const searchBudget = (ctx: SignedCtx): Budget => ({ key: `similar-child:${ctx.accountId}`, most: SIMILAR_A_DAY, seconds: 86_400 })

/**
 * Refuses who has been told of children elsewhere often enough today. In the transaction that then looks: the account's counter is locked until it ends,
 * so that of many questions at one time each knows what the others were told.
 */
export async function maySearch(tx: Tx, ctx: SignedCtx): Promise<void> {
  const told = await take(tx, searchBudget(ctx), ctx.now, 0)
  if (told.count >= SIMILAR_A_DAY) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: told.retryAfterSeconds })
}

/** Counts that the account is told of a child elsewhere. */
export async function noteTold(tx: Tx, ctx: SignedCtx): Promise<void> {
  await take(tx, searchBudget(ctx), ctx.now)
}

/** Tells that there is such a child elsewhere, once the transaction that has counted it is through. */
export function refuseSimilar(ctx: SignedCtx, profileId: string, facts: Facts = {}): never {
  return refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, profileId), ...facts })
}

/** One child with the parent's consent, the family being locked; or the same child in another family. */
export async function placeChild(
  tx: Tx,
  ctx: SignedCtx,
  place: { familyId: string; ofProfileId: string },
  input: PersonInput
): Promise<{ profileId: string } | { similar: string }> {
  const today = minskDay(ctx.now)
  if (isAdult(input.birthday, today)) refuse('NOT_A_CHILD')
  const name = storedName(namesOf(input))
  const child: Person = { fullNameRu: fullNameRu(name), sex: input.sex, birthday: input.birthday }
  const members = await findMembers(tx, place.familyId)
  const own = sameAmong(members, child)
  if (own) refuse('PERSON_EXISTS', { objectId: opaqueId(ctx, own.profile_id) })
  judgeAdding('CHILD', members, today)
  judgeKinshipSex(input.kinship, input.sex)
  const elsewhere = await similarElsewhere(tx, ctx, place.familyId, child)
  if (elsewhere) return { similar: elsewhere }

  const profileId = ctx.newId()
  await addPerson(tx, profileId, { ...name, birthday: input.birthday, sex: input.sex }, ctx.now)
  await addMember(tx, { ...place, profileId, relKind: 'CHILD', kinship: input.kinship }, ctx.now)
  for (const kind of ['parental', 'personal-data'] as const) {
    const text = currentConsentText(kind, ctx.config.brand)
    await recordConsent(tx, { profileId, accountId: ctx.accountId, text, channel: ctx.channel, at: ctx.now })
  }
  await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'child-added', profileId, objectId: place.familyId })
  return { profileId }
}

/** [5.78] The same child is in another family: the other parent has added it, and this one is to join. Counted: the transaction must not be undone. */
export async function similarElsewhere(tx: Tx, ctx: SignedCtx, familyId: string, child: Person): Promise<string | undefined> {
  const similar = sameAmong(await findChildrenElsewhere(tx, familyId, child.birthday), child)?.profile_id
  if (similar !== undefined) await noteTold(tx, ctx)
  return similar
}
