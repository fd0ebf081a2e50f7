import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

test('a command that installs what is missing goes on with the pinned Node: no shell looks up twice which one is meant', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: Record<string, string> }
  const again = Object.entries(scripts).filter(([, line]) => /&& node \S*(?<!\.mjs)(?= |$)/.test(line.replaceAll(/ --\S+/g, '')))
  expect(again).toEqual([])
  const ready = fileURLToPath(new URL('ready.mjs', import.meta.url))
  const old = spawnSync(process.execPath, [ready, fileURLToPath(new URL('words.ts', import.meta.url)), 'nothing'], { encoding: 'utf8' })
  expect(`${old.stdout}${old.stderr}`).toContain('npm run words')
})
