import { randomUUID } from 'node:crypto'
import { decideInvoice, type Invoice, listInvoices, readInvoice } from '@vizit/contract/invoices'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { changedBy, tablesOf } from '../testing/test-rows.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { putInvoice } from './put-invoice.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const SERVICES = [
  { name: 'Приём терапевта', quantity: 1, price: 6_200 },
  { name: 'ЭКГ', quantity: 1, price: 3_100 },
  { name: 'Перевязка', quantity: 2, price: 2_400 }
]

async function invoiceOf(profileId: string, number = 'A-17', services = SERVICES): Promise<string> {
  const { assignmentId } = await server.aDoctor()
  const orderId = randomUUID()
  await server.store.run(sql`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select ${orderId}, ${profileId}, provider_id, id, doctor_id, '2026-11-10T08:00:00Z', '2026-11-10T08:20:00Z', 'done', now(), now()
    from assignments where id = ${assignmentId}`)
  const put = await putInvoice(server.deps, { orderId, number, services })
  if (put.verdict !== 'added') throw new Error(put.verdict)
  return put.invoiceId
}

type Decisions = Parameters<Patient['call']>[1]
const decide = (who: Patient, invoiceId: string, decisions: object[], key?: string) =>
  who.call(decideInvoice, { invoiceId, decisions } as never as Decisions as never, key === undefined ? {} : { idempotencyKey: key })
const yes = (position: number) => ({ position, decision: 'confirmed' })
const no = (position: number, reason?: string) => ({ position, decision: 'rejected', ...(reason !== undefined && { reason }) })

async function stateOf(who: Patient, invoiceId: string): Promise<Pick<Invoice, 'state' | 'payment' | 'confirmed'>> {
  const answer = await who.call(readInvoice, { invoiceId })
  if (!answer.ok) throw new Error(answer.code)
  const { state, payment, confirmed } = answer.value
  return { state, payment, confirmed }
}

test('an invoice has its services, each waiting for what the patient says [3.69]', async () => {
  const olga = await server.aPatient()
  const invoiceId = await invoiceOf(olga.profileId)
  const list = await olga.call(listInvoices, {})
  expect(list).toMatchObject({
    ok: true,
    value: { invoices: [{ invoiceId, number: 'A-17', state: 'waiting', payment: 'waiting', total: 11_700, confirmed: 0, mayDecide: true }] }
  })
  expect(
    list.ok && list.value.invoices[0]!.services.map(({ name, quantity, price, decision }) => [name, quantity, price, decision])
  ).toEqual(SERVICES.map(({ name, quantity, price }) => [name, quantity, price, null]))
})

test('services are confirmed, and the payment is confirmed in full [4.84 4.87]', async () => {
  const olga = await server.aPatient()
  const invoiceId = await invoiceOf(olga.profileId)
  expect(await decide(olga, invoiceId, [yes(1), yes(2)])).toMatchObject({ ok: true, value: { state: 'waiting', confirmed: 9_300 } })
  expect(await decide(olga, invoiceId, [yes(3)])).toMatchObject({ ok: true, value: { mayDecide: false } })
  expect(await stateOf(olga, invoiceId)).toEqual({ state: 'confirmed', payment: 'confirmed-in-full', confirmed: 11_700 })
})

test('some services are rejected with a reason: the invoice and its payment are confirmed partially [3.69 4.85 4.86 4.88]', async () => {
  const olga = await server.aPatient()
  const invoiceId = await invoiceOf(olga.profileId)
  const answer = await decide(olga, invoiceId, [yes(1), no(2, '  ЭКГ не делали '), yes(3)])
  expect(answer).toMatchObject({ ok: true, value: { state: 'confirmed-partially', payment: 'confirmed-partially', confirmed: 8_600 } })
  expect(answer.ok && answer.value.services[1]).toMatchObject({
    decision: 'rejected',
    reason: 'ЭКГ не делали',
    decidedAt: '2026-11-20T08:00:00Z'
  })
  const audit = await server.store.rows<{ action: string }>(sql`select action from audit where action ~ '^invoice-(c|r)' order by id`)
  expect(audit.map(({ action }) => action)).toEqual(['invoice-confirmed', 'invoice-rejected', 'invoice-confirmed'])
})

