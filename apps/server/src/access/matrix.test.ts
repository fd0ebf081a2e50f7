// Every route, every kind of viewer, every kind of object: the answers are held against the table that was written by hand, and every personal
// field is a canary that may turn up only in the answers of those who may see it.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { requestOf } from '@vizit/contract/call'
import type { AnyEndpoint } from '@vizit/contract/endpoint'
import { LEVELS } from '@vizit/rules/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ROUTES } from '../app.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { inputFor, samplesOf } from '../testing/test-samples.ts'
import { startTestServer } from '../testing/test-server.ts'
import { makeWorld, type Subject, type World } from '../testing/test-world.ts'
import { handleOf } from '../testing/test-world-results.ts'
import { COLUMNS } from './matrix.columns.ts'
import {
  AT_DESK,
  type Field,
  HELD,
  HR_OF,
  NO_HR,
  OUTSIDERS,
  type Outsider,
  PEOPLE,
  type Person,
  SHOWN_BESIDES,
  SHOWN_FROM,
  STEPS,
  type Step,
  THINGS,
  type Thing,
  VIEWERS,
  type Viewer
} from './matrix.people.ts'
import { EXCEPTIONS, ROWS, type Row, SERVES_MASKED } from './matrix.table.ts'

const server = await startTestServer()
// Some ten thousand questions: a browser's way of asking costs more than the server's of answering.
const agent = new Agent({ keepAlive: true })
afterAll(async () => {
  agent.destroy()
  await server.stop()
})

/** Whose things a route about things is tried with; a route about people is tried with everybody. */
const WITH_THINGS: readonly Person[] = ['owner', 'spouse', 'child', 'teen', 'recycled', 'stranger', 'deleted', 'silent']
const AT_ONCE = 8
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

