// What a registry has written down for people who telephoned, and the sites of clinics that may ask for times.
import { addDays, type Day } from '@vizit/rules/days'
import type pg from 'pg'
import { demoWorldFacts } from './known-doctors.ts'

/** Whoever signs in with this number finds the visit below. */
const PHONE = '375551234567'
const [ORDER, OM] = ['0193e000-0000-7000-8000-000000000001', '0193e000-0000-7000-8000-000000000002']

/** A week ahead, at the therapist of the known doctors, for the mother of whoever has the phone. */
export async function loadPhoneVisits(client: pg.Client, today: Day, now: Date): Promise<void> {
  await client.query(
    `with free as (
       select s.id, s.starts_at, s.ends_at, a.id as assignment_id, a.provider_id, a.doctor_id
         from slots s join assignments a on a.id = s.assignment_id join doctors d on d.id = a.doctor_id
        where d.external_id = $1 and s.taken_by is null and s.starts_at >= $2::date order by s.starts_at limit 1),
     taken as (update slots s set taken_by = 'visit' from free where s.id = free.id)
     insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
     select $3, provider_id, assignment_id, doctor_id, id, starts_at, ends_at, 'created_manually', $4, $4 from free`,
    [demoWorldFacts.doctors.adultsOnly, addDays(today, 7), ORDER, now]
  )
  await client.query(
    `insert into phone_visits (order_id, om_id, phone, way, last_name, first_name, middle_name, birthday, sex, created_at)
     values ($1, $2, $3, 'registry', 'Савицкая', 'Галина', 'Ивановна', '1962-04-09', 'FEMALE', $4)`,
    [ORDER, OM, PHONE, now]
  )
  await client.query(`insert into site_origins (provider_id, origin) select id, 'https://' || code || '.example' from providers`)
}
