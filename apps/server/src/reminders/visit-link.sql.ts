import { type Db, sql, type Tx } from '../store/store.ts'

export type LinkedRow = {
  order_id: string
  account_id: string
  profile_id: string
  assignment_id: number
  starts_at: string
  status: string
  branch_name: string
  branch_address: string
  deed: 'confirm' | 'cancel' | 'move' | null
}

/** The visits that a message told of, as they are now; none when there is no such message any more. */
export function findLinked(db: Db, noticeId: string) {
  return db.rows<LinkedRow>(sql`
    select v.order_id, n.account_id, v.profile_id, v.assignment_id, v.starts_at, v.status, b.name as branch_name, b.address as branch_address, d.deed
    from notifications n
    join notice_visits l on l.notice_id = n.id
    join visits v on v.order_id = l.order_id
    join assignments s on s.id = v.assignment_id join branches b on b.id = s.branch_id
    left join visit_link_deeds d on d.notice_id = n.id and d.order_id = v.order_id
    where n.id = ${noticeId} and n.account_id is not null
    order by v.starts_at, v.order_id`)
}

type Use = { noticeId: string; orderId: string; accountId: string; deed: 'confirm' | 'cancel' | 'move' }

/** A link does one thing with a visit, once: of several that come at one time one gets a 1. */
export function takeUse(tx: Tx, use: Use, now: Date): Promise<number> {
  return tx.run(sql`
    insert into visit_link_deeds (notice_id, order_id, account_id, deed, at)
    values (${use.noticeId}, ${use.orderId}, ${use.accountId}, ${use.deed}, ${now}) on conflict do nothing`)
}

/** What was refused has not used the link up. */
export function giveUseBack(db: Db, use: Use): Promise<number> {
  return db.run(sql`delete from visit_link_deeds where notice_id = ${use.noticeId} and order_id = ${use.orderId} and deed = ${use.deed}`)
}

/** Free times of an assignment, the soonest first. */
export function findTimes(db: Db, assignmentId: number, from: Date, days: number, atMost: number) {
  return db.rows<{ timetableId: string; startDate: string }>(sql`
    select s.id as "timetableId", s.starts_at as "startDate" from slots s
    where s.assignment_id = ${assignmentId} and s.taken_by is null and s.starts_at > ${from} and s.starts_at < ${from}::timestamptz + make_interval(days => ${days}::int)
    order by s.starts_at limit ${atMost}`)
}
