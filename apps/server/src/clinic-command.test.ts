import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookCapabilities, bookDoctorSlot, getNoShows, holdSlot, letHoldGo } from '@vizit/contract/booking'
import { listInvoices } from '@vizit/contract/invoices'
import { getSettings } from '@vizit/contract/settings'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelledByClinic } from './booking/at-clinic/cancel-by-clinic.job.ts'
import { banOperations } from './booking/standing/ban.operation.ts'
import { noShowOperation } from './booking/standing/no-show.operation.ts'
import { exceptionOperation } from './clinics/built-in/exception.operation.ts'
import { hoursOperation } from './clinics/built-in/hours.operation.ts'
import { invoiceOperation } from './invoices/invoice.operation.ts'
import type { Operation } from './operator/command.ts'
import { setSettingOperation } from './settings/settings.operation.ts'
import { sql } from './store/store.ts'
import { type Patient, startTestServer } from './testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

/** What the operator reads; an operation that could not be done, or that makes no sense, rejects. */
const run = async (operation: Operation, words: string, options: Record<string, string | boolean> = {}) =>
  (await operation.read(words.split(' '), options)(server.store, server.now())).join('\n')
const code = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

type Free = { id: string; at: string }
/** Free times of the Monday, in Minsk. */
const monday = (assignmentId: string) =>
  server.store.rows<Free>(sql`
    select id, to_char(starts_at at time zone 'Europe/Minsk', 'HH24:MI') as at from slots
    where assignment_id = ${assignmentId} and taken_by is null and starts_at >= '2026-11-23' and starts_at < '2026-11-24' order by starts_at`)
const times = async (assignmentId: string) => (await monday(assignmentId)).map(({ at }) => at)

