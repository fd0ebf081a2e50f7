import type { listGrants as endpoint } from '@vizit/contract/access'
import type { Reply } from '@vizit/contract/endpoint'
import { relKindOf } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { findSubjects, findViewers, type ViewerRow } from './access.sql.ts'

/** Who may see oneself and one's children. From 16 on a young person with an account finds the parents here [R3]. */
export async function listGrants(ctx: SignedCtx): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const subjects = await findSubjects(ctx.store, ctx.accountId, today)
  const viewers = await findViewers(
    ctx.store,
    ctx.accountId,
    today,
    subjects.map(subject => subject.profileId)
  )
  return {
    profiles: subjects.map(subject => ({
      profileId: subject.profileId,
      name: fullNameRu(subject),
      viewers: viewers.filter(viewer => viewer.subjectId === subject.profileId).map(shown)
    }))
  }
}

function shown({ profileId, lastName, firstName, middleName, relKind, level }: ViewerRow) {
  const name = lastName === null || firstName === null ? null : fullNameRu({ lastName, firstName, middleName })
  return { profileId, name, relKind: relKindOf(relKind), accessLevel: level }
}
