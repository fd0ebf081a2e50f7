// The mark that a reminder's link leaves and what it says of the visit are written apart: here they come together whatever ended in between.
import type { Deps } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../store/store.ts'
import { giveUseBack, isOpenMark, type LinkMark, noteDone } from './visit-link.sql.ts'

/** Longer than an action may take, its clinic included: the server answers within 20 seconds. */
export const LAPSES_AFTER_SECONDS = 60
const CHECK_AGAIN_SECONDS = 300

export function planSettling(tx: Tx, { noticeId, orderId }: LinkMark, now: Date, seconds = LAPSES_AFTER_SECONDS): Promise<void> {
  const runAt = new Date(now.getTime() + seconds * 1000)
  return enqueue(tx, 'settle-visit-link', { noticeId, orderId }, { runAt, jobKey: `visit-link:${noticeId}:${orderId}` })
}

/** The line of the audit stands with what was done, never with what was asked for. */
export async function noteAction(tx: Tx, mark: LinkMark, now: Date): Promise<void> {
  const done = await noteDone(tx, mark, now)
  if (done)
    await audit(tx, {
      at: now,
      accountId: done.account_id,
      action: `visit-${done.action}-by-link`,
      profileId: done.profile_id,
      objectId: mark.orderId
    })
}

/** Job: an action that is done is noted; the mark of one that is not lapses, and the link is as good as before. */
export async function settleVisitLink(deps: Deps, mark: LinkMark): Promise<void> {
  await deps.store.transaction(async tx => {
    await noteAction(tx, mark, deps.clock())
    await giveUseBack(tx, mark)
    // a clinic that has been asked to move it answers when it can
    if (await isOpenMark(tx, mark)) await planSettling(tx, mark, deps.clock(), CHECK_AGAIN_SECONDS)
  })
}