test('all services are rejected: the payment is rejected in full [4.89]', async () => {
  const olga = await server.aPatient()
  const invoiceId = await invoiceOf(olga.profileId)
  await decide(olga, invoiceId, [no(1, 'Не был'), no(2, 'Не был'), no(3, 'Не был')])
  expect(await stateOf(olga, invoiceId)).toEqual({ state: 'rejected', payment: 'rejected-in-full', confirmed: 0 })
})

test('a rejection without a reason, a service that is not there or twice: nothing is written of all that was asked [4.85]', async () => {
  const olga = await server.aPatient()
  const invoiceId = await invoiceOf(olga.profileId)
  for (const [decisions, reason] of [
    [[yes(1), no(2)], 'reason-missing'],
    [[yes(1), no(2, '   ')], 'reason-missing'],
    [[yes(1), yes(4)], 'no-such-service'],
    [[yes(1), yes(1)], 'twice']
  ] as const)
    expect(await decide(olga, invoiceId, [...decisions])).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'decisions', reason } })
  expect(await decide(olga, invoiceId, [no(1, 'a'.repeat(501))])).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await stateOf(olga, invoiceId)).toMatchObject({ confirmed: 0 })
})

test('a decision stands: the same again is the same, another comes too late; at once from two devices one counts', async () => {
  const olga = await server.aPatient()
  const invoiceId = await invoiceOf(olga.profileId)
  const key = randomUUID()
  const first = await decide(olga, invoiceId, [yes(1)], key)
  expect(await decide(olga, invoiceId, [yes(1)], key)).toEqual(first)
  expect(await decide(olga, invoiceId, [yes(1)])).toMatchObject({ ok: true })
  expect(await decide(olga, invoiceId, [no(1, 'Передумали')])).toMatchObject({
    code: 'INVALID_STATE',
    facts: { reason: 'already-decided', position: 1 }
  })
  const both = await Promise.all([decide(olga, invoiceId, [yes(2)]), decide(olga, invoiceId, [no(2, 'Нет')])])
  expect(both.map(answer => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual(['INVALID_STATE', 'ok'])
  expect(await server.store.rows(sql`select 1 from audit where action ~ '^invoice-(c|r)'`)).toHaveLength(2)
})

test('an invoice is seen by who may see results, and decided by oneself or a parent', async () => {
  const [olga, anna, boris] = [await server.aPatient(), await server.aPatient({ firstName: 'Анна' }), await server.aPatient()]
  const child = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${anna.profileId}, 'OTHER', ${olga.profileId}, now() from family_members where profile_id = ${olga.profileId}`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${olga.profileId}, ${anna.profileId}, 'EDIT_PROFILE', ${olga.profileId}, now())`)
  const [own, ofChild] = [await invoiceOf(olga.profileId), await invoiceOf(child, 'A-18')]
  const seen = async (who: Patient) => {
    const answer = await who.call(listInvoices, {})
    return answer.ok ? answer.value.invoices.map(one => [one.invoiceId, one.mayDecide]) : answer.code
  }
  expect(await seen(boris)).toEqual([])
  expect(await seen(anna)).toEqual([])
  await server.store.run(sql`update grants set level = 'VIEW_REPORTS_TESTS'`)
  expect(await seen(anna)).toEqual([[own, false]])
  expect(await decide(anna, own, [yes(1)])).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(await decide(boris, own, [yes(1)])).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(await decide(olga, ofChild, [yes(1)])).toMatchObject({ ok: true })
  const views = await server.store.rows<{ profile_id: string }>(sql`select profile_id from audit where action = 'invoices-looked'`)
  expect(views.map(view => view.profile_id)).toEqual([olga.profileId, child])
  expect(await olga.call(listInvoices, { profileId: child })).toMatchObject({ value: { invoices: [{ invoiceId: ofChild }] } })
})

test('what a clinic sends twice is one invoice; what is none is refused whole', async () => {
  const olga = await server.aPatient()
  const invoiceId = await invoiceOf(olga.profileId)
  const row = await server.store.row<{ order_id: string }>(sql`select order_id from invoices where id = ${invoiceId}`)
  const put = (more: object) => putInvoice(server.deps, { orderId: row!.order_id, number: 'A-17', services: SERVICES, ...more })
  expect(await put({})).toEqual({ verdict: 'known' })
  expect(await put({ orderId: randomUUID() })).toEqual({ verdict: 'no-such-visit' })
  for (const wrong of [{ number: '' }, { number: '<b>' }, { services: [] }, { services: [{ name: 'ЭКГ', quantity: 1, price: 0.5 }] }])
    expect(await put({ number: 'A-18', ...wrong })).toEqual({ verdict: 'not-an-invoice' })
})

test('an invoice is of its own visit, and a decision is about its own services: others of the same person and of others stay as they are', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient({ firstName: 'Анна' })]
  const ofAnna = await invoiceOf(anna.profileId, 'Б-1', SERVICES.slice(0, 1))
  const [one, two] = [await invoiceOf(olga.profileId, 'A-1'), await invoiceOf(olga.profileId, 'A-2', SERVICES.slice(1))]
  server.pass(60)
  const changed = await changedBy(server, async () => expect(await decide(olga, one, [yes(1)])).toMatchObject({ ok: true }))
  for (const table of ['invoices', 'invoice_services']) {
    expect(changed.get(table), table).toHaveLength(1)
    expect(changed.get(table)![0]).toContain(one)
  }
  expect(tablesOf(changed)).toEqual(['invoice_services', 'invoices'])
  expect(await olga.call(readInvoice, { invoiceId: two })).toMatchObject({
    value: { invoiceId: two, number: 'A-2', services: [{ name: 'ЭКГ', decision: null }, { name: 'Перевязка' }] }
  })
  // a position that another invoice has is none of this one
  expect(await decide(olga, two, [yes(3)])).toMatchObject({ facts: { reason: 'no-such-service' } })
  expect(await stateOf(anna, ofAnna)).toMatchObject({ state: 'waiting', confirmed: 0 })
  await server.store.run(sql`update visits set profile_id = null where order_id = (select order_id from invoices where id = ${two})`)
  const row = await server.store.row<{ order_id: string }>(sql`select order_id from invoices where id = ${two}`)
  expect(await putInvoice(server.deps, { orderId: row!.order_id, number: 'A-3', services: SERVICES })).toEqual({ verdict: 'no-such-visit' })
})

test('what a person wrote in an invoice goes with the person', async () => {
  const olga = await server.aPatient()
  const invoiceId = await invoiceOf(olga.profileId)
  await decide(olga, invoiceId, [no(1, 'Меня лечила другая')])
  await server.store.transaction(tx => erasePerson(tx, olga.profileId, server.now()))
  expect(await server.store.row(sql`select reason from invoice_services where position = 1`)).toEqual({ reason: '' })
})

test('whoever looks around the demo world finds one invoice for each of the family, once', async () => {
  const olga = await server.aPatient()
  await server.aChild(olga)
  await server.aDoctor()
  await server.aDoctor()
  await server.store.run(sql`update doctors set external_id = 'd-000' || case when id % 2 = 1 then 1 else 3 end`)
  await olga.call(listInvoices, {})
  const again = await olga.call(listInvoices, {})
  expect(again.ok && again.value.invoices.map(one => [one.relKind, one.total, one.state, one.startDate])).toEqual(
    expect.arrayContaining([
      ['ME', 10_830, 'waiting', '2026-11-14T07:20:00Z'],
      ['CHILD', 8_150, 'waiting', '2026-11-14T07:20:00Z']
    ])
  )
  expect(again.ok && again.value.invoices).toHaveLength(2)
})
