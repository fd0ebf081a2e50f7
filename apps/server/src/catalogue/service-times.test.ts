import { bookService } from '@vizit/contract/booking'
import { listServiceDays, listServicePlaces, listServiceTimes } from '@vizit/contract/service-times'
import { instantText, minskDay } from '@vizit/rules/days'
import { mergeSlots } from '@vizit/rules/slots'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aService } from '../testing/test-service.ts'
import { availabilityOf } from './availability/availability.ts'
import { countDays } from './availability/giver-days.ts'
import { openRange } from './cut-range.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const at = (minutes: number) => instantText(new Date(Date.UTC(2026, 10, 24, 6, 0) + minutes * 60_000))

test('the timetable of a service says of each specialist how they can be booked online, and of a closed branch or clinic that its registry books', async () => {
  const anna = await server.aDoctor({ onlineBooking: 'from-second-visit' })
  const boris = await server.aDoctor({ lastName: 'Беляев' })
  const service = await aService(server, anna.assignmentId, { name: 'УЗИ сердца', minutes: 40 })
  await server.store.run(
    sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${boris.assignmentId}::int, ${service.serviceId}::int, 30)`
  )
  const told = async () => {
    const shown = await server.nobody(listServiceTimes, { provider: 'all', serviceId: service.serviceId, date: '2026-11-24' })
    return shown.ok && shown.value.specialists.map(one => one.onlineBooking)
  }
  expect(await told()).toEqual(['open', 'from-second-visit'])
  await server.store.run(sql`update branches set online_booking_enabled = false where id = ${boris.branchId}::int`)
  expect(await told()).toEqual(['registry-only', 'from-second-visit'])
  await server.store.run(sql`update branches set online_booking_enabled = true`)
  for (const change of [
    sql`update providers set online_booking_enabled = false`,
    sql`update providers set online_booking_enabled = true, forbidden_by_administrator = true`
  ]) {
    await server.store.run(change)
    expect(await told()).toEqual(['registry-only', 'from-second-visit'])
  }
})

test('the timetable of a service joins free slots to its length, for all its specialists or one; what is shown can be booked [3.116 4.57]', async () => {
  const anna = await server.aDoctor()
  const boris = await server.aDoctor({ lastName: 'Беляев' })
  await server.store.run(sql`update assignments set branch_id = ${anna.branchId}::int where id = ${boris.assignmentId}::int`)
  const service = await aService(server, anna.assignmentId, { name: 'УЗИ сердца', minutes: 40, price: 9_900 })
  await server.store.run(
    sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${boris.assignmentId}::int, ${service.serviceId}::int, 30)`
  )
  for (const start of [0, 20, 40]) await server.aSlot({ assignmentId: anna.assignmentId, startsAt: at(start) })
  for (const start of [10, 70]) await server.aSlot({ assignmentId: boris.assignmentId, startsAt: at(start), minutes: 30 })
  const place = { provider: 'azure', branchId: anna.branchId, serviceId: service.serviceId }
  const asked = { ...place, date: '2026-11-24' }
  const { assignmentId } = anna
  const shown = await server.nobody(listServiceTimes, asked)
  expect(shown).toMatchObject({
    ok: true,
    value: {
      service: { serviceId: service.serviceId, serviceName: 'УЗИ сердца' },
      specialists: [
        { doctorId: boris.doctorId, slotDuration: 30, price: null },
        { doctorId: anna.doctorId, slotDuration: 40, price: 9_900, fullName: 'Ковалёва Анна Сергеевна' }
      ],
      times: [
        { assignmentId, startTime: at(0), endTime: at(40) },
        { assignmentId: boris.assignmentId, startTime: at(10), endTime: at(40) },
        { assignmentId, startTime: at(20), endTime: at(60) },
        { assignmentId: boris.assignmentId, startTime: at(70), endTime: at(100) }
      ]
    }
  })
  const times = shown.ok ? shown.value.times : []
  const days = (doctorId?: string) =>
    server.nobody(listServiceDays, { ...place, dateStart: '2026-11-20', dateEnd: '2026-11-30', ...(doctorId ? { doctorId } : {}) })
  expect(await days()).toMatchObject({ ok: true, value: { days: [{ date: '2026-11-24', free: 4 }] } })
  expect(await days(anna.doctorId)).toMatchObject({ ok: true, value: { days: [{ date: '2026-11-24', free: 2 }] } })

  const olga = await server.aPatient()
  const { timeslotId: timetableId } = times[2]!
  const booked = await olga.call(bookService, { ...service, timetableId, assignmentId, profileId: olga.profileId })
  expect(booked).toMatchObject({ ok: true, value: { startDate: at(20), endDate: at(60) } })
  // twenty minutes are left: no longer enough
  expect(await server.nobody(listServiceTimes, { ...asked, doctorId: anna.doctorId })).toMatchObject({ ok: true, value: { times: [] } })
  expect(await days(anna.doctorId)).toMatchObject({ ok: true, value: { days: [] } })
})

