import type { Language } from '@vizit/rules/languages'
import type { SupportTopic } from '@vizit/rules/support'
import { type Db, sql, type Tx } from '../store/store.ts'

export type NewSupportRequest = {
  id: string
  messageId: string
  accountId: string | null
  /** Nobody's account, and the phone was proven by a code. */
  phoneProven: boolean
  topic: SupportTopic
  errorCode: string | null
  email: string | null
  phone: string | null
  language: Language
  text: string
}

/** The conversation with its first message. */
export async function insertRequest(tx: Tx, asked: NewSupportRequest, now: Date): Promise<void> {
  await tx.run(sql`
    insert into support_requests (id, account_id, phone_proven, topic, error_code, email, phone, language, created_at)
    values (${asked.id}, ${asked.accountId}::uuid, ${asked.phoneProven}, ${asked.topic}, ${asked.errorCode}, ${asked.email}, ${asked.phone},
      ${asked.language}, ${now})`)
  await tx.run(sql`
    insert into support_messages (id, request_id, account_id, author, text, created_at)
    values (${asked.messageId}, ${asked.id}, ${asked.accountId}::uuid, 'person', ${asked.text}, ${now})`)
}

/** Null: the number has left the account. */
export async function phoneOfAccount(db: Db, accountId: string): Promise<string | null> {
  return (await db.row<{ phone: string | null }>(sql`select phone from accounts where id = ${accountId}`))?.phone ?? null
}

export type WrittenRow = {
  message_id: string
  request_id: string
  signed_in: boolean
  phone_proven: boolean
  topic: SupportTopic
  error_code: string | null
  email: string | null
  /** That of the account, or what a visitor gave. */
  phone: string | null
  language: Language
  text: string
  created_at: string
}

/** What is still to be sent to the mailbox of support. */
export function findToMail(db: Db, messageId: string) {
  return db.row<WrittenRow>(sql`
    select m.id as message_id, r.id as request_id, r.account_id is not null as signed_in, r.phone_proven, r.topic, r.error_code, r.email,
           coalesce(a.phone, r.phone) as phone, r.language, m.text, m.created_at
    from support_messages m join support_requests r on r.id = m.request_id left join accounts a on a.id = r.account_id
    where m.id = ${messageId} and m.mailed_at is null`)
}

export function markMailed(db: Db, messageId: string, now: Date): Promise<number> {
  return db.run(sql`update support_messages set mailed_at = ${now} where id = ${messageId}`)
}

/** What people have written from that moment on, the last first. */
export function findWritten(db: Db, since: Date) {
  return db.rows<WrittenRow>(sql`
    select m.id as message_id, r.id as request_id, r.account_id is not null as signed_in, r.phone_proven, r.topic, r.error_code, r.email,
           coalesce(a.phone, r.phone) as phone, r.language, m.text, m.created_at
    from support_messages m join support_requests r on r.id = m.request_id left join accounts a on a.id = r.account_id
    where m.author = 'person' and m.created_at >= ${since}
    order by m.created_at desc, m.id limit 1000`)
}

/** Conversations of before that moment go with all their messages. */
export function sweepRequests(db: Db, now: Date, months: number): Promise<number> {
  return db.run(sql`delete from support_requests where created_at < ${now}::timestamptz - make_interval(months => ${months}::int)`)
}
