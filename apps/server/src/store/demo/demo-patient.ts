// Somebody who has been here for a while: whoever signs in with this number sees every screen of the cabinet filled. All of it is made up.
import { addDays, type Day, minskInstant } from '@vizit/rules/days'
import type pg from 'pg'
import { demoWorldFacts } from './known-doctors.ts'

const id = (place: number) => `0193ee00-0000-7000-8000-${String(place).padStart(12, '0')}`
const { adultsOnly, bookedOut, childrenOnly, noSlots, twoBranches } = demoWorldFacts.doctors

/** The ids of the reports that the demo clinics find in anybody fit these visits: the same doctor on the same day. */
export const DEMO_PATIENT = {
  phone: '375557778899',
  accountId: id(1),
  visits: { therapist: id(11), pediatrician: id(15) }
} as const
const [OWN, CHILD, FAMILY, COMING, OFFERED] = [id(2), id(3), id(4), id(17), id(32)]

const PAST = [
  { order: id(11), who: OWN, doctor: adultsOnly, daysAgo: 10, time: '14:00', status: 'done' },
  { order: id(12), who: OWN, doctor: twoBranches, daysAgo: 21, time: '09:20', status: 'done' },
  { order: id(13), who: OWN, doctor: bookedOut, daysAgo: 35, time: '12:00', status: 'done' },
  { order: id(14), who: OWN, doctor: adultsOnly, daysAgo: 52, time: '16:40', status: 'done' },
  { order: id(15), who: CHILD, doctor: childrenOnly, daysAgo: 30, time: '10:20', status: 'done' },
  { order: id(16), who: OWN, doctor: adultsOnly, daysAgo: 75, time: '11:00', status: 'no_show' }
]

const NOT_DONE = 'Этой услуги не было: врач перенёс её на следующий визит'
const sold = (name: string, price: number, decision: 'confirmed' | 'rejected' | null) => ({ name, price, decision })
/** One in each state: waits, confirmed, confirmed in part, rejected. */
const INVOICES = [
  {
    order: id(11),
    number: 'К-2063',
    services: [sold('Приём врача-терапевта, повторный', 5_400, null), sold('Электрокардиограмма с расшифровкой', 3_150, null)]
  },
  { order: id(12), number: 'К-1987', services: [sold('Приём врача-гинеколога, первичный', 6_900, 'confirmed')] },
  {
    order: id(13),
    number: 'К-1902',
    services: [sold('Приём врача-терапевта, первичный', 6_200, 'confirmed'), sold('Внутримышечная инъекция', 740, 'rejected')]
  },
  { order: id(14), number: 'К-1774', services: [sold('Спирометрия', 4_300, 'rejected')] }
]

/** The person, the child, their programme, the visits that are over and what was billed for them. Run before the favourites. */
export async function loadDemoPatient(client: pg.Client, today: Day, now: Date): Promise<void> {
  await client.query(
    `insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at) values
       ($1, 'Лещинская', 'Вера', 'Николаевна', '1985-09-14', 'FEMALE', $3, $3), ($2, 'Лещинский', 'Лев', 'Ильич', '2017-05-20', 'MALE', $3, $3)`,
    [OWN, CHILD, now]
  )
  await client.query(`insert into accounts (id, phone, profile_id, hash_key, created_at) values ($1, $2, $3, 'demo-patient', $4)`, [
    DEMO_PATIENT.accountId,
    DEMO_PATIENT.phone,
    OWN,
    now
  ])
  await client.query(`insert into families (id, created_at) values ($1, $2)`, [FAMILY, now])
  await client.query(
    `insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) values ($1, $2, 'OWNER', null, $4), ($1, $3, 'CHILD', $2, $4)`,
    [FAMILY, OWN, CHILD, now]
  )
  await client.query(
    `insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
     values ($1, $2, $3, 'bns-health', 'WORK_EMAIL', 'vera@bereg.example', 'ACTIVE', $4, $5, $5)`,
    [id(5), OWN, DEMO_PATIENT.accountId, addDays(today, -90), now]
  )
  const past = PAST.map(({ daysAgo, time, ...visit }) => ({ ...visit, at: minskInstant(addDays(today, -daysAgo), time) }))
  await client.query(
    `insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
     select v."order", $2, v.who, a.provider_id, a.id, a.doctor_id, v.at, v.at + interval '20 minutes', v.status, v.at - interval '4 days', v.at
       from jsonb_to_recordset($1::jsonb) as v ("order" uuid, who uuid, doctor text, at timestamptz, status text)
       cross join lateral (
         select a.* from assignments a join doctors d on d.id = a.doctor_id where d.external_id = v.doctor order by a.id limit 1) a`,
    [JSON.stringify(past), DEMO_PATIENT.accountId]
  )
  const invoices = INVOICES.map((invoice, n) => ({ ...invoice, id: id(21 + n) }))
  await client.query(
    `with given as (
       insert into invoices (id, order_id, profile_id, number, issued_at, updated_at)
       select i.id, v.order_id, v.profile_id, i.number, v.starts_at + interval '1 day', v.starts_at + interval '1 day'
         from jsonb_to_recordset($1::jsonb) as i (id uuid, "order" uuid, number text) join visits v on v.order_id = i."order"
       returning id, profile_id, issued_at)
     insert into invoice_services (invoice_id, position, profile_id, name, quantity, price_kopecks, decision, reason, decided_at)
     select g.id, s.position, g.profile_id, s.name, 1, s.price, s.decision, case s.decision when 'rejected' then $2 end,
            case when s.decision is not null then g.issued_at + interval '5 hours' end
       from given g
       join jsonb_to_recordset($1::jsonb) as i (id uuid, services jsonb) on i.id = g.id
       cross join lateral rows from (jsonb_to_recordset(i.services) as (name text, price int, decision text))
         with ordinality s (name, price, decision, position)`,
    [JSON.stringify(invoices), NOT_DONE]
  )
}

