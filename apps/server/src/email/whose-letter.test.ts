// Letters of several people that are due at once: each goes to its own address, once, and what is forgotten is what is old.
import { randomUUID } from 'node:crypto'
import { confirmLink, removeEmail, setEmails } from '@vizit/contract/email'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { changedBy } from '../testing/test-rows.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { sendAddressNotice } from './send-address-notice.job.ts'
import { sendMailLink } from './send-mail-link.job.ts'
import { sweepEmail } from './sweep-email.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function waits(patient: Patient, address: string): Promise<string> {
  await patient.call(setEmails, { emails: [{ address, usage: 'PRIMARY' }] })
  const link = await server.store.row<{ id: string }>(
    sql`select l.id from mail_links l join emails e on e.id = l.email_id where e.address = ${address} order by l.created_at desc limit 1`
  )
  return link!.id
}
/** To whom letters leave meanwhile. */
async function leaving(act: () => Promise<unknown>): Promise<string[]> {
  const before = server.mails.length
  await act()
  return server.mails.slice(before).map(({ to }) => to)
}

test('of two links that are due each is sent to its own address, once; one that is used or over is not sent', async () => {
  const people = [await server.aPatient(), await server.aPatient(), await server.aPatient(), await server.aPatient()]
  const ids: string[] = []
  for (const [n, who] of people.entries()) ids.push(await waits(who, `n${n}@example.by`))
  const send = (n: number) => leaving(() => sendMailLink(server.deps, { id: ids[n]! }))
  expect([await send(1), await send(1), await send(0), await send(0)]).toEqual([['n1@example.by'], [], ['n0@example.by'], []])
  const token = /\/email\/confirm#(\S{64})$/m.exec(server.mails.at(-1)!.text)![1]!
  const changed = await changedBy(server, () => server.nobody(confirmLink, { token }))
  for (const [table, id] of [
    ['mail_links', ids[0]!],
    ['emails', people[0]!.accountId]
  ] as const)
    expect(
      changed.get(table)?.map(row => row.includes(id)),
      table
    ).toEqual([true])
  await server.store.run(sql`update mail_links set used_at = ${server.now()} where id = ${ids[2]!}`)
  expect(await send(2)).toEqual([])
  const { at } = (await server.store.row<{ at: string }>(sql`select expires_at as at from mail_links where id = ${ids[3]!}`))!
  server.setNow(at)
  expect(await send(3)).toEqual([])
})

test('of two notices of an address each is sent to its own, once', async () => {
  const people = [await server.aPatient({ email: 'n0@example.by' }), await server.aPatient({ email: 'n1@example.by' })]
  for (const who of people) {
    const own = await server.store.row<{ id: string }>(sql`select id from emails where account_id = ${who.accountId}`)
    await who.call(removeEmail, { id: own!.id })
  }
  const notices = await server.store.rows<{ id: string; address: string }>(sql`select id, address from address_notices order by address`)
  expect(notices.map(({ address }) => address)).toEqual(['n0@example.by', 'n1@example.by'])
  const send = (n: number) => leaving(() => sendAddressNotice(server.deps, { id: notices[n]!.id }))
  expect([await send(1), await send(1), await send(0), await send(0)]).toEqual([['n1@example.by'], [], ['n0@example.by'], []])
})

test('links, notices and addresses that came to nothing go after thirty days: the younger stay, and so does what is confirmed', async () => {
  const olga = await server.aPatient()
  const at = (days: number) => new Date(server.now().getTime() - days * 86_400_000)
  for (const [days, usage] of [
    [29, 'PRIMARY'],
    [31, 'BACKUP']
  ] as const) {
    const [waiting, sure] = [randomUUID(), randomUUID()]
    await server.store.run(sql`
      insert into emails (id, account_id, address, usage, confirmed_at, created_at) values
        (${waiting}, ${olga.accountId}, ${`waits-${days}@example.by`}, ${usage}, null, ${at(days)}),
        (${sure}, ${olga.accountId}, ${`sure-${days}@example.by`}, ${usage}, ${at(days)}, ${at(days)})`)
    await server.store.run(sql`
      insert into mail_links (id, purpose, email_id, created_at, expires_at) values (${randomUUID()}, 'confirm-address', ${sure}, ${at(days + 1)}, ${at(days)})`)
    await server.store.run(sql`
      insert into address_notices (id, account_id, address, reason, at) values (${randomUUID()}, ${olga.accountId}, ${`lost-${days}@example.by`}, 'removed', ${at(days)})`)
  }
  await sweepEmail(server.deps)
  const left = await server.store.rows<{ of: string }>(sql`
    select address as of from emails union all select 'link of ' || e.address from mail_links l join emails e on e.id = l.email_id
    union all select address from address_notices order by 1`)
  expect(left.map(row => row.of)).toEqual([
    'link of sure-29@example.by',
    'lost-29@example.by',
    'sure-29@example.by',
    'sure-31@example.by',
    'waits-29@example.by'
  ])
})
