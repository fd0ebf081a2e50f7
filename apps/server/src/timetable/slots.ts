// Slots come and go with a clinic's hours or its own system, and go to visits by a booking: both ways end in this table.
import { sql, type Tx } from '../store/store.ts'

export type SlotWindow = { from: Date; before: Date }
export type LaidOut = { added: number; removed: number }

/**
 * Makes the free slots of an assignment in a stretch of time those that are given, and touches no slot that a visit has. A slot that leaves the
 * timetable is deleted, or closed where a visit of the past refers to it; a new one that would overlap a visit's is not made. A booking under way
 * has the row before this or after it, never together with it.
 */
export async function layOutSlots(
  tx: Tx,
  assignmentId: number,
  window: SlotWindow,
  slots: readonly { start: string; end: string }[]
): Promise<LaidOut> {
  const [starts, ends] = [slots.map(slot => slot.start), slots.map(slot => slot.end)]
  const removed = await tx.run(sql`
    delete from slots s
    where s.assignment_id = ${assignmentId} and s.starts_at >= ${window.from} and s.starts_at < ${window.before} and s.taken_by is distinct from 'visit'
      and not exists (select from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) w(a, b) where w.a = s.starts_at and w.b = s.ends_at)
      and not exists (select from visits v where v.slot_id = s.id)`)
  const closed = await tx.run(sql`
    update slots s set taken_by = 'clinic'
    where s.assignment_id = ${assignmentId} and s.starts_at >= ${window.from} and s.starts_at < ${window.before} and s.taken_by is null
      and not exists (select from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) w(a, b) where w.a = s.starts_at and w.b = s.ends_at)`)
  const opened = await tx.run(sql`
    update slots s set taken_by = null
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) w(a, b)
    where s.assignment_id = ${assignmentId} and s.taken_by = 'clinic' and s.starts_at = w.a and s.ends_at = w.b
      and s.starts_at >= ${window.from} and s.starts_at < ${window.before}`)
  const added = await tx.run(sql`
    insert into slots (assignment_id, starts_at, ends_at)
    select ${assignmentId}::int, w.a, w.b from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) w(a, b)
    where w.a >= ${window.from} and w.a < ${window.before}
      and not exists (
        select from slots s where s.assignment_id = ${assignmentId} and s.starts_at < w.b and s.ends_at > w.a
          and (s.taken_by is distinct from 'clinic' or s.starts_at = w.a))
    on conflict do nothing`)
  return { added: added + opened, removed: removed + closed }
}
