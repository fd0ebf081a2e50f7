// What landed in the local inbox while no real gateway is configured.
import { type Db, sql } from '../../store/store.ts'

const SHOWN = 100

export type InboxMessage = { id: string; channel: string; to: string; subject: string; text: string; at: string }

/** The last hundred messages, newest first. */
export function listInbox(db: Db): Promise<InboxMessage[]> {
  return db.rows<InboxMessage>(sql`
    select id, channel, recipient as "to", subject, body as text, at from inbox order by at desc, id limit ${SHOWN}`)
}
