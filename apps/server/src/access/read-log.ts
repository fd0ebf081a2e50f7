import type { readAccessLog as endpoint } from '@vizit/contract/access'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { kindOf } from '@vizit/rules/access-log'
import { minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { findLog, findSubjects, type LogRow } from './access.sql.ts'

const PAGE = 100

/** What was done with the data of oneself and of one's children. Strangers are `somebody`: neither their name nor any id of theirs is told. */
export async function readLog(ctx: SignedCtx, asked: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const subjects = (await findSubjects(ctx.store, ctx.accountId, today)).filter(
    subject => asked.profileId === undefined || subject.profileId === asked.profileId
  )
  if (subjects.length === 0) refuse('NOT_FOUND')
  const rows = await findLog(ctx.store, ctx.accountId, today, {
    subjectIds: subjects.map(subject => subject.profileId),
    before: asked.before ?? null,
    most: PAGE
  })
  const names = new Map(subjects.map(subject => [subject.profileId, fullNameRu(subject)]))
  return {
    entries: rows.map(row => ({
      at: row.at,
      kind: kindOf(row.action),
      action: row.action,
      profileId: row.profileId,
      profileName: names.get(row.profileId) ?? '',
      actor: actorOf(row)
    })),
    before: rows.length === PAGE ? rows.at(-1)!.at : null
  }
}

function actorOf({
  isMe,
  isProduct,
  actorId,
  lastName,
  firstName,
  middleName
}: LogRow): Reply<typeof endpoint>['entries'][number]['actor'] {
  if (isMe) return { kind: 'me' }
  if (isProduct) return { kind: 'product' }
  if (actorId === null || lastName === null || firstName === null) return { kind: 'somebody' }
  return { kind: 'relative', profileId: actorId, name: fullNameRu({ lastName, firstName, middleName }) }
}
