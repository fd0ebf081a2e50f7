import { bookDoctorSlot } from '@vizit/contract/booking'
import { chooseChannel } from '@vizit/contract/reminders'
import { listReplacements, takeReplacement } from '@vizit/contract/replacements'
import { syncOrder } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendNotification } from '../../jobs/send-notification.job.ts'
import { sql } from '../../store/store.ts'
import { type Patient, startTestServer } from '../../testing/test-server.ts'
import { cancelledByClinic } from './cancel-by-clinic.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function booked(person: Patient, startsAt = '2026-11-24T11:30:00Z') {
  const doctor = await server.aDoctor()
  const slot = await server.aSlot({ assignmentId: doctor.assignmentId, startsAt })
  const answer = await person.call(bookDoctorSlot, { ...slot, profileId: person.profileId })
  if (!answer.ok) throw new Error(answer.code)
  return { ...doctor, slotId: slot.timetableId, orderId: answer.value.orderId }
}

const cancel = (ref: string, more: { slot?: 'free'; provider?: string; toldBy?: 'people'; reason?: string } = {}) =>
  cancelledByClinic(server.deps, { provider: 'azure', ref, reason: 'Врач заболел', toldBy: 'system', ...more })

async function offered(person: Patient, orderId: string): Promise<string[] | null> {
  const found = await person.call(listReplacements, { orderId })
  return found.ok ? found.value.times.map(time => time.timetableId) : null
}

async function deliver(): Promise<void> {
  const due = await server.store.rows<{ payload: { id: string } }>(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-notification' order by j.id`)
  for (const { payload } of due) await sendNotification(server.deps, payload, 'last')
}

test('the centre calls a visit off: the patient is told by the chosen way, sees who and why, and the time is not for others', async () => {
  const olga = await server.aPatient({ email: 'olga@post.example' })
  expect(await olga.call(chooseChannel, { channel: 'mail' })).toMatchObject({ ok: true })
  const { orderId, slotId } = await booked(olga)
  await cancel(orderId, { provider: 'other' })
  expect(await olga.call(syncOrder, { orderId })).toMatchObject({ value: { status: 'booked' } })
  for (let time = 0; time < 2; time++) await cancel(orderId)
  await deliver()
  expect(server.sent).toEqual([])
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]!.text).toContain(
    'Центр отменил ваш визит: вт, 24 ноября, 14:30, Каштан на Сурганова. Причина и другие времена: http'
  )
  expect(server.mails[0]!.text).not.toMatch(/заболел|Ковалёва|Терапевт/)
  expect(await olga.call(syncOrder, { orderId })).toMatchObject({
    value: { status: 'cancelled', cancelledBy: 'clinic', cancelReason: 'Врач заболел', isManageable: false }
  })
  expect(await server.store.row(sql`select taken_by from slots where id = ${slotId}`)).toEqual({ taken_by: 'clinic' })
})

test('what begins within a day is told by SMS at once, and by night when the quiet hours are over, unless one would go there before', async () => {
  const olga = await server.aPatient({ email: 'olga@post.example' })
  await olga.call(chooseChannel, { channel: 'mail' })
  const { orderId, slotId } = await booked(olga, '2026-11-21T07:00:00Z')
  const early = await booked(olga, '2026-11-21T05:30:00Z')
  server.setNow('2026-11-20T23:00:00Z')
  for (const one of [orderId, early.orderId]) await cancel(one, { slot: 'free' })
  await deliver()
  const told = () => server.sent.map(sms => [sms.phone, /сб, 21 ноября, (\d+:\d+)/.exec(sms.text)?.[1]])
  expect(told()).toEqual([[olga.phone, '08:30']])
  server.setNow('2026-11-21T05:00:00Z')
  await deliver()
  expect(told()).toEqual([
    [olga.phone, '08:30'],
    [olga.phone, '10:00']
  ])
  expect(await server.store.row(sql`select taken_by from slots where id = ${slotId}`)).toEqual({ taken_by: null })
})

