import type { Reply } from '@vizit/contract/endpoint'
import type { listCoverages as endpoint, listCoverers as offers } from '@vizit/contract/programmes'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { toCoverage } from './coverage-card.ts'
import { findCoverages, findCoverers } from './programmes.sql.ts'

/** So long a person reads why a programme has ended or a request was declined. */
const ENDED_SHOWN_DAYS = 30

type People = Reply<typeof endpoint>['people']

/** Programmes of oneself and of those whose programmes one may see. That somebody viewed another person's is kept. */
export async function listCoverages(ctx: SignedCtx): Promise<Reply<typeof endpoint>> {
  const since = new Date(ctx.now.getTime() - ENDED_SHOWN_DAYS * 86_400_000)
  const rows = await findCoverages(ctx.store, ctx.accountId, minskDay(ctx.now), since)
  const people: People = []
  for (const row of rows) {
    let person = people.at(-1)
    if (person?.profileId !== row.profile_id) {
      person = { profileId: row.profile_id, relKind: row.rel_kind, name: row.name, coverers: [], coverages: [] }
      people.push(person)
    }
    if (row.coverage_id === null) continue
    person.coverages.push(toCoverage(row))
    if (row.state === 'ACTIVE' && row.valid_from !== null)
      person.coverers.push({ covererCode: row.coverer_code, status: 'ACTIVE', validFrom: row.valid_from })
  }
  const viewed = people.filter(({ relKind, coverages }) => relKind !== 'ME' && coverages.length > 0)
  const profileIds = viewed.map(({ profileId }) => profileId)
  await noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'coverage-looked', profileIds })
  return { people }
}

export async function listCoverers(ctx: SignedCtx): Promise<Reply<typeof offers>> {
  const coverers = await findCoverers(ctx.store)
  return { coverers: coverers.map(({ email_domains: emailDomains, ...coverer }) => ({ ...coverer, emailDomains })) }
}
