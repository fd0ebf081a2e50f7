import type { Day } from '@vizit/rules/days'
import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, sql, type Tx } from '../store/store.ts'

export type LinkAction = 'confirm' | 'cancel' | 'move'

export type LinkedRow = {
  order_id: string
  account_id: string
  profile_id: string
  assignment_id: number
  starts_at: string
  status: VisitStatus
  branch_name: string
  branch_address: string
  /** What this link has done, by what the visit says. */
  done: LinkAction | null
  /** What this link has begun and not done, and since when; `to_slot`: where the visit was to go. */
  begun: LinkAction | null
  begun_at: string | null
  to_slot: string | null
}

/**
 * The visits that a message told of, as they are now; none when there is no such message any more, or the number or mailbox that it went to is not its
 * reader's any more, and none whose patient's visits the reader may not see by now.
 */
export function findLinked(db: Db, noticeId: string, day: Day) {
  return db.rows<LinkedRow>(sql`
    select v.order_id, n.account_id, v.profile_id, v.assignment_id, v.starts_at, v.status, b.name as branch_name, b.full_address as branch_address,
      case when done.is_so then d.action end as done, case when not done.is_so then d.action end as begun, case when not done.is_so then d.at end as begun_at,
      d.slot_id::text as to_slot
    from notifications n
    join notice_visits l on l.notice_id = n.id
    join visits v on v.order_id = l.order_id
    join assignments s on s.id = v.assignment_id join branches b on b.id = s.branch_id
    left join visit_link_actions d on d.notice_id = n.id and d.order_id = v.order_id
    left join lateral (select link_action_is_done(d.action, d.starts_at, d.order_id) as is_so) done on d.action is not null
    where n.id = ${noticeId}
      and n.recipient in (
        select a.phone from accounts a where a.id = n.account_id
        union all select e.address from emails e where e.account_id = n.account_id and e.confirmed_at is not null
        union all select n.account_id::text)
      and exists (select from access_of(n.account_id, ${day}) x where x.profile_id = v.profile_id and allows(x.level, 'VIEW_VISITS'))
    order by v.starts_at, v.order_id`)
}

export type LinkMark = { noticeId: string; orderId: string }
type Use = LinkMark & { accountId: string; action: LinkAction; slotId: string | null; startsAt: string }

/**
 * A link does one thing with a visit: of several that come at one time one gets a 1. While that cannot be seen to be done, the very same action gets it once
 * more, for whoever asks again after a crash goes on with it, and any other one after `lapsesAfter` seconds.
 */
export function takeUse(
  tx: Tx,
  { noticeId, orderId, accountId, action, slotId, startsAt }: Use,
  lapsesAfter: number,
  now: Date
): Promise<number> {
  const doneAt = action === 'confirm' ? now : null
  return tx.run(sql`
    insert into visit_link_actions as d (notice_id, order_id, account_id, action, at, starts_at, slot_id, done_at)
    values (${noticeId}, ${orderId}, ${accountId}, ${action}, ${now}, ${startsAt}, ${slotId}, ${doneAt})
    on conflict (notice_id, order_id) do update set action = excluded.action, account_id = excluded.account_id, at = excluded.at,
      starts_at = excluded.starts_at, slot_id = excluded.slot_id, done_at = excluded.done_at
    where not link_action_is_done(d.action, d.starts_at, d.order_id)
      and ((d.action = excluded.action and d.slot_id is not distinct from excluded.slot_id)
        or d.at < excluded.at - make_interval(secs => ${lapsesAfter}::int))`)
}

/** What was refused has not used the link up, nor has what cannot be seen to be done. */
export function giveUseBack(db: Db, { noticeId, orderId }: LinkMark): Promise<number> {
  return db.run(sql`
    delete from visit_link_actions d
    where notice_id = ${noticeId} and order_id = ${orderId} and not link_action_is_done(d.action, d.starts_at, d.order_id)`)
}

export type DoneUse = { account_id: string; action: LinkAction; profile_id: string }

/** Notes what is done; no row: it is not, or its clinic has not answered yet, or it was noted before. */
export function noteDone(tx: Tx, { noticeId, orderId }: LinkMark, now: Date): Promise<DoneUse | undefined> {
  return tx.row<DoneUse>(sql`
    update visit_link_actions d set done_at = ${now} from visits v
    where d.notice_id = ${noticeId} and d.order_id = ${orderId} and v.order_id = d.order_id and d.done_at is null
      and link_action_is_done(d.action, d.starts_at, d.order_id) and not exists (select from moves m where m.order_id = d.order_id)
    returning d.account_id, d.action, v.profile_id`)
}

/** Is there a mark of which nobody knows yet what became of it? */
export function isOpenMark(tx: Tx, { noticeId, orderId }: LinkMark): Promise<{ one: number } | undefined> {
  return tx.row(sql`select 1 as one from visit_link_actions where notice_id = ${noticeId} and order_id = ${orderId} and done_at is null`)
}

/** Free times of an assignment, the soonest first. */
export function findTimes(db: Db, assignmentId: number, from: Date, days: number, atMost: number) {
  return db.rows<{ id: string; starts_at: string }>(sql`
    select s.id, s.starts_at from slots s
    where s.assignment_id = ${assignmentId} and s.taken_by is null and s.starts_at > ${from} and s.starts_at < ${from}::timestamptz + make_interval(days => ${days}::int)
    order by s.starts_at limit ${atMost}`)
}
