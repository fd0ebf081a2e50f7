import { randomUUID } from 'node:crypto'
import { changeGrant } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { listConsents } from '@vizit/contract/consent'
import { EXPORTED_TABLES, TOLD_TABLES } from '@vizit/contract/exported-tables'
import { FACE_HEADER } from '@vizit/contract/face'
import {
  confirmReauth,
  eraseProfile,
  exportProfile,
  previewErasure,
  type ReauthAction,
  readUserInfo,
  sendReauthCode,
  sendUserInfo
} from '@vizit/contract/own-data'
import { getProfile } from '@vizit/contract/profile'
import { confirmSms, initPhoneLogin, signOut } from '@vizit/contract/sign-in'
import { cancelVisit } from '@vizit/contract/visits'
import { makeWaitingRequest } from '@vizit/contract/waiting-list'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { agreed } from '../testing/test-passkeys.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { sweepOwnData } from './sweep-own-data.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type File = {
  userId: string
  profileId: string
  photo: string | null
  visits: Record<string, unknown>[]
  tables: Record<string, Record<string, unknown>[]>
}

/** The code of the last SMS. */
function lastCode(): string {
  return /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
}

async function proven(patient: Patient, action: ReauthAction): Promise<void> {
  expect(await patient.call(sendReauthCode, { action })).toMatchObject({ ok: true })
  expect(await patient.call(confirmReauth, { action, code: lastCode() })).toMatchObject({ ok: true })
}

async function erased(patient: Patient, input: { keepVisits?: boolean; children?: number } = {}) {
  await proven(patient, 'erase')
  return patient.call(eraseProfile, input)
}

async function exported(patient: Patient, isProven = false): Promise<File> {
  if (!isProven) await proven(patient, 'export')
  const answer = await fetch(`${server.url}${exportProfile.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${patient.deviceId}.${patient.token}`, 'content-type': 'application/json' },
    body: '{}'
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''.*2026-11-20\.json$/)
  return (await answer.json()) as File
}

async function hasEmail(patient: Patient, address: string): Promise<void> {
  await server.store.run(sql`
    insert into emails (id, account_id, address, usage, confirmed_at, created_at) values (${randomUUID()}, ${patient.accountId}, ${address}, 'PRIMARY', now(), now())`)
}

async function booked(patient: Patient, profileId: string = patient.profileId, startsAt?: string) {
  const slot = await server.aSlot(startsAt ? { startsAt } : {})
  const answer = await patient.call(bookDoctorSlot, { ...slot, profileId, clientNote: 'Канарейка в примечании' })
  if (!answer.ok) throw new Error(answer.code)
  return { orderId: answer.value.orderId, assignmentId: slot.assignmentId, profileId }
}

test('the export holds what is known of the person, and no key or digest', async () => {
  const olga = await server.aPatient()
  await hasEmail(olga, 'olga@example.by')
  const { orderId } = await booked(olga)
  await server.store.run(sql`
    insert into photos (profile_id, version, webp, set_at) values (${olga.profileId}, 'v1', ${Buffer.from('a picture')}, now())`)
  const file = await exported(olga)
  expect(Buffer.from(file.photo!, 'base64').toString()).toBe('a picture')
  expect(file).toMatchObject({ userId: olga.accountId, profileId: olga.profileId })
  expect(file.tables.profiles).toMatchObject([{ last_name: 'Савицкая', birthday: '1990-05-15' }])
  expect(file.tables.accounts).toMatchObject([{ phone: olga.phone }])
  expect(file.tables.emails).toMatchObject([{ address: 'olga@example.by' }])
  expect(file.visits).toMatchObject([{ orderId, doctor: 'Ковалёва Анна Сергеевна', status: 'booked', note: 'Канарейка в примечании' }])
  expect(file.tables.consents!.length).toBeGreaterThan(2)
  expect(file.tables.audit!.map(row => row.action)).toContain('visit-booked')
  const account = await server.store.row<{ hash_key: string }>(sql`select hash_key from accounts where id = ${olga.accountId}`)
  for (const secret of [account!.hash_key, olga.token, olga.deviceId]) expect(JSON.stringify(file)).not.toContain(secret)
  expect(JSON.stringify(file.tables)).not.toMatch(/(token|code|device|key)_hash"|hash_key"/)
})

