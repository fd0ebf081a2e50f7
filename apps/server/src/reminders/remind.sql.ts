import type { Day } from '@vizit/rules/days'
import type { ReminderChoice } from '@vizit/rules/reminders'
import { sql, type Tx } from '../store/store.ts'

export type DueVisit = {
  order_id: string
  starts_at: string
  remind_at: string
  branch_name: string
  branch_address: string
  /** Who is told; null: nobody is left to tell. */
  account_id: string | null
  /** null: the person has chosen nothing. */
  choices: ReminderChoice[] | null
}

/** One sweep at a time, so that what one person is told is told by one message. It is let go with the transaction. */
export function waitForTurn(tx: Tx): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtext('reminders'))`)
}

/** Visits that still stand and whose moment has come, locked; those that somebody works on are left for the next time. */
export function lockDue(tx: Tx, now: Date, day: Day, atMost: number) {
  return tx.rows<DueVisit>(sql`
    with due as materialized (
      select order_id, account_id, profile_id, assignment_id, starts_at, remind_at from visits
      where remind_at <= ${now} and is_confirmed(status)
      order by remind_at, account_id, order_id limit ${atMost} for update skip locked)
    select v.order_id, v.starts_at, v.remind_at, b.name as branch_name, b.full_address as branch_address, t.account_id, c.choices
    from due v join assignments s on s.id = v.assignment_id join branches b on b.id = s.branch_id
    cross join lateral (select told_of_visit(v.account_id, v.profile_id, ${day}::date) as account_id offset 0) t
    left join reminder_choices c on c.account_id = t.account_id and c.profile_id = v.profile_id`)
}

/** The other visits that these accounts booked and that are to be told of soon. */
export function lockSoon(tx: Tx, accounts: readonly string[], known: readonly string[], until: Date, day: Day) {
  return tx.rows<DueVisit>(sql`
    with soon as materialized (
      select order_id, account_id, profile_id, assignment_id, starts_at, remind_at from visits
      where remind_at <= ${until} and is_confirmed(status)
        and account_id = any(${accounts}::uuid[]) and order_id <> all (${known}::uuid[])
      for update skip locked)
    select v.order_id, v.starts_at, v.remind_at, b.name as branch_name, b.full_address as branch_address, t.account_id, c.choices
    from soon v join assignments s on s.id = v.assignment_id join branches b on b.id = s.branch_id
    cross join lateral (select told_of_visit(v.account_id, v.profile_id, ${day}::date) as account_id offset 0) t
    left join reminder_choices c on c.account_id = t.account_id and c.profile_id = v.profile_id`)
}
