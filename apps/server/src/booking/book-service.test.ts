import { bookCapabilities, bookDoctorSlot, bookService, holdSlot, letHoldGo } from '@vizit/contract/booking'
import { cancelVisit, listVisits, pageVisits, syncOrder } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { aService, type OfferedService as Service, type ServiceFacts } from '../testing/test-service.ts'
import { letEndedHoldsGo } from './holds/let-holds-go.job.ts'
import { settleVisit } from './settle-visit.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Day = { assignmentId: string; slots: string[] }

/** So many slots of twenty minutes of one doctor, one after another from 11:30 UTC; every other booking of theirs is of another doctor. */
async function aDay(count: number, doctor: Parameters<typeof server.aDoctor>[0] = {}): Promise<Day> {
  const { assignmentId } = await server.aDoctor(doctor)
  const slots: string[] = []
  for (let n = 0; n < count; n++) {
    const startsAt = new Date(Date.UTC(2026, 10, 24, 11, 30 + 20 * n)).toISOString()
    slots.push((await server.aSlot({ assignmentId, startsAt })).timetableId)
  }
  return { assignmentId, slots }
}

const inputFor = ({ assignmentId, slots }: Day, at: number, service: Service) => ({ assignmentId, timetableId: slots[at]!, ...service })
const book = (patient: Patient, day: Day, at: number, service: Service, more: { profileId?: string; programId?: string } = {}) =>
  patient.call(bookService, { ...inputFor(day, at, service), profileId: patient.profileId, ...more })
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

/** The places of the day: free, the visit's own, or joined to the first of it. */
async function places({ slots }: Day): Promise<string> {
  const rows = await server.store.rows<{ id: string; taken_by: string | null; joined_to: string | null }>(
    sql`select id, taken_by, joined_to from slots where id = any (${slots}::bigint[]) order by starts_at`
  )
  return rows
    .map(row => (row.taken_by === null ? 'free' : row.joined_to === null ? row.taken_by : `→${slots.indexOf(row.joined_to)}`))
    .join(' ')
}

test('a service takes as many slots in a row as it lasts, and its visit is as long as they are [1.20 3.116 4.57 7.73]', async () => {
  const olga = await server.aPatient()
  const day = await aDay(4)
  const service = await aService(server, day.assignmentId, { name: 'УЗИ сердца', minutes: 50, price: 9_900 })
  const booked = await book(olga, day, 1, service)
  const visit = {
    status: 'booked',
    startDate: '2026-11-24T11:50:00Z',
    endDate: '2026-11-24T12:50:00Z',
    serviceName: 'УЗИ сердца',
    price: 9_900
  }
  expect(booked).toMatchObject({ ok: true, value: visit })
  expect(await places(day)).toBe('free visit →1 →1')
  expect(await olga.call(listVisits, {})).toMatchObject({ ok: true, value: { orders: [visit] } })

  const boris = await server.aPatient()
  for (const timetableId of day.slots.slice(1))
    expect(code(await boris.call(bookDoctorSlot, { timetableId, assignmentId: day.assignmentId, profileId: boris.profileId }))).toBe(
      'TIMESLOT_IS_BUSY'
    )
  expect(code(await book(boris, day, 0, service))).toBe('TIMESLOT_IS_BUSY')
})

test('how to prepare comes with the visit wherever it is told, as the clinic says it now, until the visit is called off or over', async () => {
  const olga = await server.aPatient()
  const day = await aDay(2)
  const service = await aService(server, day.assignmentId, { minutes: 20 })
  const says = (text: string) => server.store.run(sql`update services set description = ${text} where id = ${service.serviceId}`)
  await says('Приходите натощак.')
  const booked = await book(olga, day, 0, service)
  const later = await book(olga, day, 1, service)
  if (!booked.ok || !later.ok) throw new Error('refused')
  expect(booked.value.preparation).toBe('Приходите натощак.')
  const { orderId, assignmentId, profileId } = booked.value
  const told = async () => {
    const [list, page, one] = [
      await olga.call(listVisits, {}),
      await olga.call(pageVisits, { state: 'future' }),
      await olga.call(syncOrder, { orderId })
    ]
    if (!list.ok || !page.ok || !one.ok) throw new Error('refused')
    return [list.value.orders, page.value.visits, [one.value]].map(visits => visits.find(visit => visit.orderId === orderId)?.preparation)
  }
  expect(await told()).toEqual(['Приходите натощак.', 'Приходите натощак.', 'Приходите натощак.'])
  await says('')
  expect(await told()).toEqual([null, null, null])
  await says('За шесть часов ничего не есть.')
  await olga.call(cancelVisit, { orderId, assignmentId, profileId })
  expect((await olga.call(syncOrder, { orderId })) as object).toMatchObject({ value: { status: 'cancelled', preparation: null } })
  const another = { orderId: later.value.orderId }
  expect(await olga.call(syncOrder, another)).toMatchObject({ value: { preparation: 'За шесть часов ничего не есть.' } })
  server.setNow('2026-11-24T13:00:00Z')
  expect(await olga.call(syncOrder, another)).toMatchObject({ value: { isPast: true, preparation: null } })
})

