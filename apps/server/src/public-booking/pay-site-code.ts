// What a code of a booking at a site costs, the first and each one after it.
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../deps.ts'
import { comesBack } from '../http/conversion.ts'
import { type Budget, giveBack, pay, take, used } from '../http/limits.ts'
import type { ShownAtSite } from '../visit-record/phone-visits.ts'
import { codesAtSites, codesOf } from './budgets.ts'

/** Gives what was paid, to be given back when no code goes out. Null, and nothing paid: no picture was read for it, and few codes come back in this hour. */
export async function payCode(ctx: Ctx, phone: string, shown: ShownAtSite): Promise<Budget[] | null> {
  const paid = await pay(ctx, codesOf(ctx, phone))
  const codes = codesAtSites(shown, ctx.now)
  const { count } = await take(ctx.store, codes.sent, ctx.now)
  const all = [...paid, codes.sent]
  if (shown === 'picture' || comesBack(codes, count, await used(ctx.store, codes.proven.key, ctx.now))) return all
  await giveBack(ctx.store, all, ctx.now)
  return null
}

/** Of those whose browser worked RECAPCHA_IS_NOT_VALID: the next check of theirs has a picture. Whoever solved the task instead of one waits. */
export function refuseCode(ctx: Ctx, shown: ShownAtSite): never {
  if (shown === 'work') refuse('RECAPCHA_IS_NOT_VALID')
  refuseUntilNextHour(ctx, shown)
}

/** ERROR_TOO_MANY_REQUESTS {retryAfter}. */
export function refuseUntilNextHour(ctx: Ctx, shown: ShownAtSite): never {
  refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: codesAtSites(shown, ctx.now).endsInSeconds })
}
