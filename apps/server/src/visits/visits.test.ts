import { bookDoctorSlot } from '@vizit/contract/booking'
import { chooseReminders } from '@vizit/contract/reminders'
import { cancelVisit, listVisits, pageVisits, syncOrder, visitCalendar, visitStatus } from '@vizit/contract/visits'
import { visitsFrom } from '@vizit/rules/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { joinFamily } from '../testing/test-family.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

async function booked(
  patient: Patient,
  startsAt: string,
  profileId = patient.profileId,
  more: Parameters<typeof server.aDoctor>[0] = {}
): Promise<string> {
  const slot = await server.aSlot({ startsAt, doctor: { children: true, childrenAge: 0, ...more } })
  const answer = await patient.call(bookDoctorSlot, { ...slot, profileId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.orderId
}

test('who booked for a child is named to its other parent, neither to themselves nor once they may not see the visits any more, nor where somebody booked for themselves', async () => {
  const mother = await server.aPatient()
  const father = await server.aPatient({ firstName: 'Павел' })
  const nina = await server.aPatient({ firstName: 'Нина' })
  const child = await server.aChild(mother)
  await joinFamily(server.store, mother.profileId, [
    [father.profileId, 'SPOUSE'],
    [nina.profileId, 'PARENT']
  ])
  for (const [profileId, viewer] of [
    [child, nina],
    [mother.profileId, nina],
    [mother.profileId, father]
  ] as const)
    await server.store.run(sql`
      insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
      values (${profileId}, ${viewer.profileId}, 'BOOK_VISITS', ${mother.profileId}, now())`)
  const ofChild = await booked(nina, '2026-11-24T11:30:00Z', child)
  const ofMother = await booked(nina, '2026-11-25T11:30:00Z', mother.profileId)
  const own = await booked(mother, '2026-11-26T11:30:00Z')
  const said = async (who: Patient) => {
    const [list, page] = [await who.call(listVisits, {}), await who.call(pageVisits, { state: 'future' })]
    if (!list.ok || !page.ok) throw new Error('refused')
    const of = (visits: { orderId: string; bookedBy?: string | undefined }[]) => visits.map(one => [one.orderId, one.bookedBy]).sort()
    expect(of(page.value.visits)).toEqual(of(list.value.orders))
    for (const [orderId] of of(list.value.orders))
      expect(await who.call(syncOrder, { orderId: orderId! })).toMatchObject({ ok: true, value: { orderId } })
    return Object.fromEntries(of(list.value.orders))
  }
  expect(await said(mother)).toEqual({ [ofChild]: 'Нина', [ofMother]: 'Нина', [own]: undefined })
  expect(await said(father)).toEqual({ [ofChild]: 'Нина', [ofMother]: 'Нина', [own]: undefined })
  expect(await said(nina)).toEqual({ [ofChild]: undefined, [ofMother]: undefined, [own]: undefined })
  const ofOne = await mother.call(syncOrder, { orderId: ofChild })
  expect(ofOne.ok && ofOne.value.bookedBy).toBe('Нина')
  await server.store.run(sql`delete from grants where profile_id = ${child} and viewer_id = ${nina.profileId}`)
  expect(await said(mother)).toEqual({ [ofChild]: undefined, [ofMother]: 'Нина', [own]: undefined })
})

test('an order has every field of the visit entity; all are asked for or the active ones, and those of one provider [3.21 7.68 7.74]', async () => {
  const olga = await server.aPatient()
  await booked(olga, '2026-11-24T11:30:00Z')
  const answer = await olga.call(listVisits, { status: 'all', splitpastvisits: 'true', providerCode: 'azure', async: 'false' })
  if (!answer.ok) throw new Error(answer.code)
  const named =
    'id orderId assignmentId profileId covererCode startDate endDate targetDate status providerCode lastUpdated isManageable isPast updated speciality physicianName physicianId branchName branchId name links reports testProvider serviceName customerFirstName'
  expect(Object.keys(answer.value.orders[0]!)).toEqual(expect.arrayContaining(named.split(' ')))
  expect(answer.value.orders[0]).toMatchObject({
    profileId: olga.profileId,
    covererCode: null,
    startDate: '2026-11-24T11:30:00Z',
    endDate: '2026-11-24T11:50:00Z',
    targetDate: null,
    status: 'booked',
    providerCode: 'azure',
    lastUpdated: '2026-11-20T08:00:00Z',
    isManageable: true,
    isPast: false,
    speciality: 'Терапевт',
    physicianName: 'Ковалёва Анна Сергеевна',
    branchName: 'Каштан на Сурганова',
    name: 'Терапевт',
    serviceName: null,
    customerFirstName: 'Ольга'
  })
  const [{ orderId, assignmentId, profileId }] = answer.value.orders as [(typeof answer.value.orders)[0]]
  await olga.call(cancelVisit, { orderId, assignmentId, profileId })
  for (const [asked, count] of [
    [{ status: 'all', providerCode: 'azure' }, 1],
    [{ status: 'all', providerCode: 'linden' }, 0],
    [{ status: 'active', providerCode: 'azure' }, 0]
  ] as const)
    expect(await olga.call(listVisits, asked)).toMatchObject({ ok: true, value: { orders: { length: count } } })
})

test('whatever refuses the orders says why in its body, a status above 399 with a code and a place for words [8.16]', async () => {
  const path = `${server.url}/api/v2/my/providers/orders`
  const olga = await server.aPatient()
  const signed = { authorization: `Bearer ${olga.deviceId}.${olga.token}` }
  const refused = [
    [await fetch(path), 401, 'NOT_SIGNED_IN'],
    [await fetch(path, { headers: { authorization: `Bearer ${olga.deviceId}.another` } }), 401, 'ERROR_SESSION_EXPIRED'],
    [await fetch(`${path}?dateStart=yesterday`, { headers: signed }), 400, 'INVALID_INPUT'],
    [await fetch(path, { headers: { ...signed, 'x-app-version': '0.0.0' } }), 426, 'OUTDATED_VERSION']
  ] as const
  for (const [answer, status, error] of refused) {
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ data: null, status, error, message: null })
  }
})

