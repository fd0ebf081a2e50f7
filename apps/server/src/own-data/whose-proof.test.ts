// What is named, exported, counted and proven beside another person who has the same of everything.
import { bookDoctorSlot } from '@vizit/contract/booking'
import {
  confirmReauth,
  eraseProfile,
  exportProfile,
  previewErasure,
  readUserInfo,
  sendReauthCode,
  sendUserInfo
} from '@vizit/contract/own-data'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { changedBy } from '../testing/test-rows.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { sweepOwnData } from './sweep-own-data.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function booked(patient: Patient, startsAt: string) {
  const slot = await server.aSlot({ startsAt })
  const answer = await patient.call(bookDoctorSlot, { ...slot, profileId: patient.profileId })
  if (!answer.ok) throw new Error(answer.code)
  return { orderId: answer.value.orderId, assignmentId: slot.assignmentId, profileId: patient.profileId }
}
const codeSent = () => /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!

test('what an erasure names are the own visits that are to come and stand, and it counts no others', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await booked(anna, '2026-11-24T11:30:00Z')
  const over = await booked(olga, '2026-11-24T12:30:00Z')
  await olga.call(cancelVisit, await booked(olga, '2026-11-25T12:30:00Z'))
  await server.store.run(sql`
    update visits set starts_at = '2026-11-20T07:50:00Z', ends_at = '2026-11-20T08:10:00Z' where order_id = ${over.orderId}`)
  expect(await olga.call(previewErasure, {})).toMatchObject({ ok: true, value: { visits: [], children: [] } })
  expect(await olga.call(eraseProfile, {})).toMatchObject({ code: 'PROOF_REQUIRED' })
  const ahead = await booked(olga, '2026-11-26T11:30:00Z')
  const named = await olga.call(previewErasure, {})
  expect(named.ok && named.value.visits.map(({ orderId }) => orderId)).toEqual([ahead.orderId])
  expect(await olga.call(eraseProfile, {})).toMatchObject({ code: 'PLANNED_VISITS', facts: { count: 1 } })
})

test('the own photo and the own visits are exported, whoever else has some', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await booked(anna, '2026-11-24T11:30:00Z')
  await server.store.run(sql`
    insert into photos (profile_id, version, webp, set_at) values (${anna.profileId}, 'v1', ${Buffer.from('of Anna')}, now())`)
  await olga.call(sendReauthCode, { action: 'export' })
  await olga.call(confirmReauth, { action: 'export', code: codeSent() })
  const file = await olga.call(exportProfile, {})
  expect(JSON.parse(await ((file.ok ? file.value : null) as Blob).text())).toMatchObject({
    userId: olga.accountId,
    photo: null,
    visits: []
  })
})

test('a code proves the session that asked for it: of others that ask at the same time nothing is changed', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await anna.call(sendReauthCode, { action: 'erase' })
  const ofAnna = codeSent()
  await olga.call(sendReauthCode, { action: 'erase' })
  const wrong = codeSent() === '111111' ? '222222' : '111111'
  const owners = (changed: Map<string, string[]>) =>
    (changed.get('reauths') ?? []).map(row => (JSON.parse(row) as { account_id: string }).account_id)
  for (const code of [wrong, codeSent()])
    expect(owners(await changedBy(server, () => olga.call(confirmReauth, { action: 'erase', code })))).toEqual([olga.accountId])
  expect(await anna.call(eraseProfile, {})).toMatchObject({ code: 'PROOF_REQUIRED' })
  expect(await anna.call(confirmReauth, { action: 'erase', code: ofAnna })).toMatchObject({ ok: true })
  expect(await anna.call(eraseProfile, {})).toMatchObject({ ok: true })
})

test('a code that is late proves nothing', async () => {
  const olga = await server.aPatient()
  await olga.call(sendReauthCode, { action: 'erase' })
  const { at } = (await server.store.row<{ at: string }>(sql`select code_expires_at as at from reauths`))!
  server.setNow(at)
  expect(await olga.call(confirmReauth, { action: 'erase', code: codeSent() })).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('a proof is forgotten when both it and its code are over, and no sooner', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  for (const who of [olga, anna]) await who.call(sendReauthCode, { action: 'erase' })
  const { at } = (await server.store.row<{ at: string }>(sql`select max(code_expires_at) as at from reauths`))!
  await server.store.run(
    sql`update reauths set proven_until = ${at}::timestamptz + interval '5 minutes' where account_id = ${olga.accountId}`
  )
  const left = async () => {
    await sweepOwnData(server.deps)
    return (await server.store.rows<{ account_id: string }>(sql`select account_id from reauths`)).map(({ account_id }) => account_id)
  }
  expect((await left()).toSorted()).toEqual([olga.accountId, anna.accountId].toSorted())
  server.setNow(at)
  server.pass(60)
  expect(await left()).toEqual([olga.accountId])
  server.pass(300)
  expect(await left()).toEqual([])
})

test('the preferences and the count of sign-ins are one’s own', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await anna.call(sendUserInfo, { preferences: { townId: '1' } })
  for (const [who, action] of [
    [olga, 'signed-in'],
    [olga, 'signed-out'],
    [anna, 'signed-in']
  ] as const)
    await server.store.run(sql`
      insert into audit (at, account_id, action, profile_id) values (${server.now()}, ${who.accountId}, ${action}, ${who.profileId})`)
  const info = await olga.call(readUserInfo, {})
  expect(info).toMatchObject({ value: { authStats: { signIns: 1 } } })
  expect(JSON.stringify(info)).not.toContain('townId')
})
