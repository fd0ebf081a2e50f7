import { bookDoctorSlot } from '@vizit/contract/booking'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import { startFhirSimulator } from './simulator/fhir-simulator.ts'
import type { Misbehaviour } from './simulator/misbehaviour.ts'
import { SEARCH_DIALECTS, type SearchDialect } from './simulator/search-manners.ts'
import { mirrorClinic, SIMULATOR_ACCESS } from './simulator/test-clinic.ts'

const logged: string[] = []
const write = (event: string, fields?: object) => void logged.push(JSON.stringify({ event, ...fields }))
let clinics: ReturnType<typeof openClinics> | undefined
const server = await startTestServer({
  config: { clinics: SIMULATOR_ACCESS },
  wrap: (deps): Deps => {
    clinics = openClinics({ ...deps, log: { info: write, warn: write, error: write }, probeEveryMillis: 20 })
    return { ...deps, clinics }
  }
})
let simulator = await startFhirSimulator({ clock: server.now })
beforeEach(async () => {
  await simulator.close()
  simulator = await startFhirSimulator({ clock: server.now })
  server.setNow('2026-11-20T08:00:00Z')
  logged.length = 0
})
afterAll(async () => {
  await clinics?.close()
  await simulator.close()
  await server.stop()
})

let counter = 0
async function aClinic() {
  const provider = `clinic-${++counter}`
  const slot = await server.aSlot({ doctor: { provider } })
  await mirrorClinic(server.store, simulator, provider, { totalMillis: 5_000 })
  return { provider, slot, gateway: clinics!.of({ code: provider, gateway: 'fhir' }) }
}
const WEEK = { from: '2026-11-23', to: '2026-11-29' }

/** Puts so many slots of five minutes of a doctor there, from Monday morning on, in another order than that of time. */
function fill(role: string, count: number) {
  const scheduleId = `schedule-of-${role}`
  simulator.memory.put({ resourceType: 'Schedule', id: scheduleId, actor: [{ reference: `PractitionerRole/${role}` }] })
  for (let n = 0; n < count; n++) putSlot(role, `${role}-${(n * 7) % count}`, (n * 7) % count)
}
function putSlot(role: string, id: string, n: number) {
  const start = new Date(Date.parse('2026-11-23T05:00:00Z') + n * 300_000)
  const end = new Date(start.getTime() + 300_000)
  const schedule = { reference: `Schedule/schedule-of-${role}` }
  simulator.memory.put({ resourceType: 'Slot', id, schedule, status: 'free', start: start.toISOString(), end: end.toISOString() })
}
const namesOf = (read: { verdict: string; value?: { slots: { externalId: string }[] } }) =>
  (read.value?.slots ?? []).map(slot => slot.externalId).filter(name => name.startsWith('many'))

const WHOLE: SearchDialect[] = ['plain', 'held', 'cursor', 'no order', 'an order of its own', 'short offsets']
test.each(WHOLE)('every slot of a week is read once from a server of the kind "%s", however small its pages are', async dialect => {
  const { gateway } = await aClinic()
  simulator.searching = SEARCH_DIALECTS[dialect]
  simulator.largestPage = 40
  fill('many', 90)
  const read = await gateway.timetable!(WEEK)
  expect(read).toMatchObject({ verdict: 'read', cut: false, value: { unread: [], stoppedBefore: null } })
  expect(namesOf(read).toSorted()).toEqual(Array.from({ length: 90 }, (_, n) => `many-${n}`).toSorted())
})

test('a doctor with more slots than a server lets one pass over is read to the end, for no row is counted', async () => {
  const { gateway } = await aClinic()
  simulator.searching = SEARCH_DIALECTS['short offsets']
  simulator.largestPage = 40
  fill('many', 701)
  expect(namesOf(await gateway.timetable!(WEEK))).toHaveLength(701)
  expect(simulator.asked.some(one => Number(one.query.get('_offset')) > 0)).toBe(false)
})

test('rows that come, go and are put elsewhere while pages are read make a reading skip none of the others', async () => {
  const { gateway } = await aClinic()
  simulator.largestPage = 20
  fill('many', 100)
  let pages = 0
  simulator.misbehave = asked => {
    if (asked.path !== 'Slot' || !asked.query.get('schedule')?.endsWith('many')) return undefined
    pages++
    // after each page some that were read are gone, and some that were not there are
    if (pages > 1)
      for (const n of [pages * 3, pages * 3 + 1])
        simulator.memory.put({
          ...simulator.memory.read('Slot', `many-${n}`)!,
          status: 'busy',
          schedule: { reference: 'Schedule/elsewhere' }
        })
    return undefined
  }
  const names = new Set(namesOf(await gateway.timetable!(WEEK)))
  expect(pages).toBeGreaterThan(5)
  // what was taken away before its page was read may be missing, and nothing else
  const left = simulator.memory.all('Slot').filter(slot => slot.id.startsWith('many') && JSON.stringify(slot).includes('schedule-of-many'))
  expect(left.filter(slot => !names.has(slot.id))).toEqual([])
})

