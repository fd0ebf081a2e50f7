import type { listGrants as endpoint } from '@vizit/contract/access'
import type { Reply } from '@vizit/contract/endpoint'
import { relKindOf } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { personName } from '../people/person-name.ts'
import { findSubjects, findViewers, type ViewerRow } from './access.sql.ts'

/** Who may see oneself and one's children. From 16 on a young person with an account finds the parents here [R3]. */
export async function listGrants(ctx: SignedCtx): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const subjects = await findSubjects(ctx.store, ctx.accountId, today)
  const viewers = await findViewers(
    ctx.store,
    ctx.accountId,
    today,
    subjects.map(subject => subject.profile_id)
  )
  return {
    profiles: subjects.map(subject => ({
      profileId: subject.profile_id,
      name: fullNameRu(personName(subject)),
      viewers: viewers.filter(viewer => viewer.subject_id === subject.profile_id).map(shown)
    }))
  }
}

function shown({ profile_id, last_name, first_name, middle_name, rel_kind, level }: ViewerRow) {
  const isNamed = last_name !== null && first_name !== null
  const name = isNamed ? fullNameRu({ lastName: last_name, firstName: first_name, middleName: middle_name }) : null
  return { profileId: profile_id, name, relKind: relKindOf(rel_kind), accessLevel: level }
}