let world: World
let canaries: readonly Canary[] = []
let leaks: string[] = []
let wrong: string[] = []
beforeAll(async () => {
  world = await makeWorld(server)
  canaries = [...world.subjects].flatMap(([person, { canaries: own }]) =>
    (Object.entries(own) as [Field, string][]).map(([field, canary]) => ({ person, field, canary }))
  )
})

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`
const isOutsider = (viewer: Viewer): viewer is Outsider => viewer in OUTSIDERS

function heldBy(viewer: Viewer, person: Person | 'unknown'): Step {
  if (person === 'unknown' || isOutsider(viewer) || viewer === 'masked') return '-'
  return viewer === person ? 'SELF' : (HELD[viewer][person] ?? '-')
}
const reaches = (held: Step, needed: Step | 'never') => needed !== 'never' && STEPS.indexOf(held) >= STEPS.indexOf(needed)

type Cell = { endpoint: AnyEndpoint; row: Row; viewer: Viewer; person: Person | 'unknown' }
type Heard = { code: string; status: number; text: readonly string[]; open: boolean }
/** `text`: everything that a program on the other end could read, in pieces: each header's name and value, and the body. */
type Said = { status: number; body: string; text: readonly string[] }

function send(method: string, url: string, headers: Record<string, string>, body?: string): Promise<Said> {
  return new Promise((done, failed) => {
    const asked = request(server.url + url, { agent, method, headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk)).on('error', failed)
      answer.on('end', () => {
        const said = Buffer.concat(chunks).toString()
        done({ status: answer.statusCode!, body: said, text: [...answer.rawHeaders, said] })
      })
    })
    asked.on('error', failed).end(body)
  })
}
const isOk = ({ status }: Pick<Said, 'status'>) => status >= 200 && status < 300
const asSigned = (viewer: Viewer): Record<string, string> => {
  const bearer = world.bearers.get(viewer)
  return bearer ? { authorization: `Bearer ${bearer}` } : {}
}

/** The answer as it travels. */
async function ask({ endpoint, viewer }: Pick<Cell, 'endpoint' | 'viewer'>, input: Record<string, unknown>): Promise<Heard> {
  const { url, body, headers } = requestOf(endpoint, input)
  const sent = body ? JSON.stringify(body) : undefined
  const said = await send(
    endpoint.method,
    url,
    {
      ...headers,
      ...asSigned(viewer),
      ...(sent ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) } : {}),
      ...(endpoint.creates ? { 'idempotency-key': randomUUID() } : {})
    },
    sent
  )
  const { status, text } = said
  const code = isOk(said) ? 'ok' : (/"error":"([^"]+)"/.exec(said.body)?.[1] ?? String(status))
  const open = status === 200 && !endpoint.media && !isClosed(endpoint, JSON.parse(said.body).data)
  return { code, status, text, open }
}

/** Nothing in the reply that its schema does not name. */
function isClosed(endpoint: AnyEndpoint, data: unknown): boolean {
  return canonical(z.parse(endpoint.reply, data)) === canonical(data)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  )
}

const UNKNOWN: Subject['things'] = Object.fromEntries(
  [...THINGS, 'request of a programme'].map(thing => [thing, randomUUID()])
) as Subject['things']

function inputOf({ endpoint, row, viewer, person }: Cell): Record<string, unknown> {
  const owner = world.subjects.get('owner')!
  const { profileId, things, canaries } =
    person === 'unknown' ? { ...owner, profileId: randomUUID(), things: UNKNOWN } : world.subjects.get(person)!
  const ids = {
    id: isAboutThing(row) ? things[row.kind] : randomUUID(),
    orderId: row.kind === 'hold' ? things.hold : things.visit,
    coverageId: row.kind === 'hr' ? things['request of a programme'] : things.coverage,
    requestId: things.request,
    relId: things.form,
    inviteId: things.invite,
    invoiceId: things.invoice,
    documentId: things.document,
    reviewId: things.review,
    searchId: things.search,
    emailId: things.email,
    reportResult: things.report,
    recordLink: things.report,
    accessCode: handleOf(viewer, person)
  }
  const { version } = currentConsentText('privacy', server.config.brand)
  return inputFor(
    endpoint,
    samplesOf({ profileId, phone: canaries.phone, ids, version, assignmentId: world.assignmentId, freeSlot: world.freeSlot })
  )
}

const isAboutThing = (row: Row): row is Row & { kind: Thing } => (THINGS as readonly string[]).includes(row.kind)
const isAboutPerson = (row: Row): row is Extract<Row, { needs: Step }> => 'needs' in row

type Canary = { person: Person; field: Field; canary: string }
/** Most of what is said is said a thousand times: a refusal, the headers. */
const canariesOf = new Map<string, readonly Canary[]>()

function canariesIn(piece: string): readonly Canary[] {
  const known = canariesOf.get(piece)
  if (known) return known
  const found = canaries.filter(({ canary }) => piece.includes(canary))
  canariesOf.set(piece, found)
  return found
}

/** Writes down every canary in the answer that the viewer may not see. What the caller has sent is no leak. */
function checkLeaks(cell: string, route: string, viewer: Viewer, text: readonly string[], input: object): void {
  const found = text.flatMap(canariesIn)
  if (found.length === 0) return
  const sent = JSON.stringify(input)
  for (const { person, field, canary } of found) {
    if (sent.includes(canary) || reaches(heldBy(viewer, person), SHOWN_FROM[field])) continue
    const besides = SHOWN_BESIDES.some(one => one.route === route && one.to === viewer && one.of === person && one.fields.includes(field))
    if (!besides) leaks.push(`${cell}: ${field} of ${person}`)
  }
}

/** What the table says of the cell. `any`: the code is not judged, the canaries are. */
function dueOf({ endpoint, row, viewer, person }: Cell): string {
  if (row.kind === 'public') return 'any'
  if (row.kind === 'hr') {
    const own = HR_OF[viewer]
    if (!own) return NO_HR[viewer] ?? 'NOT_SIGNED_IN'
    if (!row.write) return 'ok'
    return person === own ? 'not-tried' : row.unseen
  }
  if (row.kind === 'staff') {
    if (AT_DESK.includes(viewer)) return row.write ? 'not-tried' : 'ok'
    return viewer === 'nobody' ? 'NOT_SIGNED_IN' : 'ERROR_SESSION_EXPIRED'
  }
  if (isOutsider(viewer)) return OUTSIDERS[viewer]
  if (viewer === 'masked') return SERVES_MASKED[nameOf(endpoint)] ?? 'ACCESS_NOT_AUTHORIZED'
  if (row.kind === 'own') return 'ok'
  if (!isAboutPerson(row)) return 'not-tried'
  const held = heldBy(viewer, person)
  if (reaches(held, row.needs)) return row.write ? 'not-tried' : 'ok'
  return held === '-' ? row.unseen : row.below
}

/** Outsiders are tried with the owner's; it is all one to them. */
function cellsOf(endpoint: AnyEndpoint, row: Row, viewers: readonly Viewer[]): Cell[] {
  return viewers.flatMap(viewer => {
    const everybody = isAboutThing(row) || row.kind === 'hr' ? WITH_THINGS : PEOPLE
    const about = row.kind === 'hr' || (isAboutPerson(row) && !isOutsider(viewer) && viewer !== 'masked')
    const people: readonly (Person | 'unknown')[] = about ? [...everybody, 'unknown'] : ['owner']
    return people.map(person => ({ endpoint, row, viewer, person }))
  })
}

async function run(cells: Cell[]): Promise<number> {
  let [next, tried] = [0, 0]
  const lane = async () => {
    for (let cell = cells[next++]; cell; cell = cells[next++]) if (await judge(cell)) tried++
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return tried
}

async function judge(cell: Cell): Promise<boolean> {
  const { endpoint, row, viewer, person } = cell
  const route = nameOf(endpoint)
  const name = `${route} by ${viewer}${isAboutPerson(row) || row.kind === 'hr' ? ` of ${person}` : ''}`
  const due = EXCEPTIONS[name] ?? dueOf(cell)
  if (due === 'not-tried') return false
  const input = inputOf(cell)
  const { code, text, open } = await ask(cell, input)
  checkLeaks(name, route, viewer, text, input)
  if (open) wrong.push(`${name}: fields that the contract does not know`)
  if (code === 'UNEXPECTED_PROBLEM') wrong.push(`${name}: UNEXPECTED_PROBLEM`)
  if (due === 'refused' ? code === 'ok' : due !== 'any' && code !== due) wrong.push(`${name}: ${code}, not ${due}`)
  return true
}

/** One line a route and kind of mistake, with the first cell and how many more. */
function summed(cells: string[]): string[] {
  const kinds = Object.groupBy(cells, cell => cell.replace(/ by .*?(?=: )/, ''))
  return Object.values(kinds).map(found => (found!.length > 1 ? `${found![0]} and ${found!.length - 1} more` : found![0]!))
}

const rows = () => ROUTES.flatMap(({ endpoint }) => (ROWS[nameOf(endpoint)] ? [{ endpoint, row: ROWS[nameOf(endpoint)]! }] : []))

/** Tables that a refused call may write: what it asked, what it spent, who viewed and opened; and where a reader of the timetable keeps its place. */
const WRITTEN_BY_READS = [
  'limits',
  'answers',
  'audit',
  'audit_seals',
  'sign_in_attempts',
  'human_works',
  'seen_reports',
  'site_checks',
  'inbox',
  'migration',
  'timetable_changes_mark'
]

/** Tables in which a visitor leaves rows that name nobody. */
const NOBODYS_ROWS = ['sessions', 'support_requests', 'support_messages']

/** Everything that a refused write must leave as it is. */
async function worldNow(): Promise<string[]> {
  const tables = await server.store.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${WRITTEN_BY_READS}::text[]) order by tablename`)
  const texts: string[] = []
  for (const { name } of tables) {
    const found = await server.store.pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'seen_at')::text as row from public.${name} t ${NOBODYS_ROWS.includes(name) ? 'where account_id is not null' : ''} order by 1`
    )
    texts.push(...found.rows.map(({ row }) => `${name} ${row}`))
  }
  return texts
}

test('every route has a row in the table, and every row a route', () => {
  const routes = ROUTES.map(({ endpoint }) => nameOf(endpoint))
  expect(routes.filter(route => !(route in ROWS))).toEqual([])
  expect([...Object.keys(ROWS), ...Object.keys(SERVES_MASKED)].filter(row => !routes.includes(row))).toEqual([])
  expect(
    ROUTES.filter(({ endpoint }) => endpoint.onAnyDevice)
      .map(({ endpoint }) => nameOf(endpoint))
      .sort()
  ).toEqual(Object.keys(SERVES_MASKED).sort())
})

test('every column that a person’s rows have is a canary of the table, or is said there to tell nothing of a person', async () => {
  const columns = await server.store.rows<{ name: string }>(sql`
    select distinct c.table_name || '.' || c.column_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.table_name in (select k.table_name from person_columns() k union select 'contracts')
      and (c.data_type in ('text', 'date', 'jsonb', 'json', 'bytea', 'character varying', 'ARRAY') or c.column_name ~ 'kopecks|coordinate')
    order by 1`)
  expect(columns.map(({ name }) => name).filter(name => !(name in COLUMNS))).toEqual([])
})

test('each viewer gets of each object what the table says, and sees no canary of another [6.26] [6.27]', { timeout: 600_000 }, async () => {
  ;[leaks, wrong] = [[], []]
  const before = await worldNow()
  const cells = await run(rows().flatMap(({ endpoint, row }) => cellsOf(endpoint, row, VIEWERS)))
  expect(summed(leaks)).toEqual([])
  expect(summed(wrong)).toEqual([])
  expect(await worldNow()).toEqual(before)
  expect(cells).toBeGreaterThan(4_000)
})

test('nothing that is configured remotely shows more than the table says [6.31]', { timeout: 300_000 }, async () => {
  ;[leaks, wrong] = [[], []]
  const reads = rows().filter(({ row }) => row.kind === 'own' || (isAboutPerson(row) && !row.write))
  const strangers: Viewer[] = ['parent', 'inlaw', 'spouse', 'teen', 'grown', 'former', 'formerSpouse', 'recycled', 'stranger']
  for (const level of ['ALL', 'VIEW_REPORTS_TESTS', 'EVERYTHING']) {
    const hostile = Object.fromEntries(['ME', 'OWNER', 'CHILD', 'SPOUSE', 'PARENT', 'OTHER', ...LEVELS, '*', ''].map(key => [key, level]))
    await server.store.run(sql`
      insert into settings (key, value) values ('accessDefaults', ${JSON.stringify(hostile)}::jsonb), ('levels', ${JSON.stringify(hostile)}::jsonb)
      on conflict (key) do update set value = excluded.value`)
    await run(reads.flatMap(({ endpoint, row }) => cellsOf(endpoint, row, strangers)))
  }
  await server.store.run(sql`delete from settings where key in ('accessDefaults', 'levels')`)
  expect(summed(leaks)).toEqual([])
  expect(summed(wrong)).toEqual([])
})

/** `/passkeys/begin` is an address of `/passkeys/:id` as well. */
function isRouteOf(method: string, url: string): boolean {
  const [path] = url.split('?')
  return ROUTES.some(
    ({ endpoint }) =>
      endpoint.method === (method === 'HEAD' ? 'GET' : method) && new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path!)
  )
}

test('a method that is not the route’s finds nothing, HEAD says what GET says and shows nothing, and no other site may read', {
  timeout: 300_000
}, async () => {
  const paths = Map.groupBy(ROUTES, ({ endpoint }) => endpoint.path)
  const [odd, shown, unlike]: [string[], string[], string[]] = [[], [], []]
  for (const [path, routes] of paths) {
    const methods = routes.map(({ endpoint }) => endpoint.method as string)
    const { endpoint } = routes[0]!
    const cell: Cell = { endpoint, row: ROWS[nameOf(endpoint)] ?? { kind: 'own' }, viewer: 'owner', person: 'owner' }
    const { url } = requestOf({ ...endpoint, method: 'GET' }, inputOf(cell))
    for (const viewer of ['nobody', 'owner', 'stranger'] as const) {
      const headers = { ...asSigned(viewer), origin: 'https://evil.example', 'access-control-request-method': 'GET' }
      for (const method of METHODS) {
        const isHead = method === 'HEAD' && methods.includes('GET')
        if (methods.includes(method) && method !== 'GET') continue
        const said = await send(method, url, headers)
        if (said.text.some(piece => /access-control-allow/i.test(piece))) shown.push(`${method} ${path} lets another site read`)
        if (method === 'GET' && methods.includes('GET')) continue
        checkLeaks(`${method} ${path} by ${viewer}`, `${method} ${path}`, 'nobody', said.text, { url })
        const says = `${method} ${path} by ${viewer}: ${said.status}`
        if (isHead && said.status !== (await send('GET', url, headers)).status) unlike.push(says)
        if (!isHead && (isOk(said) || (said.status !== 404 && said.status !== 405 && !isRouteOf(method, url)))) odd.push(says)
      }
    }
  }
  expect([odd, shown, unlike]).toEqual([[], [], []])
})

test('a store that gives every relative all rights turns the matrix red', { timeout: 300_000 }, async () => {
  ;[leaks, wrong] = [[], []]
  const whole = await server.store.row<{ text: string }>(sql`select pg_get_functiondef('held_level'::regproc) as text`)
  await server.store.run(sql`
    create or replace function held_level(rel_kind text, granted text) returns text stable parallel safe language sql begin atomic select 'ALL'; end`)
  await run(rows().flatMap(({ endpoint, row }) => (row.kind === 'own' ? cellsOf(endpoint, row, ['name', 'coverage', 'inlaw']) : [])))
  await server.store.pool.query(whole!.text)
  expect(leaks).toContain('GET /api/v2/my/profile/relatives by name: birthday of owner')
  expect(leaks).toContain('GET /api/v2/my/providers/orders by coverage: visit of owner')
  expect(leaks).toContain('GET /api/v2/my/coverage by inlaw: barcode of spouse')
})

test('the canaries sing where they may: the matrix would see a leak', async () => {
  const answers = await Promise.all(
    rows()
      .filter(({ row }) => row.kind === 'own' || (isAboutPerson(row) && !row.write))
      .map(({ endpoint, row }) => {
        const cell: Cell = { endpoint, row, viewer: 'owner', person: 'owner' }
        return ask(cell, row.kind === 'own' ? {} : inputOf(cell))
      })
  )
  const said = answers.flatMap(({ text }) => text).join('\n')
  const own = world.subjects.get('owner')!.canaries
  const silent = (Object.keys(own) as Field[]).filter(
    field => SHOWN_FROM[field] !== 'never' && field !== 'photo' && !said.includes(own[field])
  )
  expect(silent).toEqual([])
  leaks = []
  checkLeaks('sabotage', 'GET /sabotage', 'stranger', [said], {})
  expect(leaks).toContain('sabotage: birthday of owner')
  expect(leaks).toContain('sabotage: hashKey of owner')
})
