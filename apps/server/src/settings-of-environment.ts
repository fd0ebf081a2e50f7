// Every setting that the environment may give, for those who start the server: what `npm run config -- check` tells, and the table of docs/operations.md has.

export type EnvironmentSetting = {
  name: string
  /** In a few words; the whole stands in docs/operations.md. */
  meaning: string
  /** What holds where it is not set; '' where nothing does. */
  otherwise: string
  /** It opens something: its value is never shown. `address`: of one the name and password are not. */
  secret?: true | 'address'
}

/** Secrets of clinics' systems have names that their connections give. */
export const CLINIC_SECRET = 'CLINIC_SECRET_'

export const ENVIRONMENT_SETTINGS: readonly EnvironmentSetting[] = [
  { name: 'NODE_ENV', meaning: 'production, or development or test on one’s own machine', otherwise: 'development' },
  { name: 'HOST', meaning: 'address of this machine that is listened at', otherwise: '0.0.0.0 in production, else 127.0.0.1' },
  { name: 'PORT', meaning: 'port of the cabinet and of the calls', otherwise: '8080' },
  { name: 'DATA_DIR', meaning: 'folder of files, squares of the map and the embedded database', otherwise: '.data' },
  { name: 'SEED', meaning: 'demo data, which production refuses', otherwise: 'none in production, else demo' },
  { name: 'TEST_PHONES', meaning: 'numbers that sign in without an SMS, which production refuses', otherwise: '0 in production, else 1' },
  { name: 'LOG', meaning: 'info: every request in the log; production always has it', otherwise: 'warn' },
  { name: 'DATABASE_URL', meaning: 'PostgreSQL 16 or newer', otherwise: 'the embedded one, not in production', secret: 'address' },
  { name: 'EMBEDDED_DATABASE', meaning: '1: the embedded database in production, knowingly', otherwise: '' },
  { name: 'SECRET', meaning: 'signs and hashes codes and challenges', otherwise: 'a known one, not in production', secret: true },
  { name: 'SMS', meaning: 'http or inbox', otherwise: 'http where SMS_URL is set' },
  { name: 'SMS_URL', meaning: 'address of the SMS gateway', otherwise: '' },
  { name: 'SMS_TOKEN', meaning: 'bearer of the SMS gateway', otherwise: '', secret: true },
  { name: 'SMS_SENDER', meaning: 'whom an SMS is from', otherwise: 'Vizit' },
  { name: 'SMS_PER_DAY', meaning: 'codes by SMS in a day', otherwise: '12000' },
  { name: 'DRUGS', meaning: 'http, demo or off', otherwise: 'http where DRUGS_URL is set' },
  { name: 'DRUGS_URL', meaning: 'the drug-search service', otherwise: '' },
  { name: 'DRUGS_TOKEN', meaning: 'bearer of the drug-search service', otherwise: '', secret: true },
  { name: 'DRUGS_NAME', meaning: 'whom its information is attributed to', otherwise: 'a name in Russian' },
  { name: 'TILES_STANDARD', meaning: 'where squares of the map come from', otherwise: 'a scheme of our own', secret: 'address' },
  { name: 'TILES_STANDARD_CREDIT', meaning: 'whose that map is', otherwise: '' },
  { name: 'TILES_SATELLITE', meaning: 'the same of the satellite layer', otherwise: 'not offered in production', secret: 'address' },
  { name: 'TILES_SATELLITE_CREDIT', meaning: 'whose that map is', otherwise: '' },
  { name: 'TILES_HYBRID', meaning: 'the same of the hybrid layer', otherwise: 'not offered in production', secret: 'address' },
  { name: 'TILES_HYBRID_CREDIT', meaning: 'whose that map is', otherwise: '' },
  { name: 'MAIL', meaning: 'smtp or inbox', otherwise: 'smtp where SMTP_URL is set' },
  { name: 'SMTP_URL', meaning: 'mail server', otherwise: '', secret: 'address' },
  { name: 'MAIL_FROM', meaning: 'where letters come from', otherwise: '' },
  { name: 'VAPID_PUBLIC_KEY', meaning: 'key of web push', otherwise: 'nothing is pushed' },
  { name: 'VAPID_PRIVATE_KEY', meaning: 'its other half', otherwise: '', secret: true },
  { name: 'PUSH_HOSTS', meaning: 'push services that browsers may name', otherwise: 'those of the known browsers' },
  { name: 'PUBLIC_URL', meaning: 'address of the product', otherwise: 'this machine, not in production' },
  { name: 'APP_ORIGIN', meaning: 'address of the cabinet', otherwise: 'PUBLIC_URL' },
  { name: 'PATIENT_ORIGIN', meaning: 'address of the patient app', otherwise: 'this machine; none in production' },
  { name: 'PATIENT_PORT', meaning: 'port of the patient app', otherwise: 'PORT + 1' },
  { name: 'NATIVE_ORIGINS', meaning: 'origins of the shells of Android and iOS that may ask', otherwise: 'none' },
  { name: 'NATIVE_ANDROID_PACKAGE', meaning: 'app of Android that opens links to the patient app', otherwise: 'none' },
  { name: 'NATIVE_ANDROID_CERTS', meaning: 'SHA-256 of the certificates that it is signed with', otherwise: 'none' },
  { name: 'NATIVE_IOS_APPS', meaning: 'apps of iOS that open links, as team and bundle', otherwise: 'none' },
  { name: 'ROLE', meaning: 'api, jobs or all', otherwise: 'all' },
  { name: 'WORKERS', meaning: 'processes that take requests', otherwise: '1' },
  { name: 'CONNECTIONS', meaning: 'database connections of a process', otherwise: '12' },
  { name: 'REQUESTS_AT_ONCE', meaning: 'requests without an answer', otherwise: '1000' },
  { name: 'REQUESTS_AT_WORK', meaning: 'requests that are worked on at once while the process is busy', otherwise: 'twice CONNECTIONS' },
  { name: 'SOCKETS', meaning: 'connections of callers', otherwise: '10000' },
  { name: 'DRAIN_SECONDS', meaning: 'how long /readyz says draining before the process closes', otherwise: '3 in production, else 0' },
  { name: 'PASSWORD_COST', meaning: 'work of a try at a password of staff', otherwise: '15' },
  { name: 'FREE_MEGABYTES', meaning: 'what must be free on the disk of DATA_DIR', otherwise: '64' },
  { name: 'PUBLIC_PER_MINUTE', meaning: 'calls without a session of one address', otherwise: '6000' },
  { name: 'CLINIC_HOSTS', meaning: 'hosts of clinics’ systems', otherwise: 'none' },
  { name: 'CLINIC_NETWORKS', meaning: 'private networks that may be reached', otherwise: 'none' },
  { name: 'TRUST_PROXY', meaning: 'proxies whose X-Forwarded-For is believed', otherwise: 'none' },
  { name: 'METRICS_TOKEN', meaning: 'bearer that may read /metrics', otherwise: 'shut in production', secret: true },
  { name: 'TRACES_URL', meaning: 'collector that is told where time goes', otherwise: 'nothing is told', secret: 'address' },
  { name: 'TRACES_TOKEN', meaning: 'bearer for it', otherwise: 'none', secret: true },
  { name: 'TRACES_PERCENT', meaning: 'share of requests and jobs that are told', otherwise: '10' },
  { name: 'OLDEST_VERSION', meaning: 'faces older than this are told to update', otherwise: '0.0.1' },
  { name: 'BRAND_NAME', meaning: 'name that patients see', otherwise: 'the product’s own' },
  { name: 'BRAND_NAME_EN', meaning: 'the same in English', otherwise: 'BRAND_NAME' },
  { name: 'BRAND_NAME_BE', meaning: 'the same in Belarusian', otherwise: 'BRAND_NAME' },
  { name: 'SUPPORT_EMAIL', meaning: 'where requests to support go', otherwise: 'they wait for the operator' },
  { name: 'SUPPORT_PHONE', meaning: 'number of support', otherwise: 'none in production' },
  { name: 'SUPPORT_HOURS', meaning: 'when it is answered', otherwise: 'not told in production' },
  { name: 'SUPPORT_HOURS_EN', meaning: 'the same in English', otherwise: 'SUPPORT_HOURS' },
  { name: 'SUPPORT_HOURS_BE', meaning: 'the same in Belarusian', otherwise: 'SUPPORT_HOURS' }
]

