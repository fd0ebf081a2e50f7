// G15: is there a way in that nobody wrote down? Routes against the documentation, the configuration of production, magic codes, test numbers.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { AnyEndpoint } from '@vizit/contract/endpoint'
import { globSync } from 'tinyglobby'
import { ROUTES } from '../../apps/server/src/app.ts'
import { ConfigError, readConfig } from '../../apps/server/src/config.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { type Answer, openLine, refusalIn } from '../setup/ask.ts'
import { startServer } from '../setup/server.ts'
import { addressOf, openPeopleGround, type PeopleGround } from './people-ground.ts'
import { exactly, type Figure, none, type Proof, type Run, told } from './proof.ts'

const CODES = { short: 60, usual: 200, full: 1_000 }
const TRIES = 5
const root = fileURLToPath(new URL('../../', import.meta.url))
/** What somebody who left a door open would have chosen. */
const MAGIC = [
  '000000',
  '111111',
  '123456',
  '654321',
  '123123',
  '112233',
  '121212',
  '999999',
  '100000',
  '555555',
  '012345',
  '777777',
  '202020',
  '424242'
]
const INBOX = 'inbox-canary-375291234567'

export const hiddenWays: Proof = {
  name: 'G15',
  title: 'every way in is written down, and in production no test number, magic code or local inbox opens anything',
  ids: [],
  sabotage: 'the server is started without NODE_ENV=production',
  run
}

async function run({ size, sabotage }: Run): Promise<Figure[]> {
  const ground = await openPeopleGround()
  try {
    const figures = await atTheDoor(ground, sabotage ? 10 : CODES[size], sabotage)
    return sabotage ? figures : [...figures, ...writtenDown(), ...unsafeSettings(), ...inTheSources()]
  } finally {
    await ground.stop()
  }
}

