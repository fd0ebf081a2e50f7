import { randomUUID } from 'node:crypto'
import { changeStaffPassword, staffMe, staffSignIn, staffSignOut } from '@vizit/contract/staff'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Operation } from '../operator/command.ts'
import { type Db, type Sql, type Store, sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aStaff, GOOD_PASSWORD } from '../testing/test-staff.ts'
import {
  addStaffOperation,
  disableStaffOperation,
  enableStaffOperation,
  listStaffOperation,
  staffCodeOperation,
  staffPasswordOperation
} from './staff.operation.ts'
import { sweepStaff } from './sweep-staff.job.ts'

const lines: string[] = []
const statements: string[] = []
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
  return { ...deps, store, log: { info: write, warn: write, error: write } }
}

/** For this test tries at passwords are as much work as in production: of less, the time could not be told. */
function atFullCost(): void {
  const { passwordCost } = server.config
  vi.stubEnv('PASSWORD_COST', undefined)
  server.config.passwordCost = readConfig({}, '0.0.0').passwordCost
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.config.passwordCost = passwordCost
  })
}

const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
/** What the operator reads, of a refusal too. */
async function run(operation: Operation, words: string[], options: Record<string, string> = {}): Promise<string> {
  try {
    return (await operation.read(words, options)(server.store, server.now())).join('\n')
  } catch (error) {
    return (error as Error).message
  }
}
const audited = () => server.store.rows<{ action: string; object_id: string }>(sql`select action, object_id from audit order by id`)

test('a password of the desk has eight characters with a letter, a digit and a special one, and is known to nobody, whoever sets it [5.61, 9.40, 9.43]', async () => {
  const wrong: [string, RegExp, string][] = [
    ['kedr-7!', /fewer than 8/, 'too-short'],
    ['ke-71', /fewer than 8/, 'too-short'],
    ['12345678!', /no letter/, 'no-letter'],
    ['kedr-bor!', /no digit/, 'no-digit'],
    ['kedrbor71', /no special/, 'no-special'],
    ['P@ssw0rd1!', /known/, 'known'],
    ['Naruto2026!', /known/, 'known'],
    ['anna.petrova-71', /username/, 'like-username']
  ]
  for (const [password, why] of wrong) expect(await run(addStaffOperation, ['anna.petrova'], { role: 'support', password })).toMatch(why)
  expect(await run(listStaffOperation, [])).toBe('There are no accounts.')
  expect(await run(addStaffOperation, ['boris'], { role: 'support', password: 'kedr-B7!' })).toMatch(/^boris was added/)

  const anna = await aStaff(server, { username: 'anna.petrova' })
  const { call } = await anna.session()
  for (const [newPassword, why, reason] of wrong) {
    expect(await run(staffPasswordOperation, ['anna.petrova'], { password: newPassword })).toMatch(why)
    expect(await call(changeStaffPassword, { password: GOOD_PASSWORD, newPassword })).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field: 'newPassword', reason }
    })
  }
  expect(code(await anna.signIn())).toBe('ok')
})

test('a username has five characters of a closed kind, and no two accounts have one, whatever the case of its letters [5.62, 9.44]', async () => {
  const add = (username: string) => run(addStaffOperation, [username], { role: 'operator', password: GOOD_PASSWORD })
  expect(await add('anna')).toMatch(/fewer than 5/)
  expect(await add('анна.к')).toMatch(/letters of a to z/)
  expect(await add('x'.repeat(65))).toMatch(/more than 64/)
  expect(await add('annak')).toMatch(/^annak was added/)
  expect(await add('AnnaK')).toMatch(/there is an account of this name/)
  expect(await run(listStaffOperation, [])).toBe('annak  operator  -  0 sessions')
  await expect(server.store.run(sql`update staff_accounts set username = 'anna'`)).rejects.toThrow(/check constraint/)
})

