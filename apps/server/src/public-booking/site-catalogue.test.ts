// What the public booking API tells a site of its clinic, to whoever asks.
import { randomUUID } from 'node:crypto'
import { beginSiteCheck, bookAtSite, confirmAtSite, siteCheckPicture } from '@vizit/contract/public-booking'
import { writeCaptcha } from '@vizit/rules/public-booking'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicGateway } from '../clinics/gateway.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aService } from '../testing/test-service.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Span = { timeslotId: string; startTime: string; endTime: string }
/** What of the answers is looked at here; each has some of it. */
type Told = {
  doctors: { doctorId: string; profile: number; worksAt: { assignmentId: string }[]; freeTimeslots: Span[]; timeslots: Span[] }[]
  directions: { subGroups: { services: { name: string }[] }[] }[]
  services: object[]
  times: Span[]
}

/** What a site's own program is answered, without any header of ours. */
async function ask(path: string, body?: object) {
  const response = await fetch(`${server.url}/api/v2/public/booking/azure/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  })
  return (await response.json()) as { data: Told; status: number; error: string | null }
}

const TIMES = ['2026-11-24T06:00:00Z', '2026-11-24T07:00:00Z', '2026-11-25T07:00:00Z']

async function aDoctorWithTimes(facts: Parameters<typeof server.aDoctor>[0] = {}) {
  const ids = await server.aDoctor(facts)
  const slots: string[] = []
  for (const startsAt of TIMES) slots.push((await server.aSlot({ assignmentId: ids.assignmentId, startsAt })).timetableId)
  return { ...ids, slots }
}

test('a site is told all of a doctor: person, speciality, ages, places, services with their length, nearest and free times [3.32]', async () => {
  const { doctorId, assignmentId, branchId, specialityId, slots } = await aDoctorWithTimes({
    children: true,
    childrenAge: 3,
    childrenAgeTo: 14
  })
  const service = await aService(server, assignmentId, { name: 'Осмотр', minutes: 40 })
  await server.store.run(sql`update doctors set photo_url = 'https://photos.example/1.jpg'`)
  const { data } = await ask(`doctors/${doctorId}?date=2026-11-24`)
  expect(data).toMatchObject({
    doctorId,
    fullName: 'Ковалёва Анна Сергеевна',
    specialityId,
    specialityName: 'Терапевт',
    qualification: 'первая категория',
    profile: 0,
    workStart: '2012-09-01',
    description: 'Ведёт приём взрослых.',
    photoUrl: 'https://photos.example/1.jpg',
    children: true,
    adult: true,
    childrenAge: 3,
    childrenAgeTo: 14,
    adultAge: null,
    adultAgeTo: null,
    nearestTimeslot: TIMES[0],
    worksAt: [{ branchId, assignmentId, serviceMappings: [{ serviceId: service.serviceId, duration: 40 }] }],
    freeTimeslots: slots.slice(0, 2).map((timeslotId, n) => ({
      timeslotId,
      startTime: TIMES[n],
      endTime: TIMES[n]!.replace(':00:00', ':20:00')
    }))
  })
})

test('the profile filter of a site’s doctors is 0 for adults and children, 1 for adults, 2 for children [3.37]', async () => {
  const of = async (facts: object) => (await server.aDoctor(facts)).doctorId
  const [adults, children, both] = [await of({}), await of({ adult: false, children: true }), await of({ children: true })]
  const found = async (query: string) => {
    const { data } = await ask(`doctors?${query}`)
    return data.doctors.map(one => [one.doctorId, one.profile]).sort()
  }
  expect(await found('profile=0')).toEqual(
    [
      [adults, 1],
      [children, 2],
      [both, 0]
    ].sort()
  )
  expect(await found('profile=1')).toEqual(
    [
      [adults, 1],
      [both, 0]
    ].sort()
  )
  expect(await found('profile=2')).toEqual(
    [
      [children, 2],
      [both, 0]
    ].sort()
  )
  expect(await ask('doctors?profile=3')).toMatchObject({ status: 400, error: 'INVALID_INPUT' })
})

test('a site’s tree of services is directions, sub groups and services with all their fields [3.38, 3.39]', async () => {
  const { assignmentId } = await server.aDoctor()
  const { serviceId } = await aService(server, assignmentId, { name: 'Осмотр', childrenAge: 3 })
  await server.store.run(
    sql`update services set code = 'S-1', description = 'Подготовка не нужна', default_service = true, for_profile = 2`
  )
  const { data } = await ask('services')
  expect(data.directions).toEqual([
    {
      id: expect.any(String),
      name: 'Приём врача',
      subGroups: [
        {
          id: expect.any(String),
          name: 'Приёмы',
          services: [
            {
              id: serviceId,
              name: 'Осмотр',
              description: 'Подготовка не нужна',
              code: 'S-1',
              defaultService: true,
              forAdult: true,
              forChildren: true,
              childrenAge: 3,
              forProfile: 2,
              hasDoctors: true,
              hidden: false
            }
          ]
        }
      ]
    }
  ])
})

test('which services a site is shown depends on the age against forAdult, forChildren and childrenAge [5.92]', async () => {
  const { assignmentId } = await server.aDoctor()
  await aService(server, assignmentId, { name: 'взрослым', children: false })
  await aService(server, assignmentId, { name: 'детям', adult: false })
  await aService(server, assignmentId, { name: 'всем и детям от трёх', childrenAge: 3 })
  const names = async (query: string) => {
    const { data } = await ask(`services${query}`)
    return data.directions.flatMap(one => one.subGroups.flatMap(group => group.services.map(service => service.name))).sort()
  }
  expect(await names('?age=2')).toEqual(['детям'])
  expect(await names('?age=3')).toEqual(['всем и детям от трёх', 'детям'])
  expect(await names('?age=17')).toEqual(['всем и детям от трёх', 'детям'])
  expect(await names('?age=18')).toEqual(['взрослым', 'всем и детям от трёх'])
  expect(await names('')).toEqual(['взрослым', 'всем и детям от трёх', 'детям'])
})

test('a site reads the services of an assignment under its own address of assignments; hidden ones are left out [7.02, 7.87]', async () => {
  const { assignmentId } = await server.aDoctor()
  const { serviceId } = await aService(server, assignmentId, { name: 'Осмотр', minutes: 40, price: 5000 })
  await aService(server, assignmentId, { name: 'Служебная', hidden: true })
  const { data, status } = await ask(`assignments/${assignmentId}/services`)
  expect(status).toBe(200)
  expect(data.services).toEqual([expect.objectContaining({ id: serviceId, name: 'Осмотр', duration: 40, price: 5000 })])
})

test('a site reads the doctors with free times of a day at a branch, by speciality or by service [7.83]', async () => {
  const one = await aDoctorWithTimes({ speciality: 'Хирург' })
  const other = await aDoctorWithTimes({ speciality: 'Невролог' })
  await server.store.run(sql`update assignments set branch_id = ${one.branchId}::int where id = ${other.assignmentId}::int`)
  const elsewhere = await aDoctorWithTimes({ speciality: 'Хирург' })
  const { serviceId } = await aService(server, other.assignmentId)
  const found = async (query: string) => {
    const { data } = await ask(`doctors/timeslots?branchId=${one.branchId}&date=2026-11-24${query}`)
    return data.doctors.map(doctor => [doctor.doctorId, doctor.freeTimeslots.map(time => time.startTime)])
  }
  const day = TIMES.slice(0, 2)
  expect((await found('')).sort()).toEqual(
    [
      [one.doctorId, day],
      [other.doctorId, day]
    ].sort()
  )
  expect(await found(`&specialityId=${one.specialityId}`)).toEqual([[one.doctorId, day]])
  expect(await found(`&serviceId=${serviceId}`)).toEqual([[other.doctorId, day]])
  expect(elsewhere.specialityId).toBe(one.specialityId)
  expect(await ask(`doctors/timeslots?branchId=${one.branchId}`)).toMatchObject({ error: 'INVALID_INPUT' })
})

test('a site reads doctors by their ids, with their places only where it asks for assignments [7.86]', async () => {
  const { doctorId, assignmentId } = await server.aDoctor()
  await server.aDoctor()
  const places = async (query: string) => {
    const { data } = await ask(`providers/physicians/list?ids=${doctorId}${query}`)
    return data.doctors.map(one => [one.doctorId, one.worksAt.map(place => place.assignmentId)])
  }
  expect(await places('&includeAssignments=true')).toEqual([[doctorId, [assignmentId]]])
  expect(await places('&includeAssignments=false')).toEqual([[doctorId, []]])
  expect(await places('')).toEqual([[doctorId, []]])
})

test('a site asks for the free times of several doctors by POST, without anybody’s sign-in, and has them in the order asked [7.88]', async () => {
  const one = await aDoctorWithTimes()
  const other = await aDoctorWithTimes()
  const { data, status } = await ask('doctors/timeslots', {
    doctorIds: [other.doctorId, one.doctorId],
    dateStart: '2026-11-24',
    dateEnd: '2026-11-24'
  })
  expect(status).toBe(200)
  expect(data.doctors.map(doctor => [doctor.doctorId, doctor.timeslots.map(time => time.timeslotId)])).toEqual([
    [other.doctorId, other.slots.slice(0, 2)],
    [one.doctorId, one.slots.slice(0, 2)]
  ])
})

test('for a longer service a site is told times that join consecutive free ones, and none across a gap [4.57]', async () => {
  const { assignmentId, branchId } = await server.aDoctor()
  for (const at of ['06:00', '06:20', '06:40', '07:20']) await server.aSlot({ assignmentId, startsAt: `2026-11-24T${at}:00Z` })
  const { serviceId } = await aService(server, assignmentId, { minutes: 40 })
  const { data } = await ask(`services/${serviceId}/timeslots?branchId=${branchId}&date=2026-11-24`)
  expect(data.times.map(time => [time.startTime, time.endTime])).toEqual([
    ['2026-11-24T06:00:00Z', '2026-11-24T06:40:00Z'],
    ['2026-11-24T06:20:00Z', '2026-11-24T07:00:00Z']
  ])
})

async function book(startsAt: string) {
  const { assignmentId, doctorId } = await server.aDoctor()
  const { timetableId: timeslotId } = await server.aSlot({ assignmentId, startsAt })
  const begun = await server.nobody(beginSiteCheck, { provider: 'azure' })
  const id = begun.ok ? begun.value.id : ''
  const picture = await server.nobody(siteCheckPicture, { provider: 'azure', id })
  const recaptchaValue = writeCaptcha(id, await (picture.ok ? (picture.value as Blob) : new Blob()).text())
  const form = {
    provider: 'azure',
    doctorId,
    timeslotId,
    lastName: 'Савицкая',
    firstName: 'Ольга',
    middleName: 'Викторовна',
    phone: '+375 (29) 123-45-67',
    birthDate: '1990-05-15',
    sex: 'FEMALE' as const,
    agreement: currentConsentText('booking', server.config.brand).version
  }
  const held = await server.nobody(bookAtSite, { ...form, recaptchaValue }, { idempotencyKey: randomUUID() })
  const orderId = held.ok ? held.value.orderId : ''
  const confirm = (code: string) => server.nobody(confirmAtSite, { provider: 'azure', orderId, code })
  return { orderId, withoutCaptcha: { ...form, recaptchaValue: 'x' }, confirm, code: /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]! }
}

const statuses = async () =>
  (await server.store.rows<{ status: string }>(sql`select status from visits order by created_at`)).map(one => one.status)

test('a booking at a site is pending while the clinic is asked, booked when it agrees and failed when it does not [4.26, 4.27]', async () => {
  const usual = server.clinic.gateway
  const seen: string[][] = []
  const answers: Awaited<ReturnType<ClinicGateway['reserve']>>[] = [{ verdict: 'reserved', clinicRef: 'R-1' }, { verdict: 'busy' }]
  server.clinic.gateway = {
    ...usual,
    timetableIsOurs: false,
    reserve: async () => {
      seen.push(await statuses())
      return answers.shift()!
    }
  }
  const first = await book('2026-11-24T11:30:00Z')
  expect(await first.confirm(first.code)).toMatchObject({ ok: true, value: { status: 'booked' } })
  expect([seen, await statuses()]).toEqual([[['pending']], ['booked']])
  server.pass(120)
  const second = await book('2026-11-25T11:30:00Z')
  expect(await second.confirm(second.code)).toMatchObject({ ok: false, code: 'TIMESLOT_IS_BUSY' })
  expect([seen[1], await statuses()]).toEqual([
    ['booked', 'pending'],
    ['booked', 'failed']
  ])
})

test('a code that is no six digits is refused as INVALID_INPUT with its field and tries nothing; the right one still books [8.21]', async () => {
  const { confirm, code } = await book('2026-11-24T11:30:00Z')
  for (const wrong of [code.slice(0, 5), `${code}0`, '12345a', ''])
    expect(await confirm(wrong)).toMatchObject({ ok: false, code: 'INVALID_INPUT', status: 400, facts: { field: 'code' } })
  expect(await confirm(code)).toMatchObject({ ok: true, value: { status: 'booked' } })
})

test('a visitor of a site reads no conclusions or results, also of the visit just made, and books only by captcha and code [6.49]', async () => {
  const { withoutCaptcha, confirm, code, orderId } = await book('2026-11-24T11:30:00Z')
  expect(await server.nobody(bookAtSite, withoutCaptcha, { idempotencyKey: randomUUID() })).toMatchObject({ code: 'RECAPCHA_IS_NOT_VALID' })
  expect(await statuses()).toEqual(['reserved'])
  expect(await confirm(code)).toMatchObject({ ok: true })
  for (const path of ['providers/reports', 'providers/tests', 'providers/orders', `providers/orders/${orderId}/documents`]) {
    const response = await fetch(`${server.url}/api/v2/my/${path}`, { headers: { 'x-face': 'widget' } })
    expect([path, response.status]).toEqual([path, 401])
  }
})
