// What an account has and a visitor has not.
import { sendACode } from '@vizit/contract/a-code'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { listRelatives } from '@vizit/contract/family'
import { listReports, listTests, readVisitReport } from '@vizit/contract/results'
import { anonymousLogin } from '@vizit/contract/sign-in'
import { listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { aReport } from '../testing/test-reports.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** Somebody who looks around: with no session, and with an anonymous one. */
async function visitors() {
  const made = await server.nobody(anonymousLogin, { deviceId: 'a-device-of-a-visitor' })
  if (!made.ok) throw new Error(made.code)
  return [server.nobody, server.callAs(`a-device-of-a-visitor.${made.value.token}`)]
}
const REFUSED = { ok: false, code: 'NOT_SIGNED_IN', status: 401 }

test('an account keeps the history of its visits, a visitor none [6.08]', async () => {
  const olga = await server.aPatient()
  await olga.call(bookDoctorSlot, { ...(await server.aSlot()), profileId: olga.profileId })
  expect(await olga.call(listVisits, { status: 'all' })).toMatchObject({ ok: true, value: { orders: [{ status: 'booked' }] } })
  for (const visitor of await visitors()) expect(await visitor(listVisits, { status: 'all' })).toMatchObject(REFUSED)
})

test('an account has its tests, a visitor none [6.12]', async () => {
  const olga = await server.aPatient()
  const { assignmentId } = await server.aDoctor()
  const id = await aReport(server.store, { profileId: olga.profileId, assignmentId })
  expect(await olga.call(listTests, {})).toMatchObject({ ok: true, value: { tests: [{ id, profileId: olga.profileId }] } })
  for (const visitor of await visitors()) expect(await visitor(listTests, {})).toMatchObject(REFUSED)
})

test('an account has its family of spouse, children and relatives, a visitor none [6.13]', async () => {
  const olga = await server.aPatient()
  const [pavel, nina, igor] = [
    await server.aPatient({ birthday: '1988-04-02' }),
    await server.aPatient({ birthday: '1960-02-01' }),
    await server.aPatient({ birthday: '1992-09-30' })
  ]
  const childId = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select m.family_id, x.id::uuid, x.kind, x.of::uuid, ${server.now()}
    from family_members m, (values (${pavel.profileId}, 'SPOUSE', null), (${nina.profileId}, 'PARENT', ${olga.profileId}),
      (${igor.profileId}, 'OTHER', ${olga.profileId})) x (id, kind, of)
    where m.profile_id = ${olga.profileId}`)
  expect(await olga.call(listRelatives, {})).toMatchObject({
    ok: true,
    value: {
      family: [
        { profileId: olga.profileId, relKind: 'ME' },
        { profileId: nina.profileId, relKind: 'PARENT' },
        { profileId: pavel.profileId, relKind: 'SPOUSE' },
        { profileId: igor.profileId, relKind: 'OTHER' },
        { profileId: childId, relKind: 'CHILD' }
      ]
    }
  })
  for (const visitor of await visitors()) expect(await visitor(listRelatives, {})).toMatchObject(REFUSED)
})

test('a visitor reads no conclusion and no result, asks for no code of a card, and books nothing [6.49]', async () => {
  const olga = await server.aPatient()
  const { assignmentId } = await server.aDoctor()
  const id = await aReport(server.store, { profileId: olga.profileId, assignmentId }, { kind: 'conclusion', body: 'Здоров.' })
  const slot = await server.aSlot({ assignmentId })
  for (const visitor of await visitors()) {
    expect(await visitor(listReports, {})).toMatchObject(REFUSED)
    expect(await visitor(readVisitReport, { id, providerCode: 'azure', reportResult: id })).toMatchObject(REFUSED)
    expect(await visitor(sendACode, { profileId: olga.profileId, providerCode: 'azure' })).toMatchObject(REFUSED)
    expect(await visitor(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject(REFUSED)
  }
  expect(server.sent).toEqual([])
})
