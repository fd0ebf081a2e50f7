import type { getCentre, listCentres } from '@vizit/contract/centres'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { searchTerms } from '@vizit/rules/search'
import type { Ctx } from '../deps.ts'
import { findBranches } from './catalogue.sql.ts'
import { type CentreFilter, findCentreServices, findCentres, findNearestOfCentre } from './centres.sql.ts'
import { choiceOf, pageOf } from './choice.ts'
import { openRange } from './cut-range.ts'
import { patternsOf } from './list-doctors.ts'

const CENTRES_A_PAGE = 50
const SERVICES_SHOWN = 12

/** The JSON text of a page, or null for an unknown provider. */
export function listCentresOf(ctx: Ctx, input: Received<typeof listCentres>): Promise<string | null> {
  const filter: CentreFilter = {
    provider: input.provider,
    townId: choiceOf(input).townId,
    centreId: null,
    specialityId: input.specialityId ?? null,
    serviceId: input.serviceId ?? null,
    programId: input.programId ?? null,
    ids: input.ids?.split(',') ?? null,
    // [5.67] a term shorter than three letters is ignored, not an error
    patterns: patternsOf(searchTerms(input.name ?? '')),
    sort: input.sort ?? 'byMedcenterName'
  }
  return findCentres(ctx.store, filter, pageOf(input.page, CENTRES_A_PAGE))
}

/** [3.40] One centre with its branches and services. Refuses NOT_FOUND. */
export async function readCentre(ctx: Ctx, input: Received<typeof getCentre>): Promise<Reply<typeof getCentre>> {
  const { provider, centreId } = input
  const nothing = { townId: null, specialityId: null, serviceId: null, programId: null, ids: null, patterns: [] }
  const [centres, branches, services, nearestTimeslot] = await Promise.all([
    findCentres(ctx.store, { ...nothing, provider, centreId, sort: 'withoutSort' }, { skip: 0, size: 1 }),
    findBranches(ctx.store, choiceOf({ provider }), centreId),
    findCentreServices(ctx.store, centreId, SERVICES_SHOWN),
    findNearestOfCentre(ctx.store, centreId, openRange(ctx.now))
  ])
  const [centre] = centres ? (JSON.parse(centres) as Reply<typeof listCentres>).centres : []
  if (!centre || !branches) refuse('NOT_FOUND')
  return { ...centre, ...(JSON.parse(branches) as Pick<Reply<typeof getCentre>, 'branches'>), ...services, nearestTimeslot }
}
