// The world of the access matrix: everybody of its table, each with a thing of every kind and a canary in every personal field.
import { randomBytes, randomUUID } from 'node:crypto'
import type { AccessLevel } from '@vizit/rules/access'
import { type Field, PEOPLE, type Person, SIGNED_IN, type SignedIn, THINGS, type Thing, type Viewer } from '../access/matrix.people.ts'
import { hash } from '../http/session.ts'
import { sql } from '../store/store.ts'
import { writeProgrammes } from './test-programmes.ts'
import type { Patient, TestServer } from './test-server.ts'
import { aService } from './test-service.ts'
import { makeWords } from './test-words.ts'
import { makeOutsiders } from './test-world-outsiders.ts'
import { makeReport, openEveryCard } from './test-world-results.ts'

export type Subject = {
  profileId: string
  accountId: string
  things: Record<Thing | 'request of a programme', string>
  canaries: Record<Field, string>
}
export type World = {
  subjects: Map<Person, Subject>
  /** `deviceId.token`, a key, or null. */
  bearers: Map<Viewer, string | null>
  assignmentId: string
  freeSlot: string
}

const LETTERS = 'абвгдежзиклмнопрстуф'
const BIRTH_YEARS: Partial<Record<Person, number>> = { child: 2016, teen: 2010, grown: 2007, deleted: 2015 }
const GRANTED = {
  name: 'VIEW_NAME',
  coverage: 'VIEW_COVERAGE',
  visits: 'VIEW_VISITS',
  book: 'BOOK_VISITS',
  grant: 'GRANT',
  edit: 'EDIT_PROFILE',
  reports: 'VIEW_REPORTS_TESTS'
} as const

/** Makes it on a fresh server. */
export async function makeWorld(server: TestServer): Promise<World> {
  const { assignmentId } = await server.aDoctor({ adult: true, children: true })
  const freeSlot = (await server.aSlot({ assignmentId, startsAt: '2027-02-20T09:00:00Z' })).timetableId
  await aService(server, assignmentId)
  const world: World = { subjects: new Map(), bearers: new Map([['nobody', null]]), assignmentId, freeSlot }
  await writeProgrammes(server.store)
  for (const [n, person] of PEOPLE.entries()) await makePerson(server, world, person, n)
  await makeFamily(server, world)
  for (const [n, person] of PEOPLE.entries()) await makeThings(server, world, person, n)
  await openEveryCard(server, world.subjects)
  await makeOutsiders(server, world)
  return world
}

const signsIn = (person: Person): person is SignedIn => (SIGNED_IN as readonly string[]).includes(person)