test('a session of the desk lasts from five minutes to two weeks, and opens nothing after it [9.39]', async () => {
  const anna = await aStaff(server)
  for (const [minutes, reason] of [
    [4, 'too-short'],
    [20_161, 'too-long']
  ] as const)
    expect(await anna.signIn({ minutes })).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'minutes', reason } })
  const short = (await anna.signIn({ minutes: 5 })) as { ok: true; value: { token: string; expiresAt: string } }
  expect(Date.parse(short.value.expiresAt) - server.now().getTime()).toBe(5 * 60_000)
  const call = server.callAs(short.value.token, 'desk')
  server.pass(299)
  const me = (await call(staffMe, {})) as { ok: true; value: { sessionExpiresAt: string } }
  expect(Date.parse(me.value.sessionExpiresAt)).toBe(Date.parse(short.value.expiresAt))
  server.pass(1)
  expect(code(await call(staffMe, {}))).toBe('ERROR_SESSION_EXPIRED')

  const long = (await anna.signIn({ minutes: 20_160 })) as { ok: true; value: { expiresAt: string } }
  expect(Date.parse(long.value.expiresAt) - server.now().getTime()).toBe(14 * 86_400_000)
  for (const length of ['4 minutes 59 seconds', '14 days 1 second'])
    await expect(server.store.run(sql`update staff_sessions set expires_at = created_at + ${length}::interval`)).rejects.toThrow(
      /check constraint/
    )
})

test('a session that is not used for fifteen minutes ends, one that is used lives on', async () => {
  const { call } = await (await aStaff(server)).session()
  for (let time = 0; time < 3; time++) {
    server.pass(14 * 60)
    expect(code(await call(staffMe, {}))).toBe('ok')
  }
  server.pass(15 * 60)
  expect(code(await call(staffMe, {}))).toBe('ERROR_SESSION_EXPIRED')
})

test('staff sign in, see who they are, sign out; the audit tells it', async () => {
  await server.aDoctor()
  const anna = await aStaff(server, { username: 'anna.k', role: 'registry', at: 'azure' })
  const { call } = await anna.session()
  expect(await call(staffMe, {})).toMatchObject({
    ok: true,
    value: { username: 'anna.k', role: 'registry', organisation: { kind: 'provider', code: 'azure' } }
  })
  expect(code(await call(staffSignOut, {}))).toBe('ok')
  expect(code(await call(staffMe, {}))).toBe('ERROR_SESSION_EXPIRED')
  expect((await audited()).map(({ action }) => action)).toEqual(['staff-added', 'staff-signed-in', 'staff-signed-out'])
  expect(new Set((await audited()).map(({ object_id }) => object_id)).size).toBe(1)
})

