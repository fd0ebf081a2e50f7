import { sql, type Tx } from '../store/store.ts'

export type RemindRow = {
  order_id: string
  starts_at: string
  remind_at: string
  branch_name: string
  branch_address: string
  phone: string | null
}

/** Visits that still stand and whose moment to remind has come, locked; those that another process works on are left to it. */
export function lockVisitsToRemind(tx: Tx, now: Date, atMost: number) {
  return tx.rows<RemindRow>(sql`
    select v.order_id, v.starts_at, v.remind_at, b.name as branch_name, b.address as branch_address, a.phone
    from visits v join assignments s on s.id = v.assignment_id join branches b on b.id = s.branch_id join accounts a on a.id = v.account_id
    where v.remind_at <= ${now} and v.status in ('booked', 'created_manually')
    order by v.remind_at limit ${atMost} for update of v skip locked`)
}

export function setReminder(tx: Tx, orderId: string, at: Date | null) {
  return tx.run(sql`update visits set remind_at = ${at} where order_id = ${orderId}`)
}