async function makePerson(server: TestServer, { subjects, bearers }: World, person: Person, n: number): Promise<void> {
  const day = String(1 + n).padStart(2, '0')
  const canaries: Record<Field, string> = {
    name: `Кенар${LETTERS[n]}ский`,
    firstName: `Пересмешник${LETTERS[n]}`,
    middleName: `Соловьёвич${LETTERS[n]}`,
    photo: `photo-canary-${n}-x`,
    birthday: `${BIRTH_YEARS[person] ?? 1961 + n}-03-${day}`,
    visit: randomUUID(),
    documentName: `Снимок-канарейка-${n}-x.png`,
    invoiceNumber: `СЧ-канарейка-${n}-x`,
    invoiceService: `Услуга-канарейка-${n}-x`,
    invoicePrice: String(93_000_001 + n * 1_009),
    invoiceReason: `Возражение-канарейка-${n}-x`,
    reportTitle: `Анализ-канарейка-${n}-x`,
    reportWords: `Заключение-канарейка-${n}-x`,
    reportFile: `report-file-canary-${n}-x`,
    testName: `Показатель-канарейка-${n}-x`,
    testValue: `Значение-канарейка-${n}-x`,
    clinicDocument: `clinic-document-canary-${n}-x`,
    cancelReason: `Причина-канарейка-${n}-x`,
    barcode: `97045${String(71_000_001 + n)}`,
    contractNumber: `8200${String(1_001 + n)}`,
    insuranceAmount: String(91_000_001 + n * 1_009),
    banReason: `Запрет-канарейка-${n}-x`,
    phone: `3752977${String(70_001 + n)}`,
    email: `canary-mailbox-${n}-x@post.example`,
    device: `Канарейкин телефон ${n}-x`,
    hashKey: `hash-key-canary-${n}-x`,
    passkey: `Ключ-канарейка-${n}-x`,
    invited: `canary-invited-${n}-x@post.example`,
    typedPatient: `Записанный${LETTERS[n]}`,
    typedRelative: `Вписанный${LETTERS[n]}`,
    typedPhone: `3753377${String(70_001 + n)}`,
    lostAddress: `canary-lost-${n}-x@post.example`,
    preferredTown: String(81_000_001 + n * 1_009),
    declineReason: `Отказ-канарейка-${n}-x`,
    contractPhone: `3754477${String(70_001 + n)}`,
    workEmail: `canary-at-work-${n}-x@${person === 'stranger' ? 'bereg' : 'orbita'}.example`,
    review: `Отзыв-канарейка-${n}-x`,
    drugSearch: `Поиск-канарейка-${n}-x`,
    medicine: `Лекарство-канарейка-${n}-x`,
    cardNumber: `97531${String(10_000_000_001 + n * 1_009)}`,
    supportText: `Вопрос-канарейка-${n}-x`,
    note: `note-canary-${n}-x`,
    notice: `notice-canary-${n}-x`,
    pushAddress: `push-canary-${n}-x`
  }
  const { name: lastName, firstName, middleName, birthday, phone } = canaries
  const made = await server.aPatient({ lastName, firstName, middleName, birthday, phone })
  const things = Object.fromEntries([...THINGS, 'request of a programme'].map(thing => [thing, randomUUID()])) as Subject['things']
  things.visit = canaries.visit
  subjects.set(person, { profileId: made.profileId, accountId: made.accountId, things, canaries })
  await server.store.run(sql`
    insert into photos (profile_id, version, webp, set_at) values (${made.profileId}, ${`v${n}`}, ${Buffer.from(canaries.photo)}, ${server.now()})`)
  if (!signsIn(person)) return leaveAccount(server, made, person)
  await server.store.run(sql`update accounts set hash_key = ${canaries.hashKey} where id = ${made.accountId}`)
  await server.store.run(
    sql`update sessions set device_name = ${canaries.device}, id = ${things.session} where account_id = ${made.accountId}`
  )
  bearers.set(person, `${made.deviceId}.${made.token}`)
}

/** `child` and `deleted` never signed in; `silent` has lost the number. */
async function leaveAccount(server: TestServer, made: Patient, person: Person): Promise<void> {
  await server.store.run(sql`delete from sessions where account_id = ${made.accountId}`)
  if (person === 'silent') return void (await server.store.run(sql`update accounts set phone = null where id = ${made.accountId}`))
  await server.store.run(sql`delete from consents where account_id = ${made.accountId}`)
  await server.store.run(sql`delete from accounts where id = ${made.accountId}`)
}

