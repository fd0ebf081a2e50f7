// A hold is a visit in the status `reserved`: it takes its slots as a visit does, and goes without leaving anything.
import { HOLD_MINUTES_RANGE } from '@vizit/rules/hold'
import { sql, type Tx } from '../../store/store.ts'
import { freeSlot, type NewVisit } from '../booking.sql.ts'

/** Longer than any hold of a form; what a clinic is asked about is kept for longer. */
const LONGEST_MINUTES = HOLD_MINUTES_RANGE[1] + 1

export type HoldRow = {
  order_id: string
  slot_id: string
  service_id: number | null
  starts_at: string
  ends_at: string
  held_until: string
  prolonged: boolean
  hold_minutes: number
}

/** Two holds of one account wait for each other: a form that asks twice, or a second tab, gets the hold that is there. */
export function oneHoldAtATime(tx: Tx, accountId: string) {
  return tx.run(sql`select from accounts where id = ${accountId} for no key update`)
}

/** The slot that the account holds, if any; locked, so that confirm and let-go cannot both have it. */
export function lockHold(tx: Tx, accountId: string) {
  return tx.row<HoldRow>(sql`
    select v.order_id, v.slot_id, v.service_id, v.starts_at, v.ends_at, v.held_until, v.prolonged, p.hold_minutes
    from visits v join providers p on p.id = v.provider_id where v.account_id = ${accountId} and v.status = 'reserved' for update of v`)
}

/** Turns the account's hold into a visit. Zero when the hold is gone. */
export function fillHold(
  tx: Tx,
  orderId: string,
  visit: Pick<NewVisit, 'profileId' | 'status' | 'overlapAllowed' | 'clientNote' | 'programmeId' | 'remindAt' | 'now'>
) {
  return tx.run(sql`
    update visits set profile_id = ${visit.profileId}, status = ${visit.status}, held_until = null, overlap_allowed = ${visit.overlapAllowed},
      client_note = ${visit.clientNote}, programme_id = ${visit.programmeId}, remind_at = ${visit.remindAt}, updated_at = ${visit.now}
    where order_id = ${orderId} and status = 'reserved'`)
}

/** Deletes a hold and frees its slot; nothing of it is kept, for nobody was booked. */
export async function dropHold(tx: Tx, orderId: string, accountId: string): Promise<'dropped' | 'no-hold'> {
  const hold = await tx.row<{ slot_id: string }>(sql`
    delete from visits where order_id = ${orderId} and account_id = ${accountId} and status = 'reserved' returning slot_id`)
  if (!hold) return 'no-hold'
  await freeSlot(tx, hold.slot_id)
  return 'dropped'
}

/** Where and when a visit is to take place. */
export type Stretch = { assignmentId: number; from: string; minutes: number }

/**
 * Lets holds go that ended before `before`: those in the way of a visit, or all. A hold that was made after now was made
 * before the clock was set back, and would last for hours: it ends too. Rows that somebody works on are left to them.
 */
export async function dropEndedHolds(tx: Tx, before: Date, inTheWay: Stretch | null): Promise<number> {
  const { assignmentId = null, from = null, minutes = null } = inTheWay ?? {}
  const ended = await tx.rows<{ slot_id: string }>(sql`
    delete from visits where order_id in (
      select order_id from visits where status = 'reserved'
        and (held_until < ${before}
          or updated_at > ${before}::timestamptz + interval '1 minute' and held_until < updated_at + make_interval(mins => ${LONGEST_MINUTES}::int))
        and (${assignmentId}::int is null or assignment_id = ${assignmentId}::int and ends_at > ${from}::timestamptz
          and starts_at < ${from}::timestamptz + make_interval(mins => ${minutes}::int))
      order by order_id limit 500 for update skip locked)
    returning slot_id`)
  if (ended.length > 0) {
    const ids = ended.map(hold => hold.slot_id)
    await tx.run(sql`
      update slots set taken_by = null, joined_to = null
      where (id = any (${ids}::bigint[]) or joined_to = any (${ids}::bigint[])) and taken_by = 'visit'`)
  }
  return ended.length
}

export function prolongHold(tx: Tx, orderId: string, until: Date, now: Date) {
  return tx.run(
    sql`update visits set held_until = ${until}, prolonged = true, updated_at = ${now} where order_id = ${orderId} and status = 'reserved'`
  )
}
