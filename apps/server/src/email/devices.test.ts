import { randomUUID } from 'node:crypto'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { type Call, makeCall } from '@vizit/contract/call'
import { confirmLink, readDeviceAccess, requestAccess } from '@vizit/contract/email'
import { getProfile } from '@vizit/contract/profile'
import { updateProfile } from '@vizit/contract/profile-form'
import { listSessions } from '@vizit/contract/sessions'
import { confirmSms, initPhoneLogin, resetAccount, signOut } from '@vizit/contract/sign-in'
import { listVisits } from '@vizit/contract/visits'
import { instantText } from '@vizit/rules/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ROUTES } from '../app.ts'
import { remindOfVisits } from '../reminders/remind.job.ts'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { sendMailLink } from './send-mail-link.job.ts'

const limits = { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 1_000, humanCheckAfterPhone: 1_000 }
const server = await startTestServer({ config: { limits } })
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

const DAY = 86_400

async function delivered(): Promise<string> {
  const jobs = await server.store.rows<{ payload: { id: string } }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'send-mail-link' returning j.payload`)
  for (const { payload } of jobs) await sendMailLink(server.deps, payload)
  return /\/email\/confirm#(\S{64})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
}

/** A confirmed address of the account, as if its letter had been followed. */
async function hasEmail(patient: Patient, address: string, usage: 'PRIMARY' | 'BACKUP' = 'PRIMARY'): Promise<string> {
  const id = randomUUID()
  await server.store.run(sql`
    insert into emails (id, account_id, address, usage, confirmed_at, created_at) values (${id}, ${patient.accountId}, ${address}, ${usage}, ${server.now()}, ${server.now()})`)
  return id
}

type SignedIn = { call: Call; deviceId: string; access: string; isNew: boolean; bearer: string }

/** The right code for the phone, on this device. */
async function signedIn(phone: string, deviceId: string = randomUUID()): Promise<SignedIn> {
  server.pass(61)
  const start = await server.nobody(initPhoneLogin, { phone: `+${phone}`, deviceId })
  if (!start.ok) throw new Error(start.code)
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  const done = await server.nobody(confirmSms, { id: start.value.id, code, deviceId, deviceName: 'Chrome, Windows' })
  if (!done.ok) throw new Error(done.code)
  const bearer = `${deviceId}.${done.value.token}`
  return { call: server.callAs(bearer), deviceId, access: done.value.access, isNew: done.value.isNew, bearer }
}

const profileOf = async (call: Call) => {
  const read = await call(getProfile, {})
  if (!read.ok) throw new Error(read.code)
  return read.value
}

test('a new phone is registered at once by the code just sent, with nothing to wait for [4.08]', async () => {
  const olga = await signedIn('375291234567')
  expect([olga.access, olga.isNew]).toEqual(['full', true])
  expect(await profileOf(olga.call)).toMatchObject({ accessNotAuthorized: false, isPerson: false })
})

test('a new device of an account with an e-mail sees stars only [1.57] [3.09] [4.10] [4.25] [6.40]', async () => {
  const olga = await server.aPatient({ phone: '375291234567' })
  await server.aChild(olga)
  await hasEmail(olga, 'olga@example.by')
  const stranger = await signedIn(olga.phone)
  expect([stranger.access, stranger.isNew]).toEqual(['masked', false])

  const seen = await profileOf(stranger.call)
  expect(seen).toMatchObject({
    accessNotAuthorized: true,
    name: 'С*** О***',
    profileAttributes: { name: 'С*** О***', phone: '+375 (29) ***-**-67', email: 'o***@example.by' },
    hashKey: '',
    storeKey: '',
    family: [],
    emails: [],
    profileExists: false,
    waitingConfirmEmail: false
  })
  expect(seen.deviceIdOfExistedUser).toMatch(/^[\w-]{22}$/)
  const whole = JSON.stringify(seen)
  for (const secret of ['Савицк', 'Ольга', 'Викторовна', 'Михаил', '1990-05-15', '291234567', 'olga@', olga.deviceId])
    expect(whole, secret).not.toContain(secret)
})

test('every other personal call is refused to a device that is not confirmed [4.10] [6.40]', async () => {
  const olga = await server.aPatient()
  await hasEmail(olga, 'olga@example.by')
  const { bearer } = await signedIn(olga.phone)
  const call = makeCall({ origin: server.url, fetch, bearer: () => bearer, newKey: randomUUID, appVersion: '0.0.361' })
  const personal = ROUTES.map(route => route.endpoint).filter(endpoint => endpoint.access === 'signed-in' && !endpoint.onAnyDevice)
  expect(personal.length).toBeGreaterThan(15)
  for (const endpoint of personal) {
    const input = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(match => [match[1], randomUUID()]))
    expect(await call(endpoint, input as never), `${endpoint.method} ${endpoint.path}`).toMatchObject({
      code: 'ACCESS_NOT_AUTHORIZED',
      status: 403,
      facts: { reason: 'DEVICE_NOT_CONFIRMED' }
    })
  }
})

test('the profile cannot be filled over: that somebody is here is told by an opaque device, after the code only [4.09]', async () => {
  const olga = await server.aPatient()
  await hasEmail(olga, 'olga@example.by')
  const input = { lastName: 'Новак', firstName: 'Иван', middleName: '-', birthday: '1980-01-01', sex: 'MALE' } as const
  const { call } = await signedIn(olga.phone)
  const refused = await call(updateProfile, input)
  expect(refused).toMatchObject({ code: 'PROFILE_EXISTS', facts: { deviceId: (await profileOf(call)).deviceIdOfExistedUser } })
  expect(JSON.stringify(refused)).not.toContain(olga.deviceId)
  expect((await profileOf(olga.call)).lastName).toBe('Савицкая')
})

test('the owner chooses among the masked addresses and lets the device in from the letter [4.21] [4.22] [4.25] [7.65]', async () => {
  const olga = await server.aPatient()
  await hasEmail(olga, 'olga@example.by')
  const backup = await hasEmail(olga, 'mother@example.by', 'BACKUP')
  const phone = await signedIn(olga.phone)
  const choice = await phone.call(readDeviceAccess, {})
  expect(choice.ok && choice.value).toMatchObject({
    access: 'masked',
    emails: [{ address: 'o***@example.by' }, { id: backup, address: 'm***@example.by' }],
    askedAt: null,
    mayBeginAnew: false
  })
  const wanted = { profileId: olga.profileId, deviceId: phone.deviceId, emailId: backup }
  for (const other of [{ profileId: (await server.aPatient()).profileId }, { deviceId: olga.deviceId }])
    expect(await phone.call(requestAccess, { ...wanted, ...other })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await phone.call(requestAccess, wanted)).toMatchObject({ ok: true, value: { sentTo: 'm***@example.by' } })
  expect((await profileOf(phone.call)).waitingConfirmEmail).toBe(true)
  expect(await phone.call(readDeviceAccess, {})).toMatchObject({
    value: { askedAt: instantText(server.now()), askedEmailId: backup }
  })
  const token = await delivered()
  expect(server.mails.at(-1)).toMatchObject({ to: 'mother@example.by', subject: 'Визит: вход с нового устройства' })
  expect(server.mails.at(-1)!.text).toContain('«Chrome, Windows»')

  expect(await server.nobody(confirmLink, { token })).toMatchObject({ ok: true, value: { confirmed: 'device' } })
  expect(await profileOf(phone.call)).toMatchObject({ accessNotAuthorized: false, lastName: 'Савицкая', waitingConfirmEmail: false })
  expect(await phone.call(listVisits, {})).toMatchObject({ ok: true })
  expect((await signedIn(olga.phone, phone.deviceId)).access).toBe('full')
})

test('a letter is asked for only to an own address, for this profile and this device', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  const [ofOlga, ofAnna] = [await hasEmail(olga, 'olga@example.by'), await hasEmail(anna, 'anna@example.by')]
  const { call, deviceId } = await signedIn(olga.phone)
  const good = { profileId: olga.profileId, deviceId, emailId: ofOlga }
  for (const wrong of [{ emailId: ofAnna }, { profileId: anna.profileId }, { deviceId: randomUUID() }])
    expect(await call(requestAccess, { ...good, ...wrong })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(requestAccess, { ...good, deviceId: olga.deviceId })).toMatchObject({ code: 'INVALID_STATE' })
  expect(await call(requestAccess, good)).toMatchObject({ ok: true })
  expect(await call(requestAccess, good)).toMatchObject({ code: 'INVALID_STATE', facts: { retryAfter: 61 } })
})

test('the link lets nobody in once that session has ended', async () => {
  const olga = await server.aPatient()
  const emailId = await hasEmail(olga, 'olga@example.by')
  const { call, deviceId } = await signedIn(olga.phone)
  await call(requestAccess, { profileId: olga.profileId, deviceId, emailId })
  const token = await delivered()
  await call(signOut, {})
  expect(await server.nobody(confirmLink, { token })).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('without an e-mail the code is enough on a new device while the account is used', async () => {
  const olga = await server.aPatient()
  server.pass(80 * DAY)
  await profileOf(olga.call)
  server.pass(89 * DAY)
  expect((await signedIn(olga.phone)).access).toBe('full')
})

test('the new owner of a number that was silent for 90 days sees nothing of the former one [8.78] [6.40]', async () => {
  const olga = await server.aPatient()
  server.pass(90 * DAY)
  const ivan = await signedIn(olga.phone)
  expect(ivan.access).toBe('masked')
  expect(await profileOf(ivan.call)).toMatchObject({ accessNotAuthorized: true, profileExists: true, deviceIdOfExistedUser: null })
  // Coming again, from here or from elsewhere, is no use of the account by its owner.
  server.pass(3_700)
  await profileOf(ivan.call)
  expect((await signedIn(olga.phone)).access).toBe('masked')
  expect((await signedIn(olga.phone, ivan.deviceId)).access).toBe('masked')
})

test('the new owner begins with an empty account; the former one keeps its data and loses the phone [4.109] [8.78]', async () => {
  const olga = await server.aPatient()
  await hasEmail(olga, 'olga@example.by')
  server.pass(90 * DAY)
  const ivan = await signedIn(olga.phone)
  const begun = await ivan.call(resetAccount, {})
  if (!begun.ok) throw new Error(begun.code)
  const anew = server.callAs(`${ivan.deviceId}.${begun.value.token}`)

  const empty = await profileOf(anew)
  expect(empty).toMatchObject({ accessNotAuthorized: false, phone: olga.phone, name: '', emails: [], isPerson: false })
  expect(empty.userId).not.toBe(olga.accountId)
  expect(await ivan.call(getProfile, {})).toMatchObject({ code: 'ERROR_SESSION_EXPIRED' })
  expect(await profileOf(olga.call)).toMatchObject({ userId: olga.accountId, lastName: 'Савицкая', phone: '', email: 'olga@example.by' })
  expect((await signedIn(olga.phone)).isNew).toBe(false)
  expect((await profileOf((await signedIn(olga.phone, ivan.deviceId)).call)).userId).toBe(empty.userId)
})

test('messages about visits of the former owner do not reach the new one', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot({ startsAt: '2027-03-24T11:30:00Z' })
  expect(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({ ok: true })
  const due = async () => (await server.store.rows(sql`select id from notifications where dedupe like 'remind:%'`)).length
  server.setNow('2027-03-23T17:00:00Z')
  await remindOfVisits(server.deps)
  expect(await due()).toBe(1)

  const ivan = await signedIn(olga.phone)
  expect(await ivan.call(resetAccount, {})).toMatchObject({ ok: true })
  server.setNow('2027-03-24T09:30:00Z')
  await remindOfVisits(server.deps)
  expect(await due()).toBe(1)
})

test('a number whose account has no confirmed e-mail names no address to write to: the device stays closed, and support is what is left [8.79]', async () => {
  const olga = await server.aPatient()
  await server.store.run(sql`
    insert into emails (id, account_id, address, usage, created_at) values (gen_random_uuid(), ${olga.accountId}, 'olga@example.by', 'PRIMARY', ${server.now()})`)
  server.pass(90 * DAY)
  const { call, deviceId } = await signedIn(olga.phone)
  expect(await call(readDeviceAccess, {})).toMatchObject({ value: { access: 'masked', emails: [], mayBeginAnew: true } })
  const input = { profileId: olga.profileId, emailId: randomUUID(), deviceId }
  expect(await call(requestAccess, input as never)).toMatchObject({ ok: false })
  expect(server.mails).toEqual([])
  expect(await call(listVisits, {})).toMatchObject({ code: 'ACCESS_NOT_AUTHORIZED', facts: { reason: 'DEVICE_NOT_CONFIRMED' } })
})

test('the phone leaves no account that its owner uses, and only at the request of a device that is not confirmed [4.109]', async () => {
  const olga = await server.aPatient()
  await hasEmail(olga, 'olga@example.by')
  const thief = await signedIn(olga.phone)
  expect(await thief.call(resetAccount, {})).toMatchObject({ code: 'ACCOUNT_IN_USE' })
  expect(await olga.call(resetAccount, {})).toMatchObject({ code: 'INVALID_STATE' })
  expect((await profileOf(olga.call)).phone).toBe(olga.phone)
})

test('of parallel requests to begin anew one makes an account', async () => {
  const olga = await server.aPatient()
  server.pass(90 * DAY)
  const ivan = await signedIn(olga.phone)
  const answers = await Promise.all([1, 2, 3].map(() => ivan.call(resetAccount, {})))
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(await server.store.rows(sql`select id from accounts where phone = ${olga.phone}`)).toHaveLength(1)
})

test('a silent account with an e-mail lets its new owner choose: the letter, or an empty account', async () => {
  const olga = await server.aPatient()
  await hasEmail(olga, 'olga@example.by')
  server.pass(90 * DAY)
  const { call } = await signedIn(olga.phone)
  expect(await call(readDeviceAccess, {})).toMatchObject({ value: { emails: [{ address: 'o***@example.by' }], mayBeginAnew: true } })
})

test('the owner sees that an unconfirmed device has signed in', async () => {
  const olga = await server.aPatient()
  await hasEmail(olga, 'olga@example.by')
  await signedIn(olga.phone)
  const list = await olga.call(listSessions, {})
  expect(list.ok && list.value.sessions.map(({ deviceName, access, current }) => [deviceName, access, current])).toEqual([
    ['Chrome, Windows', 'masked', false],
    ['', 'full', true]
  ])
})