test('a server that says how many there are and shows none, or fewer, has not been read to the end', async () => {
  const { gateway, slot } = await aClinic()
  simulator.misbehave = asked => {
    simulator.searching = SEARCH_DIALECTS[asked.path === 'Slot' ? 'a number alone' : 'plain']
    return undefined
  }
  expect(await gateway.timetable!(WEEK)).toMatchObject({ verdict: 'read', value: { slots: [], unread: [`role-${slot.assignmentId}`] } })
})

test('one doctor whose timetable cannot be read keeps no other back; a clinic that cannot be read at all is no answer', async () => {
  const { gateway, slot } = await aClinic()
  fill('a-bad-one', 3)
  fill('many', 3)
  simulator.misbehave = asked => (asked.query.get('schedule')?.endsWith('a-bad-one') ? 'status-500' : undefined)
  const read = await gateway.timetable!(WEEK)
  expect(read).toMatchObject({ verdict: 'read', value: { unread: ['a-bad-one'], stoppedBefore: null } })
  expect(read.verdict === 'read' && new Set(read.value.slots.map(one => one.assignment))).toEqual(
    new Set(['many', `role-${slot.assignmentId}`])
  )
  simulator.misbehave = asked => (asked.path === 'Slot' ? 'status-500' : undefined)
  expect(await gateway.timetable!(WEEK)).toEqual({ verdict: 'unknown' })
})

const often = (seconds: string): Misbehaviour => ({
  kind: 'outcome',
  status: 429,
  headers: { 'retry-after': seconds },
  issue: { code: 'throttled' }
})

test('a clinic that is asked too often is asked again when it says, and a short wait costs nothing', async () => {
  const { gateway } = await aClinic()
  fill('many', 3)
  let refused = 0
  simulator.misbehave = one => (one.path === 'Slot' && refused < 2 && ++refused > 0 ? often('0') : undefined)
  const read = await gateway.timetable!(WEEK)
  expect([namesOf(read).length, refused, gateway.waitsUntil!()]).toEqual([3, 2, undefined])
})

test('a long wait ends the reading where it stands, its patients hear at once that the clinic does not answer, and no other clinic waits', async () => {
  const { gateway, slot } = await aClinic()
  const other = await aClinic()
  fill('many', 3)
  simulator.misbehave = asked => (asked.query.get('schedule')?.includes('role-') ? often('90') : undefined)
  // the first in the order of names was read
  expect(await gateway.timetable!(WEEK)).toMatchObject({ value: { stoppedBefore: `role-${slot.assignmentId}`, slots: [{}, {}, {}] } })
  expect(gateway.waitsUntil!()).toEqual(new Date('2026-11-20T08:01:30Z'))
  simulator.misbehave = () => undefined
  const before = simulator.asked.length
  expect(await gateway.timetable!(WEEK)).toEqual({ verdict: 'unknown' })
  expect(simulator.asked.length).toBe(before)
  const olga = await server.aPatient()
  expect(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({
    code: 'CLINIC_UNAVAILABLE',
    facts: { phones: /\+375/ }
  })
  expect(await other.gateway.standing!(olga.profileId)).toBe('never-heard')
  server.setNow('2026-11-20T08:01:31Z')
  expect(await gateway.timetable!(WEEK)).toMatchObject({ verdict: 'read', value: { stoppedBefore: null } })
})

test('what a clinic says is wrong stands in the log with its status and its meaning, and nothing personal does', async () => {
  const { gateway, provider } = await aClinic()
  const says: [number, string][] = [
    [400, 'our-fault'],
    [405, 'our-fault'],
    [413, 'our-fault'],
    [422, 'refused'],
    [403, 'not-let-in'],
    [502, 'broken']
  ]
  for (const [status, code] of says) {
    logged.length = 0
    const issue = { code: 'invalid', diagnostics: 'Invalid patient "Савицкая Ольга" +375291234567', expression: ['Slot.status'] }
    simulator.misbehave = () => ({ kind: 'outcome', status, issue })
    expect(await gateway.timetable!(WEEK), String(status)).toEqual({ verdict: 'unknown' })
    expect(logged.map(line => JSON.parse(line) as object)).toContainEqual({
      event: 'a clinic answers with an error',
      providerCode: provider,
      status,
      code,
      said: expect.stringMatching(/^error invalid Slot\.status: Invalid patient …/)
    })
    expect(logged.join()).not.toMatch(/Савицкая|2912/)
  }
})

test('a week of a clinic is read with one search for each doctor, however many slots there are', async () => {
  const { gateway } = await aClinic()
  await server.store.run(sql`update clinic_connections set answer_bytes = 20000000`)
  for (let doctor = 0; doctor < 25; doctor++) fill(`many-${String(doctor).padStart(3, '0')}`, 200)
  simulator.asked.length = 0
  const read = await gateway.timetable!(WEEK)
  expect([namesOf(read).length, simulator.asked.filter(one => one.path === 'Slot').length]).toEqual([5_000, 26])
})