test('an unknown name, a wrong password, a wrong code and a disabled account are answered alike, by the same steps and as late', async () => {
  atFullCost()
  const [anna, vera, gone] = [await aStaff(server), await aStaff(server), await aStaff(server)]
  await run(disableStaffOperation, [gone.username])
  const password = 'nikto-Ne-99!'
  const wrong = String((Number(vera.code()) + 1) % 1_000_000).padStart(6, '0')
  const ways = {
    unknown: { username: 'nobody.here', password, code: anna.code() },
    password: { username: anna.username, password, code: anna.code() },
    code: { username: vera.username, password: GOOD_PASSWORD, code: wrong },
    disabled: { username: gone.username, password: GOOD_PASSWORD, code: gone.code() }
  }
  const heard = new Map<string, { said: string; steps: string[]; millis: number }>()
  for (let time = 0; time < 3; time++)
    for (const [way, body] of Object.entries(ways)) {
      statements.length = 0
      const from = performance.now()
      const response = await fetch(`${server.url}/api/v2/staff/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body)
      })
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
      const said = `${response.status} ${headers.join('\n')}\n${await response.text()}`
      const millis = Math.min(performance.now() - from, heard.get(way)?.millis ?? Number.POSITIVE_INFINITY)
      heard.set(way, { said, steps: [...statements], millis })
    }
  const [first, ...others] = [...heard.values()]
  expect(first!.said).toContain('"CREDENTIALS_REFUSED"')
  for (const other of others) {
    expect(other.said).toBe(first!.said)
    expect(other.steps).toEqual(first!.steps)
  }
  // a password that is not even hashed would be answered in a hundredth of the time
  expect(Math.min(...[...heard.values()].map(({ millis }) => millis))).toBeGreaterThan(heard.get('password')!.millis / 4)
  expect((await audited()).filter(({ action }) => action === 'staff-sign-in-refused')).toHaveLength(12)
})

test('a code is good once, though it comes twice at a time', async () => {
  const anna = await aStaff(server)
  server.pass(30)
  const body = { username: anna.username, password: GOOD_PASSWORD, code: anna.code() }
  const answers = await Promise.all([1, 2, 3].map(() => server.nobody(staffSignIn, body)))
  expect(answers.map(code).sort()).toEqual(['CREDENTIALS_REFUSED', 'CREDENTIALS_REFUSED', 'ok'])
  // nor the one before it, once a later one was used
  const former = anna.code()
  server.pass(30)
  expect(code(await server.nobody(staffSignIn, { ...body, code: anna.code() }))).toBe('ok')
  expect(code(await server.nobody(staffSignIn, { ...body, code: former }))).toBe('CREDENTIALS_REFUSED')
})

test('wrong tries are counted before they are judged, of names that exist and that do not; the owner’s own browser stays open, others open again', async () => {
  const anna = await aStaff(server, { username: 'anna.k' })
  const deviceId = randomUUID()
  expect(code(await anna.signIn({ deviceId }))).toBe('ok')
  const tryAs = (username: string) => server.nobody(staffSignIn, { username, password: 'nikto-Ne-99!', code: '000000' })
  for (const name of ['anna.k', 'no.such.name']) {
    const answers = (await Promise.all(Array.from({ length: 9 }, () => tryAs(name)))).map(code)
    expect(answers.filter(one => one === 'CREDENTIALS_REFUSED')).toHaveLength(5)
    expect(answers.filter(one => one === 'ERROR_TOO_MANY_REQUESTS')).toHaveLength(4)
  }
  expect(await anna.signIn()).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 870 } })
  expect(code(await tryAs('ANNA.K'))).toBe('ERROR_TOO_MANY_REQUESTS')
  expect(code(await anna.signIn({ deviceId: randomUUID() }))).toBe('ERROR_TOO_MANY_REQUESTS')
  expect(code(await anna.signIn({ deviceId }))).toBe('ok')
  server.pass(900)
  expect(code(await anna.signIn())).toBe('ok')
})

test('one address tries thirty times an hour, whatever the names', async () => {
  const tried: (string | undefined)[] = []
  for (let at = 0; at < 32; at++)
    tried.push(code(await server.nobody(staffSignIn, { username: `guess.${at}`, password: 'nikto-Ne-99!', code: '000000' })))
  expect(tried.indexOf('ERROR_TOO_MANY_REQUESTS')).toBe(30)
  expect(tried.at(-1)).toBe('ERROR_TOO_MANY_REQUESTS')
}, 60_000)

test('one changes the own password with the present one, and is signed out everywhere else', async () => {
  const anna = await aStaff(server)
  const [here, there] = [await anna.session(), await anna.session()]
  const newPassword = 'sosna-Les-82!'
  for (let time = 0; time < 5; time++)
    expect(code(await here.call(changeStaffPassword, { password: 'nikto-Ne-99!', newPassword }))).toBe('CREDENTIALS_REFUSED')
  expect(code(await here.call(changeStaffPassword, { password: GOOD_PASSWORD, newPassword }))).toBe('ERROR_TOO_MANY_REQUESTS')
  server.pass(14 * 60)
  expect([code(await here.call(staffMe, {})), code(await there.call(staffMe, {}))]).toEqual(['ok', 'ok'])
  server.pass(60)
  expect(code(await here.call(changeStaffPassword, { password: GOOD_PASSWORD, newPassword }))).toBe('ok')
  expect([code(await here.call(staffMe, {})), code(await there.call(staffMe, {}))]).toEqual(['ok', 'ERROR_SESSION_EXPIRED'])
  expect(code(await anna.signIn())).toBe('CREDENTIALS_REFUSED')
  expect(code(await anna.signIn({ password: newPassword }))).toBe('ok')
  expect((await audited()).filter(({ action }) => action === 'staff-password-refused')).toHaveLength(5)
})

test('an operator disables an account, and its sessions end at once; enabled again, it signs in anew', async () => {
  const anna = await aStaff(server, { username: 'anna.k' })
  const { call } = await anna.session()
  expect(await run(disableStaffOperation, ['Anna.K'])).toBe('anna.k is disabled; sessions have ended.')
  expect(await run(disableStaffOperation, ['anna.k'])).toBe('Nothing was changed: anna.k is disabled.')
  expect(code(await call(staffMe, {}))).toBe('ERROR_SESSION_EXPIRED')
  expect(code(await anna.signIn())).toBe('CREDENTIALS_REFUSED')
  expect(await run(enableStaffOperation, ['anna.k'])).toBe('anna.k is enabled.')
  expect(code(await call(staffMe, {}))).toBe('ERROR_SESSION_EXPIRED')
  expect(code(await anna.signIn())).toBe('ok')
  expect(await run(disableStaffOperation, ['nobody.here'])).toMatch(/there is no account of this name/)
})

test('a lost telephone is replaced by the operator: the former codes open nothing, the password stays', async () => {
  const anna = await aStaff(server)
  const { call } = await anna.session()
  expect(await run(staffCodeOperation, [anna.username])).toMatch(/otpauth:\/\/totp\//)
  expect(code(await call(staffMe, {}))).toBe('ERROR_SESSION_EXPIRED')
  expect(code(await anna.signIn())).toBe('CREDENTIALS_REFUSED')
})

test('a role is of its kind of organisation, by the command and by constraint', async () => {
  await server.aDoctor()
  const add = (role: string, of?: string) =>
    run(addStaffOperation, [`s.${randomUUID().slice(0, 8)}`], { role, password: GOOD_PASSWORD, ...(of ? { of } : {}) })
  await server.store.run(sql`
    insert into coverers (code, kind, name, phone, email_domains, barcode_prefix)
    values ('orbita', 'EMPLOYER', 'Орбита', '', '{orbita.example}', null), ('granat', 'INSURER', 'Гранат', '', '{}', '97045')`)
  for (const [role, of] of [
    ['hr', 'orbita'],
    ['insurer', 'granat'],
    ['doctor', 'azure'],
    ['operator', undefined]
  ] as const)
    expect(await add(role, of)).toContain('was added')
  for (const [role, of] of [
    ['hr', 'granat'],
    ['insurer', 'orbita'],
    ['hr', 'azure'],
    ['registry', 'orbita'],
    ['registry', undefined],
    ['support', 'azure']
  ] as const)
    expect(await add(role, of)).toMatch(/^Nothing was added/)
  expect(await run(addStaffOperation, ['anna.k'], { password: GOOD_PASSWORD, role: 'boss' })).toMatch(/role: one of/)
  await expect(server.store.run(sql`update staff_accounts set coverer_code = 'orbita' where role = 'operator'`)).rejects.toThrow(
    /check constraint/
  )
})

test('what is kept opens nothing by itself: the password is a hash, the second factor sealed under the SECRET, the token hashed; the log names nobody', async () => {
  const said = await addStaffOperation.read(['anna.petrova'], { role: 'support', password: GOOD_PASSWORD })(server.store, server.now())
  const base32 = /secret=([A-Z2-7]+)/.exec(said.at(-1)!)![1]!
  const boris = await aStaff(server, { username: 'boris.ivanov' })
  const { token } = await boris.session()
  await server.nobody(staffSignIn, { username: 'boris.ivanov', password: 'nikto-Ne-99!', code: '000000' })
  const kept = JSON.stringify([
    await server.store.rows(sql`select to_jsonb(a) as row from staff_accounts a`),
    await server.store.rows(sql`select to_jsonb(s) as row from staff_sessions s`),
    await server.store.rows(sql`select to_jsonb(a) as row from audit a`),
    await server.store.rows(sql`select to_jsonb(l) as row from limits l`)
  ])
  const bits = [...base32].map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const hex = (bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('')
  expect(hex).toHaveLength(40)
  for (const secret of [GOOD_PASSWORD, base32, hex, token]) expect(kept).not.toContain(secret)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toMatch(/boris|anna\.|kedr|nikto|staff_[A-Za-z0-9_-]{20}/)
  // sealed for one account: in the row of another it is no second factor
  await server.store.run(sql`
    update staff_accounts set totp_secret = (select totp_secret from staff_accounts where username = 'boris.ivanov') where username = 'anna.petrova'`)
  server.pass(60)
  expect(code(await server.nobody(staffSignIn, { username: 'anna.petrova', password: GOOD_PASSWORD, code: boris.code() }))).toBe(
    'CREDENTIALS_REFUSED'
  )
})

test('ended sessions are forgotten after a month, living ones and the browsers in use are not', async () => {
  const anna = await aStaff(server)
  await anna.signIn({ deviceId: randomUUID() })
  server.pass(31 * 86_400)
  const { call } = await anna.session()
  await sweepStaff(server.deps)
  const counts = () =>
    server.store.row(
      sql`select (select count(*)::int from staff_sessions) as sessions, (select count(*)::int from staff_devices) as devices`
    )
  expect(await counts()).toEqual({ sessions: 1, devices: 1 })
  expect(code(await call(staffMe, {}))).toBe('ok')
  server.pass(150 * 86_400)
  await sweepStaff(server.deps)
  expect(await counts()).toEqual({ sessions: 0, devices: 0 })
})