test('of any timetable the highlighted days have as many times as the rule of the slots finds [4.57]', async () => {
  const { assignmentId, branchId } = await server.aDoctor()
  const services = await Promise.all([10, 25, 45].map(minutes => aService(server, assignmentId, { minutes })))
  // lengths and gaps by a fixed rule: runs of every kind, over midnight too
  const free: { start: string; end: string }[] = []
  for (let n = 0, minute = 0; n < 400; n++) {
    const length = [5, 10, 15, 20][(n * 7) % 4]!
    if ((n * n) % 5 === 1) minute += 3
    if ((n * n) % 11 !== 3) free.push({ start: at(minute), end: at(minute + length) })
    minute += length
  }
  await server.store.run(sql`
    insert into slots (assignment_id, starts_at, ends_at)
    select ${assignmentId}::int, s, e from unnest(${free.map(one => one.start)}::timestamptz[], ${free.map(one => one.end)}::timestamptz[]) t(s, e)`)
  for (const { serviceId, slotDuration } of services) {
    const counted = new Map<string, number>()
    for (const [first] of mergeSlots(free, slotDuration)) {
      const day = minskDay(new Date(first!.start))
      counted.set(day, (counted.get(day) ?? 0) + 1)
    }
    const asked = { provider: 'all', branchId, serviceId }
    const told = await server.nobody(listServiceDays, { ...asked, dateStart: '2026-11-20', dateEnd: '2027-01-20' })
    expect(told.ok && told.value.days.map(({ date, free }) => [date, free])).toEqual([...counted])
    // what begins on a day is of that day, also when it lasts over midnight
    for (const [date, times] of counted) {
      const listed = await server.nobody(listServiceTimes, { ...asked, date })
      expect([date, listed.ok && listed.value.times.length]).toEqual([date, times])
    }
  }
})

test('a service that nobody gives there, or that patients do not choose, has no timetable', async () => {
  const { assignmentId, branchId } = await server.aDoctor()
  const other = await server.aDoctor()
  const [service, hidden] = [await aService(server, assignmentId), await aService(server, assignmentId, { hidden: true })]
  const date = '2026-11-24'
  const asked = { provider: 'all', branchId, serviceId: service.serviceId }
  expect(await server.nobody(listServiceTimes, { ...asked, date })).toMatchObject({ ok: true, value: { times: [] } })
  for (const wrong of [
    { ...asked, branchId: other.branchId },
    { ...asked, serviceId: hidden.serviceId },
    { ...asked, provider: 'nobody' }
  ]) {
    expect(await server.nobody(listServiceTimes, { ...wrong, date })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(await server.nobody(listServiceDays, { ...wrong, dateStart: date, dateEnd: date })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND'
    })
  }
})

