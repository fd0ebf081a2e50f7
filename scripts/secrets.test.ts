import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { judgeSecrets, secretsIn } from './secrets.ts'

// All of them are put together here, so that this file itself is clean.
const random = (letters: number, salt = '') =>
  createHash('sha512').update(`planted ${salt}`).digest('base64').replace(/[+/=]/g, '').slice(0, letters)
const hex = createHash('sha256').update('planted').digest('hex')
const upper = 'QWERTYUIOPASDF23'
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const PLANTED: [what: string, text: string][] = [
  ['a private key', ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')],
  ['a private key', ['-----BEGIN', 'RSA', 'PRIVATE KEY-----'].join(' ')],
  ['a private key', ['-----BEGIN', 'PGP', 'PRIVATE KEY', 'BLOCK-----'].join(' ')],
  ['a JWT', [part({ alg: 'HS256' }), part({ sub: '1234567890' }), random(43)].join('.')],
  ['an AWS key', `AKIA${upper}`],
  ['a Google key', `AIza${random(35)}`],
  ['a Google client secret', `GOCSPX-${random(28)}`],
  ['a GitHub token', `ghp_${random(36)}`],
  ['a GitHub token', `github_pat_${random(82, '1')}`],
  ['a GitLab token', `glpat-${random(20)}`],
  ['a Slack token', `xoxb-${random(24)}`],
  ['a Slack webhook', `https://hooks.slack.com/services/T${upper}/B${upper}/${random(24)}`],
  ['a Stripe key', `sk_live_${random(24)}`],
  ['a key of the npm registry', `npm_${random(36)}`],
  ['a password in an address', ['postgres://vizit', `${random(9)}@db.example/vizit`].join(':')],
  ['a password in an address', ['smtps://mail', `${random(9)}@127.0.0.1:465`].join(':')],
  ['a value of SECRET', `SECRET=${random(32)}`],
  ['a value of sms_token', `sms_token: ${random(40)}`],
  ['a value of password', `{ "password": "${random(24)}" }`],
  ['a value of vapidPrivateKey', `const vapidPrivateKey = '${random(43)}'`],
  ['a value of METRICS_TOKEN', `METRICS_TOKEN=${hex}`]
]

test('each kind of secret is found where it is planted, at its line, and its value is not told', () => {
  for (const [what, text] of PLANTED) {
    const found = secretsIn('planted.ts', `// one line\n// another\n${text}\n`)
    expect([what, found.map(one => [one.what, one.line])]).toEqual([what, [[what, 3]]])
    const said = judgeSecrets(found, {})
    expect(said).toEqual([expect.stringMatching(/^planted\.ts:3: .+ \(.{4}…\)$/)])
    expect(said[0]).not.toContain(found[0]!.value)
  }
})

test('names, words, addresses without a password and values that are only described are no secrets', () => {
  const clean = [
    'const token = config.metricsToken ?? process.env.METRICS_TOKEN',
    'smtp://user:password@host:587',
    ['DATABASE_URL=postgres://vizit:$', '{PASSWORD}@host/vizit'].join(''),
    'https://api.example:8443/path@2',
    'SECRET=… SMS_TOKEN=…',
    `"integrity": "sha512-${random(60)}=="`,
    'key: some-rather-long-name-of-a-thing',
    'passwordHash: readPasswordHashOfAccount'
  ]
  for (const text of clean) expect([text, secretsIn('clean.md', text)]).toEqual([text, []])
})

test('a value that may be known is allowed in its file alone, and an allowance that nothing needs is told', () => {
  const text = `SECRET=${random(32)}`
  const known = { 'one.test.ts': { values: [random(8)], why: 'made up' } }
  expect(judgeSecrets(secretsIn('one.test.ts', text), known)).toEqual([])
  expect(judgeSecrets(secretsIn('other.ts', text), known)).toEqual([
    expect.stringMatching(/^other\.ts:1: a value of SECRET/),
    expect.stringMatching(/^one\.test\.ts: nothing begins with /)
  ])
})

test('the whole repository is free of secrets', () => {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('check-secrets.ts', import.meta.url))], {
    encoding: 'utf8'
  })
  expect([status, stderr]).toEqual([0, ''])
})
