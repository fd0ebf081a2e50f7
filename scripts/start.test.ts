import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

test('npm start on a machine without an embedded database says at once to set DATABASE_URL, before anything is installed or built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-start-'))
  const pretend = `Object.defineProperty(process, 'platform', { value: 'win32' })`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, fileURLToPath(new URL('start.mjs', import.meta.url))],
    { encoding: 'utf8', env: { PATH: process.env.PATH!, DATA_DIR: join(folder, 'data') } }
  )
  const left = existsSync(join(folder, 'data'))
  rmSync(folder, { recursive: true })
  expect([status, stdout, left]).toEqual([1, '', false])
  expect(stderr).toMatch(/^There is no embedded PostgreSQL for win32 \w+: set DATABASE_URL to a PostgreSQL 18 server\.\n$/)
})
