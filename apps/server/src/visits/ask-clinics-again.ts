import type { SignedCtx } from '../deps.ts'
import { take } from '../http/limits.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { VisitRow } from '../visit-record/visit-card.ts'

/** A clinic hears the same question no oftener, whoever wants to know. */
const ASK_AGAIN_SECONDS = 20

/** Has the clinics asked that have not answered yet: the job that settles such a visit runs now and not at its next time. */
export async function askClinicsAgain(
  ctx: SignedCtx,
  visits: readonly Pick<VisitRow, 'order_id' | 'status' | 'moving_to'>[]
): Promise<void> {
  for (const { order_id: orderId, status, moving_to: movingTo } of visits) {
    const task = status === 'pending' ? 'settle-visit' : movingTo === null ? null : 'settle-move'
    if (task === null) continue
    const budget = { key: `ask-clinic:${orderId}`, most: 1, seconds: ASK_AGAIN_SECONDS }
    if ((await take(ctx.store, budget, ctx.now)).verdict === 'spent') continue
    const jobKey = task === 'settle-visit' ? `settle:${orderId}` : `move:${orderId}`
    await ctx.store.transaction(tx => enqueue(tx, task, { orderId }, { runAt: ctx.now, jobKey }))
  }
}
