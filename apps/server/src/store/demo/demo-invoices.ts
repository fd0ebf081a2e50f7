// Whoever looks around the demo world finds an invoice to decide about: the demo clinics work inside the product, and nobody sits in them.
import { addDays, type Day, minskInstant } from '@vizit/rules/days'
import { type Store, sql, type Tx } from '../store.ts'
import { demoWorldFacts } from './known-doctors.ts'

const DAYS_AGO = 6
const ADULT_SERVICES = [
  { name: 'Приём врача-терапевта, первичный', quantity: 1, price: 6_200 },
  { name: 'Электрокардиограмма с расшифровкой', quantity: 1, price: 3_150 },
  { name: 'Внутримышечная инъекция', quantity: 2, price: 1_480 }
]
const CHILD_SERVICES = [
  { name: 'Приём врача-педиатра, первичный', quantity: 1, price: 5_800 },
  { name: 'Экспресс-тест на стрептококк', quantity: 1, price: 2_350 }
]

type Person = { profile_id: string; is_child: boolean; order_id: string | null }

/**
 * Gives the account's own person and children who have no invoice yet one for their last visit that took place; once, and the same to everybody.
 * Where none of them has been anywhere yet, a visit of last week comes with it.
 */
export async function giveDemoInvoices(store: Store, accountId: string, day: Day, now: Date): Promise<void> {
  await store.transaction(async tx => {
    const people = await tx.rows<Person>(sql`
      select x.profile_id, x.rel_kind = 'CHILD' as is_child,
             (select v.order_id from visits v where v.profile_id = x.profile_id and v.status = 'done' and v.ends_at < ${now}
               order by v.starts_at desc, v.order_id limit 1) as order_id
      from access_of(${accountId}, ${day}) x join profiles p on p.id = x.profile_id
      where x.rel_kind in ('ME', 'CHILD') and p.last_name <> '' and not exists (select from invoices i where i.profile_id = x.profile_id)
      order by x.profile_id for no key update of p`)
    const hasBeenSomewhere = people.some(person => person.order_id !== null)
    for (const person of people) {
      const orderId = person.order_id ?? (hasBeenSomewhere ? null : await giveVisit(tx, person, day, now))
      if (orderId !== null) await giveInvoice(tx, person, orderId, now)
    }
  })
}

async function giveVisit(tx: Tx, { profile_id: profileId, is_child: isChild }: Person, day: Day, now: Date): Promise<string | null> {
  const doctor = isChild ? demoWorldFacts.doctors.childrenOnly : demoWorldFacts.doctors.adultsOnly
  const startsAt = minskInstant(addDays(day, -DAYS_AGO), '10:20')
  const visit = await tx.row<{ order_id: string }>(sql`
    with place as (
      select a.* from doctors d join assignments a on a.doctor_id = d.id where d.external_id = ${doctor} order by a.id limit 1)
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select gen_random_uuid(), ${profileId}::uuid, a.provider_id, a.id, a.doctor_id, ${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '20 minutes',
           'done', ${startsAt}::timestamptz - interval '3 days', ${now}::timestamptz from place a returning order_id`)
  return visit?.order_id ?? null
}

function giveInvoice(tx: Tx, { profile_id: profileId, is_child: isChild }: Person, orderId: string, now: Date) {
  return tx.run(sql`
    with invoice as (
      insert into invoices (id, order_id, profile_id, number, issued_at, updated_at)
      select gen_random_uuid(), v.order_id, ${profileId}::uuid, 'К-2041', least(v.starts_at + interval '1 day', ${now}::timestamptz), ${now}::timestamptz
      from visits v where v.order_id = ${orderId} returning id)
    insert into invoice_services (invoice_id, position, profile_id, name, quantity, price_kopecks)
    select i.id, s.position, ${profileId}::uuid, s.name, s.quantity, s.price
    from invoice i cross join rows from (jsonb_to_recordset(${JSON.stringify(isChild ? CHILD_SERVICES : ADULT_SERVICES)}::jsonb)
      as (name text, quantity smallint, price int)) with ordinality s (name, quantity, price, position)`)
}