test('the branches of a service are those of the town where somebody gives it, with who does', async () => {
  const anna = await server.aDoctor()
  const boris = await server.aDoctor({ lastName: 'Беляев' })
  const service = await aService(server, anna.assignmentId)
  const asked = { provider: 'azure', serviceId: service.serviceId }
  const places = { ok: true, value: { places: [{ branchId: anna.branchId, doctorId: anna.doctorId }] } }
  expect(await server.nobody(listServicePlaces, asked)).toMatchObject(places)
  expect(await server.nobody(listServicePlaces, { ...asked, townId: '0' })).toMatchObject(places)
  await server.store.run(
    sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${boris.assignmentId}::int, ${service.serviceId}::int, 30)`
  )
  const both = await server.nobody(listServicePlaces, asked)
  expect(both.ok && both.value.places.map(place => place.branchId)).toEqual([boris.branchId, anna.branchId])
  expect(await server.nobody(listServicePlaces, { ...asked, townId: '999' })).toMatchObject({ ok: true, value: { places: [] } })
  await server.store.run(sql`update services set hidden = true where id = ${service.serviceId}::int`)
  expect(await server.nobody(listServicePlaces, asked)).toMatchObject({ ok: true, value: { places: [] } })
})

test('with a programme a service is given where and when it pays for it: by whom it pays for, and nowhere if it does not pay for the service; options that do not go together are refused [1.15, 5.89]', async () => {
  const [anna, boris] = [await server.aDoctor(), await server.aDoctor({ lastName: 'Беляев', provider: 'birch' })]
  const service = await aService(server, anna.assignmentId)
  const [serviceId, minutes] = [service.serviceId, service.slotDuration]
  await server.store.run(
    sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${boris.assignmentId}::int, ${serviceId}::int, ${minutes})`
  )
  for (const { assignmentId } of [anna, boris]) await server.aSlot({ assignmentId, startsAt: at(0), minutes })
  await server.store.run(sql`insert into coverers (code, kind, name) values ('epam', 'EMPLOYER', 'Синяя Орбита')`)
  await server.store.run(sql`insert into programmes (id, coverer_code, caption) values ('epam-health', 'epam', 'Здоровье')`)
  await server.store.run(
    sql`insert into programme_providers (programme_id, provider_id) select 'epam-health', p.id from providers p where p.code = 'birch'`
  )
  const asked = { provider: 'all', serviceId, programId: 'epam-health' }
  const branches = async () => {
    const answer = await server.nobody(listServicePlaces, asked)
    return answer.ok && answer.value.places.map(place => place.branchId)
  }
  expect(await branches()).toEqual([boris.branchId])
  const days = async ({ branchId }: { branchId: string }) => {
    const answer = await server.nobody(listServiceDays, { ...asked, branchId, dateStart: '2026-11-20', dateEnd: '2026-11-30' })
    return answer.ok ? answer.value.days.map(day => day.date) : answer.code
  }
  expect([await days(anna), await days(boris)]).toEqual(['OPTIONS_NOT_SUPPORTED', ['2026-11-24']])
  const other = await aService(server, anna.assignmentId)
  await server.store.run(sql`insert into programme_services (programme_id, service_id) values ('epam-health', ${other.serviceId}::int)`)
  expect(await branches()).toEqual([])
  expect(await days(boris)).toBe('OPTIONS_NOT_SUPPORTED')
})

test('the days of a service count the times of those who see the patient: a child of an age, children, or adults', async () => {
  const asked = await threeWhoSee()
  const days = async (patient: { profile?: '1' | '2'; age?: string }) => {
    const answer = await server.nobody(listServiceDays, { ...asked, dateStart: '2026-11-20', dateEnd: '2026-11-30', ...patient })
    return answer.ok ? answer.value.days.map(day => [day.date.slice(8), day.free]) : answer.code
  }
  const everybodys = [
    ['23', 1],
    ['24', 1],
    ['25', 1]
  ]
  expect(await days({})).toEqual(everybodys)
  expect(await days({ profile: '1' })).toEqual([['23', 1]])
  expect(await days({ profile: '2' })).toEqual(everybodys.slice(1))
  expect(await days({ age: '8' })).toEqual([['24', 1]])
  expect(await days({ age: '12' })).toEqual(everybodys.slice(1))
  // what was counted for one patient is not told to another, nor is it true after the doctor sees others
  await server.store.run(sql`update doctors set children_age = 3 where children_age = 10`)
  expect(await days({ age: '8' })).toEqual(everybodys.slice(1))
  expect(await days({ profile: '1', age: '40' })).toEqual([['23', 1]])
})

