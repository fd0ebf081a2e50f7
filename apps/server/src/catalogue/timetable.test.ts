import { getTimeslot, listDoctorSlots, listDoctorsWithSlots, listFreeDays } from '@vizit/contract/catalogue'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const DAY = '2026-11-24'

/** Times of the free slots of a doctor, or the refusal. */
async function starts(doctorId: string, dateStart: string, dateEnd = dateStart, more: { provider?: string; branchId?: string } = {}) {
  const answer = await server.nobody(listDoctorSlots, { provider: 'all', doctorId, dateStart, dateEnd, ...more })
  return answer.ok ? answer.value.timeslots.map(slot => slot.startTime) : answer.code
}

/** Who has free slots on a day and when, or the refusal. */
async function onDay(choice: Record<string, string>, date = DAY) {
  const answer = await server.nobody(listDoctorsWithSlots, { provider: 'all', date, ...choice })
  return answer.ok ? answer.value.doctors.map(doctor => doctor.doctorId) : answer.code
}

/** The same doctor at one branch more. */
async function atAnotherBranch(doctorId: string) {
  const { branchId } = await server.aDoctor({ lastName: 'Соседняя', speciality: 'Другое' })
  const row = await server.store.row<{ id: number }>(sql`
    insert into assignments (provider_id, doctor_id, branch_id, speciality_id)
    select provider_id, id, ${branchId}::int, speciality_id from doctors where id = ${doctorId}::int returning id`)
  return { assignmentId: String(row!.id), branchId }
}

async function take(timeslotId: string) {
  await server.store.run(sql`update slots set taken_by = 'visit' where id = ${timeslotId}::bigint`)
}

