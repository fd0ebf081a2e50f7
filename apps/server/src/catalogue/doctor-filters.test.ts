import { listDoctors, listDoctorsWithSlots, listFreeDays } from '@vizit/contract/catalogue'
import { minskInstant } from '@vizit/rules/days'
import { searchTerms } from '@vizit/rules/search'
import { hoursOfPart, PARTS_OF_DAY, type PartOfDay } from '@vizit/rules/slots'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { choiceOf, pageOf } from './choice.ts'
import { cutRange, openRange, partOfRange } from './cut-range.ts'
import { findDoctors, findDoctorsByName } from './doctors.sql.ts'
import { patternsOf } from './list-doctors.ts'
import { findDoctorsWithSlots, findFreeDays } from './timetable.sql.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const DAY = '2026-11-24'
/** Minsk is three hours ahead. */
const at = (clock: string, day = DAY) => minskInstant(day, clock).toISOString()

type Asked = { sex?: 'FEMALE' | 'MALE'; priceTo?: number; branchIds?: string; part?: PartOfDay }
const onWire = ({ priceTo, ...rest }: Asked) => ({ provider: 'all', ...rest, ...(priceTo !== undefined && { priceTo: String(priceTo) }) })
type Cards = { doctors: { fullName: string; doctorId: string; freeTimeslots?: { startTime: string }[] }[]; total: number }
const whoOf = (page: Cards) => [page.total, page.doctors.map(one => [one.doctorId, one.freeTimeslots?.map(slot => slot.startTime)])]

