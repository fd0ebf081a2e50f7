// What the process is told by its environment. Read once, judged at once: a wrong setting stops the start with a sentence.
import { randomBytes } from 'node:crypto'
import { judgeEmail } from '@vizit/rules/email'
import { type BrandConfig, readBrand } from './brand-settings.ts'
import { type NativeConfig, readNative } from './native-settings.ts'
import { isDatabase, isLoopback, isMailServer, isNetwork, isWebAddress, passkeysAt } from './setting-forms.ts'
import { SIGN_IN_LIMITS, type SignInLimits } from './sign-in-limits.ts'
import { readTiles, type TileLayers } from './tile-settings.ts'

export type Config = BrandConfig &
  NativeConfig & {
    production: boolean
    port: number
    host: string
    databaseUrl: string | null
    dataDir: string
    seed: 'demo' | 'none' | 'by-1'
    role: 'api' | 'jobs' | 'all'
    /** Processes that take requests; 1: this one, which does the jobs too. */
    workers: number
    /** Numbers 375 55 … sign in here; their SMS stay in the local inbox [R5]. */
    testPhones: boolean
    sms: { kind: 'inbox' } | { kind: 'http'; url: string; token: string; sender: string }
    /** Letters with links: to the local inbox, or over SMTP. */
    mail: { kind: 'inbox' } | { kind: 'smtp'; url: string; from: string; requireTls: boolean }
    /** Systems of clinics: the hosts that may be spoken to, networks that are private and may be all the same, and what opens them, by name. */
    clinics: { hosts: string[]; networks: string[]; secrets: Record<string, string> }
    /** Web push: our keys (VAPID), or null for the pair that the local default makes; hosts of push services that a browser may name. */
    push: { keys: { publicKey: string; privateKey: string } | null; hosts: string[] }
    /** The drug search: the demo catalogue, a service over HTTP, or none; `name` is whom its information is attributed to [1.18]. */
    drugs: { kind: 'demo' | 'off'; name: string } | { kind: 'http'; name: string; url: string; token: string | null }
    /** Where the squares of the map come from. */
    tiles: TileLayers
    /** Signs and hashes what must not be guessed: codes, devices, challenges. */
    secret: string
    /** How much work a try at a password of staff is, as a power of two. */
    passwordCost: number
    connections: number
    /** Requests without an answer yet, and open connections of callers: the next ones are turned away. */
    requestsAtOnce: number
    /** Requests that are worked on at once while the process is busy; the others wait for a moment, or are turned away. */
    requestsAtWork: number
    sockets: number
    /** How long a process that is told to end says so before it takes no new connection: whoever sends it traffic has to hear of it. */
    drainSeconds: number
    /** With less than this free on the disk of the data folder no traffic is wanted. */
    freeMegabytes: number
    publicPerMinute: number
    /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
    trustProxy: string[]
    /** The host that people see in the address bar: a browser offers the code of an SMS there only. '' = codes are not bound. */
    publicHost: string
    /** Where the links of letters lead, without a trailing slash. */
    publicUrl: string
    /** Passkeys belong to the host of this origin for good, and are good at this origin and at the patient app's. */
    passkeys: { origin: string; host: string }
    /** Where the patient app is opened, and the port at which this server answers for it; null: it is not offered here. */
    patient: { origin: string; port: number } | null
    metricsToken: string | null
    /** The collector that is told where time goes, over OTLP; null: none. */
    traces: { url: string; token: string | null; percent: number } | null
    version: string
    oldestVersion: string
    limits: SignInLimits
  }

/** The push services of the browsers there are. The server calls no other host that a browser names. */
const PUSH_HOSTS = 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com'

/** The worker alone keeps one to listen and works on four jobs at once. */
const FEWEST_CONNECTIONS = 6

/** 32 MB and three passes: about a quarter of a second of one core. */
const PASSWORD_COST = 15

/** A setting that is wrong or missing; the message is for whoever starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the configuration. In production everything that would be unsafe is refused: demo data, test phones, the local inbox, default keys.
 * @throws ConfigError with one sentence a problem
 */
