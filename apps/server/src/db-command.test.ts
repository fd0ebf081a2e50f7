import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getProfile } from '@vizit/contract/profile'
import { signOut } from '@vizit/contract/sign-in'
import { staffMe } from '@vizit/contract/staff'
import { afterAll, expect, test } from 'vitest'
import { createDatabase, dropDatabase, withDatabase } from './store/cluster.ts'
import { openStore, sql } from './store/store.ts'
import { startTestServer } from './testing/test-server.ts'
import { aStaff } from './testing/test-staff.ts'

const server = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'vizit-db-'))
const source = String(server.store.pool.options.connectionString)
const name = `t_command_${randomUUID()}`
const target = withDatabase(source, name)
await createDatabase(source, name)
afterAll(async () => {
  await dropDatabase(source, name)
  await server.stop()
  rmSync(folder, { recursive: true })
})

const ENTRY = fileURLToPath(new URL('./db-command.ts', import.meta.url))
const db = async (url: string, ...words: string[]) =>
  (await promisify(execFile)(process.execPath, [ENTRY, ...words], { env: { ...process.env, DATABASE_URL: url } })).stdout

test('a restore says that ended sessions live again and how to end them; then everybody signs in anew', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const vera = await (await aStaff(server)).session()
  const file = join(folder, 'one.backup')
  await db(source, 'backup', file)
  expect(await olga.call(signOut, {})).toMatchObject({ ok: true })
  expect(await db(target, 'restore', file)).toMatch(/live again.*npm run db -- end-sessions/)
  const store = openStore(target, { connections: 1 })
  const living = () => store.rows<{ account_id: string }>(sql`select account_id from sessions where ended_at is null order by account_id`)
  expect(await living()).toEqual(
    [olga, anna].map(({ accountId }) => ({ account_id: accountId })).toSorted((a, b) => a.account_id.localeCompare(b.account_id))
  )
  expect(await db(target, 'end-sessions')).toBe('Ended 3 sessions: everybody signs in anew.\n')
  expect(await living()).toEqual([])
  await store.close()
  // what is heard by whoever was signed in
  expect(await anna.call(getProfile, {})).toMatchObject({ ok: true })
  expect(await vera.call(staffMe, {})).toMatchObject({ ok: true })
  await db(source, 'end-sessions')
  expect(await vera.call(staffMe, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
  expect(await anna.call(getProfile, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
}, 60_000)