async function makeFamily(server: TestServer, { subjects }: World): Promise<void> {
  const id = (person: Person) => subjects.get(person)!.profileId
  const familyId = randomUUID()
  const now = server.now()
  await server.store.run(sql`insert into families (id, created_at) values (${familyId}, ${now})`)
  const add = (person: Person, relKind: string, of: string | null) =>
    server.store.run(sql`
      insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since) values (${familyId}, ${id(person)}, ${relKind}, ${of}, ${now})`)
  const grant = (of: Person, viewer: Person, level: AccessLevel) =>
    server.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${id(of)}, ${id(viewer)}, ${level}, ${id('owner')}, ${now})`)
  await add('owner', 'OWNER', null)
  await add('spouse', 'SPOUSE', null)
  for (const child of ['child', 'teen', 'grown'] as const) await add(child, 'CHILD', id('owner'))
  await add('parent', 'PARENT', id('owner'))
  await add('inlaw', 'OTHER', id('spouse'))
  for (const [relative, level] of Object.entries(GRANTED)) {
    await add(relative as Person, 'OTHER', id('owner'))
    await grant('owner', relative as Person, level)
  }
  await grant('child', 'book', 'BOOK_VISITS')
  for (const left of ['former', 'formerSpouse'] as const) {
    await grant('owner', left, 'VIEW_REPORTS_TESTS')
    await grant('child', left, 'BOOK_VISITS')
  }
  // given by a parent, and over since the 18th birthday
  await grant('grown', 'book', 'BOOK_VISITS')
}

async function makeThings(server: TestServer, { subjects, assignmentId }: World, person: Person, n: number): Promise<void> {
  const { store } = server
  const now = server.now()
  const { profileId, accountId, things, canaries } = subjects.get(person)!
  const owner = subjects.get('owner')!
  const visit = (orderId: string, startsAt: string, status: string, of: string | null, by: string | null) =>
    store.run(sql`
      insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, held_until, client_note, cancelled_by, cancel_reason,
        created_at, updated_at)
      select ${orderId}, ${by}, ${of}, a.provider_id, a.id, a.doctor_id, ${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '20 minutes', ${status},
             case when ${status}::text = 'reserved' then ${now}::timestamptz + interval '5 minutes' end, ${canaries.note},
             case when ${status}::text = 'cancelled' then 'clinic' end, case when ${status}::text = 'cancelled' then ${canaries.cancelReason} end, ${now}, ${now}
      from assignments a where a.id = ${assignmentId}`)
  const day = String(1 + n).padStart(2, '0')
  await visit(things.visit, `2026-12-${day}T10:00:00Z`, 'booked', profileId, null)
  await visit(randomUUID(), `2026-12-${day}T14:00:00Z`, 'cancelled', profileId, null)
  await store.run(sql`
    insert into invoices (id, order_id, profile_id, number, issued_at, updated_at)
    values (${things.invoice}, ${things.visit}, ${profileId}, ${canaries.invoiceNumber}, ${now}, ${now})`)
  await store.run(sql`
    insert into invoice_services (invoice_id, position, profile_id, name, quantity, price_kopecks, decision, reason, decided_at)
    values (${things.invoice}, 1, ${profileId}, ${canaries.invoiceService}, 1, ${canaries.invoicePrice}, 'rejected', ${canaries.invoiceReason}, ${now})`)
  await store.run(sql`
    insert into visit_documents (id, order_id, profile_id, name, media_type, size_bytes, sha256, added_at)
    values (${things.document}, ${things.visit}, ${profileId}, ${canaries.documentName}, 'image/png', 8, ${hash(things.document)}, ${now})`)
  await server.deps.files.put(things.document, Buffer.from('a picture'))
  await makeReport(server, subjects.get(person)!, assignmentId)
  await insure(server, subjects.get(person)!, signsIn(person) ? accountId : owner.accountId, person === 'owner' || person === 'stranger')
  if (!signsIn(person)) return
  await makeWords(server, subjects.get(person)!, assignmentId)
  await visit(things.hold, `2026-12-${day}T12:00:00Z`, 'reserved', null, accountId)
  const byPhone = randomUUID()
  await visit(byPhone, `2026-12-${day}T16:00:00Z`, 'created_manually', null, null)
  await store.run(sql`
    insert into phone_visits (order_id, om_id, phone, way, last_name, first_name, middle_name, birthday, sex, email, created_at)
    values (${byPhone}, ${randomUUID()}, ${canaries.phone}, 'registry', ${canaries.typedPatient}, ${canaries.typedPatient}, ${canaries.typedPatient},
      '1980-01-01', 'MALE', ${`${n}-by-phone@post.example`}, ${now})`)
  await store.run(sql`
    insert into emails (id, account_id, address, usage, confirmed_at, created_at) values (${things.email}, ${accountId}, ${canaries.email}, 'PRIMARY', ${now}, ${now})`)
  // over since long ago: it is known of, and keeps nobody from booking
  await store.run(sql`
    insert into booking_bans (profile_id, kind, since, until, reason)
    values (${profileId}, 'administrator', '2020-01-01T00:00:00Z', '2020-02-01T00:00:00Z', ${canaries.banReason})`)
  await store.run(sql`
    insert into address_notices (id, account_id, address, reason, at) values (${randomUUID()}, ${accountId}, ${canaries.lostAddress}, 'replaced', ${now})`)
  await store.run(sql`
    insert into user_preferences (account_id, preferences, updated_at) values (${accountId}, ${JSON.stringify({ townId: canaries.preferredTown })}::jsonb, ${now})`)
  await store.run(sql`
    insert into notifications (id, dedupe, channel, recipient, subject, body, brief, page, account_id, state, created_at)
    values (${randomUUID()}, ${`remind:${things.visit}`}, 'sms', ${canaries.phone}, ${canaries.notice}, ${canaries.notice}, ${canaries.notice}, '/visit-link',
      ${accountId}, 'sent', ${now})`)
  await store.run(sql`
    insert into push_subscriptions (session_id, account_id, endpoint, p256dh, auth, created_at)
    select id, account_id, ${canaries.pushAddress}, ${canaries.pushAddress}, ${canaries.pushAddress}, ${now} from sessions where id = ${things.session}`)
  await store.run(sql`insert into passkey_owners (account_id, handle) values (${accountId}, ${randomBytes(32)})`)
  await store.run(sql`
    insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, backed_up, created_at)
    values (${things.passkey}, ${accountId}, ${randomBytes(16)}, ${randomBytes(32)}, 0, '{}', ${canaries.passkey}, false, ${now})`)
  await store.run(sql`
    insert into relative_requests (id, account_id, rel_kind, last_name, first_name, middle_name, birthday, sex, phone, code_hash, code_expires_at, created_at)
    values (${things.form}, ${accountId}, 'OTHER', ${canaries.typedRelative}, 'Иван', '', '1970-01-01', 'MALE', ${canaries.typedPhone},
            ${hash('no code')}, ${now}::timestamptz + interval '10 minutes', ${now})`)
  await store.run(sql`
    insert into family_invites (id, account_id, address, token_hash, relation, offered, device_name, created_at, expires_at)
    values (${things.invite}, ${accountId}, ${canaries.invited}, ${randomBytes(32)}, 'RELATIVE', '[]', ${canaries.device}, ${now}, ${now}::timestamptz + interval '7 days')`)
  const family = await store.row<{ id: string }>(
    sql`select family_id as id from family_members where profile_id = ${profileId} and rel_kind in ('OWNER', 'SPOUSE')`
  )
  if (family)
    await store.run(sql`
      insert into family_requests (id, family_id, drawn_by, account_id, relation, offered, state, created_at, expires_at)
      values (${things.request}, ${family.id}, ${accountId}, ${subjects.get(person === 'owner' ? 'stranger' : 'recycled')!.accountId}, 'RELATIVE', '[]', 'open',
              ${now}, ${now}::timestamptz + interval '7 days')`)
}

/** Everybody is insured; the owner and the stranger also wait for the word of an employer, each of another one. */
async function insure(server: TestServer, { profileId, things, canaries }: Subject, accountId: string, asks: boolean): Promise<void> {
  const now = server.now()
  const contract = await server.store.row<{ id: number }>(sql`
    insert into contracts (coverer_code, programme_id, barcode, number, phone, last_name, birthday, valid_from, valid_to, status, synchronized_at, amount_kopecks)
    values ('granat', 'granat-dms', ${canaries.barcode}, ${canaries.contractNumber}, ${canaries.contractPhone}, ${canaries.name}, ${canaries.birthday}, '2026-01-01',
            '2027-12-31', 'READY', ${now}, ${canaries.insuranceAmount}) returning id`)
  await server.store.run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, contract_id, status, valid_from, created_at, updated_at)
    values (${things.coverage}, ${profileId}, ${accountId}, 'granat-dms', 'BARCODE', ${contract!.id}, 'ACTIVE', '2026-01-01', ${now}, ${now})`)
  await server.store.run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, ended_because, decline_reason, created_at, updated_at)
    values (${randomUUID()}, ${profileId}, ${accountId}, 'epam-plus', 'PROGRAMME_CODE', ${canaries.workEmail}, 'ENDED', 'declined', ${canaries.declineReason}, ${now}, ${now})`)
  if (!asks) return
  const programme = canaries.workEmail.endsWith('@bereg.example') ? 'bns-health' : 'epam-health'
  await server.store.run(sql`
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, created_at, updated_at)
    values (${things['request of a programme']}, ${profileId}, ${accountId}, ${programme}, 'WORK_EMAIL', ${canaries.workEmail}, 'PENDING_HR', ${now}, ${now})`)
}