test('orders in a range of days and of one provider [7.70]', async () => {
  const olga = await server.aPatient()
  await booked(olga, '2026-11-24T11:30:00Z', olga.profileId, { provider: 'azure' })
  await booked(olga, '2026-11-25T20:59:00Z', olga.profileId, { provider: 'linden' })
  await booked(olga, '2026-11-25T21:30:00Z', olga.profileId, { provider: 'linden' })
  const days = async (asked: { dateStart?: string; dateEnd?: string; providerCode?: string }) => {
    const answer = await olga.call(listVisits, asked)
    return answer.ok ? answer.value.orders.map(order => order.startDate) : answer.code
  }
  expect(await days({ dateEnd: '2026-11-25' })).toEqual(['2026-11-25T20:59:00Z', '2026-11-24T11:30:00Z'])
  expect(await days({ dateStart: '2026-11-25' })).toEqual(['2026-11-25T21:30:00Z', '2026-11-25T20:59:00Z'])
  expect(await days({ providerCode: 'linden' })).toHaveLength(2)
  expect(await days({ dateStart: '2026-11-25', dateEnd: '2026-11-25', providerCode: 'linden' })).toEqual(['2026-11-25T20:59:00Z'])
})

test('a sync from a day brings what starts since and what has changed since [4.64]', async () => {
  const olga = await server.aPatient()
  await booked(olga, '2026-11-24T11:30:00Z')
  server.setNow('2026-12-10T08:00:00Z')
  const since = await olga.call(listVisits, { dateStart: '2026-12-09' })
  expect(since.ok && since.value.orders).toEqual([])
  await server.store.run(sql`update visits set status = 'done', updated_at = '2026-12-09T12:00:00Z'`)
  const later = await olga.call(listVisits, { dateStart: '2026-12-09' })
  expect(later.ok && later.value.orders).toHaveLength(1)
})

test('both the own visits and those of a child of the family are listed, with whose they are', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga, { firstName: 'Михаил' })
  await booked(olga, '2026-11-24T11:30:00Z')
  await booked(olga, '2026-11-25T11:30:00Z', child)
  const answer = await olga.call(listVisits, {})
  expect(answer.ok && answer.value.orders.map(order => [order.customerFirstName, order.relKind])).toEqual([
    ['Михаил', 'CHILD'],
    ['Ольга', 'ME']
  ])
})

