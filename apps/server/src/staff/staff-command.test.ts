import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { staffMe, staffSignIn } from '@vizit/contract/staff'
import { URI } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const ENTRY = fileURLToPath(new URL('./staff-command.ts', import.meta.url))
const DATABASE_URL = String(server.store.pool.options.connectionString)

/** The command as it is started, with a line of standard input. */
async function staff(words: string[], input = ''): Promise<{ out: string; err: string; exit: number }> {
  const child = spawn(process.execPath, [ENTRY, ...words], { env: { ...process.env, DATABASE_URL } })
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', text => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    said.err += text
  })
  child.stdin.on('error', () => undefined).end(input)
  const [exit] = (await once(child, 'close')) as [number]
  return { ...said, exit }
}

test('the command makes an account that signs in with the password of standard input and the second factor it showed', async () => {
  const added = await staff(['add', 'anna.k', '--role', 'support'], 'kedr-Bor-71!\n')
  expect(added).toMatchObject({ exit: 0, err: '' })
  const totp = URI.parse(/otpauth:\S+/.exec(added.out)![0])
  expect([totp.issuer, totp.label]).toEqual([server.config.brand.name, 'anna.k'])
  const code = totp.generate({ timestamp: server.now().getTime() })
  const answer = await server.nobody(staffSignIn, { username: 'anna.k', password: 'kedr-Bor-71!', code })
  expect(answer).toMatchObject({ ok: true })
  const call = server.callAs(answer.ok ? answer.value.token : '', 'desk')
  expect((await staff(['list'])).out).toMatch(/^anna\.k {2}support {2}- {2}\d sessions\n$/)
  expect((await staff(['disable', 'anna.k'])).out).toContain('disabled')
  expect(await call(staffMe, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
  expect((await staff(['list'])).out).toContain('disabled')
}, 60_000)

test('a password is no argument, and what is wrong is told without it', async () => {
  const argument = await staff(['add', 'boris.i', '--role', 'support', '--password', 'kedr-Bor-71!'])
  expect([argument.exit, argument.out]).toEqual([1, ''])
  expect(await staff(['password', 'boris.i', 'kedr-Bor-71!'], 'sosna-Les-82!\n')).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/Too many words/)
  })
  const known = await staff(['add', 'boris.i', '--role', 'support'], 'Password1!\n')
  expect(known).toMatchObject({ exit: 1, out: '', err: expect.stringMatching(/known to everybody/) })
  expect(known.err).not.toContain('Password1')
  expect((await staff([])).err).toMatch(/npm run staff -- add USERNAME[\s\S]*npm run staff -- list/)
}, 60_000)
