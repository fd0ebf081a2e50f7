import type { Reply } from '@vizit/contract/endpoint'
import type { discoverProfile as endpoint } from '@vizit/contract/own-data'
import type { SignedCtx } from '../deps.ts'
import { findClinics } from './profile.sql.ts'

/** [7.26] Which medical centres know the person. */
export async function discoverProfile(ctx: SignedCtx): Promise<Reply<typeof endpoint>> {
  const clinics = await findClinics(ctx.store, ctx.accountId)
  return { clinics: clinics.map(({ last_visit_at: lastVisitAt, ...clinic }) => ({ ...clinic, lastVisitAt })) }
}
