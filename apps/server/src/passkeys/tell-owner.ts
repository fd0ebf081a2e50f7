import type { Ctx } from '../deps.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { languageOf } from '../store/languages.ts'
import type { Tx } from '../store/store.ts'

/** Whoever changes how one signs in is noticed by the owner: a letter to the confirmed addresses, when this transaction commits. */
export async function tellOwner(
  tx: Tx,
  ctx: Pick<Ctx, 'newId' | 'now'> & { accountId: string },
  what: 'added' | 'deleted' | 'asked' | 'not-asked'
): Promise<void> {
  const { accountId, now } = ctx
  const language = await languageOf(tx, accountId)
  await enqueue(tx, 'tell-of-passkey', { id: ctx.newId(), accountId, what, at: now.toISOString(), language }, { maxAttempts: 10 })
}
