import type { NoShows } from '@vizit/contract/booking'
import { minskDay, minskInstant } from '@vizit/rules/days'
import { judgeNoShow, NO_SHOW_COUNTED_FROM, NO_SHOW_PERCENT, noShowsSince } from '@vizit/rules/no-show'
import type { SignedCtx } from '../../deps.ts'
import { findAccount } from '../patients.sql.ts'

/** From when on a visit counts for the no-show rule. */
export function countedSince(now: Date): Date {
  return minskInstant(noShowsSince(minskDay(now)), '00:00')
}

/** [R29] The counter that its patient can read. */
export async function noShows(ctx: SignedCtx): Promise<NoShows> {
  const { missed, came_out: visits } = (await findAccount(ctx.store, ctx.accountId, countedSince(ctx.now)))!
  return {
    missed,
    visits,
    since: noShowsSince(minskDay(ctx.now)),
    percent: NO_SHOW_PERCENT,
    countedFrom: NO_SHOW_COUNTED_FROM,
    verdict: judgeNoShow({ missed, booked12Months: visits })
  }
}
