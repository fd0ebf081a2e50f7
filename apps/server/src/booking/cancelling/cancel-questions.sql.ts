import { type Db, sql } from '../../store/store.ts'

/** Before the clinic is asked: whatever becomes of the answer, or of us, it is known that the patient asked for it. */
export function noteCancelQuestion(db: Db, orderId: string, accountId: string, now: Date) {
  return db.run(sql`
    insert into cancel_questions (order_id, account_id, asked_at) values (${orderId}, ${accountId}, ${now})
    on conflict (order_id) do update set account_id = excluded.account_id, asked_at = excluded.asked_at`)
}

export function findCancelQuestion(db: Db, orderId: string) {
  return db.row<{ account_id: string; asked_at: string }>(
    sql`select account_id, asked_at from cancel_questions where order_id = ${orderId}`
  )
}

/** The clinic has said that the visit stands: if it is gone there later, that is the clinic's doing. */
export function endCancelQuestion(db: Db, orderId: string) {
  return db.run(sql`delete from cancel_questions where order_id = ${orderId}`)
}

export function dropCancelQuestions(db: Db, before: Date) {
  return db.run(sql`delete from cancel_questions where asked_at < ${before}`)
}
