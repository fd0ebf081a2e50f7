// Visits that a test finds already there, and who pays for them.
import { type Person, world } from './world.ts'

/** A visit as its row stands, of this doctor; gives the order's id. */
export async function aVisitRow(
  profileId: string,
  assignmentId: string,
  facts: { startsAt: string; status: string; more?: Record<string, string> }
): Promise<string> {
  const orderId = crypto.randomUUID()
  const more = Object.entries(facts.more ?? {})
  await world.sql(`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at
      ${more.map(([column]) => `, ${column}`).join('')})
    select '${orderId}', '${profileId}', provider_id, id, doctor_id, '${facts.startsAt}', '${facts.startsAt}'::timestamptz + interval '20 minutes',
      '${facts.status}', '2026-11-20T07:30:00Z', '2026-11-20T07:30:00Z' ${more.map(([, value]) => `, '${value}'`).join('')}
    from assignments where id = ${assignmentId}`)
  return orderId
}

/** The person is in this programme of `writeProgrammes` from the day on; `contract`: the row of the insurer's list that pays. */
export async function isIn({ profileId, accountId }: Person, programme: string, from = '2026-01-01', contract?: number): Promise<void> {
  await world.sql(`
    insert into coverages (id, profile_id, account_id, programme_id, way, contract_id, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${profileId}', '${accountId}', '${programme}', '${contract === undefined ? 'WORK_EMAIL' : 'BARCODE'}',
      ${contract ?? 'null'}, ${contract === undefined ? `'${programme}@orbita.example'` : 'null'}, 'ACTIVE', '${from}', now(), now())`)
}

export type Billed = { name: string; quantity?: number; priceKopecks?: number }

/** A bill for a visit of this person's, with these services in their order, 31 roubles each unless said otherwise; gives its id. */
export async function anInvoice(profileId: string, orderId: string, services: readonly Billed[]): Promise<string> {
  const id = crypto.randomUUID()
  await world.sql(`insert into invoices (id, order_id, profile_id, number, issued_at, updated_at)
    values ('${id}', '${orderId}', '${profileId}', 'A-17', '2026-11-18', '2026-11-18')`)
  const rows = services.map(
    ({ name, quantity = 1, priceKopecks = 3100 }, at) => `('${id}', ${at + 1}, '${profileId}', '${name}', ${quantity}, ${priceKopecks})`
  )
  await world.sql(`insert into invoice_services (invoice_id, position, profile_id, name, quantity, price_kopecks) values ${rows.join()}`)
  return id
}