test('each table of the export has a name in words, or is told in words of its own', async () => {
  const { tables } = await exported(await server.aPatient())
  expect([...TOLD_TABLES, ...EXPORTED_TABLES].toSorted()).toEqual(Object.keys(tables).toSorted())
})

test('codes that a relative mistyped at a card, and a card that a relative opened, are in the export of the relative and of nobody else', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел' })]
  const { orderId } = await booked(olga)
  await server.store.run(
    sql`insert into medical_cards (profile_id, provider_id) select profile_id, provider_id from visits where order_id = ${orderId}`
  )
  for (const [who, tries] of [
    [olga, 1],
    [pavel, 3]
  ] as const) {
    await server.store.run(sql`
      insert into card_tries (profile_id, provider_id, account_id, tries, blocks, day_tries) select profile_id, provider_id, ${who.accountId}, ${tries}, 0, ${tries} from medical_cards`)
    await server.store.run(sql`
      insert into open_cards (handle_hash, session_id, account_id, profile_id, provider_id, opened_at, used_at)
      select ${Buffer.from(who.accountId)}, s.id, s.account_id, m.profile_id, m.provider_id, now(), now() from sessions s, medical_cards m where s.account_id = ${who.accountId}`)
  }
  for (const [who, tries] of [
    [olga, 1],
    [pavel, 3]
  ] as const) {
    const { tables } = await exported(who)
    expect(tables.card_tries).toMatchObject([{ account_id: who.accountId, tries }])
    expect(tables.open_cards).toMatchObject([{ account_id: who.accountId, profile_id: olga.profileId }])
    expect(tables.medical_cards).toHaveLength(who === olga ? 1 : 0)
  }
})

test('what was booked, waited for and linked for a relative is not in the export of whoever did it, least of all once the rights are gone', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел' })]
  await server.aCouple(olga, pavel)
  agreed(await pavel.call(changeGrant, { profileId: olga.profileId, level: 'BOOK_VISITS' }))
  const own = await booked(olga)
  const his = await booked(olga, pavel.profileId, '2026-11-26T09:00:00Z')
  const { doctorId } = await server.aDoctor()
  const wish = { profileId: pavel.profileId, doctorId, from: '2026-11-21', to: '2026-11-28', parts: ['morning' as const] }
  agreed(await olga.call(makeWaitingRequest, wish))
  agreed(await pavel.call(changeGrant, { profileId: olga.profileId, level: 'VIEW_COVERAGE' }))

  const { tables, visits } = await exported(olga)
  expect(visits.map(visit => visit.orderId)).toEqual([own.orderId])
  expect(tables.visits!.map(visit => visit.order_id)).toEqual([own.orderId])
  expect(tables.waiting_requests).toEqual([])
  // what olga did is in her own journal, as a deed
  expect(tables.audit!.map(row => row.object_id)).toContain(his.orderId)
  expect((await exported(pavel)).tables.visits!.map(visit => visit.order_id)).toEqual([his.orderId])
})

test('the export reads every table that has a person in it', async () => {
  const olga = await server.aPatient()
  const { tables } = await exported(olga)
  // Asked of the information schema, not of what the export itself asks.
  const named = await server.store.rows<{ name: string }>(sql`
    select distinct c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('account_id', 'profile_id')
    union
    select distinct k.table_name from information_schema.referential_constraints r
      join information_schema.key_column_usage k on k.constraint_schema = r.constraint_schema and k.constraint_name = r.constraint_name
      join information_schema.table_constraints u on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
    where u.table_name in ('accounts', 'profiles')
    order by 1`)
  expect(named.length).toBeGreaterThan(8)
  expect(Object.keys(tables).toSorted()).toEqual([...new Set([...named.map(row => row.name), 'profiles', 'accounts'])].toSorted())
})