/** A service of three doctors of one branch, each with one time on a day of his own: of adults on the 23rd, of children on the 24th, of those from 10 on the 25th. */
async function threeWhoSee(): Promise<{ provider: string; serviceId: string; townId: string }> {
  const doctors = [
    await server.aDoctor({ lastName: 'Взрослый', adult: true, children: false }),
    await server.aDoctor({ lastName: 'Детский', adult: false, children: true }),
    await server.aDoctor({ lastName: 'Старший', adult: false, children: true })
  ]
  await server.store.run(sql`update doctors set children_age = 10 where id = ${doctors[2]!.doctorId}::int`)
  const { serviceId } = await aService(server, doctors[0]!.assignmentId, { minutes: 20 })
  for (const [nr, { assignmentId }] of doctors.entries()) {
    await server.store.run(
      sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${assignmentId}::int, ${serviceId}::int, 20) on conflict do nothing`
    )
    await server.aSlot({ assignmentId, startsAt: `2026-11-${23 + nr}T09:00:00Z` })
  }
  return { provider: 'all', serviceId, townId: '1' }
}

test('without a branch the times of all centres of the town are told at once, each with its branch, and the days count them all', async () => {
  const anna = await server.aDoctor()
  const boris = await server.aDoctor({ lastName: 'Беляев' })
  const far = await server.aDoctor({ lastName: 'Дальний' })
  await server.store.run(
    sql`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'gomel', 'Гомель', 'Gomel', 'Гомель', 'medcenters', 2)`
  )
  await server.store.run(sql`update branches set town_id = 2 where id = ${far.branchId}::int`)
  const { serviceId } = await aService(server, anna.assignmentId, { name: 'УЗИ сердца', minutes: 20, price: 9_900 })
  for (const [nr, one] of [anna, boris, far].entries()) {
    await server.store.run(
      sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${one.assignmentId}::int, ${serviceId}::int, 20) on conflict do nothing`
    )
    await server.aSlot({ assignmentId: one.assignmentId, startsAt: at(nr * 20) })
  }
  const times = async (place: { townId?: string; branchId?: string }) => {
    const answer = await server.nobody(listServiceTimes, { provider: 'all', serviceId, ...place, date: '2026-11-24' })
    if (!answer.ok) return answer.code
    const branchOf = new Map(answer.value.specialists.map(one => [one.assignmentId, one.branchId]))
    return answer.value.times.map(time => branchOf.get(time.assignmentId))
  }
  expect(await times({ townId: '1' })).toEqual([anna.branchId, boris.branchId])
  expect(await times({ townId: '0' })).toEqual([anna.branchId, boris.branchId, far.branchId])
  expect(await times({})).toEqual([anna.branchId, boris.branchId, far.branchId])
  expect(await times({ townId: '1', branchId: boris.branchId })).toEqual([boris.branchId])
  expect(await times({ townId: '7' })).toBe('NOT_FOUND')
  const days = await server.nobody(listServiceDays, {
    provider: 'all',
    serviceId,
    townId: '1',
    dateStart: '2026-11-20',
    dateEnd: '2026-11-30'
  })
  expect(days).toMatchObject({ ok: true, value: { days: [{ date: '2026-11-24', free: 2 }] } })
})

