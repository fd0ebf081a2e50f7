import type { Received, Reply } from '@vizit/contract/endpoint'
import type { addChild as endpoint } from '@vizit/contract/family'
import { refuse } from '@vizit/contract/refusal'
import { relationNow, relKindOf } from '@vizit/rules/access'
import { isAdult } from '@vizit/rules/age'
import { type Day, judgeBirthday, minskDay } from '@vizit/rules/days'
import { isSamePerson, mayAdd } from '@vizit/rules/family'
import { fullNameRu, storedName } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { keepAnswer } from '../http/answers.ts'
import { currentConsentText } from '../store/consent-texts.ts'
import { audit, recordConsent } from '../store/ledger.ts'
import { addPerson } from '../store/people.ts'
import { addMember, findMembers, findOwnPerson, lockOwnFamily, type MemberRow } from './family.sql.ts'
import { familyOf } from './list-family.ts'

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

  const me = await findOwnPerson(ctx.store, ctx.accountId)
  if (!me || me.last_name === '' || me.birthday === null || me.sex === null) refuse('onlineBooking/Forbidden9')
  if (!isAdult(me.birthday, today)) refuse('onlineBooking/Forbidden7')
  if (isAdult(wish.birthday, today)) refuse('NOT_A_CHILD')

  return ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    const name = storedName(wish)
    judgeRoom(await findMembers(tx, familyId), { fullNameRu: fullNameRu(name), sex: wish.sex, birthday: wish.birthday }, today)

    const profileId = ctx.newId()
    await addPerson(tx, profileId, { ...name, birthday: wish.birthday, sex: wish.sex }, ctx.now)
    await addMember(tx, familyId, profileId, 'CHILD', ctx.now)
    for (const text of [parental, currentConsentText('personal-data', ctx.config.brand)]) {
      await recordConsent(tx, { profileId, accountId: ctx.accountId, text, channel: 'family', at: ctx.now })
    }
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'child-added', profileId, objectId: familyId })
    const reply = await familyOf(ctx, tx)
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return reply
  })
}

/** A child who has grown up no longer takes a child's place [5.73]; nobody is in a family twice [4.98]. */
function judgeRoom(members: MemberRow[], child: Parameters<typeof isSamePerson>[0], today: Day): void {
  const relations = members.map(({ relKind, birthday }) => {
    const was = relKindOf(relKind)
    return { relKind: birthday === null ? was : relationNow(was, birthday, today) }
  })
  for (const member of members) {
    if (member.birthday === null || member.sex === null) continue
    if (isSamePerson({ fullNameRu: fullNameRu(member), sex: member.sex, birthday: member.birthday }, child)) refuse('PERSON_EXISTS')
  }
  const room = mayAdd('CHILD', relations)
  if (room === 'TOO_MANY_CHILDREN') refuse('TOO_MANY_CHILDREN')
}
