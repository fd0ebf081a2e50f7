// Whoever looks around the demo world finds results there: the demo clinics work inside the product, and nobody sits in them.
import { createHash } from 'node:crypto'
import { addDays, type Day, minskInstant } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'
import { type Store, sql } from '../store.ts'
import { adultReports, CHILD_REPORTS, type DemoReport } from './demo-results.data.ts'
import { demoWorldFacts } from './known-doctors.ts'

type Person = { profile_id: string; is_child: boolean; sex: Sex | null }

/** Gives results to the account's own person and children who have none yet; once, and the same to everybody. A conclusion is of the visit that day. */
export async function giveDemoResults(store: Store, accountId: string, day: Day, now: Date): Promise<void> {
  await store.transaction(async tx => {
    const people = await tx.rows<Person>(sql`
      select x.profile_id, x.rel_kind = 'CHILD' as is_child, p.sex
      from access_of(${accountId}, ${day}) x join profiles p on p.id = x.profile_id
      where x.rel_kind in ('ME', 'CHILD') and p.last_name <> '' and not exists (select from reports r where r.profile_id = x.profile_id)
      order by x.profile_id for no key update of p`)
    for (const { profile_id: profileId, is_child: isChild, sex } of people) {
      const doctor = isChild ? demoWorldFacts.doctors.childrenOnly : demoWorldFacts.doctors.adultsOnly
      const rows = (isChild ? CHILD_REPORTS : adultReports(sex ?? 'FEMALE')).map(report => rowOf(report, profileId, day))
      await tx.run(sql`
        with given as (
          insert into reports (id, profile_id, provider_id, external_id, kind, state, title, body, order_id, assignment_id, content_hash, taken_at, ready_at, updated_at)
          select gen_random_uuid(), ${profileId}::uuid, a.provider_id, g."externalId", g.kind, g.state, g.title, g.body,
                 case g.kind when 'conclusion' then (
                   select v.order_id from visits v
                   where v.profile_id = ${profileId}::uuid and v.doctor_id = a.doctor_id and v.status = 'done'
                     and (v.starts_at at time zone 'Europe/Minsk')::date = (g."takenAt" at time zone 'Europe/Minsk')::date
                   order by v.starts_at limit 1) end,
                 a.id, decode(g.hash, 'hex'),
                 g."takenAt", case g.state when 'ready' then g."takenAt" + interval '9 hours' end, ${now}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as g ("externalId" text, kind text, state text, title text, body text, hash text, "takenAt" timestamptz)
          cross join lateral (
            select a.id, a.provider_id, a.doctor_id from doctors d join assignments a on a.doctor_id = d.id
            where d.external_id = ${doctor} order by a.id limit 1) a
          on conflict do nothing returning id, external_id
        )
        insert into observations (report_id, profile_id, place, code, name, number, value, unit, low, high)
        select given.id, ${profileId}::uuid, o.place, o.code, o.name, o.number, o.value, o.unit, o.low, o.high
        from given
        join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g ("externalId" text, values jsonb) on g."externalId" = given.external_id
        cross join lateral jsonb_to_recordset(g.values)
          as o (place smallint, code text, name text, number double precision, value text, unit text, low double precision, high double precision)`)
    }
  })
}

function rowOf(report: DemoReport, profileId: string, day: Day) {
  return {
    externalId: `demo-${profileId}-${report.key}`,
    kind: report.kind,
    state: report.state,
    title: report.title,
    body: report.body,
    hash: createHash('sha256').update(JSON.stringify(report)).digest('hex'),
    takenAt: minskInstant(addDays(day, -report.daysAgo), report.time).toISOString(),
    values: report.values.map((value, place) => ({ place, ...value }))
  }
}
