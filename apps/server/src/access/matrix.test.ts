// Every route, every kind of viewer, every kind of object: the answers are held against the table that was written by hand, and every personal
// field is a canary that may turn up only in the answers of those who may see it.
import { randomUUID } from 'node:crypto'
import { requestOf } from '@vizit/contract/call'
import type { AnyEndpoint } from '@vizit/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { currentConsentText } from '../store/consent-texts.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../test-server.ts'
import {
  EXCEPTIONS,
  HELD,
  PEOPLE,
  type Person,
  ROWS,
  type Row,
  SHOWN_FROM,
  SIGNED_IN,
  type SignedIn,
  STEPS,
  type Step,
  VIEWERS,
  type Viewer
} from './matrix.table.ts'

const server = await startTestServer()
afterAll(() => server.stop())

type Subject = { profileId: string; orderId: string; canaries: Record<keyof typeof SHOWN_FROM, string> }
const subjects = new Map<Person, Subject>()
const accounts = new Map<SignedIn, Patient>()
const bearers = new Map<Viewer, string | null>([['nobody', null]])
let assignmentId = ''
let freeSlot = ''
let leaks: string[] = []
let wrong: string[] = []

const LETTERS = 'абвгдежзиклмнопр'
const GRANTED = {
  name: 'VIEW_NAME',
  coverage: 'VIEW_COVERAGE',
  visits: 'VIEW_VISITS',
  book: 'BOOK_VISITS',
  grant: 'GRANT',
  edit: 'EDIT_PROFILE',
  reports: 'VIEW_REPORTS_TESTS'
} as const

beforeAll(async () => {
  assignmentId = (await server.aDoctor({ adult: true, children: true })).assignmentId
  freeSlot = (await server.aSlot({ assignmentId, startsAt: '2026-12-20T09:00:00Z' })).timetableId
  for (const [n, person] of PEOPLE.entries()) await make(person, n)
  await makeFamily()
  for (const [n, person] of PEOPLE.entries()) await makeVisit(person, n)
  const device = randomUUID()
  const visitor = await server.callAs(null)({ ...anonymous(), access: 'anyone' } as never, { deviceId: device } as never)
  bearers.set('anonymous', `${device}.${(visitor as { value: { token: string } }).value.token}`)
})

function anonymous(): AnyEndpoint {
  return ROUTES.find(route => route.endpoint.path.endsWith('/anonymous-login'))!.endpoint
}

const years: Partial<Record<Person, number>> = { child: 2016, teen: 2010, grown: 2007, deleted: 2015 }

async function make(person: Person, n: number): Promise<void> {
  const birthday = `${years[person] ?? 1961 + n}-03-${String(10 + n)}`
  const lastName = `Кенар${LETTERS[n]}ский`
  const phone = `3752977${String(70_001 + n)}`
  const made = await server.aPatient({ lastName, firstName: `Имя${LETTERS[n]}`, birthday, phone })
  const canaries = { name: lastName, photo: `photo-canary-${n}-x`, birthday, phone, visit: randomUUID(), note: `note-canary-${n}-x` }
  await server.store.run(sql`
    insert into photos (profile_id, version, webp, set_at) values (${made.profileId}, ${`v${n}`}, ${Buffer.from(canaries.photo)}, ${server.now()})`)
  subjects.set(person, { profileId: made.profileId, orderId: canaries.visit, canaries })
  if ((SIGNED_IN as readonly string[]).includes(person)) {
    accounts.set(person as SignedIn, made)
    bearers.set(person as SignedIn, `${made.deviceId}.${made.token}`)
  } else {
    await server.store.run(sql`delete from consents where account_id = ${made.accountId}`)
    await server.store.run(sql`delete from sessions where account_id = ${made.accountId}`)
    await server.store.run(sql`delete from accounts where id = ${made.accountId}`)
  }
}