/** Routes whose answer carries a token, against the list of docs/security.md. */
function writtenDown(): Figure[] {
  const list = /## Ways in\n([\s\S]*?)\n## |## Ways in\n([\s\S]*)$/.exec(readFileSync(`${root}docs/security.md`, 'utf8'))
  const documented = new Set([...(list?.[1] ?? list?.[2] ?? '').matchAll(/^- `([A-Z]+ \/[^`]+)`/gm)].map(match => match[1]!))
  const opening = ROUTES.map(route => route.endpoint).filter(opensSession)
  const undocumented = opening.filter(({ method, path }) => !documented.has(`${method} ${path}`))
  const names = new Set(opening.map(({ method, path }) => `${method} ${path}`))
  return [
    told('routes that open a session', opening.length, 'routes'),
    none('of them not written down', undocumented.length, 'routes'),
    none('written down and not there', [...documented].filter(name => !names.has(name)).length, 'lines')
  ]
}

type Described = { def?: { shape?: Record<string, Described>; innerType?: Described; options?: Described[]; element?: Described } }

function opensSession({ reply }: AnyEndpoint): boolean {
  const holdsToken = (schema: Described | undefined): boolean => {
    const { shape, innerType, options, element } = schema?.def ?? {}
    return (
      Object.entries(shape ?? {}).some(([name, inner]) => name === 'token' || holdsToken(inner)) ||
      [innerType, element, ...(options ?? [])].some(inner => inner !== undefined && holdsToken(inner))
    )
  }
  return holdsToken(reply as unknown as Described)
}

const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET: 'b'.repeat(40),
  SMS_TOKEN: 'token',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'vizit@vizit.example',
  PUBLIC_URL: 'https://vizit.example'
}

/** Each of these alone stops a start in production. */
function unsafeSettings(): Figure[] {
  const sound = { ...PRODUCTION, SMS_URL: 'https://sms.example', DATABASE_URL: 'postgres://db.example/vizit' }
  const unsafe: Record<string, string | undefined>[] = [
    { TEST_PHONES: '1' },
    { SMS: 'inbox' },
    { SMS_URL: undefined },
    { MAIL: 'inbox' },
    { SEED: 'demo' },
    { SEED: 'by-1' },
    { SECRET: undefined },
    { SECRET: 'short' },
    { SECRET: 'vizit-local-secret-not-for-production' },
    { DATABASE_URL: undefined }
  ]
  const starts = (env: Record<string, string | undefined>) => {
    try {
      readConfig(env, '1.0.0')
      return true
    } catch (error) {
      if (error instanceof ConfigError) return false
      throw error
    }
  }
  return [
    exactly('the sound configuration of production starts', starts(sound) ? 1 : 0, 1, 'start'),
    none('unsafe ones that start', unsafe.filter(setting => starts({ ...sound, ...setting })).length, `of ${unsafe.length}`)
  ]
}

/** A real server as production runs it, with an SMS gateway that writes down what it was given. */
async function atTheDoor(ground: PeopleGround, codes: number, sabotage: boolean): Promise<Figure[]> {
  const taken = new Map<string, string>()
  const gateway = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += String(chunk)
    })
    request.on('end', () => {
      const sms = JSON.parse(text) as { to: string; text: string }
      taken.set(sms.to, /код (\d{6})/.exec(sms.text)?.[1] ?? '')
      response.end('{}')
    })
  })
  await new Promise<void>(done => gateway.listen(0, '127.0.0.1', done))
  const env = {
    ...PRODUCTION,
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    DATABASE_URL: String(ground.store.pool.options.connectionString),
    TRUST_PROXY: '127.0.0.1',
    ROLE: 'api',
    SEED: 'none'
  }
  await ground.store.run(
    sql`insert into inbox (id, channel, recipient, subject, body, at) values (${randomUUID()}, 'sms', '375291234567', '', ${INBOX}, now())`
  )
  const server = await startServer(sabotage ? { ...env, NODE_ENV: 'development', SMS: 'inbox', MAIL: 'inbox' } : env)
  const line = openLine(server.url, { sockets: 4 })
  let calls = 0
  const post = (path: string, body: unknown) =>
    line.ask({ method: 'POST', path: `/api/v2/my/phone-login/${path}`, body, headers: { 'x-forwarded-for': addressOf(++calls) } })
  try {
    const shown = await Promise.all(
      ['/inbox', '/inbox.json', '/metrics', '/inbox/', '/demo/host', '/demo/clinic', '/api/v2/inbox', '/api/inbox', '/debug', '/test'].map(
        path => line.ask({ method: 'GET', path })
      )
    )
    const testNumbers: Answer[] = []
    for (let n = 0; n < 20; n++)
      testNumbers.push(await post('init', { phone: `37555${String(n * 368_421).padStart(7, '0')}`, deviceId: randomUUID() }))
    const [tried, opened] = await tryMagic(post, codes, taken)
    return [
      none(
        'pages of an inbox or of metrics that are shown',
        shown.filter(({ status, body }) => status === 200 && (body.includes(INBOX) || body.includes('vizit_request_seconds'))).length,
        'pages'
      ),
      none('test numbers taken', testNumbers.filter(({ status }) => status === 200).length, 'of 20'),
      told('codes tried that somebody might have left in', tried, 'codes'),
      none('of them that opened a session', opened, 'codes')
    ]
  } finally {
    line.close()
    await server.stop()
    await new Promise(done => gateway.close(done))
  }
}

/** Five tries of each sign-in, a phone and an address of its own for each. */
async function tryMagic(
  post: (path: string, body: unknown) => Promise<Answer>,
  count: number,
  taken: Map<string, string>
): Promise<[number, number]> {
  const codes = [
    ...MAGIC,
    ...Array.from({ length: Math.max(0, count - MAGIC.length) }, (_, n) => String((n * 7_919 + 375_550) % 1_000_000).padStart(6, '0'))
  ]
  let [tried, opened] = [0, 0]
  for (let n = 0; n * TRIES < count; n++) {
    const [phone, deviceId] = [`37529${String(9_000_000 + n * 10_007).slice(-7)}`, randomUUID()]
    const started = await post('init', { phone, deviceId })
    if (started.status !== 200) throw new Error(`a sign-in does not start: ${refusalIn(started)}`)
    const { id } = (JSON.parse(started.body) as { data: { id: string } }).data
    for (const code of codes.slice(n * TRIES, (n + 1) * TRIES)) {
      // luck is no back door
      if (code === taken.get(phone)) continue
      tried++
      if ((await post('confirm-sms', { id, code, deviceId })).status === 200) opened++
    }
  }
  return [tried, opened]
}

/** No number of a phone and no code stands in what runs in production, comments aside. */
function inTheSources(): Figure[] {
  const files = globSync(
    [
      'apps/server/src/**/*.ts',
      'packages/{rules,contract,client,parts}/src/**/*.{ts,tsx}',
      'apps/cabinet/src/**/*.{ts,tsx}',
      'packages/pages/src/**/*.{ts,tsx}',
      // The built server is these sources again, with the demo's people, who are left out.
      'apps/!(server)/dist/**/*.js'
    ],
    { cwd: root, ignore: ['**/*.test.*', '**/test-*.ts', '**/store/demo/**'] }
  )
  let found = 0
  for (const file of files) {
    const code = readFileSync(`${root}${file}`, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/^\s*\/\/.*$/gm, '')
      // The parts of an icon bear keys of six letters or digits.
      .replaceAll(/\bkey:\s*`\w{6}`/g, '')
    if (/375(?:22|25|29|33|44|55|65)\d{7}|\+?37555\d|["'`]\d{6}["'`]/.test(code)) found++
  }
  return [told('files that production runs', files.length, 'files'), none('with a phone number or a code in them', found, 'files')]
}
