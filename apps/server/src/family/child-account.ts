import { refuse } from '@vizit/contract/refusal'
import { isAdult } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { isBarePerson, signInAsPerson } from '../people/people.ts'
import { personName } from '../people/person-name.ts'
import type { Tx } from '../store/store.ts'
import type { MemberRow } from './family.sql.ts'
import type { RequestRow } from './family-code.sql.ts'
import { sameAmong } from './judge-family.ts'

/**
 * A child of the family who now signs in with an own phone keeps the profile that the parents have led, with all its visits: the account is
 * put to it [R3]. Only when the parent confirms, and only for the same name, sex and birthday. Says whether it was done. An adult
 * whose account has a life of its own stays who they are; a minor's is left to the support: INVALID_STATE.
 */
export async function giveChildAccount(tx: Tx, ctx: SignedCtx, request: RequestRow, members: readonly MemberRow[]): Promise<boolean> {
  const { birthday, sex, account_id, profile_id } = request
  if (birthday === null || sex === null) return false
  const children = members.filter(member => member.rel_kind === 'CHILD' && !member.has_account)
  const child = sameAmong(children, { fullNameRu: fullNameRu(personName(request)), sex, birthday })
  if (!child) return false
  if (!(await isBarePerson(tx, profile_id))) return isAdult(birthday, minskDay(ctx.now)) ? false : refuse('INVALID_STATE')
  if (!(await signInAsPerson(tx, { id: account_id, profileId: profile_id }, child.profile_id, ctx.now))) refuse('INVALID_STATE')
  const entry = { at: ctx.now, action: 'child-signs-in' as const, profileId: child.profile_id, objectId: request.id }
  await audit(tx, { ...entry, accountId: ctx.accountId })
  return true
}