test('a service is not booked over a gap, over a taken slot, nor past the end of the day', async () => {
  const olga = await server.aPatient()
  const day = await aDay(4)
  const service = await aService(server, day.assignmentId, { minutes: 40 })
  await server.store.run(sql`update slots set taken_by = 'clinic' where id = ${day.slots[1]}`)
  expect(code(await book(olga, day, 0, service))).toBe('TIMESLOT_IS_BUSY')
  expect(code(await book(olga, day, 3, service))).toBe('TIMESLOT_IS_BUSY')
  await server.store.run(sql`update slots set starts_at = starts_at + interval '1 minute' where id = ${day.slots[3]}`)
  expect(code(await book(olga, day, 2, service))).toBe('TIMESLOT_IS_BUSY')
  expect(await places(day)).toBe('free clinic free free')
})

test('of many who want some of the same slots at once nobody gets a part, and no slot belongs to two', async () => {
  const day = await aDay(6)
  const services = await Promise.all([20, 40, 60].map(minutes => aService(server, day.assignmentId, { minutes })))
  const people = await Promise.all(Array.from({ length: 12 }, () => server.aPatient()))
  const answers = await Promise.all(people.map((one, n) => book(one, day, (n * 5) % 6, services[n % 3]!)))
  const codes = answers.map(code)
  expect(new Set(codes)).toEqual(new Set(['ok', 'TIMESLOT_IS_BUSY']))
  const visits = await server.store.rows<{ slots: number; right: number }>(sql`
    select (extract(epoch from v.ends_at - v.starts_at) / 1200)::int as slots,
      (select count(*)::int from slots s where s.taken_by = 'visit' and (s.id = v.slot_id or s.joined_to = v.slot_id)
        and s.starts_at >= v.starts_at and s.ends_at <= v.ends_at) as right
    from visits v`)
  expect(visits).toHaveLength(codes.filter(one => one === 'ok').length)
  for (const visit of visits) expect(visit.right).toBe(visit.slots)
  const taken = (await places(day)).split(' ').filter(place => place !== 'free').length
  expect(taken).toBe(visits.reduce((sum, visit) => sum + visit.slots, 0))
})

test('a cancelled service, a hold that is let go or ends, and a clinic’s refusal free all of its slots', async () => {
  const olga = await server.aPatient()
  const day = await aDay(3)
  const { assignmentId } = day
  const service = await aService(server, assignmentId, { minutes: 60 })
  const booked = await book(olga, day, 0, service)
  const orderId = booked.ok ? booked.value.orderId : ''
  expect(await places(day)).toBe('visit →0 →0')
  expect(code(await olga.call(cancelVisit, { orderId, assignmentId, profileId: olga.profileId }))).toBe('ok')
  expect(await places(day)).toBe('free free free')

  const hold = { assignmentId, timetableId: day.slots[0]!, serviceId: service.serviceId }
  const held = await olga.call(holdSlot, hold)
  expect(await places(day)).toBe('visit →0 →0')
  expect(code(await olga.call(letHoldGo, { orderId: held.ok ? held.value.orderId : '' }))).toBe('ok')
  expect(await places(day)).toBe('free free free')
  await olga.call(holdSlot, hold)
  server.pass(301)
  await letEndedHoldsGo(server.deps)
  expect(await places(day)).toBe('free free free')

  server.clinic.gateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'unknown' }),
    find: async () => ({ verdict: 'refused', reason: null }),
    cancel: async () => 'unknown'
  }
  const pending = await book(olga, day, 0, service)
  expect(await places(day)).toBe('visit →0 →0')
  await settleVisit(server.deps, { orderId: pending.ok ? pending.value.orderId : '' })
  expect(await places(day)).toBe('free free free')
})

test('what is held for a service becomes its visit; a hold for the doctor alone gives way; another’s ended hold is no obstacle', async () => {
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const day = await aDay(3)
  const service = await aService(server, day.assignmentId, { minutes: 40 })
  const hold = { assignmentId: day.assignmentId, timetableId: day.slots[0]! }
  const held = await olga.call(holdSlot, { ...hold, serviceId: service.serviceId })
  expect(code(await boris.call(holdSlot, { ...hold, timetableId: day.slots[1]! }))).toBe('TIMESLOT_IS_BUSY')
  server.pass(301)
  expect(code(await boris.call(holdSlot, { ...hold, timetableId: day.slots[1]! }))).toBe('ok')
  expect(await places(day)).toBe('free visit free')
  server.pass(301)
  expect(held.ok).toBe(true)

  const again = await olga.call(holdSlot, { ...hold, serviceId: service.serviceId })
  const booked = await book(olga, day, 0, service)
  expect(booked.ok && again.ok && booked.value.orderId).toBe(again.ok && again.value.orderId)

  const other = await aDay(2)
  const otherService = await aService(server, other.assignmentId, { minutes: 40 })
  await boris.call(holdSlot, { assignmentId: other.assignmentId, timetableId: other.slots[0]! })
  expect(code(await book(boris, other, 0, otherService))).toBe('ok')
  expect(await places(other)).toBe('visit →0')
})

