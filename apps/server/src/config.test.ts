import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://vizit@db.internal/vizit',
  SECRET: '0123456789abcdef0123456789abcdef',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'a-token',
  SMTP_URL: 'smtp://vizit:secret@mail.example:587',
  MAIL_FROM: 'no-reply@vizit.example',
  PUBLIC_URL: 'https://vizit.example/'
}

/** The sentences of a refusal, or none. */
function problems(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env, '1.2.3')
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

test('without any setting it is a local product with demo data, test phones and the inbox, for this machine only', () => {
  expect(readConfig({}, '1.2.3')).toMatchObject({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: null,
    seed: 'demo',
    role: 'all',
    testPhones: true,
    sms: { kind: 'inbox' },
    mail: { kind: 'inbox' },
    publicUrl: 'http://localhost:8080',
    trustProxy: [],
    metricsToken: null,
    traces: null,
    version: '1.2.3'
  })
})

test('a production configuration that is complete is taken, with nothing of the local defaults', () => {
  expect(readConfig(PRODUCTION, '1.2.3')).toMatchObject({
    production: true,
    host: '0.0.0.0',
    seed: 'none',
    testPhones: false,
    sms: { kind: 'http', url: 'https://sms.example/send', token: 'a-token' },
    mail: { kind: 'smtp', from: 'no-reply@vizit.example', requireTls: true },
    publicUrl: 'https://vizit.example'
  })
})

test.for([
  ['demo data', { SEED: 'demo' }, /^SEED /],
  ['reference data', { SEED: 'by-1' }, /^SEED /],
  ['test phones', { TEST_PHONES: '1' }, /^TEST_PHONES /],
  ['the local inbox', { SMS: 'inbox' }, /^SMS must be http/],
  ['drugs and prices that are invented', { DRUGS: 'demo' }, /^DRUGS must not be demo/],
  ['the local inbox by default', { SMS_URL: undefined, SMS_TOKEN: undefined }, /^SMS must be http/],
  ['a gateway without a token', { SMS_TOKEN: undefined }, /^SMS_TOKEN /],
  ['letters in the local inbox', { MAIL: 'inbox' }, /^MAIL must be smtp/],
  ['letters from nobody', { MAIL_FROM: undefined }, /^MAIL_FROM /],
  ['letters whose links lead nowhere', { PUBLIC_URL: undefined }, /^PUBLIC_URL /],
  ['an address without https, where no passkey would work', { PUBLIC_URL: 'http://vizit.example' }, /^PUBLIC_URL must begin with https/],
  ['a cabinet without https', { APP_ORIGIN: 'http://cabinet.vizit.example' }, /^PUBLIC_URL must begin with https/],
  ['no key', { SECRET: undefined }, /^SECRET /],
  ['a short key', { SECRET: 'short' }, /^SECRET /],
  ['the default key', { SECRET: 'vizit-local-secret-not-for-production' }, /^SECRET /],
  ['an SMS gateway without https', { SMS_URL: 'http://sms.example/send' }, /^SMS_URL must begin with https/],
  ['a drug search without https', { DRUGS_URL: 'http://drugs.example' }, /^DRUGS_URL must begin with https/],
  ['a collector of traces without https', { TRACES_URL: 'http://collector.example/v1/traces' }, /^TRACES_URL must begin with https/],
  ['the embedded database by accident', { DATABASE_URL: undefined }, /^DATABASE_URL /]
] as const)('production refuses %s', ([, change, sentence]) => {
  expect(problems({ ...PRODUCTION, ...change })).toEqual([expect.stringMatching(sentence)])
})

test('a gateway on this very machine may be spoken to without https, as through a tunnel', () => {
  for (const url of ['http://127.0.0.1:9000/send', 'http://localhost:9000', 'http://[::1]:9000'])
    expect(problems({ ...PRODUCTION, SMS_URL: url })).toEqual([])
})

