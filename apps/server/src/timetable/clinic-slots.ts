// Slots as a clinic's own system has them: read day by day, told one by one, written here and nowhere else. See rules/timetable-diff.ts.
import { type Day, minskDay } from '@vizit/rules/days'
import { type HeldSlot, type OurSlot, onlyMissing, type TheirSlot, timetableDiff } from '@vizit/rules/timetable-diff'
import { type Db, sql, type Tx } from '../store/store.ts'

export type DayName = { assignmentId: number; day: Day }
/** `hash`: 32 hexadecimal digits of all that the clinic has on that day. */
export type HashedDay = DayName & { hash: string }
/** `missed`: slots that were not seen for the first time; they stay until they are not seen again. */
export type Refreshed = { added: number; removed: number; changed: number; missed: number; held: HeldSlot[] }
/**
 * What becomes of a slot of which the clinic says nothing. `at-once`: it has said that it is gone. `second-time`: it leaves when two readings have missed it.
 * `never`: the reading was not whole.
 */
type WhenMissing = 'at-once' | 'second-time' | 'never'

type SlotRow = {
  id: string
  assignment_id: number
  starts_at: string
  ends_at: string
  external_id: string | null
  taken_by: OurSlot['takenBy']
}

function asOurs(row: SlotRow): OurSlot {
  const { id, assignment_id, starts_at, ends_at, external_id, taken_by } = row
  return { id, assignmentId: assignment_id, startsAt: starts_at, endsAt: ends_at, externalId: external_id, takenBy: taken_by }
}

/** Days that are not as the clinic last had them, and those of the window that it has no more. `whole`: every day. */
export async function findChangedDays(
  db: Db,
  window: { assignmentIds: readonly number[]; from: Day; to: Day; whole: boolean },
  days: readonly HashedDay[]
): Promise<DayName[]> {
  const rows = await db.rows<{ assignment_id: number; day: Day }>(sql`
    with theirs as materialized (
      select assignment_id, day, decode(hash, 'hex') as hash
      from unnest(${days.map(day => day.assignmentId)}::int[], ${days.map(day => day.day)}::date[], ${days.map(day => day.hash)}::text[]) g (assignment_id, day, hash)),
    known as materialized (
      select t.assignment_id, t.day, t.hash from timetable_days t
      where t.assignment_id = any (${window.assignmentIds}::int[]) and t.day between ${window.from} and ${window.to}),
    ours as materialized (
      select distinct s.assignment_id, (s.starts_at at time zone 'Europe/Minsk')::date as day from slots s
      where ${window.whole}::boolean and s.assignment_id = any (${window.assignmentIds}::int[])
        and s.starts_at >= ${window.from}::date::timestamp at time zone 'Europe/Minsk'
        and s.starts_at < (${window.to}::date + 1)::timestamp at time zone 'Europe/Minsk')
    select coalesce(t.assignment_id, k.assignment_id) as assignment_id, coalesce(t.day, k.day) as day
    from theirs t full join known k on k.assignment_id = t.assignment_id and k.day = t.day
    where ${window.whole}::boolean or t.hash is distinct from k.hash
    union
    select o.assignment_id, o.day from ours o`)
  return rows.map(row => ({ assignmentId: row.assignment_id, day: row.day }))
}

/**
 * Makes these days what the clinic has of them, from `now` on, and remembers them. One transaction for as many days as one likes. `partly`: assignments of which
 * not everything was read; what was is taken, and their days are looked at again.
 */
