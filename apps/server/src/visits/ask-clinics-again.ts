import type { Visit } from '@vizit/contract/visits'
import type { SignedCtx } from '../deps.ts'
import { take } from '../http/limits.ts'
import { enqueue } from '../jobs/enqueue.ts'

/** A clinic hears the same question no oftener, whoever wants to know. */
const ASK_AGAIN_SECONDS = 20

/** Has the clinics asked that have not answered yet: the job that settles such a visit runs now and not at its next time. */
export async function askClinicsAgain(ctx: SignedCtx, visits: readonly Visit[]): Promise<void> {
  for (const { orderId, status, movingTo } of visits) {
    const task = status === 'pending' ? 'settle-visit' : movingTo === null ? null : 'settle-move'
    if (task === null) continue
    const budget = { key: `ask-clinic:${orderId}`, most: 1, seconds: ASK_AGAIN_SECONDS }
    if ((await take(ctx.store, budget, ctx.now)).verdict === 'spent') continue
    const jobKey = task === 'settle-visit' ? `settle:${orderId}` : `move:${orderId}`
    await ctx.store.transaction(tx => enqueue(tx, task, { orderId }, { runAt: ctx.now, jobKey }))
  }
}
