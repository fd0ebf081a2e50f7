import type { AccessLevel } from '@vizit/rules/access'
import type { Day } from '@vizit/rules/days'
import type { InvoiceDecision } from '@vizit/rules/invoices'
import { type Db, sql, type Tx } from '../store/store.ts'

export type InvoiceServiceRow = {
  position: number
  name: string
  quantity: number
  price: number
  decision: InvoiceDecision | null
  reason: string | null
  decidedAt: string | null
}

export type InvoiceRow = {
  id: string
  number: string
  order_id: string
  profile_id: string
  first_name: string
  rel_kind: string
  level: AccessLevel
  issued_at: string
  starts_at: string
  doctor_name: string
  speciality: string
  branch_name: string
  provider_code: string
  coverer_name: string | null
  programme_caption: string | null
  services: InvoiceServiceRow[]
}

/** Invoices of everyone whose results the account may see, or of one person, or one invoice; the newest first. */
export function findInvoices(
  db: Db,
  accountId: string,
  day: Day,
  asked: { profileId: string | null; invoiceId: string | null; most: number }
) {
  return db.rows<InvoiceRow>(sql`
    select i.id, i.number, i.order_id, i.profile_id, p.first_name, a.rel_kind, a.level, i.issued_at, v.starts_at, v.doctor_name, v.speciality, v.branch_name,
           v.provider_code, v.coverer_name, v.programme_caption,
           (select coalesce(json_agg(json_build_object('position', s.position, 'name', s.name, 'quantity', s.quantity, 'price', s.price_kopecks,
                     'decision', s.decision, 'reason', s.reason, 'decidedAt', instant_json(s.decided_at)::json) order by s.position), '[]')
              from invoice_services s where s.invoice_id = i.id) as services
    from access_of(${accountId}, ${day}) a
    join profiles p on p.id = a.profile_id
    join invoices i on i.profile_id = a.profile_id
    join visit_cards v on v.order_id = i.order_id
    where allows(a.level, 'VIEW_REPORTS_TESTS')
      and (${asked.profileId}::uuid is null or a.profile_id = ${asked.profileId}::uuid)
      and (${asked.invoiceId}::uuid is null or i.id = ${asked.invoiceId}::uuid)
    order by i.issued_at desc, i.id limit ${asked.most}`)
}

/** An invoice that the account may decide about, locked, with its services as they are once it is locked; undefined when it may not. */
export async function lockInvoice(tx: Tx, accountId: string, day: Day, invoiceId: string) {
  await tx.run(sql`select from invoices where id = ${invoiceId} for update`)
  return tx.row<{ profile_id: string; services: { position: number; decision: InvoiceDecision | null }[] }>(sql`
    select i.profile_id,
           (select json_agg(json_build_object('position', s.position, 'decision', s.decision)) from invoice_services s where s.invoice_id = i.id) as services
    from invoices i
    where i.id = ${invoiceId} and exists (
      select from access_of(${accountId}, ${day}) a where a.profile_id = i.profile_id and allows(a.level, 'ALL'))`)
}

export function writeDecision(
  tx: Tx,
  decided: { invoiceId: string; position: number; decision: InvoiceDecision; reason: string | null },
  now: Date
) {
  return tx.run(sql`
    update invoice_services set decision = ${decided.decision}, reason = ${decided.reason}, decided_at = ${now}
    where invoice_id = ${decided.invoiceId} and position = ${decided.position} and decision is null`)
}

export function touchInvoice(tx: Tx, invoiceId: string, now: Date) {
  return tx.run(sql`update invoices set updated_at = ${now} where id = ${invoiceId}`)
}

export type NewInvoice = { orderId: string; number: string; services: readonly { name: string; quantity: number; price: number }[] }

/** The visit that an invoice is for; undefined when it has no patient, or is a hold. */
export function findVisitOfInvoice(tx: Tx, orderId: string) {
  return tx.row<{ profile_id: string }>(sql`
    select profile_id from visits where order_id = ${orderId} and status <> 'reserved' and profile_id is not null`)
}

/** Undefined when this invoice is here already. */
export function insertInvoice(tx: Tx, invoice: { id: string; orderId: string; profileId: string; number: string }, now: Date) {
  return tx.row<{ id: string }>(sql`
    insert into invoices (id, order_id, profile_id, number, issued_at, updated_at)
    values (${invoice.id}, ${invoice.orderId}, ${invoice.profileId}, ${invoice.number}, ${now}, ${now})
    on conflict (order_id, number) do nothing returning id`)
}

export function insertServices(tx: Tx, invoice: { id: string; profileId: string }, services: NewInvoice['services']) {
  return tx.run(sql`
    insert into invoice_services (invoice_id, position, profile_id, name, quantity, price_kopecks)
    select ${invoice.id}, s.position, ${invoice.profileId}, s.name, s.quantity, s.price
    from rows from (jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as (name text, quantity smallint, price int))
      with ordinality s (name, quantity, price, position)`)
}