export async function refreshDays(
  tx: Tx,
  days: readonly (DayName & { hash: string | null })[],
  theirs: readonly TheirSlot[],
  now: Date,
  partly: ReadonlySet<number> = new Set()
): Promise<Refreshed> {
  const rows = await tx.rows<SlotRow>(sql`
    select s.id, s.assignment_id, s.starts_at, s.ends_at, s.external_id, s.taken_by
    from unnest(${days.map(day => day.assignmentId)}::int[], ${days.map(day => day.day)}::date[]) d (assignment_id, day)
    cross join lateral (
      select * from slots s
      where s.assignment_id = d.assignment_id and s.starts_at > ${now}
        and s.starts_at >= d.day::timestamp at time zone 'Europe/Minsk' and s.starts_at < (d.day + 1)::timestamp at time zone 'Europe/Minsk') s`)
  const ours = rows.map(asOurs)
  const begun = now.toISOString()
  const { missing, ...done } = await apply(
    tx,
    ours,
    theirs.filter(slot => slot.startsAt > begun),
    { at: now, judge: slot => (partly.has(slot.assignmentId) ? 'never' : 'second-time') }
  )
  // a day with a slot that is waited for is looked at next time, whatever its hash
  const open = new Set(ours.filter(slot => missing.has(slot.id)).map(nameOfDay))
  const hashed = days.map(day => (open.has(nameOf(day)) || partly.has(day.assignmentId) ? { ...day, hash: READ_AGAIN } : day))
  const known = hashed.filter(day => day.hash !== null)
  const gone = hashed.filter(day => day.hash === null)
  await tx.run(sql`
    insert into timetable_days (assignment_id, day, hash)
    select a, d, decode(h, 'hex')
    from unnest(${known.map(day => day.assignmentId)}::int[], ${known.map(day => day.day)}::date[], ${known.map(day => day.hash)}::text[]) k (a, d, h)
    order by a, d
    on conflict (assignment_id, day) do update set hash = excluded.hash where timetable_days.hash <> excluded.hash`)
  await forgetDays(tx, gone)
  return done
}

/** No day of a clinic has it. */
const READ_AGAIN = '00'

function nameOf({ assignmentId, day }: DayName): string {
  return `${assignmentId} ${day}`
}

function nameOfDay({ assignmentId, startsAt }: OurSlot): string {
  return nameOf({ assignmentId, day: minskDay(new Date(startsAt)) })
}

/** One slot as the clinic tells of it; `gone`: it has no such slot any more. */
export async function setClinicSlot(tx: Tx, slot: TheirSlot & { gone: boolean }, now: Date): Promise<Refreshed> {
  const rows = await tx.rows<SlotRow>(sql`
    select s.id, s.assignment_id, s.starts_at, s.ends_at, s.external_id, s.taken_by
    from slots s
    where s.assignment_id = ${slot.assignmentId} and s.starts_at > ${now}
      and (s.external_id = ${slot.externalId}
        or not ${slot.gone}::boolean and s.starts_at < ${slot.endsAt} and s.ends_at > ${slot.startsAt})
    order by s.id for update`)
  const said = slot.gone || slot.startsAt <= now.toISOString() ? [] : [slot]
  const { missing: _, ...done } = await apply(tx, rows.map(asOurs), said, { at: now, judge: () => 'at-once' })
  await forgetDayOf(tx, slot.assignmentId, slot.startsAt)
  return done
}

/** The next reading looks at the day anew, whatever the clinic has there. */
export function forgetDayOf(tx: Tx, assignmentId: number, at: string): Promise<number> {
  return tx.run(sql`
    delete from timetable_days
    where assignment_id = ${assignmentId} and day = (${at}::timestamptz at time zone 'Europe/Minsk')::date`)
}

/** The same of whole assignments. */
export function forgetDaysOf(tx: Tx, assignmentIds: readonly number[]): Promise<number> {
  return tx.run(sql`delete from timetable_days where assignment_id = any (${assignmentIds}::int[])`)
}

function forgetDays(tx: Tx, days: readonly DayName[]): Promise<number> {
  return tx.run(sql`
    delete from timetable_days t
    using unnest(${days.map(day => day.assignmentId)}::int[], ${days.map(day => day.day)}::date[]) g (a, d)
    where t.assignment_id = g.a and t.day = g.d`)
}

/** Days that are over. */
export function dropPastDays(db: Db, before: Day): Promise<number> {
  return db.run(sql`delete from timetable_days where day < ${before}`)
}

type Missing = { at: Date; judge: (slot: OurSlot) => WhenMissing }

/** Slots that have not been missed again, nor seen: their days are over. */
export function dropMissedSlots(db: Db, before: Date): Promise<number> {
  return db.run(sql`delete from missed_slots where missed_at < ${before}`)
}

