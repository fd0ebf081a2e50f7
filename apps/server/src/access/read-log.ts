import type { readAccessLog as endpoint } from '@vizit/contract/access'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { kindOf } from '@vizit/rules/access-log'
import { minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { personName } from '../people/person-name.ts'
import { findLog, findSubjects, type LogRow } from './access.sql.ts'

const PAGE = 100

/** What was done with the data of oneself and of one's children. Strangers are `somebody`: neither their name nor any id of theirs is told. */
export async function readLog(ctx: SignedCtx, asked: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const subjects = (await findSubjects(ctx.store, ctx.accountId, today)).filter(
    subject => asked.profileId === undefined || subject.profile_id === asked.profileId
  )
  if (subjects.length === 0) refuse('NOT_FOUND')
  const rows = await findLog(ctx.store, ctx.accountId, today, {
    subjectIds: subjects.map(subject => subject.profile_id),
    before: asked.before ?? null,
    most: PAGE
  })
  const names = new Map(subjects.map(subject => [subject.profile_id, fullNameRu(personName(subject))]))
  return {
    entries: rows.map(row => ({
      at: row.at,
      kind: kindOf(row.action),
      action: row.action,
      profileId: row.profile_id,
      profileName: names.get(row.profile_id) ?? '',
      actor: actorOf(row)
    })),
    before: rows.length === PAGE ? rows.at(-1)!.at : null
  }
}

function actorOf(row: LogRow): Reply<typeof endpoint>['entries'][number]['actor'] {
  const { actor_id, last_name, first_name, middle_name } = row
  if (row.is_me) return { kind: 'me' }
  if (row.is_product) return { kind: 'product' }
  if (actor_id === null || last_name === null || first_name === null) return { kind: 'somebody' }
  return {
    kind: 'relative',
    profileId: actor_id,
    name: fullNameRu({ lastName: last_name, firstName: first_name, middleName: middle_name })
  }
}
