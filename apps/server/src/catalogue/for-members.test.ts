import { listDoctors, listDoctorsWithSlots } from '@vizit/contract/catalogue'
import { minskInstant } from '@vizit/rules/days'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ctx } from '../deps.ts'
import { sql } from '../store/store.ts'
import { payAt, writeProgrammes } from '../testing/test-programmes.ts'
import { startTestServer } from '../testing/test-server.ts'
import { availabilityOf } from './availability/availability.ts'
import { choiceOf, pageOf } from './choice.ts'
import { cutRange, openRange } from './cut-range.ts'
import { findDoctors, findDoctorsByName } from './doctors.sql.ts'
import { listDoctorsOf } from './list-doctors.ts'
import { listDoctorsWithSlotsOf } from './list-timetable.ts'
import { findDoctorsWithSlots } from './timetable.sql.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const DAY = '2026-11-24'
type Cards = { doctors: { fullName: string }[]; total: number }
type Asked = { memberOf?: string; page?: string }
const last = ({ doctors }: Cards) => doctors.map(one => one.fullName.split(' ')[0])

async function onDay(asked: Asked = {}): Promise<Cards> {
  const answer = await server.nobody(listDoctorsWithSlots, { provider: 'all', date: DAY, ...asked })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function soonest(asked: Asked = {}): Promise<Cards> {
  const answer = await server.nobody(listDoctors, { provider: 'all', sort: 'byDate', ...asked })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Each a little later than the one before; the first two for members, the second of them of a programme that names nobody. */
async function someDoctors() {
  const made = []
  for (const [lastName, onlineBooking, clock] of [
    ['Абрамова', 'programme-only', '08:00'],
    ['Белова', 'programme-only', '08:20'],
    ['Волкова', 'open', '08:40'],
    ['Гринько', 'from-second-visit', '09:00']
  ] as const) {
    const doctor = await server.aDoctor({ lastName, onlineBooking })
    await server.aSlot({ assignmentId: doctor.assignmentId, startsAt: minskInstant(DAY, clock).toISOString() })
    made.push(doctor)
  }
  await writeProgrammes(server.store)
  await payAt(server.store, 'azure')
  await server.store.run(sql`insert into programme_doctors (programme_id, doctor_id) values ('epam-health', ${made[0]!.doctorId}::int)`)
  return made
}

describe('where the soonest come first, whoever sees members of a programme alone', () => {
  test('stands after all others for a visitor and for members of another programme, and in the place of the own time for a member', async () => {
    await someDoctors()
    for (const list of [onDay, soonest]) {
      expect(last(await list())).toEqual(['Волкова', 'Гринько', 'Абрамова', 'Белова'])
      expect(last(await list({ memberOf: 'granat-dms' }))).toEqual(['Волкова', 'Гринько', 'Абрамова', 'Белова'])
      expect(last(await list({ memberOf: 'granat-dms,epam-health' }))).toEqual(['Абрамова', 'Волкова', 'Гринько', 'Белова'])
      expect((await list()).total).toBe(4)
    }
  })

  test('moves when the programme, the clinic or the doctor changes that', async () => {
    const [first, second] = await someDoctors()
    const asked = { memberOf: 'epam-health' }
    expect(last(await onDay(asked))[0]).toBe('Абрамова')
    await server.store.run(sql`insert into programme_doctors (programme_id, doctor_id) values ('epam-health', ${second!.doctorId}::int)`)
    expect(last(await onDay(asked))).toEqual(['Абрамова', 'Белова', 'Волкова', 'Гринько'])
    await server.store.run(sql`update programme_providers set card = 'INACTIVE'`)
    expect(last(await onDay(asked))[0]).toBe('Волкова')
    await server.store.run(sql`update doctors set online_booking = 'open' where id = ${first!.doctorId}::int`)
    expect(last(await onDay())).toEqual(['Абрамова', 'Волкова', 'Гринько', 'Белова'])
  })

  test('stands where it did in a list that is ordered by names', async () => {
    await someDoctors()
    const answer = await server.nobody(listDoctors, { provider: 'all' })
    expect(answer.ok && last(answer.value)).toEqual(['Абрамова', 'Белова', 'Волкова', 'Гринько'])
  })

  test('and a page goes from the ones over to the others: nobody is missing and nobody stands twice', async () => {
    const { branchId, specialityId } = await server.aDoctor({ lastName: 'Абрамова' })
    // Every third is for members; each begins a minute after the one before.
    await server.store.pool.query(
      `with d as (
        insert into doctors (provider_id, external_id, last_name, first_name, middle_name, sex, speciality_id, qualification, work_start, description, adult, children, online_booking)
        select b.provider_id, 'x' || n, 'Врач' || n, 'Имя', '', 'MALE', $2, '', '2012-09-01', '', true, false, case n % 3 when 1 then 'programme-only' else 'open' end
        from branches b, generate_series(1, 75) n where b.id = $1 returning id, provider_id, external_id
      ), a as (
        insert into assignments (provider_id, doctor_id, branch_id, speciality_id, room, price_kopecks, slot_minutes)
        select provider_id, id, $1, $2, '1', 5000, 20 from d returning id, doctor_id
      )
      insert into slots (assignment_id, starts_at, ends_at)
      select a.id, t.at, t.at + interval '20 minutes' from a join d on d.id = a.doctor_id
      cross join lateral (select timestamptz '2026-11-24T08:00:00Z' + substr(d.external_id, 2)::int * interval '1 minute' as at) t`,
      [branchId, specialityId]
    )
    const all = Array.from({ length: 75 }, (_, nr) => nr + 1)
    const expected = [...all.filter(n => n % 3 !== 1), ...all.filter(n => n % 3 === 1)].map(n => `Врач${n}`)
    const pages = await Promise.all(['1', '2', '3', '4', '5'].map(page => onDay({ page })))
    expect(pages.map(page => [page.doctors.length, page.total])).toEqual([20, 20, 20, 15, 0].map(size => [size, 75]))
    expect(pages.flatMap(last)).toEqual(expected)
    const lists = await Promise.all(['1', '2'].map(page => soonest({ page })))
    // She has no time at all: the last of those whom anybody may see.
    expect(lists.flatMap(last)).toEqual([...expected.slice(0, 50), 'Абрамова', ...expected.slice(50)])
  })

  test('alike by what the server has counted and by the tables', async () => {
    await someDoctors()
    const { store } = server
    const now = server.now()
    const nobody = { profile: 0, age: null } as const
    const days = { day: cutRange(DAY, DAY, now), open: openRange(now) }
    for (const asked of [{}, { memberOf: 'granat-dms' }, { memberOf: 'epam-health' }]) {
      const choice = choiceOf({ provider: 'all', ...asked })
      const page = JSON.parse((await findDoctorsWithSlots(store, choice, nobody, days, pageOf(1, 20)))!) as Cards
      expect(last(await onDay(asked))).toEqual(last(page))
      const filter = {
        centreId: null,
        ids: null,
        patient: nobody,
        programId: null,
        open: days.open,
        hours: null,
        slots: 'needed',
        sort: 'byDate'
      } as const
      const list = JSON.parse((await findDoctors(store, choice, filter, pageOf(1, 50)))!) as Cards
      expect(last(await soonest(asked))).toEqual(last(list))
      const named = JSON.parse(
        (await findDoctorsByName(store, choice, filter, { triples: [], patterns: ['%а%'] }, pageOf(1, 20)))!
      ) as Cards
      expect(last(named)).toEqual(last(list))
    }
  })

  test('and a thousand programmes that there are not keep no answer and remember no choice beyond those of a visitor', async () => {
    await someDoctors()
    const ctx = { ...server.deps, now: server.now() } as Ctx
    const availability = availabilityOf(server.store)
    const asked = async (memberOf?: string) => [
      await listDoctorsWithSlotsOf(ctx, { provider: 'all', date: DAY, memberOf }),
      await listDoctorsOf(ctx, { provider: 'all', sort: 'byDate', memberOf }),
      await listDoctorsOf(ctx, { provider: 'all', memberOf })
    ]
    await soonest()
    const visitors = await asked()
    const members = await asked('epam-health')
    const before = [availability.kept.size, (await availability.fresh(ctx.now))!.assignments.size]
    for (let n = 0; n < 1_000; n++) {
      const answers = await asked(`made-up-${n}${n % 2 === 0 ? '' : ',epam-health'}`)
      expect(answers.every((answer, nr) => answer === (n % 2 === 0 ? visitors : members)[nr])).toBe(true)
    }
    expect([availability.kept.size, (await availability.fresh(ctx.now))!.assignments.size]).toEqual(before)
    // A list by names is one for all.
    expect(members[2]).toBe(visitors[2])
  })

  test('a programme that is none is refused by its field', async () => {
    for (const value of ['Epam', 'epam-health,', Array(11).fill('epam-health').join(',')]) {
      const response = await fetch(`${server.url}/api/v2/public/booking/all/doctors/timeslots?date=${DAY}&memberOf=${value}`)
      expect([value, response.status]).toEqual([value, 400])
      expect(await response.json()).toMatchObject({ error: 'INVALID_INPUT', attributes: { field: 'memberOf' } })
    }
  })
})
