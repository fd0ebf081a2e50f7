// What must never be true, asked of the tables themselves, whatever the answers said.
import { type Sql, type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Answer } from '../setup/ask.ts'
import type { MixedLoad } from '../setup/mixed-load.ts'
import type { FreeSlot, Person } from '../setup/world.ts'
import { UNKNOWN_ORDER } from './lying-proxy.ts'
import { type Figure, none } from './proof.ts'

const NEVER: [string, Sql][] = [
  [
    'I1 overlapping visits of a doctor',
    sql`select count(*)::int as n from (
      select starts_at < max(ends_at) over (partition by doctor_id order by starts_at, order_id rows between unbounded preceding and 1 preceding) as meets
      from visits where status in ('reserved', 'pending', 'booked', 'created_manually')) v where meets`
  ],
  [
    'I2 slots with two active visits',
    sql`select count(*)::int as n from (
      select slot_id from visits where slot_id is not null and status in ('reserved', 'pending', 'booked', 'created_manually')
      group by slot_id having count(*) > 1) v`
  ],
  [
    'I3 overlapping visits of a patient',
    sql`select count(*)::int as n from (
      select starts_at < max(ends_at) over (partition by profile_id order by starts_at, order_id rows between unbounded preceding and 1 preceding) as meets
      from visits where status in ('pending', 'booked', 'created_manually') and not overlap_allowed) v where meets`
  ],
  [
    'I6 booked visits without exactly one audit row',
    sql`select count(*)::int as n from visits v
      left join (select object_id, count(*) as n from audit where action = 'visit-booked' group by 1) a on a.object_id = v.order_id::text
      where v.status = 'booked' and v.booked_online and coalesce(a.n, 0) <> 1`
  ],
  [
    'I6 booked visits without a kept answer',
    sql`select count(*)::int as n from visits v
      left join (select distinct substring(body from '"orderId":"([0-9a-f-]{36})"')::uuid as order_id from answers where status = 200) a using (order_id)
      where v.status = 'booked' and v.booked_online and a.order_id is null`
  ],
  [
    'I6 booked visits without a reminder to come',
    sql`select count(*)::int as n from visits
      where status = 'booked' and account_id is not null and starts_at > now() + interval '3 hours' and remind_at is null`
  ],
  [
    'I6 audit rows without their visit',
    sql`select count(*)::int as n from audit a where a.action = 'visit-booked' and not exists (select from visits v where v.order_id::text = a.object_id)`
  ],
  [
    'I2 visits that are not as long as their slots',
    sql`select count(*)::int as n from visits v join (
        select coalesce(s.joined_to, s.id) as first, min(s.starts_at) as starts_at, max(s.ends_at) as ends_at, sum(s.ends_at - s.starts_at) as together
        from slots s where s.taken_by = 'visit' group by 1) s on s.first = v.slot_id
      where v.status in ('reserved', 'pending', 'booked', 'created_manually')
        and (v.starts_at, v.ends_at, v.ends_at - v.starts_at) is distinct from (s.starts_at, s.ends_at, s.together)`
  ],
  [
    'I11 free slots with an active visit',
    sql`select count(*)::int as n from slots s join visits v on v.slot_id = coalesce(s.joined_to, s.id)
      where s.taken_by is null and v.status in ('reserved', 'pending', 'booked', 'created_manually')`
  ],
  [
    'I11 taken slots without a visit',
    sql`select count(*)::int as n from slots s where s.taken_by = 'visit'
      and not exists (select from visits v where v.slot_id = coalesce(s.joined_to, s.id) and v.status in ('reserved', 'pending', 'booked', 'created_manually'))`
  ]
]

/** Every figure must be 0. */
export async function askOracle(store: Store): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, question] of NEVER) figures.push(none(name, (await store.row<{ n: number }>(question))!.n, 'rows'))
  return figures
}

/** What a client was told, as it wrote it down the moment it heard it. */
export type Ack = { profileId: string; timetableId: string; verdict: 'booked' | 'refused'; orderId: string | null }

/** An answer that settles the matter; undefined for one that says "try again". */
export function ackOf(answer: Answer, person: Person, slot: FreeSlot): Ack | undefined {
  const about = { profileId: person.profileId, timetableId: slot.timetableId }
  if (answer.status === 200) return { ...about, verdict: 'booked', orderId: orderIn(answer) }
  if (answer.status === 409) return { ...about, verdict: 'refused', orderId: null }
}

export function orderIn(answer: Answer): string {
  return (JSON.parse(answer.body) as { data: { orderId: string } }).data.orderId
}

/** What people of a mixed load were told is booked, but for what somebody has asked to cancel since. */
export function acksIn({ booked, asked }: MixedLoad): Ack[] {
  return [...booked.values()]
    .filter(({ orderId }) => !asked.has(orderId))
    .map(({ person, slot, orderId }) => ({ profileId: person.profileId, timetableId: slot.timetableId, verdict: 'booked', orderId }))
}

/** What was said against what is there. */
export async function judgeAcks(store: Store, acks: readonly Ack[]): Promise<Figure[]> {
  const rows = await store.rows<{ order_id: string; profile_id: string; slot_id: string }>(
    sql`select order_id, profile_id, slot_id from visits where status in ('pending', 'booked')`
  )
  const orders = new Map(rows.map(row => [`${row.profile_id} ${row.slot_id}`, row.order_id]))
  let [lost, presentThoughRefused] = [0, 0]
  for (const ack of acks) {
    const orderId = orders.get(`${ack.profileId} ${ack.timetableId}`)
    // A liar between client and server does not know the order's id.
    if (ack.verdict === 'booked' && (ack.orderId === UNKNOWN_ORDER ? orderId === undefined : orderId !== ack.orderId)) lost++
    if (ack.verdict === 'refused' && orderId !== undefined) presentThoughRefused++
  }
  return [none('I4 told yes, no visit', lost, 'visits'), none('I5 told no, visit there', presentThoughRefused, 'visits')]
}