test("the export holds nothing of a stranger's and five a day are made", async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient({ lastName: 'Незнакомова' })]
  await booked(anna)
  const whole = JSON.stringify(await exported(olga))
  for (const foreign of ['Незнакомова', anna.accountId, anna.profileId, anna.phone]) expect(whole).not.toContain(foreign)
  for (let at = 2; at <= 5; at++) await exported(olga, true)
  expect(await olga.call(exportProfile, {})).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
})

test('erasure names the planned visits first; cancelled or kept knowingly, it goes on', async () => {
  const olga = await server.aPatient()
  const visit = await booked(olga)
  expect(await olga.call(eraseProfile, {})).toMatchObject({ code: 'PLANNED_VISITS', facts: { count: 1 } })
  expect(await olga.call(getProfile, {})).toMatchObject({ value: { lastName: 'Савицкая' } })
  expect(await olga.call(cancelVisit, visit)).toMatchObject({ ok: true })
  expect(await erased(olga)).toMatchObject({ ok: true, value: { erased: true } })

  const anna = await server.aPatient()
  await booked(anna, anna.profileId, '2026-11-25T11:30:00Z')
  expect(await erased(anna, { keepVisits: true })).toMatchObject({ ok: true })
})

test('after erasure nothing in the store names the person, while visits, acceptances and the audit stay', async () => {
  const olga = await server.aPatient({
    lastName: 'Канарейкина',
    firstName: 'Кенария',
    middleName: 'Певчевна',
    phone: '375297654321',
    birthday: '1971-02-03'
  })
  await hasEmail(olga, 'kanareika@example.by')
  const { orderId } = await booked(olga)
  const acceptances = await olga.call(listConsents, { profileId: olga.profileId })
  await olga.call(sendUserInfo, { preferences: { townId: '1' } })
  await server.store.run(sql`
    insert into photos (profile_id, version, webp, set_at) values (${olga.profileId}, 'v1', ${Buffer.from('kanareika@ in a photo')}, now())`)
  await erased(olga, { keepVisits: true })
  expect(await server.store.rows(sql`select version from photos union all select preferences::text from user_preferences`)).toEqual([])

  const tables = await server.store.rows<{ name: string }>(sql`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'doctors', 'branches')`)
  for (const { name } of tables) {
    const { rows } = await server.store.pool.query<{ text: string }>(`select to_jsonb(t)::text as text from ${name} t`)
    const whole = rows.map(row => row.text).join('\n')
    for (const canary of ['Канарейк', 'Кенария', 'Певчевна', '375297654321', '1971-02-03', 'kanareika@', olga.deviceId])
      expect(whole, `${canary} in ${name}`).not.toContain(canary)
  }
  expect(await server.store.rows(sql`select status from visits where order_id = ${orderId}`)).toEqual([{ status: 'booked' }])
  const kept = await server.store.rows(sql`select id from consents where profile_id = ${olga.profileId}`)
  expect(kept).toHaveLength(acceptances.ok ? acceptances.value.consents.length : -1)
  expect(await server.store.rows(sql`select action from audit where profile_id = ${olga.profileId} order by id desc limit 1`)).toEqual([
    { action: 'person-erased' }
  ])
})

test('every session ends with the erasure, and the number begins anew with an empty account', async () => {
  const olga = await server.aPatient({ phone: '375291234567' })
  await erased(olga)
  expect(await olga.call(getProfile, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })

  server.pass(61)
  const start = await server.nobody(initPhoneLogin, { phone: '+375291234567', deviceId: olga.deviceId })
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  const done = await server.nobody(confirmSms, { id: start.ok ? start.value.id : '', code, deviceId: olga.deviceId })
  expect(done).toMatchObject({ value: { isNew: true, access: 'full' } })
  const anew = server.callAs(`${olga.deviceId}.${done.ok ? done.value.token : ''}`)
  expect(await anew(getProfile, {})).toMatchObject({ value: { name: '', family: [{ name: '' }] } })
})