test('the link of a visit called off at the last hour leads into the face that the person uses', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  await server.aSessionOf(boris, 'patient')
  for (const one of [olga, boris]) await cancel((await booked(one, '2026-11-20T11:30:00Z')).orderId)
  await deliver()
  const { patient, publicUrl } = server.deps.config
  const leads = (phone: string) => /http\S+/.exec(server.sent.find(sms => sms.phone === phone)!.text)?.[0]
  expect([leads(olga.phone), leads(boris.phone)]).toEqual([`${publicUrl}/visits`, `${patient!.origin}/visits`])
})

test('a centre with a system of its own is told when its people, and not that system, called the visit off', async () => {
  const olga = await server.aPatient()
  const asked: string[] = []
  server.clinic.gateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'reserved', clinicRef: `at-clinic-${asked.length}` }),
    find: async () => ({ verdict: 'never-heard' }),
    cancel: async ({ orderId }) => {
      asked.push(orderId)
      return 'cancelled'
    }
  }
  const undoing = async () =>
    (await server.store.rows(sql`select key from graphile_worker.jobs where task_identifier = 'cancel-at-clinic'`)).length
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
  const one = await booked(olga)
  await cancel('at-clinic-0')
  expect(await olga.call(syncOrder, { orderId: one.orderId })).toMatchObject({ value: { cancelledBy: 'clinic' } })
  expect(await undoing()).toBe(0)
  const two = await booked(olga, '2026-11-25T11:30:00Z')
  await cancel(two.orderId, { toldBy: 'people' })
  expect(await undoing()).toBe(1)
})

test('a doctor who is away is offered to nobody from now to the last day that the centre called off', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient()]
  const { orderId, assignmentId } = await booked(olga, '2026-11-24T11:30:00Z')
  const later = await server.aSlot({ assignmentId, startsAt: '2026-11-26T08:00:00Z' })
  const hers = await nina.call(bookDoctorSlot, { ...later, profileId: nina.profileId })
  const times = ['2026-11-25T09:00:00Z', '2026-11-26T09:00:00Z', '2026-11-27T09:00:00Z']
  const [between, lastDay, after] = await Promise.all(times.map(startsAt => server.aSlot({ assignmentId, startsAt })))
  for (const startsAt of ['2026-11-24T13:00:00Z', '2026-11-23T09:00:00Z']) await server.aSlot({ assignmentId, startsAt })
  const colleague = await server.aSlot({ doctor: { lastName: 'Белова' }, startsAt: '2026-11-24T12:00:00Z' })
  const reason = 'Врач на конференции'
  await cancel(orderId, { reason })
  expect(await offered(olga, orderId)).toEqual([between, lastDay, after].map(slot => slot!.timetableId))
  await cancel(hers.ok ? hers.value.orderId : '', { reason })
  expect(await offered(olga, orderId)).toEqual([colleague, after].map(slot => slot!.timetableId))
})

test('a doctor who is ill is offered to nobody whatever the day, once the centre says it of one visit', async () => {
  const [olga, nina] = [await server.aPatient(), await server.aPatient()]
  const { orderId, assignmentId } = await booked(olga, '2026-11-24T11:30:00Z')
  const later = await server.aSlot({ assignmentId, startsAt: '2026-11-26T08:00:00Z' })
  const hers = await nina.call(bookDoctorSlot, { ...later, profileId: nina.profileId })
  const after = await server.aSlot({ assignmentId, startsAt: '2026-12-01T09:00:00Z' })
  const colleague = await server.aSlot({ doctor: { lastName: 'Белова' }, startsAt: '2026-11-24T12:00:00Z' })
  await cancel(orderId, { reason: 'Центр закрыт' })
  expect(await offered(olga, orderId)).toEqual([colleague, after].map(slot => slot.timetableId))
  for (const reason of [
    'Врач на больничном',
    'По болезни врача',
    'Заболел врач',
    'Временная нетрудоспособность',
    'Урач хварэе',
    'The doctor is ill'
  ]) {
    await server.store.run(sql`update visits set cancel_reason = ${reason} where order_id = ${orderId}::uuid`)
    expect(await offered(olga, orderId), reason).toEqual([colleague.timetableId])
  }
  await server.store.run(sql`update visits set cancel_reason = 'Still closed' where order_id = ${orderId}::uuid`)
  expect(await offered(olga, orderId)).toContain(after.timetableId)
  await cancel(hers.ok ? hers.value.orderId : '')
  expect(await offered(olga, orderId)).toEqual([colleague.timetableId])
})

