// What a family as it is now says to one who is to come in. Asked again under the lock.
import { createHmac } from 'node:crypto'
import { type RefusalCode, refuse } from '@vizit/contract/refusal'
import { relationNow, relKindOf } from '@vizit/rules/access'
import { ADULT_AGE, ageOn } from '@vizit/rules/age'
import { type Day, minskDay } from '@vizit/rules/days'
import { isSamePerson, mayAdd, type Person } from '@vizit/rules/family'
import { fitsSex, type Kinship } from '@vizit/rules/kinship'
import { fullNameRu, type Sex } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { personName } from '../people/person-name.ts'
import type { MemberRow, OwnPerson } from './family.sql.ts'
import { findOwnPerson } from './family.sql.ts'

/** The signed-in adult with a filled profile, who alone brings people into a family. Refuses Forbidden9, Forbidden7. */
export function ownAdult(ctx: SignedCtx): Promise<OwnPerson & { birthday: Day }> {
  return ownPersonFrom(ctx, ADULT_AGE)
}

/** The signed-in person with a filled profile, of this age or older. Refuses Forbidden9, Forbidden7. */
export async function ownPersonFrom(ctx: SignedCtx, age: number): Promise<OwnPerson & { birthday: Day }> {
  const me = await findOwnPerson(ctx.store, ctx.accountId)
  if (!me || me.last_name === '' || me.birthday === null || me.sex === null) refuse('onlineBooking/Forbidden9')
  if (ageOn(me.birthday, minskDay(ctx.now)) < age) refuse('onlineBooking/Forbidden7')
  return { ...me, birthday: me.birthday }
}

/** The relations that take a place: a child who has grown up takes none [5.73], one person counts once. */
export function membersByKind(members: readonly MemberRow[], today: Day) {
  const once = new Map(members.map(member => [member.profile_id, member]))
  return [...once.values()]
    .map(({ rel_kind, birthday }) => ({ was: relKindOf(rel_kind), birthday }))
    .filter(({ was, birthday }) => birthday === null || relationNow(was, birthday, today) === was)
    .map(({ was }) => ({ relKind: was }))
}

/** Refuses with the limit's own word when there is no place for one more. */
export function judgeAdding(kind: 'CHILD' | 'PARENT' | 'OTHER' | 'SPOUSE', members: readonly MemberRow[], today: Day): void {
  const verdict = mayAdd(kind, membersByKind(members, today))
  if (verdict !== 'may-add') refuse(verdict satisfies RefusalCode)
}

/** The one among them who has the same name, sex and birthday [4.98]. */
export function sameAmong(members: readonly MemberRow[], person: Person): MemberRow | undefined {
  return members.find(member => {
    if (member.birthday === null || member.sex === null) return false
    return isSamePerson({ fullNameRu: fullNameRu(personName(member)), sex: member.sex, birthday: member.birthday }, person)
  })
}

/** A name for a person that only this asker is told and that says nothing: what the support is given [7.49]. */
export function opaqueId(ctx: SignedCtx, profileId: string): string {
  return createHmac('sha256', ctx.config.secret).update(`person\n${ctx.accountId}\n${profileId}`).digest('base64url').slice(0, 16)
}

/** Nobody is said to be a mother who is a man. Refuses INVALID_INPUT {field: 'kinship', reason: 'other-sex'}. */
export function judgeKinshipSex(kinship: Kinship | undefined, sex: Sex): void {
  if (kinship && !fitsSex(kinship, sex)) refuse('INVALID_INPUT', { field: 'kinship', reason: 'other-sex' })
}
