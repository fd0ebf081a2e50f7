// The rows that a clinic's own catalogue becomes. A row that is as it was is not written. What a clinic has no longer is marked by gone.sql.ts.
import { type Db, sql, type Tx } from '../store/store.ts'
import type { CatalogueRows, KnownNames } from './judge-catalogue.ts'

export async function findKnownNames(db: Db): Promise<KnownNames> {
  const towns = await db.rows<KnownNames['towns'][number]>(sql`select id, name_ru as name from towns where id > 0 order by id`)
  const specialities = await db.rows<KnownNames['specialities'][number]>(sql`select id, name from specialities order by id`)
  return { towns, specialities }
}

export function putCentres(tx: Tx, providerId: number, rows: CatalogueRows['centres']) {
  return tx.run(sql`
    insert into centres as c (provider_id, external_id, name)
    select ${providerId}::smallint, r.external_id, r.name from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (external_id text, name text)
    order by r.external_id
    on conflict (provider_id, external_id) do update set name = excluded.name where c.name <> excluded.name`)
}

export function putBranches(tx: Tx, providerId: number, rows: CatalogueRows['branches']) {
  return tx.run(sql`
    insert into branches as b (centre_id, provider_id, external_id, town_id, name, address, phones)
    select c.id, ${providerId}::smallint, r.external_id, r.town_id, r.name, r.address, r.phones
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (external_id text, centre text, name text, address text, phones text, town_id int)
    join centres c on c.provider_id = ${providerId} and c.external_id = r.centre
    order by r.external_id
    on conflict (provider_id, external_id) do update
      set centre_id = excluded.centre_id, town_id = excluded.town_id, name = excluded.name, address = excluded.address, phones = excluded.phones
      where (b.centre_id, b.town_id, b.name, b.address, b.phones)
        is distinct from (excluded.centre_id, excluded.town_id, excluded.name, excluded.address, excluded.phones)`)
}

/** Whom a doctor sees, and all that the clinic does not tell, stays as it is here. */
export function putDoctors(tx: Tx, providerId: number, rows: CatalogueRows['doctors']) {
  return tx.run(sql`
    insert into doctors as d (provider_id, external_id, last_name, first_name, middle_name, sex, speciality_id, adult, children)
    select ${providerId}::smallint, r.external_id, r.last_name, r.first_name, r.middle_name, r.sex, r.speciality_id, not r.children, r.children
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r (external_id text, last_name text, first_name text, middle_name text, sex text, speciality_id int, children boolean)
    order by r.external_id
    on conflict (provider_id, external_id) do update
      set last_name = excluded.last_name, first_name = excluded.first_name, middle_name = excluded.middle_name, sex = excluded.sex,
          speciality_id = excluded.speciality_id
      where (d.last_name, d.first_name, d.middle_name, d.sex, d.speciality_id)
        is distinct from (excluded.last_name, excluded.first_name, excluded.middle_name, excluded.sex, excluded.speciality_id)`)
}

/** A name that has gone over to another doctor or branch is taken from the one before first. */
export async function putAssignments(tx: Tx, providerId: number, rows: CatalogueRows['assignments']): Promise<number> {
  const text = JSON.stringify(rows)
  await tx.run(sql`
    update assignments a set external_id = null
    from jsonb_to_recordset(${text}::jsonb) r (external_id text, doctor text, branch text), doctors d, branches b
    where a.provider_id = ${providerId} and a.external_id = r.external_id and d.id = a.doctor_id and b.id = a.branch_id
      and (d.external_id, b.external_id) is distinct from (r.doctor, r.branch)`)
  return tx.run(sql`
    insert into assignments as a (provider_id, doctor_id, branch_id, speciality_id, external_id)
    select ${providerId}::smallint, d.id, b.id, r.speciality_id, r.external_id
    from jsonb_to_recordset(${text}::jsonb) r (external_id text, doctor text, branch text, speciality_id int)
    join doctors d on d.provider_id = ${providerId} and d.external_id = r.doctor
    join branches b on b.provider_id = ${providerId} and b.external_id = r.branch
    order by r.external_id
    on conflict (doctor_id, branch_id) do update set external_id = excluded.external_id, speciality_id = excluded.speciality_id
      where (a.external_id, a.speciality_id) is distinct from (excluded.external_id, excluded.speciality_id)`)
}

/** A service is ours if it has the name of one, or if somebody has said which one it is. */
export function putServices(tx: Tx, providerId: number, rows: CatalogueRows['services']) {
  return tx.run(sql`
    insert into clinic_services as c (provider_id, external_id, name, service_id)
    select ${providerId}::smallint, r.external_id, r.name, (select s.id from services s where folded(s.name) = folded(r.name) order by s.id limit 1)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (external_id text, name text)
    order by r.external_id
    on conflict (provider_id, external_id) do update set name = excluded.name, service_id = coalesce(c.service_id, excluded.service_id)
      where c.name <> excluded.name or (c.service_id is null and excluded.service_id is not null)`)
}

/** A service lasts as long as a slot until somebody has said how long. */
export function addOffers(tx: Tx, providerId: number, rows: CatalogueRows['offers']) {
  return tx.run(sql`
    insert into assignment_services (assignment_id, service_id, duration_minutes)
    select distinct a.id, c.service_id, a.slot_minutes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (assignment text, service text)
    join assignments a on a.provider_id = ${providerId} and a.external_id = r.assignment
    join clinic_services c on c.provider_id = ${providerId} and c.external_id = r.service and c.service_id is not null
    order by 1, 2
    on conflict do nothing`)
}