const KNOWN = new Set(ENVIRONMENT_SETTINGS.map(({ name }) => name))

/** Whether it names a setting, or a secret of a clinic's system. */
export function isSetting(name: string): boolean {
  return KNOWN.has(name) || (name.startsWith(CLINIC_SECRET) && name.length > CLINIC_SECRET.length)
}

/** What of a value may be seen by whoever looks over a shoulder: of a secret nothing, of an address no name, password or question. */
export function shownValue({ secret }: Pick<EnvironmentSetting, 'secret'>, value: string): string {
  if (secret === undefined) return value
  const url = secret === 'address' ? URL.parse(value) : null
  if (!url?.host) return `set, ${value.length} characters`
  return `${url.protocol}//${url.username || url.password ? '…@' : ''}${url.host}${url.pathname}${url.search ? '?…' : ''}`
}

/** The setting whose name a misspelt one is nearest to; undefined where none is near. */
export function meantSetting(name: string): string | undefined {
  const near = [...KNOWN]
    .map(known => ({ known, distance: lettersBetween(name.toUpperCase(), known) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return near && near.distance <= Math.max(1, Math.floor(near.known.length / 4)) ? near.known : undefined
}

/** How many letters must be put in, taken out or changed. */
function lettersBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (let at = 0; at < other.length; at++)
      now.push(Math.min(now[at]! + 1, before[at + 1]! + 1, before[at]! + (letter === other[at] ? 0 : 1)))
    before = now
  }
  return before.at(-1)!
}