test('both spouses see, book and cancel the visits of a child, and not those of each other [6.19 6.20 6.23 6.24]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient({ firstName: 'Павел' })]
  const child = await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since)
    select family_id, ${pavel.profileId}, 'SPOUSE', now() from family_members where profile_id = ${olga.profileId}`)
  const orderId = await booked(olga, '2026-11-25T11:30:00Z', child)
  await booked(olga, '2026-11-26T11:30:00Z')
  const seen = async (who: Patient) => {
    const answer = await who.call(listVisits, {})
    return answer.ok ? answer.value.orders.filter(order => order.profileId === child) : []
  }
  const [visit] = await seen(pavel)
  expect(visit).toMatchObject({
    orderId,
    isManageable: true,
    physicianName: 'Ковалёва Анна Сергеевна',
    branchName: 'Каштан на Сурганова',
    branchAddress: 'Минск, ул. Сурганова, 47Б'
  })
  expect(await pavel.call(listVisits, {})).toMatchObject({ value: { orders: [{ profileId: child }] } })
  expect(await pavel.call(cancelVisit, { orderId, assignmentId: visit!.assignmentId, profileId: child })).toMatchObject({ ok: true })
  await booked(pavel, '2026-11-27T11:30:00Z', child)
  expect((await seen(olga)).map(order => order.status)).toEqual(['booked', 'cancelled'])
})

test('on the 18th birthday of a child the parents no longer see the visits; until then they do', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga, { birthday: '2008-11-25' })
  const orderId = await booked(olga, '2026-11-27T11:30:00Z', child, { adult: true, children: true })
  server.setNow('2026-11-24T20:59:59Z')
  const before = await olga.call(listVisits, {})
  server.setNow('2026-11-24T21:00:00Z')
  const after = await olga.call(listVisits, {})
  expect([before.ok && before.value.orders.length, after.ok && after.value.orders.length]).toEqual([1, 0])
  expect(await olga.call(visitCalendar, { orderId })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})

test('a visit becomes a calendar file with times of Minsk, and of nobody else [1.23] [9.46]', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const orderId = await booked(olga, '2026-11-24T11:30:00Z')
  const file = await olga.call(visitCalendar, { orderId })
  if (!file.ok) throw new Error(file.code)
  const text = await (file.value as Blob).text()
  expect(text).toContain('DTSTART;TZID=Europe/Minsk:20261124T143000')
  expect(text).toContain('DTEND;TZID=Europe/Minsk:20261124T145000')
  expect(text).toContain(`UID:${orderId}@vizit`)
  expect(text).toContain('SEQUENCE:0')
  expect(text).toContain('DTSTAMP:20261120T080000Z')
  expect(text).toContain('BEGIN:VTIMEZONE')
  expect(await boris.call(visitCalendar, { orderId })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})

const calendarOf = async (who: Patient, orderId: string): Promise<string> => {
  const file = await who.call(visitCalendar, { orderId })
  if (!file.ok) throw new Error(file.code)
  // long lines are folded
  return (await (file.value as Blob).text()).replaceAll('\r\n ', '')
}

test('a calendar file names whose visit it is, and says of it as far ahead as the first reminder of that person', async () => {
  const olga = await server.aPatient()
  const misha = await server.aChild(olga, { firstName: 'Миша' })
  const slot = await server.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { children: true } })
  const own = await calendarOf(olga, await booked(olga, '2026-11-25T11:30:00Z'))
  expect(own).toContain('DESCRIPTION:Пациент: Ольга')
  // the evening before at eight is 18 and a half hours before
  expect(own.match(/BEGIN:VALARM/g)).toHaveLength(1)
  expect(own).toContain('TRIGGER:-PT18H30M')
  const visit = await olga.call(bookDoctorSlot, { ...slot, profileId: misha })
  if (!visit.ok) throw new Error(visit.code)
  const { orderId } = visit.value
  await olga.call(chooseReminders, { profileId: misha, choices: ['hours-4', 'minutes-30'] })
  const his = await calendarOf(olga, orderId)
  expect(his).toMatch(/SUMMARY:Миша · /)
  expect(his).toContain('DESCRIPTION:Пациент: Миша')
  expect(his).toContain('TRIGGER:-PT4H')
  await olga.call(chooseReminders, { profileId: misha, choices: [] })
  expect(await calendarOf(olga, orderId)).not.toContain('VALARM')
})

test('a pending visit names the time by which the clinic answers, if the clinic has set one', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  server.clinic.gateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'unknown' }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'unknown'
  }
  await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const target = async () => {
    const answer = await olga.call(listVisits, {})
    return answer.ok ? answer.value.orders[0]!.targetDate : answer.code
  }
  expect(await target()).toBeNull()
  await server.store.run(sql`update providers set answers_by = '16:00'`)
  expect(await target()).toBe('2026-11-20T13:00:00Z')
})

test('visits are loaded for the last month by their day, and what lies before stays away [7.71] [9.14]', async () => {
  const olga = await server.aPatient()
  for (const day of ['2026-11-24', '2026-11-25']) await booked(olga, `${day}T11:30:00Z`)
  server.setNow('2026-12-25T08:00:00Z')
  const all = await olga.call(listVisits, { status: 'all' })
  const month = await olga.call(listVisits, { status: 'all', dateStart: visitsFrom('2026-12-25') })
  expect([all.ok && all.value.orders.length, month.ok && month.value.orders.map(order => order.startDate)]).toEqual([
    2,
    ['2026-11-25T11:30:00Z']
  ])
})

test('a visit has one of eight statuses, and each but a hold is listed under its own [3.22 4.142]', async () => {
  const olga = await server.aPatient()
  const orderId = await booked(olga, '2026-11-24T11:30:00Z')
  const listed: string[] = []
  for (const status of visitStatus.options) {
    await server.store.run(sql`update visits set status = ${status}, held_until = '2026-11-24T11:00:00Z' where order_id = ${orderId}`)
    const answer = await olga.call(listVisits, { status: 'all' })
    if (answer.ok) listed.push(...answer.value.orders.map(order => order.status))
  }
  expect(listed).toEqual(['pending', 'booked', 'created_manually', 'cancelled', 'failed', 'done', 'no_show'])
  await expect(server.store.run(sql`update visits set status = 'moved' where order_id = ${orderId}`)).rejects.toThrow('visits_status_check')
})