test('the days of a service are true at once after a time of it is taken, freed or begun, or lasts longer; what others have changes nothing of the kept answer', async () => {
  const anna = await server.aDoctor()
  const other = await server.aDoctor({ lastName: 'Чужая' })
  const { serviceId } = await aService(server, anna.assignmentId, { name: 'УЗИ сердца', minutes: 20, price: 9_900 })
  const TODAY = ['2026-11-20T08:30:00Z', '2026-11-20T08:50:00Z']
  const slots = []
  for (const startsAt of TODAY) slots.push(await server.aSlot({ assignmentId: anna.assignmentId, startsAt }))
  const change = (text: string, id: string) => server.store.pool.query(text, [id])
  const free = async () => {
    const answer = await server.nobody(listServiceDays, {
      provider: 'all',
      serviceId,
      townId: '1',
      dateStart: '2026-11-20',
      dateEnd: '2026-11-30'
    })
    return answer.ok ? answer.value.days.map(day => day.free) : answer.code
  }
  expect([await free(), await free()]).toEqual([[2], [2]])
  const kept = availabilityOf(server.store).kept.size
  await server.aSlot({ assignmentId: other.assignmentId, startsAt: TODAY[0]! })
  expect(await free()).toEqual([2])
  expect(availabilityOf(server.store).kept.size).toEqual(kept)
  await change(`update slots set taken_by = 'visit' where id = $1`, slots[1]!.timetableId)
  expect(await free()).toEqual([1])
  await change('update slots set taken_by = null where id = $1', slots[1]!.timetableId)
  expect(await free()).toEqual([2])
  await change('update assignment_services set duration_minutes = 40 where service_id = $1', serviceId)
  expect(await free()).toEqual([1])
  server.setNow('2026-11-20T08:30:00Z')
  expect(await free()).toEqual([])
  await change('update assignment_services set duration_minutes = 20 where service_id = $1', serviceId)
  expect(await free()).toEqual([1])
  server.setNow('2026-11-20T08:50:00Z')
  expect(await free()).toEqual([])
})

test('of all who give a service those alone are read again whose times have changed, and what is kept is what is read anew', async () => {
  const soon = (minutes: number) => instantText(new Date(Date.parse('2026-11-20T08:30:00Z') + minutes * 60_000))
  const doctors = [await server.aDoctor(), await server.aDoctor({ lastName: 'Беляев' }), await server.aDoctor({ lastName: 'Вишневский' })]
  for (const [nr, { assignmentId }] of doctors.entries())
    for (const minutes of [0, 20, 60 + nr]) await server.aSlot({ assignmentId, startsAt: soon(minutes) })
  const givers = doctors.map(({ assignmentId }, nr) => ({ assignmentId: Number(assignmentId), minutes: nr === 1 ? 40 : 20 }))
  const read: unknown[] = []
  const store = {
    ...server.store,
    rows: <Row>(query: Parameters<typeof server.store.rows>[0]) => {
      read.push(query.values[0])
      return server.store.rows<Row>(query)
    }
  }
  const days = async () => {
    read.length = 0
    const range = openRange(server.now())
    const view = await availabilityOf(server.store).fresh(server.now())
    const counted = await countDays(store, view, givers, range, server.now())
    const asked = [...read]
    expect(counted).toEqual(await countDays(server.store, null, givers, range, server.now()))
    return [counted.map(({ free }) => free), asked]
  }
  const [anna, boris, vera] = givers.map(one => one.assignmentId)
  expect(await days()).toEqual([[3 + 1 + 3], [[anna, boris, vera]]])
  expect(await days()).toEqual([[3 + 1 + 3], []])
  await server.store.run(sql`update slots set taken_by = 'clinic' where assignment_id = ${boris} and starts_at = ${soon(20)}`)
  expect(await days()).toEqual([[3 + 3], [[boris]]])
  // the first time of everybody has begun
  server.setNow(soon(0))
  expect(await days()).toEqual([[2 + 2], [[anna, boris, vera]]])
})