test('children whom nobody else leads go too, and must be named; with a second parent they stay', async () => {
  const olga = await server.aPatient()
  const misha = await server.aChild(olga)
  expect(await olga.call(eraseProfile, {})).toMatchObject({ code: 'INVALID_STATE', facts: { children: 1 } })

  const pavel = await server.aPatient({ lastName: 'Савицкий', firstName: 'Павел', sex: 'MALE' })
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', now() from family_members where profile_id = ${misha}`)
  expect(await erased(olga)).toMatchObject({ ok: true })
  const family = await pavel.call(getProfile, {})
  expect(family.ok && family.value.family.map(({ relKind, firstName }) => [relKind, firstName])).toEqual([
    ['ME', 'Павел'],
    ['CHILD', 'Михаил']
  ])
  expect(await erased(pavel, { children: 1 })).toMatchObject({ ok: true })
  expect(await server.store.rows(sql`select id from profiles where first_name <> ''`)).toEqual([])
})

test('before an erasure the planned visits and the children that would go are named, with doctor and time', async () => {
  const olga = await server.aPatient()
  const misha = await server.aChild(olga)
  const { orderId } = await booked(olga)
  expect(await olga.call(previewErasure, {})).toMatchObject({
    ok: true,
    value: {
      visits: [
        {
          orderId,
          startsAt: '2026-11-24T11:30:00Z',
          doctor: 'Ковалёва Анна Сергеевна',
          branch: 'Каштан на Сурганова',
          name: 'Савицкая Ольга Викторовна'
        }
      ],
      children: [{ profileId: misha, name: 'Савицкий Михаил Андреевич' }]
    }
  })
  expect(await olga.call(getProfile, {})).toMatchObject({ value: { lastName: 'Савицкая' } })
})

test('nothing is exported or erased by an open session alone: a code from the own phone, for this very action, is asked for', async () => {
  const olga = await server.aPatient({ phone: '375291234567' })
  for (const [endpoint, action] of [
    [exportProfile, 'export'],
    [eraseProfile, 'erase']
  ] as const)
    expect(await olga.call(endpoint, {})).toMatchObject({ code: 'PROOF_REQUIRED', facts: { action }, status: 403 })
  expect(await olga.call(sendReauthCode, { action: 'export' })).toMatchObject({
    value: { sentTo: expect.stringMatching(/\*/), resendAfterSeconds: 61 }
  })
  expect(server.sent).toMatchObject([{ phone: '375291234567', text: expect.stringMatching(/код \d{6}, чтобы скачать все ваши данные/) }])
  const code = lastCode()
  // for another action the same digits are nothing
  expect(await olga.call(confirmReauth, { action: 'erase', code })).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await olga.call(confirmReauth, { action: 'export', code })).toMatchObject({ value: { provenUntil: '2026-11-20T08:05:00Z' } })
  expect(await olga.call(confirmReauth, { action: 'export', code })).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await olga.call(eraseProfile, {})).toMatchObject({ code: 'PROOF_REQUIRED' })
  await exported(olga, true)
  server.setNow('2026-11-20T08:05:01Z')
  expect(await olga.call(exportProfile, {})).toMatchObject({ code: 'PROOF_REQUIRED' })
})

test('a re-authentication is of one session, a wrong code is counted, and five of them void it', async () => {
  const olga = await server.aPatient()
  await olga.call(sendReauthCode, { action: 'erase' })
  const right = lastCode()
  const wrong = right === '111111' ? '222222' : '111111'
  for (const left of [4, 3, 2, 1, 0])
    expect(await olga.call(confirmReauth, { action: 'erase', code: wrong })).toMatchObject({ code: 'INVALID_CODE', facts: { left } })
  expect(await olga.call(confirmReauth, { action: 'erase', code: right })).toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await olga.call(sendReauthCode, { action: 'erase' })).toMatchObject({ code: 'INVALID_STATE', facts: { retryAfter: 61 } })

  server.pass(61)
  await proven(olga, 'erase')
  await server.store.run(sql`
    insert into sessions (token_hash, device_hash, account_id, created_at, seen_at, expires_at)
    select sha256('other-token-of-hers-0001'::bytea), device_hash, account_id, created_at, seen_at, expires_at from sessions where account_id = ${olga.accountId}`)
  const elsewhere = server.callAs(`${olga.deviceId}.other-token-of-hers-0001`)
  expect(await elsewhere(eraseProfile, {})).toMatchObject({ code: 'PROOF_REQUIRED' })
  expect(await olga.call(eraseProfile, {})).toMatchObject({ ok: true })
})

