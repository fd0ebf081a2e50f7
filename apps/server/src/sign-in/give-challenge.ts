import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { humanChallenge } from '@vizit/contract/sign-in'
import type { Ctx } from '../deps.ts'
import { isFair } from '../http/conversion.ts'
import { pay } from '../http/limits.ts'
import { CHECK_LIVES_SECONDS, newChallenge } from '../outside/captcha/human-check.ts'
import { effortInstead, HARDEST } from '../outside/captcha/human-work.ts'
import { picturesOf } from './budgets.ts'
import { attemptUnderCheck } from './human-check.ts'
import { codesSolvedNow, effortNow, isGuessed } from './judge-work.ts'
import { isKnownDevice, setChallenge } from './sign-in.sql.ts'

/**
 * Sets a proof of work for the attempt: the way without a picture, for those who do not see it. The challenge stays with the attempt,
 * so the browser sends back the solution alone, and it fits no other attempt. ERROR_TOO_MANY_REQUESTS {retryAfter}: too many were solved in this hour without
 * their codes coming back. An owner's own device always gets one.
 */
export async function giveChallenge(ctx: Ctx, { id }: Received<typeof humanChallenge>): Promise<Reply<typeof humanChallenge>> {
  const { phone, device_hash: deviceHash } = await attemptUnderCheck(ctx, id)
  await pay(ctx, picturesOf(ctx.config, id, ctx.address))
  const codes = await codesSolvedNow(ctx)
  if (!(await isKnownDevice(ctx.store, phone, deviceHash)) && !(await isFair(ctx.store, codes, ctx.now)))
    refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: codes.endsInSeconds })
  const effort = (await isGuessed(ctx)) ? HARDEST : effortInstead(await effortNow(ctx))
  const challenge = await newChallenge(ctx.config.secret, effort)
  await setChallenge(ctx.store, id, challenge, ctx.now, CHECK_LIVES_SECONDS)
  return { challenge }
}
