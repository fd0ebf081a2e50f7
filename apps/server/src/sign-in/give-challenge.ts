import type { Received, Reply } from '@vizit/contract/endpoint'
import type { humanChallenge } from '@vizit/contract/sign-in'
import type { Ctx } from '../deps.ts'
import { pay } from '../http/limits.ts'
import { CHECK_LIVES_SECONDS, newChallenge } from '../outside/captcha/human-check.ts'
import { effortInstead } from '../outside/captcha/human-work.ts'
import { picturesOf } from './budgets.ts'
import { attemptUnderCheck } from './human-check.ts'
import { effortNow } from './judge-work.ts'
import { setChallenge } from './sign-in.sql.ts'

/**
 * Sets a proof of work for the attempt: the way without a picture, for those who do not see it. The challenge stays with the attempt,
 * so the browser sends back the solution alone, and it fits no other attempt.
 */
export async function giveChallenge(ctx: Ctx, { id }: Received<typeof humanChallenge>): Promise<Reply<typeof humanChallenge>> {
  await attemptUnderCheck(ctx, id)
  await pay(ctx, picturesOf(ctx.config, id, ctx.address))
  const challenge = await newChallenge(ctx.config.secret, effortInstead(await effortNow(ctx)))
  await setChallenge(ctx.store, id, challenge, ctx.now, CHECK_LIVES_SECONDS)
  return { challenge }
}
