import type { Ctx } from '../deps.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../store/store.ts'

/** Whoever changes how one signs in is noticed by the owner: a letter to the confirmed addresses, when this transaction commits. */
export async function tellOwner(
  tx: Tx,
  ctx: Pick<Ctx, 'newId' | 'now'> & { accountId: string },
  what: 'added' | 'deleted' | 'asked' | 'not-asked'
): Promise<void> {
  await enqueue(tx, 'tell-of-passkey', { id: ctx.newId(), accountId: ctx.accountId, what, at: ctx.now.toISOString() }, { maxAttempts: 10 })
}
