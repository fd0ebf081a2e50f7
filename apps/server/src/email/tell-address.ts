// A letter to an address that is confirmed, or was a moment ago: whoever steals an account is noticed by its owner.
import type { Ctx } from '../deps.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../store/store.ts'
import { type AddressNotice, addNotice } from './email.sql.ts'

/** Makes the notice in this transaction; its letter leaves when that commits. */
export async function tellAddress(tx: Tx, ctx: Pick<Ctx, 'newId' | 'now'>, notice: Omit<AddressNotice, 'id'>): Promise<void> {
  const id = ctx.newId()
  await addNotice(tx, { id, ...notice }, ctx.now)
  await enqueue(tx, 'send-address-notice', { id }, { maxAttempts: 10 })
}
