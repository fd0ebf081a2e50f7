import type { Received, Reply } from '@vizit/contract/endpoint'
import type { putOffPublicVisit } from '@vizit/contract/visit-import'
import type { SignedCtx } from '../deps.ts'
import { markPutOff } from '../visit-record/phone-visits.ts'
import { findRow } from './import-visit.ts'

/** "Not now", for every device of the account. Refuses NOT_FOUND where the visit is not shown to it. */
export async function putOff(ctx: SignedCtx, { omId }: Received<typeof putOffPublicVisit>): Promise<Reply<typeof putOffPublicVisit>> {
  await findRow(ctx, omId)
  await markPutOff(ctx.store, omId, ctx.accountId, ctx.now)
  return {}
}
