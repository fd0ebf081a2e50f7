// Who is reminded of which visit, and by whose choice, where several people have all of it at once.
import { chooseReminders, readReminders } from '@vizit/contract/reminders'
import { cancelVisit } from '@vizit/contract/visits'
import type { ReminderChoice } from '@vizit/rules/reminders'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { AFTERNOON, type BookedVisit, EVENING_BEFORE, reminding } from '../testing/test-reminders.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())
const { booked, minute } = reminding(server)

const choose = (who: Patient, profileId: string, choices: ReminderChoice[]) => who.call(chooseReminders, { profileId, choices })
const stateOf = async (who: Patient) => {
  const answer = await who.call(readReminders, {})
  return answer.ok ? answer.value : Promise.reject(new Error(answer.code))
}

test('each is told at the times of the own choice, of the own visits, whatever others have chosen for themselves and for the same child', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  const misha = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', now() from family_members where profile_id = ${misha}`)
  // their choices differ for each patient and each reader, and are looked up when the visits that are booked after them are due
  await choose(olga, olga.profileId, ['day-before-20'])
  await choose(pavel, pavel.profileId, ['hours-1'])
  await choose(pavel, misha, ['day-before-10'])
  await choose(olga, misha, ['hours-4'])
  expect((await stateOf(pavel)).people.map(({ profileId, choices }) => [profileId, choices])).toEqual([
    [pavel.profileId, ['hours-1']],
    [misha, ['day-before-10']]
  ])
  await booked(olga)
  await booked(pavel)
  await booked(olga, '2026-11-24T12:30:00Z', misha)
  expect(await minute('2026-11-23T07:00:00Z')).toEqual([])
  expect(await minute(EVENING_BEFORE)).toEqual([[olga.phone, ['14:30']]])
  expect(await minute('2026-11-24T08:30:00Z')).toEqual([[olga.phone, ['15:30']]])
  expect(await minute('2026-11-24T09:30:00Z')).toEqual([])
  expect(await minute('2026-11-24T10:30:00Z')).toEqual([[pavel.phone, ['14:30']]])
})

test('told together is what the same person would be told within half an hour: not the visits of another, nor what is cancelled, nor what is later', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  await booked(olga)
  const called = await booked(olga, '2026-11-24T11:50:00Z')
  await olga.call(cancelVisit, called)
  await booked(olga, '2026-11-24T11:50:00Z')
  await booked(olga, '2026-11-24T13:30:00Z')
  await booked(pavel, '2026-11-24T11:55:00Z')
  for (const who of [olga, pavel]) await choose(who, who.profileId, ['hours-2'])
  // as a clinic leaves it that cancels behind the server's back
  await server.store.run(sql`update visits set remind_at = '2026-11-24T09:50:00Z' where order_id = ${called.orderId}`)
  expect(await minute('2026-11-24T09:30:00Z')).toEqual([[olga.phone, ['14:30', '14:50']]])
  expect(await minute('2026-11-24T09:55:00Z')).toEqual([[pavel.phone, ['14:55']]])
  expect(await minute('2026-11-24T11:30:00Z')).toEqual([[olga.phone, ['16:30']]])
})

test('nor is told early what is chosen for another patient, or by another reader', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  const misha = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', now() from family_members where profile_id = ${misha}`)
  await booked(olga)
  const ofMisha = await booked(olga, '2026-11-24T11:50:00Z', misha)
  await choose(olga, olga.profileId, ['hours-2'])
  await choose(olga, misha, ['hours-1'])
  await choose(pavel, misha, ['hours-2'])
  await server.store.run(sql`update visits set remind_at = '2026-11-24T09:50:00Z' where order_id = ${ofMisha.orderId}`)
  expect(await minute('2026-11-24T09:30:00Z')).toEqual([[olga.phone, ['14:30']]])
  expect(await minute('2026-11-24T09:50:00Z')).toEqual([])
  expect(await minute('2026-11-24T10:50:00Z')).toEqual([[olga.phone, ['14:50']]])
})

test('a choice moves the reminders of visits that are still to be told of: not of one that is over or cancelled, nor of one that another is told of', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient()]
  const misha = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', now() from family_members where profile_id = ${misha}`)
  const [ahead, called, over] = [
    await booked(olga, AFTERNOON, misha),
    await booked(olga, '2026-11-24T12:30:00Z', misha),
    await booked(olga, '2026-11-25T11:30:00Z', misha)
  ]
  const [ofPavel, due, unplanned] = [
    await booked(pavel, '2026-11-26T11:30:00Z', misha),
    await booked(olga, '2026-11-27T11:30:00Z', misha),
    await booked(olga, '2026-11-28T11:30:00Z', misha)
  ]
  await olga.call(cancelVisit, called)
  await server.store.run(sql`
    update visits set starts_at = '2026-11-19T08:00:00Z', ends_at = '2026-11-19T08:20:00Z', remind_at = '2026-12-01T00:00:00Z' where order_id = ${over.orderId}`)
  await server.store.run(sql`update visits set remind_at = '2026-12-01T00:00:00Z' where order_id = ${called.orderId}`)
  await server.store.run(sql`update visits set remind_at = ${server.now()} where order_id = ${due.orderId}`)
  await server.store.run(sql`update visits set remind_at = null where order_id = ${unplanned.orderId}`)
  const planned = async ({ orderId }: BookedVisit) =>
    (await server.store.row<{ at: string | null }>(sql`select remind_at as at from visits where order_id = ${orderId}`))!.at
  const before = await planned(ofPavel)
  await choose(olga, misha, ['hours-1'])
  expect([await planned(ahead), await planned(unplanned)]).toEqual(['2026-11-24T10:30:00Z', '2026-11-28T10:30:00Z'])
  expect([await planned(called), await planned(over), await planned(ofPavel), await planned(due)]).toEqual([
    '2026-12-01T00:00:00Z',
    '2026-12-01T00:00:00Z',
    before,
    '2026-11-20T08:00:00Z'
  ])
})

test('one chooses for those alone whose visits one may see, and is shown no others', async () => {
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${anna.profileId}, 'OTHER', ${olga.profileId}, now() from family_members where profile_id = ${olga.profileId}`)
  expect((await stateOf(anna)).people.map(({ profileId }) => profileId)).toEqual([anna.profileId])
})