async function book(who: Patient, assignmentId: string, at: string): Promise<string> {
  const slot = (await monday(assignmentId)).find(free => free.at === at)
  const answer = await who.call(bookDoctorSlot, { timetableId: slot!.id, assignmentId, profileId: who.profileId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.orderId
}

const audited = () => server.store.rows(sql`select action, profile_id, object_id from audit where account_id is null order by id`)

test('a clinic sets the week of a doctor: free times follow at once, the booked one stays and is told', async () => {
  const { assignmentId } = await server.aDoctor()
  const olga = await server.aPatient()
  expect(await run(hoursOperation, `azure ${assignmentId} mon=09:00-10:00,14:00-14:20`)).toContain('36 free times more, 0 fewer')
  expect(await times(assignmentId)).toEqual(['09:00', '09:20', '09:40', '14:00'])
  const orderId = await book(olga, assignmentId, '14:00')

  const said = await run(hoursOperation, `azure ${assignmentId} mon=09:00-10:00`, { slot: '30', since: '2026-11-23' })
  expect(said).toContain(`${orderId}  2026-11-23 14:00`)
  expect(said).not.toContain('Савицкая')
  expect(await times(assignmentId)).toEqual(['09:00', '09:30'])
  const kept = await server.store.row(
    sql`select v.status, s.taken_by from visits v join slots s on s.id = v.slot_id where v.order_id = ${orderId}`
  )
  expect(kept).toEqual({ status: 'booked', taken_by: 'visit' })
  await run(hoursOperation, `azure ${assignmentId} none`, { since: '2026-11-30' })
  expect(await server.store.rows(sql`select distinct starts_at::date::text as day from slots where taken_by is null`)).toEqual([
    { day: '2026-11-23' }
  ])
  expect(await audited()).toEqual(Array(3).fill({ action: 'hours-set', profile_id: null, object_id: assignmentId }))

  for (const wrong of ['mon=10:00-09:00', 'mon=09:00-11:00,10:30-12:00', 'mon=09:00-10:00 mon=11:00-12:00', 'day=09:00-10:00', 'mon=9-10'])
    await expect(run(hoursOperation, `azure ${assignmentId} ${wrong}`), wrong).rejects.toThrow('week: hours such as')
  await expect(run(hoursOperation, `azure ${assignmentId} none`, { since: '2026-11-19' })).rejects.toThrow('a day that is not over')
  await expect(run(hoursOperation, `azure ${assignmentId} none`, { slot: '3' })).rejects.toThrow('slot: minutes of a slot')
  await expect(run(hoursOperation, `azure ${assignmentId} none`, { undo: true })).rejects.toThrow('--undo: not an option')
  await expect(run(hoursOperation, `beryl ${assignmentId} none`)).rejects.toThrow('no such doctor')
  await server.store.run(sql`update providers set gateway = 'fhir'`)
  await expect(run(hoursOperation, `azure ${assignmentId} none`)).rejects.toThrow('a system of its own')
})

test('a day off or at another time refuses while a visit or a hold stands in it, unless it is said what becomes of them', async () => {
  const { assignmentId } = await server.aDoctor()
  const [olga, boris] = [await server.aPatient(), await server.aPatient()]
  const day = `azure ${assignmentId} 2026-11-23`
  await expect(run(exceptionOperation, `${day} off`)).rejects.toThrow('has no hours yet')
  await run(hoursOperation, `azure ${assignmentId} mon=09:00-10:00`)
  // its own grid: the usual times of that day are not mixed in
  await run(exceptionOperation, `${day} 09:10-10:30`, { slot: '40' })
  expect(await times(assignmentId)).toEqual(['09:10', '09:50'])
  const orderId = await book(olga, assignmentId, '09:10')
  const held = await boris.call(holdSlot, { timetableId: (await monday(assignmentId))[0]!.id, assignmentId })
  expect(code(held)).toBe('ok')

  await expect(run(exceptionOperation, `${day} off`, { cancel: 'Врач заболел' })).rejects.toThrow('is being booked')
  await boris.call(letHoldGo, { orderId: held.ok ? held.value.orderId : '' })
  const before = await audited()
  await expect(run(exceptionOperation, `${day} off`)).rejects.toThrow(`${orderId}  2026-11-23 09:10`)
  expect([await times(assignmentId), await audited()]).toEqual([['09:50'], before])
  await expect(run(exceptionOperation, `${day} off`, { keep: true, cancel: 'Врач заболел' })).rejects.toThrow('either --keep or --cancel')

  // hours that have the visit within them ask nothing
  await run(exceptionOperation, `${day} 09:00-10:00`)
  expect(await times(assignmentId)).toEqual([])
  const jobs = () =>
    server.store.rows<{ payload: Parameters<typeof cancelledByClinic>[1] }>(sql`
      select payload from graphile_worker._private_jobs where payload->>'ref' = ${orderId}`)
  expect([await run(exceptionOperation, `${day} off`, { keep: true }), await jobs()]).toEqual([
    expect.stringContaining('left as they are'),
    []
  ])
  await run(exceptionOperation, `${day} off`, { cancel: 'Врач заболел' })
  const [job] = await jobs()
  await cancelledByClinic(server.deps, job!.payload)
  expect(await server.store.row(sql`select status, cancel_reason from visits where order_id = ${orderId}`)).toEqual({
    status: 'cancelled',
    cancel_reason: 'Врач заболел'
  })
  expect(await times(assignmentId)).toEqual([])
  await run(exceptionOperation, `${day} usual`)
  expect(await times(assignmentId)).toEqual(['09:00', '09:20', '09:40'])
})

test('of a booking and a day off that come together one sees the other: nobody is booked on the day unseen', async () => {
  const who = await Promise.all([1, 2, 3].map(() => server.aPatient()))
  for (let round = 0; round < 6; round++) {
    const { assignmentId } = await server.aDoctor()
    await run(hoursOperation, `azure ${assignmentId} mon=09:00-10:00`)
    const slots = await monday(assignmentId)
    const bookings = who.map((one, at) =>
      one.call(bookDoctorSlot, { timetableId: slots[at]!.id, assignmentId, profileId: one.profileId, bookAnyway: true })
    )
    const dayOff = await run(exceptionOperation, `azure ${assignmentId} 2026-11-23 off`).then(
      () => 'done',
      () => 'refused'
    )
    const booked = (await Promise.all(bookings)).filter(answer => answer.ok).length
    expect(dayOff, `${booked} booked`).toBe(booked === 0 ? 'done' : 'refused')
  }
})

test('a clinic, a doctor and an administrator close online booking to whoever has a phone, and open it again', async () => {
  const olga = await server.aPatient()
  const { assignmentId, doctorId } = await server.aDoctor()
  const slot = await server.aSlot({ assignmentId })
  const reasons = async () => {
    const told = await olga.call(bookCapabilities, slot)
    return told.ok && told.value.profiles[0]!.declineReasons.map(({ message }) => message)
  }
  const phone = `+${olga.phone.slice(0, 3)}(${olga.phone.slice(3, 5)})${olga.phone.slice(5)}`
  const places = { clinic: 'azure', doctor: `azure ${doctorId}`, administrator: '' }
  const words = { clinic: 'CLINIC_BLOCKED', doctor: 'DOCTOR_CLOSED', administrator: 'ADMINISTRATOR_BLOCKED' }
  for (const kind of ['clinic', 'doctor', 'administrator'] as const) {
    const place = `${places[kind]} ${phone}`.trim()
    await run(banOperations[`ban ${kind}`]!, `${place} Не пришла трижды`)
    expect(await reasons()).toEqual([words[kind]])
    await run(banOperations[`ban ${kind}`]!, `${place} Больше не приходить`, { until: '2026-11-20' })
    expect(await server.store.rows(sql`select reason, until from booking_bans`)).toEqual([
      { reason: 'Больше не приходить', until: '2026-11-20T21:00:00Z' }
    ])
    await run(banOperations[`unban ${kind}`]!, place)
    expect(await reasons()).toEqual([])
    await expect(run(banOperations[`unban ${kind}`]!, place)).rejects.toThrow('there is no such ban')
  }
  const about = (kind: string) =>
    ['booking-banned', 'booking-banned', 'booking-unbanned'].map(action => ({ action, profile_id: olga.profileId, object_id: kind }))
  expect(await audited()).toEqual(['clinic', 'doctor', 'administrator'].flatMap(about))

  const ban = banOperations['ban doctor']!
  await expect(run(ban, `beryl ${doctorId} ${phone} Почему`)).rejects.toThrow('no such provider')
  await expect(run(ban, `azure 999 ${phone} Почему`)).rejects.toThrow('no such doctor')
  await expect(run(ban, `azure ${doctorId} ${phone} Почему`, { until: '2026-11-19' })).rejects.toThrow('a day that is not over')
  await expect(run(ban, `azure ${doctorId} +375291112233 Почему`)).rejects.toThrow(/^Nothing was changed: no account has this phone\.$/)
  await expect(run(ban, `azure ${doctorId} 80291112233 Почему`)).rejects.not.toThrow('80291112233')
  expect(await server.store.rows(sql`select 1 from booking_bans`)).toEqual([])
})

test('a missed visit of a clinic inside the product is marked once it is over, and unmarked: the counter of its patient follows', async () => {
  const olga = await server.aPatient()
  const slot = await server.aSlot()
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const orderId = booked.ok ? booked.value.orderId : ''
  const counter = async () => {
    const told = await olga.call(getNoShows, {})
    return told.ok && [told.value.missed, told.value.visits]
  }
  await expect(run(noShowOperation, `azure ${orderId}`)).rejects.toThrow('not over yet')
  server.setNow('2026-11-24T11:50:00Z')
  await run(noShowOperation, `azure ${orderId}`)
  expect(await counter()).toEqual([1, 1])
  await expect(run(noShowOperation, `azure ${orderId}`)).rejects.toThrow('the visit is no_show')
  await run(noShowOperation, `azure ${orderId}`, { undo: true })
  expect(await counter()).toEqual([0, 1])
  await expect(run(noShowOperation, `azure ${orderId}`, { undo: true })).rejects.toThrow('the visit is done')
  expect(await audited()).toEqual(
    ['no-show', 'done'].map(end => ({ action: `visit-${end}-by-clinic`, profile_id: olga.profileId, object_id: orderId }))
  )
  await expect(run(noShowOperation, `beryl ${orderId}`)).rejects.toThrow('no such visit')
  await server.store.run(sql`update providers set gateway = 'fhir'`)
  await expect(run(noShowOperation, `azure ${orderId}`)).rejects.toThrow('a system of its own')
})

test('an invoice in a file is with its patient, once; of a broken file nothing is repeated', async () => {
  const olga = await server.aPatient()
  const booked = await olga.call(bookDoctorSlot, { ...(await server.aSlot()), profileId: olga.profileId })
  const invoice = {
    orderId: booked.ok ? booked.value.orderId : '',
    number: 'A-17',
    services: [{ name: 'Приём', quantity: 1, price: 6_200 }]
  }
  const folder = mkdtempSync(join(tmpdir(), 'vizit-invoice-'))
  const put = (text: string) => {
    writeFileSync(join(folder, 'invoice.json'), text)
    return run(invoiceOperation, join(folder, 'invoice.json'))
  }
  try {
    expect(await put(JSON.stringify(invoice))).toContain('is with the patient')
    expect(await put(JSON.stringify(invoice))).toContain('is here already')
    expect(await olga.call(listInvoices, {})).toMatchObject({ ok: true, value: { invoices: [{ number: 'A-17', total: 6_200 }] } })
    expect(await audited()).toEqual([{ action: 'invoice-put', profile_id: olga.profileId, object_id: expect.any(String) }])
    await expect(put('{"name": "Савицкая"')).rejects.toThrow(/: not JSON$/)
    await expect(put(JSON.stringify({ ...invoice, services: [{ ...invoice.services[0], price: '62' }] }))).rejects.toThrow(
      'services 0 price kopecks'
    )
    await expect(put(JSON.stringify({ ...invoice, services: [] }))).rejects.toThrow('an invoice has')
    await expect(put(JSON.stringify({ ...invoice, orderId: randomUUID() }))).rejects.toThrow('no such visit')
  } finally {
    rmSync(folder, { recursive: true })
  }
  await expect(run(invoiceOperation, join(folder, 'invoice.json'))).rejects.toThrow('cannot be read')
})

test('online booking of the whole product closes when it is set so, and not because nobody has said anything', async () => {
  const olga = await server.aPatient()
  const [slot, other] = [await server.aSlot(), await server.aSlot({ startsAt: '2026-11-25T11:30:00Z' })]
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const told = async () => {
    const read = await server.nobody(getSettings, {})
    return read.ok && [read.value.flags.online_booking_enabled, read.value.onlineBooking]
  }
  const published = async () => {
    const paths = [`Slot?schedule=${other.assignmentId}`, 'bulk/slots/azure/2026-11-23']
    const texts = await Promise.all(paths.map(path => fetch(`${server.url}/api/v2/public/published/${path}`).then(answer => answer.text())))
    return texts.map(text => /"resourceType" ?: ?"Slot"/.test(text))
  }
  expect(await told()).toEqual([false, 'open'])
  await run(setSettingOperation, 'online_booking_enabled true')
  expect(await published()).toEqual([true, true])
  expect(await told()).toEqual([true, 'open'])
  await run(setSettingOperation, 'online_booking_enabled false')
  expect(await told()).toEqual([false, 'closed'])
  // so long a file of them is kept
  server.pass(31)
  expect(await published()).toEqual([false, false])
  const input = { ...other, profileId: olga.profileId }
  expect([code(await olga.call(bookDoctorSlot, input)), code(await olga.call(holdSlot, other))]).toEqual(
    Array(2).fill('onlineBooking/Forbidden2')
  )
  expect(await olga.call(bookCapabilities, other)).toMatchObject({
    value: { profiles: [{ declineReasons: [{ message: 'CLINIC_BLOCKED' }] }] }
  })
  const orderId = booked.ok ? booked.value.orderId : ''
  expect(code(await olga.call(cancelVisit, { orderId, assignmentId: slot.assignmentId, profileId: olga.profileId }))).toBe('ok')
  await run(setSettingOperation, 'online_booking_enabled default')
  expect(code(await olga.call(bookDoctorSlot, input))).toBe('ok')
  expect(await audited()).toEqual(Array(3).fill({ action: 'setting-set', profile_id: null, object_id: 'online_booking_enabled' }))

  for (const wrong of [
    'online_booking_enabled maybe',
    'memoryStoragePdf -1',
    'acodeExpirationTime 0.5',
    'accessDefaults {"SPOUSE":"KING"}'
  ])
    await expect(run(setSettingOperation, wrong)).rejects.toThrow(wrong.split(' ')[0]!)
  await expect(run(setSettingOperation, 'online_booking true')).rejects.toThrow('key: one of online_booking_enabled')
  await run(setSettingOperation, 'accessDefaults {"SPOUSE": "VIEW_NAME"}')
})

test('the command tells what it did; with what it does not understand it ends with 1', async () => {
  const command = (...words: string[]) =>
    new Promise<{ code: number; said: string }>(done => {
      const env = { ...process.env, DATABASE_URL: (server.store.pool.options as { connectionString?: string }).connectionString }
      const file = join(import.meta.dirname, 'clinic-command.ts')
      execFile('node', [file, ...words], { env }, (error, stdout, stderr) =>
        done({ code: Number(error?.code ?? 0), said: stdout + stderr })
      )
    })
  await run(setSettingOperation, 'memoryStoragePdf 2')
  await server.store.run(sql`insert into settings (key, value) values ('acodeExpirationTime', '"soon"')`)
  const [listed, unknown, few, option] = await Promise.all([
    command('settings', 'list'),
    command('sweep'),
    command('hours', 'azure'),
    command('settings', 'list', '--force')
  ])
  expect(listed).toMatchObject({ code: 0, said: expect.stringContaining('memoryStoragePdf = 2\n') })
  expect(listed.said).toContain('acodeExpirationTime = 120000  (default; what is set is of a wrong form)')
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('npm run clinic -- ban administrator PHONE REASON') })
  expect(few).toMatchObject({ code: 1, said: expect.stringContaining('assignment is missing') })
  expect(option.code).toBe(1)
})
