import { listDoctors } from '@vizit/contract/catalogue'
import { getDoctor, listSlotsOfDoctors } from '@vizit/contract/doctor-details'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { recountReviews } from './recount-reviews.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Asked = Record<string, string>

async function found(choice: Asked) {
  const answer = await server.nobody(listDoctors, { provider: 'all', ...choice })
  return answer.ok ? answer.value.doctors : []
}
const names = async (choice: Asked) => (await found(choice)).map(doctor => doctor.fullName.split(' ')[0])
const refusal = async (choice: Asked) => server.nobody(listDoctors, { provider: 'all', ...choice })

/** Three doctors; the clock stands at 11:00 of Friday 20 November in Minsk. */
async function threeDoctors() {
  const [early, late, none] = [
    await server.aDoctor({ lastName: 'Яковлева', children: true }),
    await server.aDoctor({ lastName: 'Абрамова' }),
    await server.aDoctor({ lastName: 'Белова', adult: false, children: true, provider: 'birch' })
  ]
  await server.aSlot({ assignmentId: early.assignmentId, startsAt: '2026-11-21T06:00:00Z' })
  await server.aSlot({ assignmentId: early.assignmentId, startsAt: '2026-11-23T07:00:00Z' })
  await server.aSlot({ assignmentId: late.assignmentId, startsAt: '2026-11-24T15:30:00Z' })
  return { early, late, none }
}

async function aProgramme(...providers: string[]) {
  await server.store.run(sql`insert into coverers (code, kind, name) values ('epam', 'EMPLOYER', 'Синяя Орбита')`)
  await server.store.run(sql`insert into programmes (id, coverer_code, caption) values ('epam-health', 'epam', 'Здоровье')`)
  await server.store.run(sql`
    insert into programme_providers (programme_id, provider_id) select 'epam-health', p.id from providers p where p.code = any (${providers}::text[])`)
}