/** What is still to come: a visit, one that its centre has called off, and what is waited for, in each state. Run after the slots. */
export async function loadDemoPlans(client: pg.Client, today: Day, now: Date): Promise<void> {
  const visit = { order: COMING, who: OWN, doctor: adultsOnly, from: addDays(today, 6), status: 'booked', reason: null }
  const calledOff = {
    order: id(18),
    who: CHILD,
    doctor: childrenOnly,
    from: addDays(today, 9),
    status: 'cancelled',
    reason: 'врач на больничном'
  }
  await client.query(
    `with wanted as (
       select v.*, s.id as slot_id, s.starts_at, s.ends_at, s.assignment_id, s.provider_id, s.doctor_id
         from jsonb_to_recordset($1::jsonb) as v ("order" uuid, who uuid, doctor text, "from" date, status text, reason text)
         cross join lateral (
           select s.id, s.starts_at, s.ends_at, a.id as assignment_id, a.provider_id, a.doctor_id
             from slots s join assignments a on a.id = s.assignment_id join doctors d on d.id = a.doctor_id
            where d.external_id = v.doctor and s.taken_by is null and s.starts_at >= v."from" order by s.starts_at limit 1) s),
     taken as (update slots s set taken_by = case w.status when 'booked' then 'visit' else 'clinic' end from wanted w where s.id = w.slot_id)
     insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, cancelled_by,
       cancel_reason, created_at, updated_at)
     select "order", $2, who, provider_id, assignment_id, doctor_id, case status when 'booked' then slot_id end, starts_at, ends_at, status,
            case status when 'cancelled' then 'clinic' end, reason, $3::timestamptz - interval '2 days', $3 from wanted`,
    [JSON.stringify([visit, calledOff]), DEMO_PATIENT.accountId, now]
  )
  const request = { doctor: null, from: today, to: addDays(today, 20), state: 'waiting', order: null, daysAgo: 1 }
  const requests = [
    { ...request, id: id(31), doctor: noSlots },
    { ...request, id: OFFERED, doctor: bookedOut },
    { ...request, id: id(33), doctor: adultsOnly, state: 'booked', order: COMING, daysAgo: 3 },
    { ...request, id: id(34), doctor: null, from: addDays(today, -20), to: addDays(today, -5), state: 'expired', daysAgo: 21 }
  ]
  // Whoever waits for no doctor waits for any dermatologist of the branch.
  await client.query(
    `insert into waiting_requests (id, account_id, profile_id, doctor_id, branch_id, speciality_id, from_day, to_day, parts, state, order_id, created_at,
       ended_at)
     select w.id, $2, $3, d.id, case when d.id is null then (select b.id from branches b where b.external_id = $5) end,
            case when d.id is null then (select s.id from specialities s where s.code = 'dermatologist') end, w."from", w."to",
            '{morning,afternoon,evening}', w.state, w."order", $4::timestamptz - make_interval(days => w."daysAgo"),
            case when w.state <> 'waiting' then $4::timestamptz - interval '1 day' end
       from jsonb_to_recordset($1::jsonb)
         as w (id uuid, doctor text, "from" date, "to" date, state text, "order" uuid, "daysAgo" int)
       left join doctors d on d.external_id = w.doctor`,
    [JSON.stringify(requests), DEMO_PATIENT.accountId, OWN, now, demoWorldFacts.branch]
  )
  await client.query(
    `insert into waiting_offers (id, request_id, account_id, slot_id, starts_at, offered_at, ends_at, state)
     select $1, $2, $3, s.id, s.starts_at, $4, $4::timestamptz + interval '12 hours', 'open'
       from slots s join assignments a on a.id = s.assignment_id join doctors d on d.id = a.doctor_id
      where d.external_id = $5 and s.taken_by is null and s.starts_at > $4::timestamptz + interval '1 day' order by s.starts_at limit 1`,
    [id(41), OFFERED, DEMO_PATIENT.accountId, now, bookedOut]
  )
}