async function pageOfDay(asked: Asked, page = 1, date = DAY): Promise<Cards> {
  const answer = await server.nobody(listDoctorsWithSlots, { ...onWire(asked), date, page: String(page) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function daysOf(asked: Asked) {
  const answer = await server.nobody(listFreeDays, { ...onWire(asked), dateStart: '2026-11-20', dateEnd: '2027-01-20' })
  return answer.ok ? answer.value.days : answer.code
}

async function listOf({ part: _part, ...asked }: Asked): Promise<Cards> {
  const answer = await server.nobody(listDoctors, onWire(asked))
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Doctors of all kinds, each with a time in another part of the day. */
async function someDoctors() {
  const kinds = [
    { lastName: 'Абрамова', sex: 'FEMALE', price: 4000, times: [at('08:40'), at('12:00'), at('18:20', '2026-11-25')] },
    { lastName: 'Белов', sex: 'MALE', price: 6000, times: [at('11:59'), at('17:00')] },
    { lastName: 'Зуева', sex: 'FEMALE', price: 9000, times: [at('16:59'), at('20:00')] },
    { lastName: 'Ильин', sex: 'MALE', price: null, times: [at('19:00')] },
    { lastName: 'Котова', sex: 'FEMALE', price: 6001, times: [] }
  ] as const
  const made = []
  for (const { times, ...facts } of kinds) {
    const doctor = await server.aDoctor(facts)
    for (const startsAt of times) await server.aSlot({ assignmentId: doctor.assignmentId, startsAt })
    made.push({ ...doctor, lastName: facts.lastName })
  }
  return made
}

const last = (page: Cards) => page.doctors.map(one => one.fullName.split(' ')[0])

describe('doctors are narrowed', () => {
  test('to a part of the day, which begins at 12:00 and at 17:00: of their times those of the part alone are told, and the days have those alone', async () => {
    await someDoctors()
    const times = async (part: PartOfDay) =>
      (await pageOfDay({ part })).doctors.map(one => one.freeTimeslots?.map(slot => slot.startTime.slice(11, 16)))
    expect(await times('morning')).toEqual([['05:40'], ['08:59']])
    expect(await times('afternoon')).toEqual([['09:00'], ['13:59']])
    expect(await times('evening')).toEqual([['14:00'], ['16:00'], ['17:00']])
    expect(await daysOf({ part: 'morning' })).toEqual([{ date: DAY, free: 2 }])
    expect(await daysOf({ part: 'evening' })).toEqual([
      { date: DAY, free: 3 },
      { date: '2026-11-25', free: 1 }
    ])
  })

  test('of today only what is still to come counts for a part', async () => {
    const { assignmentId } = await server.aDoctor()
    for (const clock of ['10:00', '11:30', '14:00']) await server.aSlot({ assignmentId, startsAt: at(clock, '2026-11-20') })
    const morning = async () => [(await pageOfDay({ part: 'morning' }, 1, '2026-11-20')).total, await daysOf({ part: 'morning' })]
    expect(await morning()).toEqual([1, [{ date: '2026-11-20', free: 1 }]])
    server.setNow('2026-11-20T08:30:00Z')
    expect(await morning()).toEqual([0, []])
    server.setNow('2026-11-20T08:29:00Z')
    expect(await morning()).toEqual([1, [{ date: '2026-11-20', free: 1 }]])
  })

  test('to a sex, to a price that a place has told, and to the branches that are near, in the list of the day and in the whole list', async () => {
    const made = await someDoctors()
    expect(last(await pageOfDay({ sex: 'MALE' }))).toEqual(['Белов', 'Ильин'])
    expect(last(await listOf({ sex: 'FEMALE' }))).toEqual(['Абрамова', 'Зуева', 'Котова'])
    expect(last(await pageOfDay({ priceTo: 60 }))).toEqual(['Абрамова', 'Белов'])
    expect(last(await listOf({ priceTo: 61 }))).toEqual(['Абрамова', 'Белов', 'Котова'])
    const near = [made[4], made[2]].map(one => one!.branchId).join(',')
    expect(last(await pageOfDay({ branchIds: near }))).toEqual(['Зуева'])
    expect(last(await listOf({ branchIds: near }))).toEqual(['Зуева', 'Котова'])
    expect(last(await pageOfDay({ branchIds: near, sex: 'MALE' }))).toEqual([])
  })

  test('to all branches that are near, however many a town has', async () => {
    const { doctorId, branchId, assignmentId } = await server.aDoctor({ lastName: 'Абрамова' })
    await server.aSlot({ assignmentId, startsAt: at('09:00') })
    const others = Array.from({ length: 499 }, (_, nr) => String(1_000_000 + nr))
    const near = [...others, branchId].join(',')
    expect(whoOf(await pageOfDay({ branchIds: near }))).toEqual([1, [[doctorId, ['2026-11-24T06:00:00Z']]]])
    expect(await daysOf({ branchIds: near })).toEqual([{ date: DAY, free: 1 }])
    expect((await listOf({ branchIds: near })).total).toBe(1)
    expect(await daysOf({ branchIds: `${near},7` })).toBe('INVALID_INPUT')
  })

  test('and every page of twenty is whole: nobody is missing, nobody stands twice, and the total counts them all', async () => {
    const { assignmentId, branchId, specialityId } = await server.aDoctor({ lastName: 'Абрамова' })
    // A man between any two women, each a minute later.
    await server.store.pool.query(
      `with d as (
        insert into doctors (provider_id, external_id, last_name, first_name, middle_name, sex, speciality_id, qualification, work_start, description, adult, children)
        select b.provider_id, 'x' || n, 'Врач' || n, 'Имя', '', case n % 2 when 0 then 'FEMALE' else 'MALE' end, $2, '', '2012-09-01', '', true, false
        from branches b, generate_series(1, 90) n where b.id = $1 returning id, provider_id, external_id
      ), a as (
        insert into assignments (provider_id, doctor_id, branch_id, speciality_id, room, price_kopecks, slot_minutes)
        select provider_id, id, $1, $2, '1', 5000, 20 from d returning id, doctor_id
      )
      insert into slots (assignment_id, starts_at, ends_at)
      select a.id, t.at, t.at + interval '20 minutes' from a join d on d.id = a.doctor_id
      cross join lateral (select timestamptz '2026-11-24T14:00:00Z' + substr(d.external_id, 2)::int * interval '1 minute' as at) t`,
      [branchId, specialityId]
    )
    await server.aSlot({ assignmentId, startsAt: at('09:00') })
    const pages = [1, 2, 3, 4].map(page => pageOfDay({ sex: 'FEMALE', part: 'evening', priceTo: 50 }, page))
    const [first, second, third, none] = await Promise.all(pages)
    expect([first, second, third, none].map(page => page!.doctors.length)).toEqual([20, 20, 5, 0])
    expect([first, second, third].map(page => page!.total)).toEqual([45, 45, 45])
    const names = [first, second, third].flatMap(page => page!.doctors.map(one => one.fullName.trim().split(' ')[0]))
    expect(names).toEqual(Array.from({ length: 45 }, (_, nr) => `Врач${(nr + 1) * 2}`))
  })

  test('alike by what the server has counted and by the tables, whatever is combined', async () => {
    const made = await someDoctors()
    const near = [made[0], made[1], made[3]].map(one => one!.branchId).join(',')
    const { store } = server
    const now = server.now()
    for (const part of [undefined, ...PARTS_OF_DAY])
      for (const sex of [undefined, 'FEMALE', 'MALE'] as const)
        for (const priceTo of [undefined, 40, 60])
          for (const branchIds of [undefined, near]) {
            const asked: Asked = {
              ...(part && { part }),
              ...(sex && { sex }),
              ...(priceTo && { priceTo }),
              ...(branchIds && { branchIds })
            }
            const choice = choiceOf({ provider: 'all', ...asked })
            const nobody = { profile: 0, age: null } as const
            const days = { day: partOfRange(cutRange(DAY, DAY, now), part ?? null), open: openRange(now) }
            const page = JSON.parse((await findDoctorsWithSlots(store, choice, nobody, days, pageOf(1, 20)))!) as Cards
            expect(whoOf(await pageOfDay(asked)), JSON.stringify(asked)).toEqual(whoOf(page))
            const range = cutRange('2026-11-20', '2027-01-20', now)
            const hours = hoursOfPart(part ?? null)
            const counted = await findFreeDays(store, choice, nobody, range, minskInstant(range.firstDay, '00:00'), hours)
            expect(await daysOf(asked), JSON.stringify(asked)).toEqual((JSON.parse(counted!) as { days: unknown }).days)
            const filter = {
              centreId: null,
              ids: null,
              patient: nobody,
              programId: null,
              open: openRange(now),
              hours: null,
              slots: 'not-needed',
              sort: 'byName'
            } as const
            const list = JSON.parse((await findDoctors(store, choice, filter, pageOf(1, 50)))!) as Cards
            expect(whoOf(await listOf(asked)), JSON.stringify(asked)).toEqual(whoOf(list))
            const named = JSON.parse(
              (await findDoctorsByName(store, choice, filter, { triples: [], patterns: ['%а%'] }, pageOf(1, 20)))!
            ) as Cards
            expect(last(named)).toEqual(last(list))
            // By every term a part of the name, in any order.
            for (const name of ['анн', 'ова серг', 'ИЛЬ анна', 'нет такой'])
              for (const sort of ['byName', 'byDate'] as const) {
                const patterns = patternsOf(searchTerms(name))
                const found = await findDoctorsByName(store, choice, { ...filter, sort }, { triples: [], patterns }, pageOf(1, 20))
                const answer = await server.nobody(listDoctors, { ...onWire(asked), part: undefined, name, sort })
                expect(answer.ok && whoOf(answer.value), JSON.stringify([asked, name])).toEqual(whoOf(JSON.parse(found!) as Cards))
              }
          }
  })

  test('a doctor whose price or sex the clinic corrects is found by the new one from then on', async () => {
    const { doctorId, assignmentId } = await server.aDoctor({ sex: 'MALE', price: 9000 })
    await server.aSlot({ assignmentId, startsAt: at('09:00') })
    expect((await pageOfDay({ sex: 'FEMALE' })).total).toBe(0)
    await server.store.pool.query(`update doctors set sex = 'FEMALE' where id = $1`, [doctorId])
    expect((await pageOfDay({ sex: 'FEMALE' })).total).toBe(1)
    expect((await pageOfDay({ priceTo: 60 })).total).toBe(0)
    await server.store.pool.query('update assignments set price_kopecks = 6000 where id = $1', [assignmentId])
    expect((await pageOfDay({ priceTo: 60 })).total).toBe(1)
  })

  test('a filter that is none is refused by its field', async () => {
    for (const [field, value] of [
      ['part', 'night'],
      ['sex', 'female'],
      ['priceTo', '-1'],
      ['priceTo', '10000'],
      ['branchIds', '1,,2']
    ] as const) {
      const response = await fetch(`${server.url}/api/v2/public/booking/all/doctors/timeslots?date=${DAY}&${field}=${value}`)
      expect([field, response.status]).toEqual([field, 400])
      expect(await response.json()).toMatchObject({ error: 'INVALID_INPUT', attributes: { field } })
    }
  })
})
