// The proof of work that the browser of a visitor does by itself while a request is written.
import { createHmac } from 'node:crypto'
import type { Reply } from '@vizit/contract/endpoint'
import type { beginSupportWork } from '@vizit/contract/support'
import type { Ctx } from '../deps.ts'
import { addWork, takeWork } from '../http/human-works.ts'
import { countsOf, networkOf, pay } from '../http/limits.ts'
import { judgeSolution, newChallenge } from '../outside/captcha/human-check.ts'
import { type Effort, effortOf, isEnough } from '../outside/captcha/human-work.ts'
import { requestsOfAddress, requestsOfVisitors, worksOf } from './budgets.ts'

/** From the first letter to the button. */
const WORK_LIVES_SECONDS = 900

/** Hands out a proof of work, harder for an address that writes often and while visitors write much. */
export async function beginWork(ctx: Ctx): Promise<Reply<typeof beginSupportWork>> {
  await pay(ctx, worksOf(ctx))
  const [id, effort] = [ctx.newId(), await effortNow(ctx)]
  const challenge = await newChallenge(ctx.config.secret, effort)
  await addWork(ctx.store, { id, address_hash: networkHash(ctx), challenge, effort }, ctx.now, WORK_LIVES_SECONDS)
  return { work: { id, challenge } }
}

/** What was shown: work that is late, of another address or purpose, too easy by now or wrong is as none. It is used up by this. */
export async function judgeWork(ctx: Ctx, work: { id: string; solution: string } | undefined): Promise<'work' | 'nothing'> {
  const held = work && (await takeWork(ctx.store, work.id, ctx.now))
  if (!held?.address_hash.equals(networkHash(ctx)) || !isEnough(held.effort, await effortNow(ctx))) return 'nothing'
  return (await judgeSolution(ctx.config.secret, held.challenge, work!.solution)) === 'solved' ? 'work' : 'nothing'
}

async function effortNow(ctx: Ctx): Promise<Effort> {
  const { hour, usual } = requestsOfAddress(ctx)
  const [ofAll] = requestsOfVisitors('work', 1)
  const [asksOfAddress = 0, codesOfAll = 0] = await countsOf(ctx.store, [hour.key, ofAll.key], ctx.now)
  return effortOf({ asksOfAddress, usualOfAddress: usual, codesOfAll, mostOfAll: ofAll.most, sent: 0, proven: 0 })
}

function networkHash({ config, address }: Pick<Ctx, 'config' | 'address'>): Buffer {
  return createHmac('sha256', config.secret)
    .update(`support-work\n${networkOf(address)}`)
    .digest()
}