/** A booking may come between the reading of the rows and this: each statement looks at `taken_by` once more. */
async function apply(
  tx: Tx,
  ours: readonly OurSlot[],
  theirs: readonly TheirSlot[],
  when: Missing
): Promise<Refreshed & { missing: ReadonlySet<string> }> {
  const diff = timetableDiff(ours, theirs)
  const { add, set, held } = diff
  const { missing, missed } = await judgeMissing(tx, ours, onlyMissing(diff, ours, theirs), when)
  const remove = diff.remove.filter(id => !missing.has(id))
  if (remove.length > 0) await removeSlots(tx, remove)
  const elsewhere = add.length > 0 ? await findNamed(tx, add, when.at) : []
  if (elsewhere.length > 0) await removeSlots(tx, elsewhere)
  const renamed = set.filter(slot => slot.renamed).map(slot => slot.id)
  // names may be exchanged among slots, and no two have one at any time
  if (renamed.length > 0)
    await tx.run(sql`update slots set external_id = null where id = any (${renamed}::bigint[]) and taken_by is distinct from 'visit'`)
  let [changed, added] = [0, 0]
  if (set.length > 0)
    changed = await tx.run(sql`
      update slots s set external_id = g.name, taken_by = g.taken_by
      from unnest(${set.map(slot => slot.id)}::bigint[], ${set.map(slot => slot.externalId)}::text[], ${set.map(slot => slot.takenBy)}::text[]) g (id, name, taken_by)
      where s.id = g.id and s.taken_by is distinct from 'visit'
        and not exists (select from slots o where o.assignment_id = s.assignment_id and o.external_id = g.name and o.id <> s.id)`)
  if (add.length > 0)
    added = await tx.run(sql`
      insert into slots (assignment_id, starts_at, ends_at, external_id, taken_by)
      select a, s, e, name, case when not free then 'clinic' end
      from unnest(${add.map(slot => slot.assignmentId)}::int[], ${add.map(slot => slot.startsAt)}::timestamptz[], ${add.map(slot => slot.endsAt)}::timestamptz[],
        ${add.map(slot => slot.externalId)}::text[], ${add.map(slot => slot.state === 'free')}::boolean[]) w (a, s, e, name, free)
      order by a, s
      on conflict do nothing`)
  return { added, removed: remove.length + elsewhere.length, changed, missed, missing, held }
}

/**
 * `missing`: those that stay although the clinic does not have them; `missed`: how many of them are so for the first time. A slot that somebody else
 * removes in the same moment is waited for and is neither.
 */
async function judgeMissing(tx: Tx, ours: readonly OurSlot[], candidates: readonly string[], { at, judge }: Missing) {
  const absent = new Set(candidates)
  const waiting = ours.filter(slot => absent.has(slot.id) && judge(slot) === 'second-time').map(slot => slot.id)
  const untouched = ours.filter(slot => absent.has(slot.id) && judge(slot) === 'never').map(slot => slot.id)
  const seen = ours.filter(slot => !absent.has(slot.id)).map(slot => slot.id)
  if (seen.length > 0) await tx.run(sql`delete from missed_slots where slot_id = any (${seen}::bigint[])`)
  const fresh =
    waiting.length === 0
      ? []
      : await tx.rows<{ slot_id: string }>(sql`
          insert into missed_slots (slot_id, missed_at)
          select id, ${at} from (select id from slots where id = any (${waiting}::bigint[]) order by id for key share) standing
          on conflict do nothing returning slot_id`)
  return { missing: new Set([...fresh.map(row => row.slot_id), ...untouched]), missed: fresh.length }
}

/** Slots of ours by the names of those that come: the clinic has them elsewhere now, and the days that they leave were read before or are read later. */
async function findNamed(tx: Tx, add: readonly TheirSlot[], now: Date): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select s.id from slots s
    join unnest(${add.map(slot => slot.assignmentId)}::int[], ${add.map(slot => slot.externalId)}::text[]) w (a, name) on s.assignment_id = w.a and s.external_id = w.name
    where s.taken_by is distinct from 'visit' and s.starts_at > ${now}`)
  return rows.map(row => row.id)
}

/** A slot that a visit of the past refers to is closed, and has no name any more. */
async function removeSlots(tx: Tx, ids: readonly string[]): Promise<void> {
  const deleted = await tx.run(sql`
    delete from slots s where s.id = any (${ids}::bigint[]) and s.taken_by is distinct from 'visit'
      and not exists (select from visits v where v.slot_id = s.id)`)
  if (deleted < ids.length)
    await tx.run(sql`
      update slots set taken_by = 'clinic', external_id = null where id = any (${ids}::bigint[]) and taken_by is distinct from 'visit'`)
}
