import { randomUUID } from 'node:crypto'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { type Db, type Sql, type Store, sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const lines: string[] = []
const statements: string[] = []
const gateway = { down: false }
const server = await startTestServer({ wrap })
beforeEach(async () => {
  await server.reset()
  lines.length = 0
})
afterAll(() => server.stop())

/** Writes down every line of the log and every statement. */
function wrap(deps: Deps): Deps {
  const write = (event: string, fields?: object) => void lines.push(JSON.stringify({ event, ...fields }))
  const heard = <D extends Db>(db: D): D => {
    const hear =
      <R>(send: (query: Sql) => Promise<R>) =>
      (query: Sql) => {
        statements.push(query.name)
        return send(query)
      }
    return { ...db, rows: hear(db.rows), row: hear(db.row), run: hear(db.run) }
  }
  const store: Store = { ...heard(deps.store), transaction: work => deps.store.transaction(tx => work(heard(tx))) }
  return {
    ...deps,
    store,
    log: { info: write, warn: write, error: write },
    sms: { send: sms => (gateway.down ? Promise.reject(new Error(`cannot reach ${sms.phone} with ${sms.text}`)) : deps.sms.send(sms)) }
  }
}

const lastCode = () => /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Status, headers and body as bytes, without what is random in each answer. */
async function bytesOf(path: string, body: unknown): Promise<string> {
  const response = await fetch(`${server.url}/api/v2/my/phone-login/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date').map(pair => pair.join(': '))
  const text = await response.text()
  return [response.status, ...headers, text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, 'ID')].join('\n')
}

test('a phone with an account and one without get the same bytes by the same statements, before the code is right', async () => {
  const known = (await server.aPatient()).phone
  const answers: string[][] = []
  const ran: string[][] = []
  for (const phone of [known, '375291112233']) {
    const deviceId = randomUUID()
    const bytes: string[] = []
    statements.length = 0
    bytes.push(await bytesOf('init', { phone, deviceId }))
    bytes.push(await bytesOf('init', { phone, deviceId }))
    const attempt = await server.store.row<{ id: string }>(sql`select id from sign_in_attempts where phone = ${phone}`)
    for (let n = 0; n < 6; n++) bytes.push(await bytesOf('confirm-sms', { id: attempt!.id, code: wrongFor(lastCode()), deviceId }))
    answers.push(bytes)
    ran.push([...statements])
  }
  expect(answers[0]![0]).toMatch(/^200/)
  expect(answers[1]).toEqual(answers[0])
  expect(ran[1]).toEqual(ran[0])
})

test('no code, token, device or phone can be read from the store where it is not needed', async () => {
  const [phone, deviceId] = ['375297654321', randomUUID()]
  const start = await server.nobody(initPhoneLogin, { phone, deviceId })
  const code = lastCode()
  expectHidden(await dump(), [code])
  const done = await server.nobody(confirmSms, { id: start.ok ? start.value.id : '', code, deviceId })
  const all = await dump()
  expectHidden(all, [code, done.ok ? done.value.token : 'no token', deviceId, '127.0.0.1'])
  const counters = await server.store.rows<{ key: string }>(sql`select key from limits`)
  expect(JSON.stringify(counters)).not.toMatch(/7654321|127\.0/)
})

/** Neither as text nor as bytes, which the dump shows in hex. */
function expectHidden(all: string, secrets: string[]): void {
  for (const secret of secrets) for (const spelling of [secret, Buffer.from(secret).toString('hex')]) expect(all).not.toContain(spelling)
}

/** Every row of every table as text, but for the list of migrations: their hashes have digits by chance. */
async function dump(): Promise<string> {
  const tables = await server.store.rows<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') and tablename <> 'migration'`)
  const texts = []
  for (const { name } of tables) {
    const rows = await server.store.pool.query(`select t::text from ${name} t`)
    texts.push(...rows.rows.map(row => row.t))
  }
  return texts.join('\n')
}

test('the log carries no phone, code, token or device, not even when the gateway fails with them in its message', async () => {
  const [phone, deviceId] = ['375297654321', randomUUID()]
  gateway.down = true
  await server.nobody(initPhoneLogin, { phone, deviceId })
  gateway.down = false
  const start = await server.nobody(initPhoneLogin, { phone, deviceId })
  const [id, code] = [start.ok ? start.value.id : '', lastCode()]
  await server.nobody(confirmSms, { id, code: wrongFor(code), deviceId })
  const done = await server.nobody(confirmSms, { id, code, deviceId })
  await server.nobody(confirmSms, { id, code, deviceId })
  expect(lines.length).toBeGreaterThanOrEqual(3)
  const log = lines.join('\n')
  for (const secret of ['7654321', code, wrongFor(code), deviceId, done.ok ? done.value.token : 'no token'])
    expect(log).not.toContain(secret)
})
