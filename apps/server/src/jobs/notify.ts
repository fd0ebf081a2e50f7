// Every message to a person is a row first: what is due, what was sent, what was given up. A second row for one cause cannot exist.
import type { Deps } from '../deps.ts'
import { type Db, sql, type Tx } from '../store/store.ts'
import { enqueue } from './enqueue.ts'
import type { Attempt } from './worker.ts'

export type Notice = {
  /** One message per cause, e.g. `booked:<orderId>`. */
  dedupe: string
  /** null: the account has no number any more, and there is nobody to tell */
  phone: string | null
  text: string
  orderId: string
  /** From then on the message is of no use, and is not sent. */
  until?: Date
}

/** Makes a message due in this transaction. */
export async function notify(tx: Tx, deps: Pick<Deps, 'newId'>, notice: Notice, now: Date): Promise<void> {
  if (notice.phone === null) return
  const id = deps.newId()
  const written = await tx.run(sql`
    insert into notifications (id, dedupe, channel, recipient, body, order_id, state, created_at)
    values (${id}, ${notice.dedupe}, 'sms', ${notice.phone}, ${notice.text}, ${notice.orderId}, 'due', ${now})
    on conflict (dedupe) do nothing`)
  if (written === 1) await enqueue(tx, 'send-notification', { id, until: notice.until?.toISOString() ?? null }, { maxAttempts: SEND_TRIES })
}

/** With the worker's growing waits these reach over three hours; a message that late helps nobody. */
const SEND_TRIES = 10

/**
 * Job: sends one due message. At least once towards the gateway, with one key, so that the person gets it once. After the last failure the
 * row says that it was given up, and the worker's log does.
 */
export async function sendNotification(deps: Deps, payload: { id: string; until?: string | null }, attempt: Attempt): Promise<void> {
  const due = await deps.store.row<{ recipient: string; body: string; dedupe: string }>(sql`
    update notifications set tries = tries + 1 where id = ${payload.id} and state = 'due' returning recipient, body, dedupe`)
  if (!due) return
  if (payload.until && Date.parse(payload.until) <= deps.clock().getTime()) {
    await giveUp(deps.store, payload.id)
    return deps.log.error('a message came too late to be sent', { job: 'send-notification' })
  }
  try {
    await deps.sms.send({ phone: due.recipient, text: due.body, key: due.dedupe })
  } catch (error) {
    if (attempt === 'last') await giveUp(deps.store, payload.id)
    throw error
  }
  await markSent(deps.store, payload.id, deps.clock())
}

function markSent(db: Db, id: string, at: Date): Promise<number> {
  return db.run(sql`update notifications set state = 'sent', sent_at = ${at} where id = ${id}`)
}

function giveUp(db: Db, id: string): Promise<number> {
  return db.run(sql`update notifications set state = 'gave-up' where id = ${id} and state = 'due'`)
}
