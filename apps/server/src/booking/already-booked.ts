import { type Facts, refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { findVisitInTheWay } from './in-the-way.sql.ts'

/** Whose time it is from `startsAt` on; `orderId`: the visit that is being moved there. */
type Asked = { profileId: string; startsAt: string; orderId?: string }

/** [8.93] Refuses because the patient has a visit at that time, and says which where the account may see it. Never returns. Ask outside of the transaction that was refused. */
export async function refuseAsBooked(ctx: Pick<SignedCtx, 'store' | 'accountId' | 'now'>, asked: Asked): Promise<never> {
  const visit = await findVisitInTheWay(ctx.store, ctx.accountId, minskDay(ctx.now), asked)
  const facts: Facts | undefined = visit && { startsAt: visit.starts_at, doctorName: visit.doctor_name, branchName: visit.branch_name }
  refuse('VISITOR_ALREADY_BOOKED', facts)
}