async function makeFamily(): Promise<void> {
  const id = (person: Person) => subjects.get(person)!.profileId
  const familyId = randomUUID()
  const now = server.now()
  await server.store.run(sql`insert into families (id, created_at) values (${familyId}, ${now})`)
  const add = (person: Person, relKind: string, of: string | null) =>
    server.store.run(sql`
      insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) values (${familyId}, ${id(person)}, ${relKind}, ${of}, ${now})`)
  const grant = (of: Person, viewer: Person, level: string) =>
    server.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${id(of)}, ${id(viewer)}, ${level}, ${id('owner')}, ${now})`)
  await add('owner', 'OWNER', null)
  await add('spouse', 'SPOUSE', null)
  for (const child of ['child', 'teen', 'grown'] as const) await add(child, 'CHILD', id('owner'))
  for (const [relative, level] of Object.entries(GRANTED)) {
    await add(relative as Person, 'OTHER', id('owner'))
    await grant('owner', relative as Person, level)
  }
  await grant('child', 'book', 'BOOK_VISITS')
  await grant('owner', 'former', 'VIEW_REPORTS_TESTS')
  await grant('child', 'former', 'BOOK_VISITS')
  // given by a parent, and over since the 18th birthday
  await grant('grown', 'book', 'BOOK_VISITS')
}

async function makeVisit(person: Person, n: number): Promise<void> {
  const { orderId, profileId, canaries } = subjects.get(person)!
  const startsAt = `2026-12-${String(1 + n).padStart(2, '0')}T10:00:00Z`
  await server.store.run(sql`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, client_note, created_at, updated_at)
    select ${orderId}, ${profileId}, a.provider_id, a.id, a.doctor_id, ${startsAt}, ${startsAt}::timestamptz + interval '20 minutes', 'booked',
           ${canaries.note}, ${server.now()}, ${server.now()} from assignments a where a.id = ${assignmentId}`)
}

const heldBy = (viewer: Viewer, person: Person | 'unknown'): Step =>
  viewer === 'nobody' || viewer === 'anonymous' || person === 'unknown' ? '-' : (HELD[viewer][person] ?? '-')
const reaches = (held: Step, needed: Step | 'never') => needed !== 'never' && STEPS.indexOf(held) >= STEPS.indexOf(needed)

/** An input of the right form, about the person where the route is about one. */
function inputFor(endpoint: AnyEndpoint, subject: Subject): Record<string, unknown> {
  const version = currentConsentText('privacy', server.config.brand).version
  const name = { lastName: 'Новый', firstName: 'Пётр', middleName: '-', sex: 'MALE' }
  const all: Record<string, unknown> = {
    ...name,
    profileId: subject.profileId,
    _id: subject.profileId,
    orderId: subject.orderId,
    requestId: randomUUID(),
    relId: randomUUID(),
    coverageId: randomUUID(),
    id: randomUUID(),
    emailId: randomUUID(),
    deviceId: randomUUID(),
    assignmentId,
    timetableId: freeSlot,
    timeslotId: freeSlot,
    doctorId: '1',
    ids: '1',
    provider: 'all',
    birthday: '2019-01-01',
    code: '000000',
    as: 'SPOUSE',
    phone: subject.canaries.phone,
    phones: [{ number: '375291000000' }],
    relKind: 'OTHER',
    level: 'BOOK_VISITS',
    kind: 'personal-data',
    consents: [{ kind: 'privacy', version }],
    people: [{ profileId: subject.profileId, consents: [{ kind: 'privacy', version }] }],
    consentReceived: true,
    consentVersion: version,
    token: 'x'.repeat(43),
    dateStart: undefined
  }
  const fields = Object.keys((endpoint.input as unknown as { shape?: object }).shape ?? {})
  return Object.fromEntries(fields.filter(field => all[field] !== undefined).map(field => [field, all[field]]))
}

/** The answer as it travels: everything that a program on the other end could read. */
async function ask(endpoint: AnyEndpoint, viewer: Viewer, input: Record<string, unknown>): Promise<{ code: string; text: string }> {
  const { url, body } = requestOf(endpoint, input)
  const bearer = bearers.get(viewer)
  const response = await fetch(server.url + url, {
    method: endpoint.method,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(endpoint.creates ? { 'idempotency-key': randomUUID() } : {})
    },
    ...(body ? { body: JSON.stringify(body) } : {})
  })
  const text = `${JSON.stringify([...response.headers])} ${await response.text()}`
  const code = response.ok ? 'ok' : (/"error":"([^"]+)"/.exec(text)?.[1] ?? String(response.status))
  return { code, text }
}

/** Writes down every canary in the answer that the viewer may not see. What the caller has sent is no leak. */
function look(cell: string, viewer: Viewer, text: string, input: object): void {
  const sent = JSON.stringify(input)
  for (const [person, { canaries }] of subjects)
    for (const [field, canary] of Object.entries(canaries))
      if (text.includes(canary) && !sent.includes(canary) && !reaches(heldBy(viewer, person), SHOWN_FROM[field as keyof typeof SHOWN_FROM]))
        leaks.push(`${cell}: ${field} of ${person}`)
}

async function run(endpoint: AnyEndpoint, row: Row): Promise<number> {
  let cells = 0
  const about = row.kind === 'person' || row.kind === 'visit'
  const unknown: Subject = { ...subjects.get('owner')!, profileId: randomUUID(), orderId: randomUUID() }
  for (const viewer of VIEWERS) {
    const isVisitor = viewer === 'nobody' || viewer === 'anonymous'
    for (const person of about ? ([...PEOPLE, 'unknown'] as const) : (['owner'] as const)) {
      const subject = person === 'unknown' ? unknown : subjects.get(person)!
      const cell = `${endpoint.method} ${endpoint.path} by ${viewer}${about ? ` of ${person}` : ''}`
      const due = EXCEPTIONS[cell] ?? expectedOf(row, viewer, person)
      if (due === 'not-tried') continue
      const input = inputFor(endpoint, subject)
      const { code, text } = await ask(endpoint, viewer, input)
      cells++
      look(cell, viewer, text, input)
      if (code === 'UNEXPECTED_PROBLEM') wrong.push(`${cell}: UNEXPECTED_PROBLEM`)
      if (due !== 'any' && code !== (isVisitor && endpoint.access === 'signed-in' ? 'NOT_SIGNED_IN' : due))
        wrong.push(`${cell}: ${code}, not ${due}`)
    }
  }
  return cells
}

/** What the table says of the cell. `any`: the code is not judged, the canaries are. */
function expectedOf(row: Row, viewer: Viewer, person: Person | 'unknown'): string {
  const isVisitor = viewer === 'nobody' || viewer === 'anonymous'
  switch (row.kind) {
    case 'public':
      return 'any'
    case 'own':
      return 'ok'
    case 'own-write':
      return isVisitor ? 'NOT_SIGNED_IN' : 'not-tried'
    case 'person':
    case 'visit': {
      if (isVisitor) return 'NOT_SIGNED_IN'
      const held = heldBy(viewer, person)
      if (reaches(held, row.needs)) return row.write ? 'not-tried' : 'ok'
      return held === '-' ? row.unseen : row.below
    }
  }
}

/** Everything that a refused write must leave as it is. */
async function worldNow(): Promise<unknown> {
  return server.store.rows(sql`
    select to_jsonb(v) as row from visits v union all select to_jsonb(m) from family_members m union all select to_jsonb(g) from grants g
    union all select to_jsonb(p) from profiles p union all select to_jsonb(c) from consents c union all select to_jsonb(s) from slots s order by 1`)
}

test('every route has a row in the table, and every row a route', () => {
  const routes = ROUTES.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(routes.filter(route => !(route in ROWS))).toEqual([])
  expect(Object.keys(ROWS).filter(row => !routes.includes(row))).toEqual([])
})

test('each viewer gets of each object what the table says, and sees no canary of another', { timeout: 120_000 }, async () => {
  ;[leaks, wrong] = [[], []]
  const before = await worldNow()
  let cells = 0
  for (const { endpoint } of ROUTES) {
    const row = ROWS[`${endpoint.method} ${endpoint.path}`]
    if (row) cells += await run(endpoint, row)
  }
  expect(leaks).toEqual([])
  expect(wrong).toEqual([])
  expect(await worldNow()).toEqual(before)
  expect(cells).toBeGreaterThan(1_000)
})

test('a store that gives every relative all rights turns the matrix red', { timeout: 60_000 }, async () => {
  ;[leaks, wrong] = [[], []]
  const whole = await server.store.row<{ text: string }>(sql`select pg_get_functiondef('held_level'::regproc) as text`)
  await server.store.run(sql`
    create or replace function held_level(rel_kind text, granted text) returns text stable parallel safe language sql begin atomic select 'ALL'; end`)
  for (const { endpoint } of ROUTES) if (ROWS[`${endpoint.method} ${endpoint.path}`]?.kind === 'own') await run(endpoint, { kind: 'own' })
  await server.store.pool.query(whole!.text)
  expect(leaks).toContain('GET /api/v2/my/profile/relatives by name: birthday of owner')
  expect(leaks).toContain('GET /api/v2/my/providers/orders by coverage: visit of owner')
})

test('the canaries sing where they may: the proof would see a leak', async () => {
  const relatives = ROUTES.find(({ endpoint }) => endpoint.path.endsWith('/profile/relatives'))!.endpoint
  const { text } = await ask(relatives, 'book', {})
  const { canaries } = subjects.get('owner')!
  expect([text.includes(canaries.name), text.includes(canaries.birthday), text.includes(canaries.phone)]).toEqual([true, true, false])
  leaks = []
  look('sabotage', 'stranger', text, {})
  expect(leaks).toContain('sabotage: birthday of owner')
})
