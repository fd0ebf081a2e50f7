// G26: a farm of bots with solved checks and real numbers wants a doctor's whole week; people want to be seen by the doctor.
import { bookDoctorSlot, getNoShows } from '@vizit/contract/booking'
import { beginSiteCheck, bookAtSite, confirmAtSite, siteCheckPicture } from '@vizit/contract/public-booking'
import { OPERATORS } from '@vizit/rules/phone'
import { SITE_VISITS_AT_DOCTOR, writeCaptcha } from '@vizit/rules/public-booking'
import { noteNoShow } from '../../apps/server/src/booking/standing/note-no-show.ts'
import { currentConsentText } from '../../apps/server/src/evidence/consent-texts.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import type { DoctorIds } from '../../apps/server/src/testing/test-doctors.ts'
import type { Patient } from '../../apps/server/src/testing/test-server.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { addressOf, codeFor, each, openPeopleGround, type PeopleGround } from './people-ground.ts'
import { atLeast, exactly, type Figure, none, type Proof, type Run, type Size, told } from './proof.ts'

/** `times`: of a day. `tries`: of all bots in a wave. People want as many times as the sites leave them. */
type Plan = { times: number; tries: number; numbers: number }
const PLANS: Record<Size, Plan> = {
  short: { times: 10, tries: 40, numbers: 20 },
  usual: { times: 20, tries: 300, numbers: 100 },
  full: { times: 50, tries: 1_000, numbers: 300 }
}
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
/** Bots come before people, beside them, and again when their unconfirmed holds have ended. */
const WAVES = 3
const HOLD_OVER_SECONDS = 11 * 60
const SHARE = 0.2
const PROVIDER = 'azure'
const PARALLEL_CHECKS = { short: 30, usual: 100, full: 100 }

export const hoarding: Proof = {
  name: 'G26',
  title:
    'bots with solved checks and real numbers get no more than the sites’ share of a doctor’s day, people get the rest, and nobody pays for another’s no-shows',
  ids: [],
  sabotage: 'the sites may have the whole of a doctor’s day',
  run
}

type Time = { timetableId: string; assignmentId: string }
type Week = { doctor: DoctorIds; times: Time[] }
type Farm = { victim: Patient; agreement: string; random: Random; numbers: string[] }

async function run({ size, seed, sabotage }: Run): Promise<Figure[]> {
  const random = randomOf(seed)
  const plan = PLANS[sabotage ? 'short' : size]
  const ground = await openPeopleGround({ servers: 2 })
  try {
    const week = await makeWeek(ground, plan.times)
    if (sabotage) await ground.break('update providers set site_share_percent = 100')
    const people = await Promise.all(
      Array.from({ length: Math.ceil(week.times.length * (1 - SHARE)) }, (_, n) =>
        ground.aPatient({ phone: `37544${String(5_000_000 + n * 41)}` })
      )
    )
    const farm: Farm = {
      victim: await ground.aPatient({ lastName: 'Потерпевшая', birthday: '1980-01-01' }),
      agreement: currentConsentText('booking', ground.config.brand).version,
      random,
      numbers: Array.from({ length: plan.numbers }, (_, n) => `375${OPERATORS[n % OPERATORS.length]}${String(6_100_000 + n * 2_003)}`)
    }
    let [tried, confirmed, mostOfDay, served] = [0, 0, 0, 0]
    const wave = () =>
      each(plan.tries, 12, async () => {
        if (await oneBot(ground, week, farm, tried++)) confirmed++
      })
    for (let at = 0; at < WAVES; at++) {
      // The farm is there first, then together with the people.
      await Promise.all([
        wave(),
        at !== 1
          ? undefined
          : each(people.length, 6, async n => {
              if (await onePerson(ground, week, people[n]!, random)) served++
            })
      ])
      mostOfDay = Math.max(mostOfDay, await mostAtSites(ground))
      // what they have already they should not have
      if (sabotage && mostOfDay > Math.floor(plan.times * SHARE)) break
      ground.pass(HOLD_OVER_SECONDS)
    }
    const { most } = (await ground.store.row<{ most: number }>(sql`
      select coalesce(max(n), 0)::int as most from (select count(*) as n from phone_visits o join visits v using (order_id)
      where v.status = 'booked' group by o.phone) by_phone`))!
    const figures = [
      told('times of the doctor in the week', week.times.length, 'times'),
      told('tries of the bots, each with a solved check', tried, 'tries'),
      told('numbers they have', plan.numbers, 'numbers'),
      atLeast('visits they got', confirmed, 1, 'visits'),
      told('times of a day of the doctor they had at most', mostOfDay, 'times'),
      none('of them beyond the sites’ share of the day', Math.max(0, mostOfDay - Math.floor(plan.times * SHARE)), 'times'),
      none('visits of a number beyond two', Math.max(0, most - SITE_VISITS_AT_DOCTOR), 'visits'),
      atLeast('people who got a time', served / people.length, 0.8, 'share')
    ]
    return sabotage ? figures : [...figures, ...(await noShowsOf(ground, farm)), await oneCheckOften(ground, farm, PARALLEL_CHECKS[size])]
  } finally {
    await ground.stop()
  }
}