test('a retry of a service whose answer was lost finds its visit; a visit to the doctor on that slot is not it', async () => {
  const olga = await server.aPatient()
  const day = await aDay(2)
  const service = await aService(server, day.assignmentId, { minutes: 40 })
  const [first, again] = [await book(olga, day, 0, service), await book(olga, day, 0, service)]
  expect(again.ok && first.ok && again.value.orderId).toBe(first.ok && first.value.orderId)
  const alone = { assignmentId: day.assignmentId, timetableId: day.slots[0]!, profileId: olga.profileId }
  expect(code(await olga.call(bookDoctorSlot, alone))).toBe('TIMESLOT_IS_BUSY')
})

test('a service that was changed since the form showed it, or that nobody may choose, is not booked [3.116]', async () => {
  const olga = await server.aPatient()
  const day = await aDay(2)
  const service = await aService(server, day.assignmentId)
  const changed = { ok: false, code: 'INVALID_STATE', facts: { reason: 'service-changed' } }
  expect(await book(olga, day, 0, { ...service, slotDuration: 40 })).toMatchObject(changed)
  expect(await book(olga, day, 0, { ...service, serviceName: 'Другое' })).toMatchObject(changed)
  const hidden = await aService(server, day.assignmentId, { hidden: true })
  const elsewhere = await aService(server, (await server.aDoctor()).assignmentId)
  for (const other of [hidden, elsewhere]) expect(code(await book(olga, day, 0, other))).toBe('NOT_FOUND')
  const asked = { assignmentId: day.assignmentId, serviceId: hidden.serviceId }
  expect(code(await olga.call(bookCapabilities, asked))).toBe('NOT_FOUND')
})

test('a service has an age limit of its own: the refusal is Forbidden8, and the choice of people tells it before [8.07]', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga, { birthday: '2018-03-10' })
  const day = await aDay(2, { adult: true, children: true })
  const only = (facts: ServiceFacts) => aService(server, day.assignmentId, facts)
  const [adults, from10, children] = [await only({ children: false }), await only({ childrenAge: 10 }), await only({ adult: false })]
  const refused = (reason: string) => ({ ok: false, status: 403, code: 'onlineBooking/Forbidden8', facts: { reason } })
  expect(await book(olga, day, 0, adults, { profileId: child })).toMatchObject(refused('ADULT_DOCTOR'))
  expect(await book(olga, day, 0, from10, { profileId: child })).toMatchObject(refused('AGE_LIMITS_ISSUE'))
  expect(await book(olga, day, 0, children)).toMatchObject(refused('CHILD_DOCTOR'))
  const told = await olga.call(bookCapabilities, { assignmentId: day.assignmentId, serviceId: children.serviceId })
  expect(told).toMatchObject({
    ok: true,
    value: {
      profiles: [
        { profileId: olga.profileId, onlineBookingAllowed: false, declineReasons: [{ code: 17, message: 'SERVICE_AGE' }] },
        { profileId: child, onlineBookingAllowed: true }
      ]
    }
  })
  expect(code(await book(olga, day, 0, children, { profileId: child }))).toBe('ok')
})

test('a programme pays for the services that it names, or for all when it names none', async () => {
  const olga = await server.aPatient()
  const day = await aDay(3)
  const [paid, other] = [await aService(server, day.assignmentId), await aService(server, day.assignmentId)]
  await server.store.pool.query(`
    insert into coverers (code, kind, name) values ('epam', 'EMPLOYER', 'Эпам-демо');
    insert into programmes (id, coverer_code, caption) values ('epam-health', 'epam', 'Здоровье');
    insert into programme_providers (programme_id, provider_id) select 'epam-health', id from providers;
    insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${olga.profileId}', '${olga.accountId}', 'epam-health', 'PROGRAMME_CODE', 'o@orbita.example', 'ACTIVE', '2026-01-01', now(), now())`)
  const verdict = async ({ serviceId }: Service) => {
    const told = await olga.call(bookCapabilities, { assignmentId: day.assignmentId, serviceId })
    return told.ok && told.value.profiles[0]!.programmes[0]!.verdict
  }
  expect([await verdict(paid), await verdict(other)]).toEqual(['pays', 'pays'])
  await server.store.run(sql`insert into programme_services (programme_id, service_id) values ('epam-health', ${paid.serviceId}::int)`)
  expect([await verdict(paid), await verdict(other)]).toEqual(['pays', 'SERVICE_IS_NOT_SUPPORTED'])
  const programId = 'epam-health'
  expect(code(await book(olga, day, 0, other, { programId }))).toBe('SERVICE_IS_NOT_SUPPORTED')
  expect(await book(olga, day, 0, paid, { programId })).toMatchObject({ ok: true, value: { covererCode: 'epam' } })
})
