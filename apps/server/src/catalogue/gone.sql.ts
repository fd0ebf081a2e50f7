// What a clinic's own catalogue has no longer leaves search and timetable. Nothing is deleted: past visits show it, and it may come back.

import { sql, type Tx } from '../store/store.ts'
import { forgetDaysOf } from '../timetable/clinic-slots.ts'
import type { CatalogueRows } from './judge-catalogue.ts'

/** `missed`: not there for the first time; they are gone when the next catalogue does not have them either. */
export type Gone = { changed: number; missed: number }

/** Doctors at branches, by the clinic's names of those that stand. One that is back is read whole at the next reading of the timetable. */
export async function markGoneAssignments(tx: Tx, providerId: number, standing: readonly string[], now: Date): Promise<Gone> {
  const back = await tx.rows<{ id: number }>(sql`
    update assignments set gone_at = null
    where provider_id = ${providerId} and gone_at is not null and external_id = any (${standing}::text[]) returning id`)
  await forgetDaysOf(
    tx,
    back.map(row => row.id)
  )
  await tx.run(sql`
    update assignments set missed_at = null
    where provider_id = ${providerId} and missed_at is not null and (external_id is null or external_id = any (${standing}::text[]))`)
  const gone = await tx.run(sql`
    update assignments set gone_at = ${now}, missed_at = null
    where provider_id = ${providerId} and gone_at is null and missed_at is not null and external_id <> all (${standing}::text[])`)
  const missed = await tx.run(sql`
    update assignments set missed_at = ${now}
    where provider_id = ${providerId} and gone_at is null and missed_at is null and external_id is not null and external_id <> all (${standing}::text[])`)
  return { changed: back.length + gone, missed }
}

/** A doctor is gone with the last place of theirs, and back with the first. */
export function markGoneDoctors(tx: Tx, providerId: number, now: Date): Promise<number> {
  return tx.run(sql`
    update doctors d set gone_at = case when works.somewhere then null else ${now}::timestamptz end
    from (
      select a.doctor_id, bool_or(a.gone_at is null) as somewhere from assignments a where a.provider_id = ${providerId} group by a.doctor_id) works
    where d.id = works.doctor_id and (d.gone_at is null) <> works.somewhere`)
}

/** Services that a doctor gives no longer at a branch. Only those of the tree that the clinic has a name for, and only where its word was understood. */
export async function markGoneOffers(tx: Tx, providerId: number, rows: CatalogueRows, now: Date): Promise<Gone> {
  const done = await tx.rows<{ is_missed: boolean }>(sql`
    update assignment_services o
    set gone_at = case when not known.is_told and (o.missed_at is not null or o.gone_at is not null) then coalesce(o.gone_at, ${now}::timestamptz) end,
        missed_at = case when not known.is_told and o.missed_at is null and o.gone_at is null then ${now}::timestamptz end
    from (
      select s.assignment_id, s.service_id, exists (
        select from jsonb_to_recordset(${JSON.stringify(rows.offers)}::jsonb) r (assignment text, service text)
        join clinic_services t on t.provider_id = ${providerId} and t.external_id = r.service
        where r.assignment = a.external_id and t.service_id = s.service_id) as is_told
      from assignments a
      join assignment_services s on s.assignment_id = a.id
      where a.provider_id = ${providerId} and a.external_id = any (${rows.assignments.map(one => one.external_id)}::text[])
        and exists (select from clinic_services c where c.provider_id = ${providerId} and c.service_id = s.service_id)) known
    where o.assignment_id = known.assignment_id and o.service_id = known.service_id
      and case when known.is_told then num_nonnulls(o.gone_at, o.missed_at) > 0 else o.gone_at is null end
    returning o.missed_at is not null as is_missed`)
  const missed = done.filter(row => row.is_missed).length
  return { changed: done.length - missed, missed }
}