export function readConfig(given: Record<string, string | undefined>, version: string): Config {
  // A setting that is there but empty, as files of settings have them, is not set.
  const env = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value?.trim() || undefined]))
  const problems: string[] = []
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = env[name] ?? fallback
    if ((allowed as readonly string[]).includes(value)) return value as T
    problems.push(`${name} is "${value}"; it may be ${allowed.join(', ')}.`)
    return fallback
  }
  const whole = (name: string, fallback: number, [least, most]: readonly [number, number]): number => {
    const value = Number(env[name] ?? fallback)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    problems.push(`${name} is "${env[name]}"; it is a whole number from ${least} to ${most}.`)
    return fallback
  }

  // A misspelt "production" would open the inbox and the test phones to everybody.
  const production = oneOf('NODE_ENV', ['development', 'test', 'production'] as const, 'development') === 'production'
  const seed = oneOf('SEED', ['demo', 'none', 'by-1'] as const, production ? 'none' : 'demo')
  const testPhones = oneOf('TEST_PHONES', ['0', '1'] as const, production ? '0' : '1') === '1'
  const smsKind = oneOf('SMS', ['inbox', 'http'] as const, env.SMS_URL ? 'http' : 'inbox')
  const mailKind = oneOf('MAIL', ['inbox', 'smtp'] as const, env.SMTP_URL ? 'smtp' : 'inbox')
  const drugsKind = oneOf('DRUGS', ['demo', 'http', 'off'] as const, env.DRUGS_URL ? 'http' : production ? 'off' : 'demo')
  const publicUrl = env.PUBLIC_URL ?? (production ? '' : 'http://localhost')
  const appOrigin = env.APP_ORIGIN ?? env.PUBLIC_URL
  const list = (name: string): string[] =>
    (env[name] ?? '')
      .split(',')
      .map(one => one.trim())
      .filter(Boolean)
  const trustProxy = list('TRUST_PROXY')
  const clinicNetworks = list('CLINIC_NETWORKS')
  const port = whole('PORT', 8080, [0, 65_535])
  const patientPort = whole('PATIENT_PORT', port === 0 ? 0 : Math.min(port + 1, 65_535), [0, 65_535])
  const connections = whole('CONNECTIONS', 12, [FEWEST_CONNECTIONS, 200])
  const tracesPercent = whole('TRACES_PERCENT', 10, [1, 100])
  const oldestVersion = env.OLDEST_VERSION ?? '0.0.1'
  const secret = env.SECRET ?? (production ? '' : 'vizit-local-secret-not-for-production')

  if (production) {
    if (seed !== 'none') problems.push('SEED must be none in production: demo data is not for real people.')
    if (testPhones) problems.push('TEST_PHONES must be off in production.')
    if (smsKind === 'inbox') problems.push('SMS must be http in production, with SMS_URL and SMS_TOKEN: the local inbox shows every code.')
    if (mailKind === 'inbox') problems.push('MAIL must be smtp in production, with SMTP_URL, MAIL_FROM and PUBLIC_URL for its links.')
    if (drugsKind === 'demo') problems.push('DRUGS must not be demo in production: its prices and drugstores are invented.')
    if (secret.length < 32 || secret.includes('not-for-production')) {
      problems.push(
        `SECRET must be set in production, 32 characters or more, for example ${randomBytes(8).toString('hex')}… made by: openssl rand -hex 32`
      )
    }
    if (isWebAddress(appOrigin) && URL.parse(appOrigin ?? '')?.protocol !== 'https:')
      problems.push('PUBLIC_URL must begin with https:// in production (or APP_ORIGIN, where the cabinet has an address of its own).')
    if (isWebAddress(env.PATIENT_ORIGIN) && URL.parse(env.PATIENT_ORIGIN ?? '')?.protocol !== 'https:')
      problems.push('PATIENT_ORIGIN must begin with https:// in production.')
    for (const name of ['SMS_URL', 'DRUGS_URL', 'TRACES_URL'])
      if (URL.parse(env[name] ?? '')?.protocol === 'http:' && !isLoopback(env[name]))
        problems.push(`${name} must begin with https:// in production: what is sent there is not for everybody on the way.`)
    if (!env.DATABASE_URL && env.EMBEDDED_DATABASE !== '1')
      problems.push('DATABASE_URL must name a server in production (or EMBEDDED_DATABASE=1 to use the embedded one knowingly).')
  }
  if (env.DATABASE_URL && !isDatabase(env.DATABASE_URL))
    problems.push('DATABASE_URL must be the address of a PostgreSQL server, such as postgres://vizit:PASSWORD@db.example:5432/vizit.')
  if (publicUrl && !isWebAddress(publicUrl))
    problems.push('PUBLIC_URL must be the address at which people open the product, such as https://vizit.example.')
  if (env.APP_ORIGIN && !isWebAddress(env.APP_ORIGIN))
    problems.push('APP_ORIGIN must be the address of the cabinet, such as https://cabinet.vizit.example; without it PUBLIC_URL is.')
  if (env.PATIENT_ORIGIN && !isWebAddress(env.PATIENT_ORIGIN))
    problems.push('PATIENT_ORIGIN must be the address of the patient app, such as https://app.vizit.example.')
  if (env.TRACES_URL && !isWebAddress(env.TRACES_URL))
    problems.push('TRACES_URL must be where the collector takes OTLP, such as http://localhost:4318/v1/traces.')
  if (smsKind === 'http' && !isWebAddress(env.SMS_URL)) problems.push('SMS_URL must be the address of the SMS gateway.')
  if (mailKind === 'smtp') {
    if (!isMailServer(env.SMTP_URL)) problems.push('SMTP_URL must be the mail server, such as smtp://user:password@mail.example:587.')
    if (judgeEmail(env.MAIL_FROM ?? '') !== 'ok') problems.push('MAIL_FROM must be the address that letters come from.')
    if (!publicUrl) problems.push('PUBLIC_URL must be set for the links of letters.')
  }
  if (drugsKind === 'http' && !isWebAddress(env.DRUGS_URL)) problems.push('DRUGS_URL must be the address of the drug-search service.')
  if (smsKind === 'http' && !env.SMS_TOKEN) problems.push('SMS_TOKEN must be the bearer token of the SMS gateway.')
  const [vapidPublic, vapidPrivate] = [env.VAPID_PUBLIC_KEY ?? '', env.VAPID_PRIVATE_KEY ?? '']
  const isVapid = /^[\w-]{87}$/.test(vapidPublic) && /^[\w-]{43}$/.test(vapidPrivate)
  if ((vapidPublic || vapidPrivate) && !isVapid)
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair for web push: 87 and 43 characters, made by one command.')
  for (const address of trustProxy)
    if (!isNetwork(address))
      problems.push(`TRUST_PROXY names "${address}"; each is an address, such as 10.0.0.7, or a network, such as 10.0.0.0/8.`)
  for (const network of clinicNetworks)
    if (!isNetwork(network)) problems.push(`CLINIC_NETWORKS names "${network}"; each is a network, such as 10.8.0.0/16.`)
  if (!/^\d+\.\d+\.\d+$/.test(oldestVersion)) problems.push(`OLDEST_VERSION is "${oldestVersion}"; it is three numbers, such as 1.20.3.`)

  const config: Config = {
    production,
    port,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: env.DATA_DIR ?? '.data',
    seed,
    workers: whole('WORKERS', 1, [1, 64]),
    role: oneOf('ROLE', ['api', 'jobs', 'all'] as const, 'all'),
    testPhones,
    sms:
      smsKind === 'http'
        ? { kind: 'http', url: env.SMS_URL ?? '', token: env.SMS_TOKEN ?? '', sender: env.SMS_SENDER ?? 'Vizit' }
        : { kind: 'inbox' },
    mail:
      mailKind === 'smtp'
        ? { kind: 'smtp', url: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '', requireTls: production && !isLoopback(env.SMTP_URL) }
        : { kind: 'inbox' },
    clinics: {
      hosts: list('CLINIC_HOSTS').map(host => host.toLowerCase()),
      networks: clinicNetworks,
      secrets: Object.fromEntries(
        Object.entries(env).filter((one): one is [string, string] => one[0].startsWith('CLINIC_SECRET_') && !!one[1])
      )
    },
    push: {
      keys: isVapid ? { publicKey: vapidPublic, privateKey: vapidPrivate } : null,
      hosts: (env.PUSH_HOSTS ?? PUSH_HOSTS)
        .split(',')
        .map(host => host.trim())
        .filter(Boolean)
    },
    drugs:
      drugsKind === 'http'
        ? {
            kind: 'http',
            name: env.DRUGS_NAME ?? 'Справочная аптек',
            url: (env.DRUGS_URL ?? '').replace(/\/+$/, ''),
            token: env.DRUGS_TOKEN ?? null
          }
        : { kind: drugsKind, name: 'Демонстрационный справочник лекарств' },
    secret,
    passwordCost: whole('PASSWORD_COST', PASSWORD_COST, [production ? PASSWORD_COST : 10, 20]),
    connections,
    requestsAtOnce: whole('REQUESTS_AT_ONCE', 1_000, [10, 100_000]),
    requestsAtWork: whole('REQUESTS_AT_WORK', 2 * connections, [4, 100_000]),
    sockets: whole('SOCKETS', 10_000, [10, 1_000_000]),
    drainSeconds: whole('DRAIN_SECONDS', production ? 3 : 0, [0, 20]),
    freeMegabytes: whole('FREE_MEGABYTES', 64, [0, 1_000_000_000]),
    publicPerMinute: whole('PUBLIC_PER_MINUTE', 6_000, [60, 100_000_000]),
    trustProxy,
    publicHost: URL.parse(publicUrl)?.hostname ?? '',
    publicUrl: (env.PUBLIC_URL ?? (production ? '' : `http://localhost:${port}`)).replace(/\/+$/, ''),
    passkeys: passkeysAt(appOrigin ?? `http://localhost:${port}`),
    // In production the app has an address of its own, or it is not there.
    patient:
      production && !env.PATIENT_ORIGIN
        ? null
        : { origin: passkeysAt(env.PATIENT_ORIGIN ?? `http://localhost:${patientPort}`).origin, port: patientPort },
    metricsToken: env.METRICS_TOKEN ?? null,
    traces: env.TRACES_URL ? { url: env.TRACES_URL, token: env.TRACES_TOKEN ?? null, percent: tracesPercent } : null,
    ...readBrand(env, production),
    ...readTiles(env, production, problems),
    ...readNative({ env, list, production, problems }),
    version,
    oldestVersion,
    limits: { ...SIGN_IN_LIMITS, codesAllDay: whole('SMS_PER_DAY', SIGN_IN_LIMITS.codesAllDay, [1, 10_000_000]) }
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}