describe('free slots of a doctor', () => {
  test('are asked for a range of days that does not end before it starts; one day is a range [5.21]', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    await server.aSlot({ assignmentId })
    expect(await starts(doctorId, '2026-11-25', DAY)).toBe('INVALID_INPUT')
    expect(await starts(doctorId, DAY, DAY)).toEqual([expect.any(String)])
    const answer = await server.nobody(listFreeDays, { provider: 'all', doctorId, dateStart: '2026-11-25', dateEnd: DAY })
    expect(answer).toMatchObject({ ok: false, code: 'INVALID_INPUT', facts: { field: 'dateEnd' } })
  })

  test('are browsed by an anonymous visitor, in time order [6.03] [7.84] [7.01]', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    await server.aSlot({ assignmentId, startsAt: '2026-11-24T12:30:00Z' })
    const slot = await server.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
    // The day before and the day after, and another doctor's.
    for (const startsAt of ['2026-11-23T20:40:00Z', '2026-11-24T21:00:00Z']) await server.aSlot({ assignmentId, startsAt })
    await server.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
    const response = await fetch(`${server.url}/api/v2/public/booking/azure/doctors/${doctorId}/timeslots?dateStart=${DAY}&dateEnd=${DAY}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      data: {
        timeslots: [
          { timeslotId: slot.timetableId, startTime: '2026-11-24T11:30:00Z', endTime: '2026-11-24T11:50:00Z', assignmentId },
          expect.objectContaining({ startTime: '2026-11-24T12:30:00Z' })
        ]
      },
      status: 200,
      error: null,
      message: null
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a taken slot disappears', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    const slot = await server.aSlot({ assignmentId })
    await server.aSlot({ assignmentId, startsAt: '2026-11-24T11:50:00Z' })
    await take(slot.timetableId)
    expect(await starts(doctorId, DAY)).toEqual(['2026-11-24T11:50:00Z'])
  })

  test('what has begun today is not offered, what comes later is', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    for (const startsAt of ['2026-11-20T07:40:00Z', '2026-11-20T08:00:00Z', '2026-11-20T08:20:00Z'])
      await server.aSlot({ assignmentId, startsAt })
    expect(await starts(doctorId, '2026-11-20')).toEqual(['2026-11-20T08:20:00Z'])
  })

  test('a day begins and ends at midnight in Minsk', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    for (const startsAt of ['2026-11-23T20:59:00Z', '2026-11-23T21:00:00Z', '2026-11-24T20:59:59Z', '2026-11-24T21:00:00Z']) {
      await server.store.run(sql`
        insert into slots (assignment_id, starts_at, ends_at) values (${assignmentId}, ${startsAt}, ${startsAt}::timestamptz + interval '1 second')`)
    }
    expect(await starts(doctorId, DAY)).toEqual(['2026-11-23T21:00:00Z', '2026-11-24T20:59:59Z'])
  })

  test('are shown from today to two months ahead, whatever range is asked [9.12]', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    for (const startsAt of ['2026-11-19T09:00:00Z', '2026-11-20T09:00:00Z', '2027-01-20T20:40:00Z', '2027-01-20T21:00:00Z']) {
      await server.aSlot({ assignmentId, startsAt })
    }
    expect(await starts(doctorId, '2026-01-01', '2027-12-31')).toEqual(['2026-11-20T09:00:00Z', '2027-01-20T20:40:00Z'])
    expect(await starts(doctorId, '2027-01-21', '2027-02-01')).toEqual([])
  })

  test('may be asked at one branch', async () => {
    const { doctorId, assignmentId, branchId } = await server.aDoctor()
    const other = await atAnotherBranch(doctorId)
    await server.aSlot({ assignmentId })
    await server.aSlot({ assignmentId: other.assignmentId, startsAt: '2026-11-24T08:00:00Z' })
    expect(await starts(doctorId, DAY)).toEqual(['2026-11-24T08:00:00Z', '2026-11-24T11:30:00Z'])
    expect(await starts(doctorId, DAY, DAY, { branchId })).toEqual(['2026-11-24T11:30:00Z'])
    expect(await starts(doctorId, DAY, DAY, { branchId: other.branchId })).toEqual(['2026-11-24T08:00:00Z'])
  })

  test('nobody is found under an unknown provider, another provider or an unknown id', async () => {
    const { doctorId } = await server.aDoctor()
    await server.aDoctor({ provider: 'birch' })
    expect(await starts(doctorId, DAY, DAY, { provider: 'azure' })).toEqual([])
    expect(await starts(doctorId, DAY, DAY, { provider: 'birch' })).toBe('NOT_FOUND')
    expect(await starts(doctorId, DAY, DAY, { provider: 'unknown' })).toBe('NOT_FOUND')
    expect(await starts('2147483647', DAY)).toBe('NOT_FOUND')
    expect(await starts('2147483648', DAY)).toBe('INVALID_INPUT')
  })

  test('a day that does not exist or an end before the start is refused', async () => {
    const { doctorId } = await server.aDoctor()
    expect(await starts(doctorId, '2026-02-30')).toBe('INVALID_INPUT')
    expect(await starts(doctorId, '2026-11-25', DAY)).toBe('INVALID_INPUT')
  })
})

describe('doctors with free slots on a day', () => {
  test('and the days that have any are of whoever sees adults and children, adults, or children [3.37]', async () => {
    const doctors = [
      await server.aDoctor({ lastName: 'Абрамова', children: false }),
      await server.aDoctor({ lastName: 'Белова', adult: false, children: true }),
      await server.aDoctor({ lastName: 'Яковлева', children: true })
    ]
    for (const { assignmentId } of doctors) await server.aSlot({ assignmentId })
    const [adults, children, all] = doctors.map(doctor => doctor.doctorId)
    for (const [profile, seen] of Object.entries({ 0: [adults, children, all], 1: [adults, all], 2: [children, all] })) {
      expect(await onDay({ profile })).toEqual(seen)
      const days = await server.nobody(listFreeDays, { provider: 'all', dateStart: DAY, dateEnd: DAY, profile: profile as '0' })
      expect(days).toMatchObject({ ok: true, value: { days: [{ date: DAY, free: seen.length }] } })
    }
  })

  test('come with their card and the slots of that day [7.83] [6.03]', async () => {
    const { doctorId, assignmentId, branchId, specialityId } = await server.aDoctor()
    await server.aSlot({ assignmentId, startsAt: '2026-11-21T09:00:00Z' })
    const slot = await server.aSlot({ assignmentId })
    const answer = await server.nobody(listDoctorsWithSlots, { provider: 'azure', branchId, specialityId, date: DAY })
    expect(answer.ok && answer.value).toEqual({
      doctors: [
        expect.objectContaining({
          doctorId,
          nearestTimeslot: '2026-11-21T09:00:00Z',
          worksAt: [expect.objectContaining({ assignmentId, branchId })],
          freeTimeslots: [
            { timeslotId: slot.timetableId, startTime: '2026-11-24T11:30:00Z', endTime: '2026-11-24T11:50:00Z', assignmentId }
          ]
        })
      ],
      total: 1
    })
  })

  test('the soonest slot of the day comes first, then the name', async () => {
    const late = await server.aDoctor({ lastName: 'Абрамова' })
    const second = await server.aDoctor({ lastName: 'Яковлева' })
    const first = await server.aDoctor({ lastName: 'Борисова' })
    await server.aSlot({ assignmentId: late.assignmentId, startsAt: '2026-11-24T09:00:00Z' })
    await server.aSlot({ assignmentId: second.assignmentId, startsAt: '2026-11-24T08:00:00Z' })
    await server.aSlot({ assignmentId: first.assignmentId, startsAt: '2026-11-24T08:00:00Z' })
    expect(await onDay({})).toEqual([first.doctorId, second.doctorId, late.doctorId])
  })

  test('who has nothing free on that day is left out', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    const slot = await server.aSlot({ assignmentId })
    expect(await onDay({}, '2026-11-25')).toEqual([])
    expect(await onDay({})).toEqual([doctorId])
    await take(slot.timetableId)
    expect(await onDay({})).toEqual([])
  })

  test('a slot that has begun does not count, nor a day outside the window [9.12]', async () => {
    const { assignmentId } = await server.aDoctor()
    for (const startsAt of ['2026-11-20T07:00:00Z', '2027-01-21T09:00:00Z']) await server.aSlot({ assignmentId, startsAt })
    expect(await onDay({}, '2026-11-20')).toEqual([])
    expect(await onDay({}, '2027-01-21')).toEqual([])
  })

  test('town, branch, speciality, doctor and service each narrow the choice', async () => {
    const one = await server.aDoctor({ speciality: 'Терапевт' })
    const two = await server.aDoctor({ speciality: 'Кардиолог', provider: 'birch' })
    await server.aSlot({ assignmentId: one.assignmentId })
    await server.aSlot({ assignmentId: two.assignmentId })
    await server.store.run(
      sql`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (2, 'brest', 'Брест', 'Brest', 'Брэст', '', 2)`
    )
    await server.store.run(sql`update branches set town_id = 2 where id = ${two.branchId}::int`)
    await server.store.run(sql`insert into service_directions (code, name) values ('d', 'Консультации')`)
    await server.store.run(sql`insert into service_sub_groups (direction_id, code, name) values (1, 'g', 'Приёмы')`)
    await server.store.run(sql`insert into services (sub_group_id, code, name, for_adult, for_children) values (1, 's', 'ЭКГ', true, true)`)
    await server.store.run(
      sql`insert into assignment_services (assignment_id, service_id, duration_minutes) values (${two.assignmentId}::int, 1, 20)`
    )

    expect(await onDay({ townId: '1' })).toEqual([one.doctorId])
    expect(await onDay({ townId: '2' })).toEqual([two.doctorId])
    expect(await onDay({ townId: '0' })).toEqual([one.doctorId, two.doctorId])
    expect(await onDay({ branchId: one.branchId })).toEqual([one.doctorId])
    expect(await onDay({ branchId: one.branchId, townId: '2' })).toEqual([])
    expect(await onDay({ specialityId: two.specialityId })).toEqual([two.doctorId])
    expect(await onDay({ specialityId: two.specialityId, branchId: one.branchId })).toEqual([])
    expect(await onDay({ doctorId: one.doctorId })).toEqual([one.doctorId])
    expect(await onDay({ doctorId: one.doctorId, specialityId: two.specialityId })).toEqual([])
    expect(await onDay({ serviceId: '1' })).toEqual([two.doctorId])
    expect(await onDay({ serviceId: '1', branchId: one.branchId })).toEqual([])
    expect(await onDay({ provider: 'birch' })).toEqual([two.doctorId])
    expect(await onDay({ provider: 'unknown' })).toBe('NOT_FOUND')
  })

  test('slots of the branch that was not chosen are not shown', async () => {
    const { doctorId, assignmentId, branchId } = await server.aDoctor()
    const other = await atAnotherBranch(doctorId)
    await server.aSlot({ assignmentId })
    await server.aSlot({ assignmentId: other.assignmentId, startsAt: '2026-11-24T08:00:00Z' })
    const here = await server.nobody(listDoctorsWithSlots, { provider: 'all', branchId, date: DAY })
    expect(here.ok && here.value.doctors[0]?.freeTimeslots.map(slot => slot.assignmentId)).toEqual([assignmentId])
    expect(here.ok && here.value.doctors[0]?.nearestTimeslot).toBe('2026-11-24T11:30:00Z')
    const all = await server.nobody(listDoctorsWithSlots, { provider: 'all', doctorId, date: DAY })
    expect(all.ok && all.value.doctors[0]?.freeTimeslots.map(slot => slot.assignmentId)).toEqual([other.assignmentId, assignmentId])
    expect(all.ok && all.value.doctors[0]?.worksAt).toHaveLength(2)
  })

  test('come twenty a page with the number of all', async () => {
    for (let n = 0; n < 21; n++) await server.aSlot({ doctor: { lastName: `Врач${String(n).padStart(2, '0')}` } })
    const page = async (number: string) => {
      const answer = await server.nobody(listDoctorsWithSlots, { provider: 'all', date: DAY, page: number })
      return answer.ok && { names: answer.value.doctors.map(doctor => doctor.fullName.slice(0, 6)), total: answer.value.total }
    }
    expect(await page('1')).toMatchObject({ names: { length: 20, 0: 'Врач00' }, total: 21 })
    expect(await page('2')).toEqual({ names: ['Врач20'], total: 21 })
    expect(await page('3')).toEqual({ names: [], total: 21 })
  })
})

describe('days with free slots', () => {
  test('are counted by the Minsk day, within the window, without what has begun or is taken [9.12]', async () => {
    const { doctorId, assignmentId } = await server.aDoctor()
    for (const startsAt of [
      '2026-11-20T07:00:00Z',
      '2026-11-20T09:00:00Z',
      '2026-11-24T20:40:00Z',
      '2026-11-24T21:00:00Z',
      '2026-11-25T09:00:00Z',
      '2027-01-20T20:40:00Z',
      '2027-01-21T09:00:00Z'
    ]) {
      await server.aSlot({ assignmentId, startsAt })
    }
    const taken = await server.aSlot({ assignmentId, startsAt: '2026-11-26T09:00:00Z' })
    await take(taken.timetableId)
    const answer = await server.nobody(listFreeDays, { provider: 'all', doctorId, dateStart: '2026-11-01', dateEnd: '2027-03-01' })
    expect(answer.ok && answer.value.days).toEqual([
      { date: '2026-11-20', free: 1 },
      { date: '2026-11-24', free: 1 },
      { date: '2026-11-25', free: 2 },
      { date: '2027-01-20', free: 1 }
    ])
  })

  test('are those of the place and speciality that were chosen', async () => {
    const one = await server.aDoctor({ speciality: 'Терапевт' })
    const two = await server.aDoctor({ speciality: 'Кардиолог' })
    await server.aSlot({ assignmentId: one.assignmentId, startsAt: '2026-11-24T09:00:00Z' })
    await server.aSlot({ assignmentId: two.assignmentId, startsAt: '2026-11-25T09:00:00Z' })
    const days = async (choice: Record<string, string>) => {
      const answer = await server.nobody(listFreeDays, { provider: 'all', dateStart: '2026-11-20', dateEnd: '2026-11-30', ...choice })
      return answer.ok ? answer.value.days.map(day => day.date) : answer.code
    }
    expect(await days({})).toEqual(['2026-11-24', '2026-11-25'])
    expect(await days({ specialityId: two.specialityId })).toEqual(['2026-11-25'])
    expect(await days({ branchId: one.branchId })).toEqual(['2026-11-24'])
    expect(await days({ townId: '5' })).toEqual([])
    expect(await days({ dateEnd: '2026-11-24' })).toEqual(['2026-11-24'])
    expect(await days({ dateStart: '2026-12-01' })).toBe('INVALID_INPUT')
    expect(await days({ provider: 'unknown' })).toBe('NOT_FOUND')
  })
})

describe('one slot', () => {
  const free = async (timeslotId: string, provider = 'all') => {
    const answer = await server.nobody(getTimeslot, { provider, timeslotId })
    return answer.ok ? answer.value.timeslot.free : answer.code
  }

  test('comes with its doctor and the branch where it is', async () => {
    const { doctorId, assignmentId, branchId } = await server.aDoctor()
    const other = await atAnotherBranch(doctorId)
    await server.aSlot({ assignmentId, startsAt: '2026-11-23T09:00:00Z' })
    const slot = await server.aSlot({ assignmentId: other.assignmentId })
    const answer = await server.nobody(getTimeslot, { provider: 'azure', timeslotId: slot.timetableId })
    expect(answer.ok && answer.value).toMatchObject({
      timeslot: {
        timeslotId: slot.timetableId,
        startTime: '2026-11-24T11:30:00Z',
        endTime: '2026-11-24T11:50:00Z',
        assignmentId: other.assignmentId,
        free: true
      },
      doctor: { doctorId, nearestTimeslot: '2026-11-23T09:00:00Z', worksAt: { length: 2 } },
      assignment: { assignmentId: other.assignmentId, branchId: other.branchId }
    })
    expect(branchId).not.toBe(other.branchId)
  })

  test('is not free when it is taken, has begun or lies beyond the window [9.12]', async () => {
    const { assignmentId } = await server.aDoctor()
    const [open, taken, begun, far] = await Promise.all(
      ['2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z', '2026-11-20T07:50:00Z', '2027-01-21T09:00:00Z'].map(startsAt =>
        server.aSlot({ assignmentId, startsAt })
      )
    )
    await take(taken!.timetableId)
    expect(await free(open!.timetableId)).toBe(true)
    for (const slot of [taken, begun, far]) expect(await free(slot!.timetableId)).toBe(false)
  })

  test('nothing is found under an unknown id or another provider', async () => {
    const slot = await server.aSlot()
    await server.aDoctor({ provider: 'birch' })
    expect(await free('999999999999999999')).toBe('NOT_FOUND')
    expect(await free(slot.timetableId, 'birch')).toBe('NOT_FOUND')
    expect(await free(slot.timetableId, 'unknown')).toBe('NOT_FOUND')
  })
})
