// The command that tells whether the server would start with the settings of the environment or of a file.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { afterAll, expect, test } from 'vitest'
import { ENVIRONMENT_SETTINGS, isSetting, meantSetting, shownValue } from './settings-of-environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'vizit-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const GOOD = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://vizit:hidden-1@db.example:5432/vizit',
  SECRET: 'hidden-2-of-more-than-thirty-two-letters',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'hidden-3',
  SMTP_URL: 'smtp://vizit:hidden-4@mail.example:587',
  MAIL_FROM: 'vizit@mail.example',
  PUBLIC_URL: 'https://vizit.example',
  CLINIC_SECRET_BIRCH: 'hidden-5',
  TILES_STANDARD: 'https://tiles.example/{z}/{x}/{y}.png?key=hidden-6',
  TILES_STANDARD_CREDIT: '© the vendor'
}

function checked(args: string[], env: Record<string, string> = {}) {
  const command = fileURLToPath(new URL('config-command.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env }
  })
  return { status, said: stdout, wrong: stderr }
}

function fileOf(settings: Record<string, string>): string {
  const file = join(folder, 'vizit.env')
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('')
  )
  return file
}

test('settings with which the server starts are told, each with what it means; no secret is shown', () => {
  for (const { status, said, wrong } of [checked(['check'], GOOD), checked(['check', '--file', fileOf(GOOD)])]) {
    expect([status, wrong]).toEqual([0, ''])
    for (const { name, meaning } of ENVIRONMENT_SETTINGS) expect(said).toMatch(new RegExp(`^${name} +${meaning}: `, 'm'))
    expect(said).toMatch(/^DATABASE_URL +PostgreSQL 16 or newer: postgres:\/\/…@db\.example:5432\/vizit$/m)
    expect(said).toMatch(/^PORT +.*: — 8080$/m)
    expect(said).toMatch(/^CLINIC_SECRET_BIRCH +.*: set, 8 characters$/m)
    expect(said).not.toContain('hidden-')
    expect(said).toContain('The server would start')
  }
})

test('what would stop the start is told in a sentence each, and the command ends with 1', () => {
  const { status, said, wrong } = checked(['check'], { ...GOOD, NODE_ENV: 'Production', CONNECTIONS: '2' })
  expect(status).toBe(1)
  expect(said).not.toContain('would start')
  expect(wrong).toContain('NODE_ENV is "Production"; it may be development, test, production.')
  expect(wrong).toContain('CONNECTIONS is "2"; it is a whole number from 6 to 200.')
  expect(wrong).not.toContain('hidden-')
})

test('of a file the environment adds nothing, and a name that is no setting is told with the one that was meant', () => {
  const { DATABASE_URL, ...rest } = GOOD
  const { status, wrong } = checked(['check', '--file', fileOf({ ...rest, DATABSE_URL: DATABASE_URL, COLOUR: 'red' })], { DATABASE_URL })
  expect(status).toBe(1)
  expect(wrong).toContain('DATABSE_URL is no setting. Did you mean DATABASE_URL?')
  expect(wrong).toMatch(/COLOUR is no setting\.$/m)
  expect(wrong).toContain('DATABASE_URL must name a server in production')
  expect(checked(['check', '--file', join(folder, 'none.env')])).toMatchObject({
    status: 1,
    said: '',
    wrong: expect.stringContaining('cannot be read: ENOENT')
  })
  expect(checked(['chek']).wrong).toContain('npm run config -- check')
})

test('of a secret nothing is shown, of an address neither name nor password nor question', () => {
  expect(shownValue({}, '8080')).toBe('8080')
  expect(shownValue({ secret: true }, 'abc')).toBe('set, 3 characters')
  expect(shownValue({ secret: 'address' }, 'smtps://mail.example')).toBe('smtps://mail.example')
  expect(shownValue({ secret: 'address' }, 'smtp://a:b@mail.example/x?key=c')).toBe('smtp://…@mail.example/x?…')
  expect(shownValue({ secret: 'address' }, 'a:b')).toBe('set, 3 characters')
  expect([meantSetting('SMS_TOCKEN'), meantSetting('PUBLICURL'), meantSetting('XYZ')]).toEqual(['SMS_TOKEN', 'PUBLIC_URL', undefined])
})

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('every setting that the source reads is told by the command', () => {
  const read = globSync(['config.ts', '*-settings.ts', 'main.ts', 'db-command.ts', 'operator/command.ts'], {
    cwd: new URL('.', import.meta.url).pathname
  })
    .flatMap(file => [...text(file).matchAll(/\benv\.([A-Z][A-Z_]+)|(?:oneOf|whole|list)\('([A-Z_]+)'|\b(SUPPORT_[A-Z_]+)\b/g)])
    .map(([, one, other, third]) => one ?? other ?? third!)
  expect(read.length).toBeGreaterThan(60)
  expect([...new Set(read)].filter(name => !isSetting(name))).toEqual([])
})

test('the table of the operations has every setting, and no other', () => {
  const rows = text('../../../docs/operations.md')
    .split('\n')
    .filter(line => /^\| +`[A-Z]/.test(line) || /^\| `[A-Z_]+`/.test(line))
  const named = rows.flatMap(row => [...row.split('|')[1]!.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name!))
  expect(named.toSorted()).toEqual(ENVIRONMENT_SETTINGS.map(({ name }) => name).toSorted())
})