test('a doctor whose time the centre left open is there: the same day may be offered', async () => {
  const olga = await server.aPatient()
  const { orderId, assignmentId } = await booked(olga)
  const sameDay = await server.aSlot({ assignmentId, startsAt: '2026-11-24T13:00:00Z' })
  await cancel(orderId, { slot: 'free' })
  const found = await olga.call(listReplacements, { orderId })
  expect(found.ok && found.value.times.map(time => [time.timetableId, time.nearness])).toContainEqual([sameDay.timetableId, 'doctor'])
})

test('three times are offered instead: of the same doctor, else of the speciality at that branch, else in the town, near the old one; one press books', async () => {
  const olga = await server.aPatient()
  const { orderId, assignmentId, branchId, specialityId } = await booked(olga)
  const none = { times: [], bookedAs: null }
  expect(await olga.call(listReplacements, { orderId })).toMatchObject({ value: none })
  await cancel(orderId, { reason: 'Врач на конференции' })
  expect(await olga.call(listReplacements, { orderId })).toMatchObject({ value: none })
  const inTown = await server.aSlot({ doctor: { lastName: 'Белова' }, startsAt: '2026-11-24T11:30:00Z' })
  const elsewhere = await server.aSlot({ doctor: { lastName: 'Чужая', speciality: 'Хирург' }, startsAt: '2026-11-24T11:30:00Z' })
  const forChildren = await server.aSlot({ doctor: { adult: false, children: true }, startsAt: '2026-11-24T12:00:00Z' })
  const colleague = await server.aDoctor({ lastName: 'Абрамова' })
  await server.store.run(
    sql`update assignments set branch_id = ${branchId}::int, speciality_id = ${specialityId}::int where id = ${colleague.assignmentId}::int`
  )
  const atBranch = await server.aSlot({ assignmentId: colleague.assignmentId, startsAt: '2026-11-26T11:30:00Z' })
  const tooFar = await server.aSlot({ assignmentId, startsAt: '2026-12-15T11:30:00Z' })
  const same = await server.aSlot({ assignmentId, startsAt: '2026-12-01T11:30:00Z' })
  const found = await olga.call(listReplacements, { orderId })
  expect(found.ok && found.value.times.map(time => [time.timetableId, time.nearness])).toEqual([
    [inTown.timetableId, 'town'],
    [atBranch.timetableId, 'branch'],
    [same.timetableId, 'doctor']
  ])
  expect(JSON.stringify(found)).not.toMatch(
    new RegExp(`"timetableId":"(${elsewhere.timetableId}|${forChildren.timetableId}|${tooFar.timetableId})"`)
  )

  const taken = await olga.call(takeReplacement, { orderId, ...atBranch })
  expect(taken).toMatchObject({ ok: true, value: { status: 'booked', startDate: '2026-11-26T11:30:00Z', profileId: olga.profileId } })
  const bookedAs = taken.ok && taken.value.orderId
  expect(await olga.call(listReplacements, { orderId })).toMatchObject({ value: { times: [], bookedAs } })
  expect(await olga.call(takeReplacement, { orderId: String(bookedAs), ...same })).toMatchObject({
    code: 'INVALID_STATE',
    facts: { reason: 'not-cancelled-by-clinic' }
  })
  const stranger = await server.aPatient()
  expect(await stranger.call(listReplacements, { orderId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await stranger.call(takeReplacement, { orderId, ...same })).toMatchObject({ code: 'NOT_FOUND' })
})
