import type { changeGrant as endpoint } from '@vizit/contract/access'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { whoOpens } from '@vizit/rules/access'
import { type Day, minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { putGrant } from '../people/grants.ts'
import type { Db } from '../store/store.ts'
import { findGround, findSubjects, findViewer, holdFamilies, type SubjectRow } from './access.sql.ts'

/**
 * Allows a person of the family so much [4.104] [4.105]. Only the owner of a profile does, and for a child its parents, as long as the child
 * has no say of its own. A person whom one may not see is NOT_FOUND, whether they exist or not.
 */
export async function changeGrant(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  // Whoever may not is refused before anything is locked.
  const { subjectId } = await judge(ctx, ctx.store, input)
  await ctx.store.transaction(async tx => {
    await holdFamilies(tx, [subjectId, input.profileId])
    // The relation may have ended meanwhile: what is given then would wait for another one.
    const { ownId } = await judge(ctx, tx, input)
    await putGrant(tx, {
      profileId: subjectId,
      viewerId: input.profileId,
      level: input.level,
      grantedBy: ownId,
      accountId: ctx.accountId,
      at: ctx.now
    })
  })
  return { profileId: input.profileId, ofProfileId: subjectId, level: input.level }
}

/** Whose profile is opened, and by whom. */
async function judge(ctx: SignedCtx, db: Db, input: Received<typeof endpoint>): Promise<{ subjectId: string; ownId: string }> {
  const today = minskDay(ctx.now)
  const subjects = await findSubjects(db, ctx.accountId, today)
  const me = subjects.find(subject => subject.rel_kind === 'ME')
  if (!me) throw new Error('an account without a profile')
  const viewer = await findViewer(db, ctx.accountId, today, input.profileId)
  if (!viewer || viewer.rel_kind === 'ME') refuse('NOT_FOUND')
  const subject = input.ofProfileId === undefined ? me : subjects.find(one => one.profile_id === input.ofProfileId)
  if (!subject || !isMineToOpen(subject, today)) refuse('ACCESS_NOT_AUTHORIZED')
  if (!viewer.has_account) refuse('INVALID_STATE', { reason: 'NO_ACCOUNT' })
  if (!(await findGround(db, subject.profile_id, input.profileId))) refuse('NOT_FOUND')
  return { subjectId: subject.profile_id, ownId: me.profile_id }
}

function isMineToOpen(subject: SubjectRow, today: Day): boolean {
  if (subject.rel_kind === 'ME') return true
  return subject.birthday !== null && whoOpens({ birthday: subject.birthday, hasAccount: subject.has_account }, today) === 'the-parents'
}