test('parallel guesses of a code are all counted', async () => {
  const olga = await server.aPatient()
  await olga.call(sendReauthCode, { action: 'erase' })
  const wrong = lastCode() === '111111' ? '222222' : '111111'
  const answers = await Promise.all(Array.from({ length: 12 }, () => olga.call(confirmReauth, { action: 'erase', code: wrong })))
  expect(answers.filter(answer => !answer.ok && answer.code === 'INVALID_CODE')).toHaveLength(5)
})

test('codes and re-authentications that are over are forgotten', async () => {
  const olga = await server.aPatient()
  await proven(olga, 'export')
  await sweepOwnData(server.deps)
  expect(await server.store.rows(sql`select action from reauths`)).toHaveLength(1)
  server.pass(601)
  await sweepOwnData(server.deps)
  expect(await server.store.rows(sql`select action from reauths`)).toEqual([])
})

test('remote profile data keep the preferences and the statistics of sign-ins; what is sent is what is read [7.39] [3.109]', async () => {
  const [olga, anna] = [await server.aPatient({ phone: '375291234567' }), await server.aPatient()]
  expect(await olga.call(readUserInfo, {})).toMatchObject({
    value: { profile: { preferences: {} }, authStats: { signIns: 0, firstSignInAt: null, lastSignInAt: null } }
  })
  const start = await server.nobody(initPhoneLogin, { phone: '+375291234567', deviceId: olga.deviceId })
  await server.nobody(confirmSms, { id: start.ok ? start.value.id : '', code: lastCode(), deviceId: olga.deviceId })
  // the former session of the device is over: the account is read by the data alone
  const token = 'another-token-of-hers-01'
  await server.store.run(sql`
    insert into sessions (token_hash, device_hash, account_id, created_at, seen_at, expires_at)
    select sha256(${Buffer.from(token)}), device_hash, account_id, created_at, seen_at, expires_at from sessions where account_id = ${olga.accountId} limit 1`)
  const again = server.callAs(`${olga.deviceId}.${token}`)
  expect(await again(sendUserInfo, { preferences: { townId: '7' } })).toMatchObject({ ok: true, status: 200 })
  expect(await again(readUserInfo, {})).toMatchObject({
    value: {
      profile: { preferences: { townId: '7' } },
      authStats: { signIns: 1, firstSignInAt: '2026-11-20T08:00:00Z', lastSignInAt: '2026-11-20T08:00:00Z' }
    }
  })
  expect(await again(sendUserInfo, { preferences: { townId: 'Минск' } })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await anna.call(readUserInfo, {})).toMatchObject({ value: { profile: { preferences: {} } } })
})

test('the answers of a sign-out and of an erasure ask the browser itself to forget, and no other answer does', async () => {
  const asked = async (patient: Patient, method: string, path: string) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${patient.deviceId}.${patient.token}`, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {})
    })
    return [answer.status, answer.headers.get('clear-site-data')]
  }
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  expect(await asked(olga, 'GET', getProfile.path)).toEqual([200, null])
  expect(await asked(olga, 'POST', signOut.path)).toEqual([200, '"cache", "storage"'])
  expect(await asked(anna, 'POST', eraseProfile.path)).toEqual([403, null])
  await proven(anna, 'erase')
  expect(await asked(anna, 'POST', eraseProfile.path)).toEqual([200, '"cache", "storage"'])
})

test('the app is asked to forget answers alone: the documents of identity on the device outlive a sign-out [1.39]', async () => {
  const olga = await server.aPatient()
  const answer = await fetch(`${server.url}${signOut.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${olga.deviceId}.${olga.token}`, 'content-type': 'application/json', [FACE_HEADER]: 'patient' },
    body: '{}'
  })
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"cache"'])
})
