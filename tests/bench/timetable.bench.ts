// P1 and P2: what a visitor without an account asks most.
import { cutRange, openRange } from '../../apps/server/src/catalogue/cut-range.ts'
import { findDoctorsWithSlots } from '../../apps/server/src/catalogue/timetable.sql.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Random } from '../setup/random.ts'
import { type BareSql, bareWork, heard } from './bare-sql.ts'
import { httpWork } from './http-load.ts'
import type { Work } from './measure.ts'

const BASE = '/api/v2/public/booking/all'
const QUESTIONS = 500
const DAYS_AHEAD = 30
const DOCTORS_IN_ANSWER = 5

type DoctorDay = { doctor: number; day: string }
type PlaceDay = { branch: number; speciality: number; day: string }

/** P1: free slots of a doctor's day. */
export async function doctorsDay(store: Store, url: string, seconds: number, random: Random): Promise<Work> {
  const days = await store.rows<DoctorDay>(sql`
    select a.doctor_id as doctor, (s.starts_at at time zone 'Europe/Minsk')::date::text as day
    from slots s join assignments a on a.id = s.assignment_id
    where s.taken_by is null and s.starts_at < now() + make_interval(days => ${DAYS_AHEAD}::int)
    group by 1, 2 order by md5(a.doctor_id || (s.starts_at at time zone 'Europe/Minsk')::date::text) limit ${QUESTIONS}::int`)
  return httpWork('P1', url, seconds, () => {
    const { doctor, day } = random.pick(days)
    return { method: 'GET', path: `${BASE}/doctors/${doctor}/timeslots?dateStart=${day}&dateEnd=${day}` }
  })
}

/** P2 and its floor: the statement that the server sends, with the same choices, by PostgreSQL alone. */
export async function doctorsOfDate(store: Store, url: string, seconds: number, random: Random): Promise<[Work, Work]> {
  const places = await store.rows<PlaceDay>(sql`
    select a.branch_id as branch, a.speciality_id as speciality, (s.starts_at at time zone 'Europe/Minsk')::date::text as day
    from slots s join assignments a on a.id = s.assignment_id
    where s.taken_by is null and s.starts_at < now() + make_interval(days => ${DAYS_AHEAD}::int)
    group by 1, 2, 3 order by abs(count(distinct a.doctor_id) - ${DOCTORS_IN_ANSWER}::int), md5(a.branch_id || ' ' || a.speciality_id) limit ${QUESTIONS}::int`)
  const work = httpWork('P2', url, seconds, () => {
    const { branch, speciality, day } = random.pick(places)
    return { method: 'GET', path: `${BASE}/doctors/timeslots?branchId=${branch}&specialityId=${speciality}&date=${day}` }
  })
  return [work, bareWork('the same SQL', store.pool.options.connectionString!, seconds, await sameStatement(places))]
}

/** Branch and speciality vary together only where every pair has doctors; elsewhere one pair stands for all. */
async function sameStatement(places: PlaceDay[]): Promise<BareSql> {
  const first = places[0]!
  const now = new Date()
  const choice = {
    provider: 'all',
    townId: null,
    branchId: String(first.branch),
    specialityId: String(first.speciality),
    doctorId: null,
    serviceId: null,
    sex: null,
    priceTo: null,
    branchIds: null,
    memberOf: []
  }
  const { text, values } = await heard(db =>
    findDoctorsWithSlots(
      db,
      choice,
      { profile: 0, age: null },
      { day: cutRange(first.day, first.day, now), open: openRange(now) },
      { skip: 0, size: 20 }
    )
  )
  return { text, values: values.map(asText) }
}

/** A value as PostgreSQL reads it from text: a list is an array, anything else that is no text is JSON. */
function asText(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? `{${value.map(one => JSON.stringify(String(one))).join(',')}}` : JSON.stringify(value)
}