describe('a list of doctors', () => {
  test('is sorted by date, by name or by the number of reviews [3.91] [9.54]', async () => {
    const { late } = await threeDoctors()
    await server.store.run(sql`update doctors set reviews_count = 7 where id = ${late.doctorId}::int`)
    for (const more of [{}, { name: 'анна' }] as Asked[]) {
      expect(await names({ ...more })).toEqual(['Абрамова', 'Белова', 'Яковлева'])
      expect(await names({ ...more, sort: 'byName' })).toEqual(['Абрамова', 'Белова', 'Яковлева'])
      expect(await names({ ...more, sort: 'byDate' })).toEqual(['Яковлева', 'Абрамова', 'Белова'])
      expect(await names({ ...more, sort: 'byFeedbacks' })).toEqual(['Абрамова', 'Белова', 'Яковлева'])
    }
    expect((await found({})).map(doctor => doctor.reviewsCount)).toEqual([7, 0, 0])
    expect(await refusal({ sort: 'byPrice' })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('by reviews counts what is published, and the job that counts may run twice', async () => {
    const { early } = await threeDoctors()
    const { accountId } = await server.aPatient()
    for (const state of ['published', 'published', 'waiting'])
      await server.store.run(sql`
        insert into reviews (id, author_id, order_id, about, doctor_id, comment, publish_name, state, shown_as, published_on, written_at, updated_at)
        values (gen_random_uuid(), ${accountId}, gen_random_uuid(), 'doctor', ${early.doctorId}::int, 'Спасибо', false, ${state}, gen_random_uuid(),
          case when ${state}::text = 'published' then date '2026-11-20' end, ${server.now()}, ${server.now()})`)
    for (let run = 0; run < 2; run++) await recountReviews(server.deps, { doctorId: early.doctorId })
    expect((await found({ sort: 'byFeedbacks' })).map(doctor => [doctor.fullName.split(' ')[0], doctor.reviewsCount])).toEqual([
      ['Яковлева', 2],
      ['Абрамова', 0],
      ['Белова', 0]
    ])
    await server.store.run(sql`delete from reviews`)
    await recountReviews(server.deps, { doctorId: early.doctorId })
    expect((await found({})).map(doctor => doctor.reviewsCount)).toEqual([0, 0, 0])
  })

  test('shows whoever sees adults and children, adults, or children [3.37]', async () => {
    await threeDoctors()
    for (const more of [{}, { name: 'анна' }] as Asked[]) {
      expect(await names({ ...more, profile: '0' })).toEqual(['Абрамова', 'Белова', 'Яковлева'])
      expect(await names({ ...more, profile: '1' })).toEqual(['Абрамова', 'Яковлева'])
      expect(await names({ ...more, profile: '2' })).toEqual(['Белова', 'Яковлева'])
    }
    expect((await found({})).map(doctor => [doctor.adult, doctor.children, doctor.profile])).toEqual([
      [true, false, 1],
      [false, true, 2],
      [true, true, 0]
    ])
  })

  test('is of those who have a slot on the preferred dates [3.96]', async () => {
    const { early } = await threeDoctors()
    for (const more of [{}, { name: 'анна' }] as Asked[]) {
      expect(await names({ ...more, preferredDates: '0' })).toHaveLength(3)
      expect(await names({ ...more, preferredDates: '3' })).toEqual(['Яковлева'])
      expect(await names({ ...more, preferredDates: '7' })).toEqual(['Абрамова', 'Яковлева'])
    }
    const { assignmentId } = await server.aDoctor({ lastName: 'Дальняя' })
    await server.aSlot({ assignmentId, startsAt: '2026-12-19T06:00:00Z' })
    expect(await names({ preferredDates: '30' })).toEqual(['Абрамова', 'Дальняя', 'Яковлева'])
    expect(await names({ preferredDates: '7' })).toEqual(['Абрамова', 'Яковлева'])
    await server.store.run(
      sql`update slots set taken_by = 'clinic' where starts_at < '2026-11-22' and assignment_id = ${early.assignmentId}::int`
    )
    expect(await names({ preferredDates: '3' })).toEqual([])
    expect(await refusal({ preferredDates: '5' })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is of those who have a slot at the preferred hours of Minsk, and the nearest is of these [3.97]', async () => {
    const { early, late } = await threeDoctors()
    const all = { ids: [early.doctorId, late.doctorId].join(',') }
    for (const more of [all, { ...all, name: 'анна' }] as Asked[]) {
      // 09:00 and 10:00 of one, 18:30 of the other
      expect(await names({ ...more, preferredTimes: '0' })).toEqual(['Абрамова', 'Яковлева'])
      expect(await names({ ...more, preferredTimes: '1' })).toEqual(['Яковлева'])
      expect((await found({ ...more, preferredTimes: '2' })).map(doctor => doctor.nearestTimeslot)).toEqual(['2026-11-23T07:00:00Z'])
      expect(await names({ ...more, preferredTimes: '3' })).toEqual([])
      expect(await names({ ...more, preferredTimes: '4' })).toEqual(['Абрамова'])
      expect(await names({ ...more, preferredTimes: '2', preferredDates: '3' })).toEqual([])
    }
    expect(await refusal({ ...all, preferredTimes: '5' })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is of those who have a slot in the morning, afternoon or evening of Minsk, and the nearest is of these; all is any of them [3.95]', async () => {
    const { early, late } = await threeDoctors()
    await server.aSlot({ assignmentId: early.assignmentId, startsAt: '2026-11-25T09:00:00Z' })
    // Counted in memory, by a name and by ids in the tables.
    for (const more of [{}, { name: 'анна' }, { ids: [early.doctorId, late.doctorId].join(',') }] as Asked[]) {
      expect(await names({ ...more, part: 'morning' })).toEqual(['Яковлева'])
      expect((await found({ ...more, part: 'afternoon' })).map(doctor => doctor.nearestTimeslot)).toEqual(['2026-11-25T09:00:00Z'])
      expect(await names({ ...more, part: 'evening', sort: 'byDate' })).toEqual(['Абрамова'])
      expect(await names({ ...more, part: 'afternoon', preferredDates: '3' })).toEqual([])
      expect(await names({ ...more, part: 'all' })).toEqual(await names(more))
    }
    expect(await refusal({ part: 'night' })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('by hours and by a part of the day is of those who have a slot in both', async () => {
    const { early, late } = await threeDoctors()
    const all = { ids: [early.doctorId, late.doctorId].join(',') }
    expect(await names({ ...all, preferredTimes: '2', part: 'morning' })).toEqual(['Яковлева'])
    expect(await names({ ...all, preferredTimes: '2', part: 'afternoon' })).toEqual([])
    expect(await names({ ...all, preferredTimes: '4', part: 'morning' })).toEqual([])
    expect(await names({ ...all, preferredTimes: '4', part: 'evening' })).toEqual(['Абрамова'])
  })

  test('by hours is asked of some, never of a whole country', async () => {
    await threeDoctors()
    expect(await refusal({ preferredTimes: '1', name: 'анна' })).toMatchObject({
      code: 'INVALID_INPUT',
      facts: { field: 'preferredTimes' }
    })
  })

  test('is narrowed to bookmarks, to a centre, to a service and to a programme', async () => {
    const { early, late, none } = await threeDoctors()
    const centre = await server.store.row<{ id: string }>(sql`select centre_id::text as id from branches where id = ${late.branchId}::int`)
    await server.store.run(sql`insert into service_directions (id, code, name) values (1, 'd', 'Консультации')`)
    await server.store.run(sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'g', 'Приёмы')`)
    await server.store.run(
      sql`insert into services (id, sub_group_id, code, name, for_adult, for_children) values (1, 1, 's', 'Осмотр', true, true)`
    )
    await server.store.run(
      sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${none.assignmentId}::int, 1, 20)`
    )
    await aProgramme('azure')
    await server.store.run(sql`update doctors set online_booking = 'programme-only' where id = ${late.doctorId}::int`)
    for (const more of [{}, { name: 'анна' }] as Asked[]) {
      expect(await names({ ...more, ids: `${none.doctorId},${early.doctorId}` })).toEqual(['Белова', 'Яковлева'])
      expect(await names({ ...more, centreId: centre!.id })).toEqual(['Абрамова'])
      expect(await names({ ...more, centreId: centre!.id, branchId: early.branchId })).toEqual([])
      expect(await names({ ...more, serviceId: '1' })).toEqual(['Белова'])
      // not of the clinic where it pays; for its members alone and not named
      expect(await names({ ...more, programId: 'epam-health' })).toEqual(['Яковлева'])
    }
    await server.store.run(sql`insert into programme_doctors (programme_id, doctor_id) values ('epam-health', ${late.doctorId}::int)`)
    expect(await names({ programId: 'epam-health' })).toEqual(['Абрамова', 'Яковлева'])
  })
})

describe('a doctor', () => {
  test('has every field, with ids of branches and assignments, durations of services and the slots of the nearest day [3.32] [3.33]', async () => {
    const { early } = await threeDoctors()
    const facts = { provider: 'all', doctorId: early.doctorId }
    await server.store.run(sql`insert into service_directions (id, code, name) values (1, 'd', 'Консультации')`)
    await server.store.run(sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'g', 'Приёмы')`)
    await server.store.run(
      sql`insert into services (id, sub_group_id, code, name, for_adult, for_children, hidden)
        values (1, 1, 's', 'Осмотр', true, true, false), (2, 1, 'h', 'Служебная', true, true, true)`
    )
    await server.store.run(
      sql`insert into assignment_services (assignment_id, service_id, duration_minutes)
        values (${early.assignmentId}::int, 1, 40), (${early.assignmentId}::int, 2, 20)`
    )
    await server.aSlot({ assignmentId: early.assignmentId, startsAt: '2026-11-21T06:20:00Z' })
    const answer = await server.nobody(getDoctor, facts)
    expect(answer).toMatchObject({
      ok: true,
      value: {
        doctorId: early.doctorId,
        fullName: 'Яковлева Анна Сергеевна',
        specialityId: early.specialityId,
        specialityName: 'Терапевт',
        qualification: 'первая категория',
        profile: 0,
        workStart: '2012-09-01',
        description: 'Ведёт приём взрослых.',
        photoUrl: null,
        branches: [early.branchId],
        assignments: [early.assignmentId],
        children: true,
        adult: true,
        childrenAge: null,
        childrenAgeTo: null,
        adultAge: null,
        adultAgeTo: null,
        worksAt: [{ branchId: early.branchId, assignmentId: early.assignmentId, serviceMappings: [{ serviceId: '1', duration: 40 }] }],
        nearestTimeslot: '2026-11-21T06:00:00Z',
        freeTimeslots: [
          { startTime: '2026-11-21T06:00:00Z', endTime: '2026-11-21T06:20:00Z', assignmentId: early.assignmentId },
          { startTime: '2026-11-21T06:20:00Z', endTime: '2026-11-21T06:40:00Z', assignmentId: early.assignmentId }
        ]
      }
    })
    const monday = await server.nobody(getDoctor, { ...facts, date: '2026-11-23' })
    expect(monday.ok && monday.value.freeTimeslots.map(slot => slot.startTime)).toEqual(['2026-11-23T07:00:00Z'])
    const past = await server.nobody(getDoctor, { ...facts, date: '2026-11-19' })
    expect(past.ok && past.value.freeTimeslots).toEqual([])
  })

  test('without any slot has no nearest one; of another clinic or unknown is not found', async () => {
    const { none } = await threeDoctors()
    const answer = await server.nobody(getDoctor, { provider: 'birch', doctorId: none.doctorId })
    expect(answer).toMatchObject({ ok: true, value: { nearestTimeslot: null, freeTimeslots: [] } })
    for (const asked of [
      { provider: 'azure', doctorId: none.doctorId },
      { provider: 'all', doctorId: '999' }
    ])
      expect(await server.nobody(getDoctor, asked)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  })
})

describe('free slots of several doctors', () => {
  test('are asked for by POST without signing in, in the order asked [7.88] [6.03]', async () => {
    const { early, late, none } = await threeDoctors()
    const range = { dateStart: '2026-11-20', dateEnd: '2026-11-24' }
    const doctorIds = [late.doctorId, '999', none.doctorId, early.doctorId]
    const response = await fetch(`${server.url}/api/v2/public/booking/all/doctors/timeslots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ doctorIds, ...range })
    })
    expect(response.status).toBe(200)
    const { doctors } = (await response.json()).data
    expect(doctors.map((one: { doctorId: string }) => one.doctorId)).toEqual([late.doctorId, none.doctorId, early.doctorId])
    expect(doctors.map((one: { timeslots: { startTime: string }[] }) => one.timeslots.map(slot => slot.startTime))).toEqual([
      ['2026-11-24T15:30:00Z'],
      [],
      ['2026-11-21T06:00:00Z', '2026-11-23T07:00:00Z']
    ])
    const atBranch = await server.nobody(listSlotsOfDoctors, { provider: 'azure', doctorIds, branchId: late.branchId, ...range })
    expect(atBranch.ok && atBranch.value.doctors.map(one => one.timeslots.length)).toEqual([1, 0])
  })

  test('fourteen days and ten doctors at once are the most [5.96]', async () => {
    const ask = (doctorIds: string[], dateEnd: string) =>
      server.nobody(listSlotsOfDoctors, { provider: 'all', doctorIds, dateStart: '2026-11-20', dateEnd })
    const many = Array.from({ length: 11 }, (_, n) => String(n + 1))
    expect(await ask(many.slice(1), '2026-12-03')).toMatchObject({ ok: true })
    expect(await ask(many.slice(1), '2026-12-04')).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'dateEnd' } })
    for (const doctorIds of [many, []]) expect(await ask(doctorIds, '2026-11-20')).toMatchObject({ code: 'INVALID_INPUT' })
  })
})
