import type { Reply } from '@vizit/contract/endpoint'
import type { beginHumanWork } from '@vizit/contract/sign-in'
import type { Ctx } from '../deps.ts'
import { addWork } from '../http/human-works.ts'
import { pay } from '../http/limits.ts'
import { newChallenge } from '../outside/captcha/human-check.ts'
import { worksOf } from './budgets.ts'
import { doesWorkHelp, effortNow, networkHash } from './judge-work.ts'

/** From the first digit of the phone to the button. */
const WORK_LIVES_SECONDS = 300

/** Hands out a proof of work for whoever begins to sign in, as hard as the load asks for; none where only the picture helps. */
export async function beginWork(ctx: Ctx): Promise<Reply<typeof beginHumanWork>> {
  await pay(ctx, worksOf(ctx.config, ctx.address))
  if (!(await doesWorkHelp(ctx))) return { work: null }
  const [id, effort] = [ctx.newId(), await effortNow(ctx)]
  const challenge = await newChallenge(ctx.config.secret, effort)
  await addWork(ctx.store, { id, address_hash: networkHash(ctx), challenge, effort }, ctx.now, WORK_LIVES_SECONDS)
  return { work: { id, challenge } }
}
