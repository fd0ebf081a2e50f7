import type { VisitStatus } from '@vizit/rules/visits'
import { type Db, sql, type Tx } from '../../store/store.ts'

export type VisitPoll = {
  way: 'changes' | 'by-name' | null
  way_found_at: string | null
  changed_to: string | null
  round_after: string | null
  round_ended_at: string | null
}

/** How a clinic is asked about our visits; undefined: it was never asked. */
export function findVisitPoll(db: Db, providerId: number) {
  return db.row<VisitPoll>(sql`
    select way, way_found_at, changed_to, round_after, round_ended_at from clinic_visit_polls where provider_id = ${providerId}`)
}

export function keepVisitPoll(tx: Tx, providerId: number, poll: VisitPoll) {
  return tx.run(sql`
    insert into clinic_visit_polls (provider_id, way, way_found_at, changed_to, round_after, round_ended_at)
    values (${providerId}, ${poll.way}::text, ${poll.way_found_at}::timestamptz, ${poll.changed_to}::timestamptz, ${poll.round_after}::uuid,
      ${poll.round_ended_at}::timestamptz)
    on conflict (provider_id) do update set way = excluded.way, way_found_at = excluded.way_found_at, changed_to = excluded.changed_to,
      round_after = excluded.round_after, round_ended_at = excluded.round_ended_at`)
}

/** Names of visits that stand, and are to come or were within so many days. In the order of names. */
export async function findNamesToAsk(
  db: Db,
  providerId: number,
  asked: { after: string | null; since: Date; most: number }
): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(sql`
    select coalesce(v.reservation_id, v.order_id) as name from visits v
    where v.provider_id = ${providerId} and v.ends_at > ${asked.since} and is_confirmed(v.status)
      and (${asked.after}::uuid is null or coalesce(v.reservation_id, v.order_id) > ${asked.after}::uuid)
    order by name limit ${asked.most}::int`)
  return rows.map(row => row.name)
}

export type OurVisit = {
  order_id: string
  name: string
  status: VisitStatus
  starts_at: string
  assignment: string | null
}

/** Visits of a clinic by the names that they have there. */
export function findVisitsNamed(db: Db, providerId: number, names: readonly string[]) {
  return db.rows<OurVisit>(sql`
    select v.order_id, coalesce(v.reservation_id, v.order_id) as name, v.status, v.starts_at, a.external_id as assignment
    from visits v join assignments a on a.id = v.assignment_id
    where v.provider_id = ${providerId} and v.status <> 'reserved' and (
      v.reservation_id = any (${names}::uuid[]) or (v.order_id = any (${names}::uuid[]) and v.reservation_id is null))`)
}