async function makeWeek(ground: PeopleGround, times: number): Promise<Week> {
  const doctor = await ground.aDoctor()
  const made: Time[] = []
  for (const day of DAYS)
    for (let n = 0; n < times; n++) {
      const startsAt = new Date(Date.parse(`${day}T05:00:00Z`) + n * 10 * 60_000).toISOString()
      made.push(await ground.aSlot({ assignmentId: doctor.assignmentId, startsAt, minutes: 10 }))
    }
  return { doctor, times: made }
}

/** One of the farm: of three times it takes one and proves the number, or leaves the time held. True: it has a visit. */
async function oneBot(ground: PeopleGround, week: Week, farm: Farm, n: number): Promise<boolean> {
  const call = ground.caller({ server: n, address: addressOf(n) })
  const phone = farm.numbers[n % farm.numbers.length]!
  for (let tried = 0; tried < 3; tried++) {
    const held = await call(bookAtSite, {
      ...formOf(farm, phone),
      ...placeOf(week.doctor, farm.random.pick(week.times)),
      recaptchaValue: await solved(call)
    })
    if (!held.ok) continue
    // every third leaves it at the hold
    if (n % 3 === 2) return false
    return (await call(confirmAtSite, { provider: PROVIDER, orderId: held.value.orderId, code: codeFor(ground, phone) })).ok
  }
  return false
}

/** In the victim's name, with a number of the farm's own. */
function formOf({ agreement }: Farm, phone: string) {
  return {
    provider: PROVIDER,
    lastName: 'Потерпевшая',
    firstName: 'Ольга',
    middleName: '-',
    birthDate: '1980-01-01',
    sex: 'FEMALE' as const,
    phone,
    agreement
  }
}

function placeOf({ doctorId }: DoctorIds, { timetableId }: Time) {
  return { doctorId, timeslotId: timetableId }
}

async function solved(call: ReturnType<PeopleGround['caller']>): Promise<string> {
  const begun = await call(beginSiteCheck, { provider: PROVIDER })
  if (!begun.ok) return 'none'
  const picture = await call(siteCheckPicture, { provider: PROVIDER, id: begun.value.id })
  return writeCaptcha(begun.value.id, picture.ok ? await (picture.value as Blob).text() : '000000')
}

/** A person looks at what is free and takes a time of it, and another when somebody was quicker. */
async function onePerson(ground: PeopleGround, week: Week, who: Patient, random: Random): Promise<boolean> {
  for (let tried = 0; tried < 5; tried++) {
    const free = await ground.store.rows<{ id: string }>(sql`
      select s.id::text as id from slots s where s.assignment_id = ${week.doctor.assignmentId} and s.taken_by is null`)
    if (free.length === 0) return false
    const booked = await who.call(bookDoctorSlot, {
      timetableId: random.pick(free).id,
      assignmentId: week.doctor.assignmentId,
      profileId: who.profileId
    })
    if (booked.ok) return true
  }
  return false
}

/** The most times of a day that sites have, held ones included. */
async function mostAtSites(ground: PeopleGround): Promise<number> {
  const row = await ground.store.row<{ most: number }>(sql`
    select coalesce(max(n), 0)::int as most from (
      select count(*) as n from phone_visits o join visits v using (order_id)
      where keeps_time(v.status) and (v.held_until is null or v.held_until > ${ground.now()})
      group by (v.starts_at at time zone 'Europe/Minsk')::date) by_day`)
  return row!.most
}

/** Nobody comes to what the bots booked in the victim's name. */
async function noShowsOf(ground: PeopleGround, { victim }: Farm): Promise<Figure[]> {
  ground.setNow('2026-12-01T08:00:00Z')
  const visits = await ground.store.rows<{ id: string }>(sql`
    select v.order_id::text as id from phone_visits o join visits v using (order_id) where v.status = 'booked'`)
  let noted = 0
  for (const { id } of visits)
    if ((await noteNoShow(ground.store, { provider: PROVIDER, ref: id, came: false }, ground.now())).kind === 'noted') noted++
  const standing = await victim.call(getNoShows, {})
  return [
    exactly('of the bots’ visits nobody came to', noted, visits.length, 'visits'),
    none('of them counted against whose name they used', standing.ok ? standing.value.missed : Number.NaN, 'visits')
  ]
}

/** One solved check for a hundred bookings at once, each at another doctor's time. */
async function oneCheckOften(ground: PeopleGround, farm: Farm, count: number): Promise<Figure> {
  const times = await Promise.all(
    Array.from({ length: count }, async () => {
      const doctor = await ground.aDoctor()
      return { doctor, time: await ground.aSlot({ assignmentId: doctor.assignmentId, startsAt: '2026-12-03T08:00:00Z' }) }
    })
  )
  const recaptchaValue = await solved(ground.caller({}))
  const answers = await Promise.all(
    times.map(({ doctor, time }, n) =>
      ground.caller({ server: n, address: addressOf(n) })(bookAtSite, {
        ...formOf(farm, `37529${String(8_000_000 + n * 2_003)}`),
        ...placeOf(doctor, time),
        recaptchaValue
      })
    )
  )
  return exactly(`bookings by one check, of ${count} at once`, answers.filter(answer => answer.ok).length, 1, 'bookings')
}