test('the embedded database may be used in production knowingly', () => {
  expect(problems({ ...PRODUCTION, DATABASE_URL: undefined, EMBEDDED_DATABASE: '1' })).toEqual([])
})

test('all that is wrong is told at once, and no secret is repeated', () => {
  const told = problems({ NODE_ENV: 'production', SECRET: 'hunter2', TEST_PHONES: '1', SEED: 'demo' })
  expect(told.length).toBeGreaterThanOrEqual(5)
  expect(told.join()).not.toContain('hunter2')
})

test.for([
  [{ PORT: '80a' }, 'PORT'],
  [{ NODE_ENV: 'Production' }, 'NODE_ENV'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
  [{ DATABASE_URL: 'db.internal/vizit' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://db.internal/vizit' }, 'DATABASE_URL'],
  [{ PORT: '70000' }, 'PORT'],
  [{ CONNECTIONS: '2' }, 'CONNECTIONS'],
  [{ ROLE: 'web' }, 'ROLE'],
  [{ SEED: 'some' }, 'SEED'],
  [{ TEST_PHONES: 'yes' }, 'TEST_PHONES'],
  [{ SMS_URL: 'sms.example' }, 'SMS_URL'],
  [{ DRUGS_URL: 'drugs.example' }, 'DRUGS_URL'],
  [{ DRUGS: 'some' }, 'DRUGS'],
  [{ PUBLIC_URL: 'vizit.example' }, 'PUBLIC_URL'],
  [{ APP_ORIGIN: 'cabinet.vizit.example' }, 'APP_ORIGIN'],
  [{ TRACES_URL: 'collector' }, 'TRACES_URL'],
  [{ TRACES_PERCENT: '0' }, 'TRACES_PERCENT'],
  [{ OLDEST_VERSION: '1.2' }, 'OLDEST_VERSION'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.1, proxy' }, 'TRUST_PROXY']
] as const)('a setting of the wrong form stops the start with a sentence: %j', ([env, name]) => {
  expect(problems({ SMS_TOKEN: 'a-token', ...env })).toEqual([expect.stringMatching(new RegExp(`^${name} .+\\.$`))])
})

test('a try at a password of staff is the work of 32 MB, and in production never less', () => {
  expect(readConfig({}, '1.2.3').passwordCost).toBe(15)
  expect(readConfig(PRODUCTION, '1.2.3').passwordCost).toBe(15)
  expect(problems({ ...PRODUCTION, PASSWORD_COST: '14' })).toEqual(['PASSWORD_COST is "14"; it is a whole number from 15 to 20.'])
})

test('NODE_ENV may be left out, and development and test are local like that', () => {
  for (const NODE_ENV of [undefined, '', 'development', 'test']) expect(readConfig({ NODE_ENV }, '1.2.3')).toEqual(readConfig({}, '1.2.3'))
})

test('a setting that is there but empty is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SECRET: '', SMS_URL: '', TRUST_PROXY: '', METRICS_TOKEN: '' }, '1.2.3')).toEqual(
    readConfig({}, '1.2.3')
  )
})

test('a map is of a vendor whose host is fixed and whose name stands on it; in production a layer that nobody gives is not offered', () => {
  const own = { url: null, credit: 'Natural Earth, GeoNames' }
  expect(readConfig({}, '1.2.3').tiles).toEqual({ standard: own, satellite: own, hybrid: own })
  expect(readConfig(PRODUCTION, '1.2.3').tiles).toEqual({ standard: own })
  const url = 'https://tiles.example/{z}/{x}/{y}.png?key=a'
  expect(readConfig({ ...PRODUCTION, TILES_HYBRID: url, TILES_HYBRID_CREDIT: '© Map' }, '1.2.3').tiles).toEqual({
    standard: own,
    hybrid: { url, credit: '© Map' }
  })
  expect(problems({ TILES_STANDARD: url })).toEqual([expect.stringMatching(/^TILES_STANDARD_CREDIT must say whose/)])
  for (const wrong of [
    'https://{x}.example/{z}/{x}/{y}',
    'https://tiles.example/{z}/{x}',
    'ftp://tiles.example/{z}/{x}/{y}',
    '{z}/{x}/{y}',
    'https://u{z}@a/{x}/{y}'
  ])
    expect(problems({ TILES_SATELLITE: wrong, TILES_SATELLITE_CREDIT: '©' }), wrong).toEqual([
      expect.stringMatching(/^TILES_SATELLITE must be/)
    ])
})

test('trusted proxies are addresses and networks', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,fd00::/8' }, '1.2.3')
  expect(trustProxy).toEqual(['10.0.0.1', '192.168.0.0/16', 'fd00::/8'])
})

test('passkeys belong to the host of the cabinet', () => {
  expect(readConfig({}, '1.2.3').passkeys).toEqual({ origin: 'http://localhost:8080', host: 'localhost' })
  expect(readConfig(PRODUCTION, '1.2.3').passkeys).toEqual({ origin: 'https://vizit.example', host: 'vizit.example' })
  const apart = readConfig({ ...PRODUCTION, APP_ORIGIN: 'https://cabinet.vizit.example:8443/' }, '1.2.3')
  expect(apart.passkeys).toEqual({ origin: 'https://cabinet.vizit.example:8443', host: 'cabinet.vizit.example' })
})

test('codes are bound to the host that people see', () => {
  expect(readConfig({ ...PRODUCTION, PUBLIC_URL: 'https://vizit.example/' }, '1.2.3').publicHost).toBe('vizit.example')
})

const NATIVE = {
  PATIENT_ORIGIN: 'https://app.vizit.example',
  NATIVE_ORIGINS: 'https://localhost, capacitor://localhost',
  NATIVE_ANDROID_PACKAGE: 'by.vizit.app',
  NATIVE_ANDROID_CERTS: `${'0A:'.repeat(31)}FF`,
  NATIVE_IOS_APPS: 'ABCDE12345.by.vizit.app'
}

test('shells of Android and iOS are let in and open links where they are named, and nowhere by default', () => {
  expect(readConfig(PRODUCTION, '1.2.3').native).toEqual({ origins: [], android: null, ios: [] })
  expect(readConfig({ ...PRODUCTION, ...NATIVE }, '1.2.3').native).toEqual({
    origins: ['https://localhost', 'capacitor://localhost'],
    android: { package: 'by.vizit.app', certificates: [NATIVE.NATIVE_ANDROID_CERTS] },
    ios: ['ABCDE12345.by.vizit.app']
  })
})

test.for([
  ['every origin', { NATIVE_ORIGINS: '*' }, /^NATIVE_ORIGINS /],
  ['an address with a path', { NATIVE_ORIGINS: 'https://localhost/' }, /^NATIVE_ORIGINS /],
  ['an origin without encryption', { NATIVE_ORIGINS: 'http://localhost' }, /^NATIVE_ORIGINS .*production/],
  ['a package that is none', { NATIVE_ANDROID_PACKAGE: 'vizit' }, /^NATIVE_ANDROID_PACKAGE /],
  ['a package without its certificates', { NATIVE_ANDROID_CERTS: '' }, /are a pair/],
  ['a fingerprint of another kind', { NATIVE_ANDROID_CERTS: '0a:ff' }, /^NATIVE_ANDROID_CERTS /],
  ['an app without its team', { NATIVE_IOS_APPS: 'by.vizit.app' }, /^NATIVE_IOS_APPS /],
  ['shells without the app', { PATIENT_ORIGIN: '' }, /^PATIENT_ORIGIN must be set/]
] as const)('shells with %s stop the start', ([, wrong, says]) => {
  expect(problems({ ...PRODUCTION, ...NATIVE, ...wrong })).toEqual([expect.stringMatching(says)])
})
