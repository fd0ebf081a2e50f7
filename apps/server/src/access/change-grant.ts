import type { changeGrant as endpoint } from '@vizit/contract/access'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { whoOpens } from '@vizit/rules/access'
import { type Day, minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { putGrant } from '../people/grants.ts'
import { findGround, findSubjects, findViewer, type SubjectRow } from './access.sql.ts'

/**
 * Allows a person of the family so much [4.104] [4.105]. Only the owner of a profile does, and for a child its parents, as long as the child
 * has no say of its own. A person whom one may not see is NOT_FOUND, whether they exist or not.
 */
export async function changeGrant(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const subjects = await findSubjects(ctx.store, ctx.accountId, today)
  const me = subjects.find(subject => subject.rel_kind === 'ME')
  if (!me) throw new Error('an account without a profile')
  const viewer = await findViewer(ctx.store, ctx.accountId, today, input.profileId)
  if (!viewer || viewer.rel_kind === 'ME') refuse('NOT_FOUND')
  const subject = input.ofProfileId === undefined ? me : subjects.find(one => one.profile_id === input.ofProfileId)
  if (!subject || !isMineToOpen(subject, today)) refuse('ACCESS_NOT_AUTHORIZED')
  if (!viewer.has_account) refuse('INVALID_STATE', { reason: 'NO_ACCOUNT' })
  if (!(await findGround(ctx.store, subject.profile_id, input.profileId))) refuse('NOT_FOUND')

  await ctx.store.transaction(tx =>
    putGrant(tx, {
      profileId: subject.profile_id,
      viewerId: input.profileId,
      level: input.level,
      grantedBy: me.profile_id,
      accountId: ctx.accountId,
      at: ctx.now
    })
  )
  return { profileId: input.profileId, ofProfileId: subject.profile_id, level: input.level }
}

function isMineToOpen(subject: SubjectRow, today: Day): boolean {
  if (subject.rel_kind === 'ME') return true
  return subject.birthday !== null && whoOpens({ birthday: subject.birthday, hasAccount: subject.has_account }, today) === 'the-parents'
}
