import { bookDoctorSlot } from '@vizit/contract/booking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../store/store.ts'
import { type Slot, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let free: Slot
let second: Slot
let hidden: Slot[]

/** Two free slots of one doctor, and one each of what nobody may book online. */
beforeAll(async () => {
  server = await startTestServer()
  free = await server.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const { assignmentId } = free
  second = await server.aSlot({ assignmentId, startsAt: '2026-11-25T08:00:00Z' })
  const patient = await server.aPatient()
  const taken = await server.aSlot({ assignmentId, startsAt: '2026-11-24T12:00:00Z' })
  await patient.call(bookDoctorSlot, { ...taken, profileId: patient.profileId })
  const past = await server.aSlot({ assignmentId, startsAt: '2026-11-20T07:00:00Z' })
  const far = await server.aSlot({ assignmentId, startsAt: '2027-02-01T07:00:00Z' })
  const byPhone = await server.aSlot({ doctor: { onlineBooking: 'registry-only' } })
  const closed = await server.aSlot({ doctor: { provider: 'closed' } })
  await server.store.run(sql`update providers set online_booking_enabled = false where code = 'closed'`)
  hidden = [taken, past, far, byPhone, closed]
})
afterAll(() => server.stop())

type Resource = {
  resourceType: string
  id: string
  schedule?: { reference: string }
  actor?: { reference: string }[]
  extension?: { valueUrl: string }[]
}
const FHIR = '/api/v2/public/published'
const get = async (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers })
const linesOf = async (path: string) =>
  (await (await get(path)).text())
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Resource)
const bundleOf = async (path: string) => {
  const { link, entry } = (await (await get(path)).json()) as { link: { relation: string; url: string }[]; entry: { resource: Resource }[] }
  return { next: link.find(one => one.relation === 'next')?.url, found: entry.map(one => one.resource) }
}

test('the manifest leads to every free slot that anybody may book online, and to no other', async () => {
  const response = await get(`${FHIR}/$bulk-publish`)
  const manifest = (await response.json()) as { output: { type: string; url: string }[]; transactionTime: string }
  expect(manifest.transactionTime).toBe('2026-11-20T08:00:00.000Z')
  const of = async (type: string) => {
    const files = manifest.output.filter(file => file.type === type)
    return (await Promise.all(files.map(file => linesOf(file.url.slice(file.url.indexOf(FHIR)))))).flat()
  }
  const [slots, schedules, locations] = [await of('Slot'), await of('Schedule'), await of('Location')]
  expect(slots.map(slot => slot.id)).toEqual([free.timetableId, second.timetableId])
  expect(slots[0]).toEqual({
    resourceType: 'Slot',
    id: free.timetableId,
    schedule: { reference: `Schedule/${free.assignmentId}` },
    status: 'free',
    start: '2026-11-24T11:30:00Z',
    end: '2026-11-24T11:50:00Z',
    extension: [{ url: expect.stringMatching(/booking-deep-link$/), valueUrl: `${server.config.publicUrl}/timeslot/${free.timetableId}` }]
  })
  expect(schedules.map(schedule => schedule.id)).toEqual([free.assignmentId])
  expect(schedules[0]?.actor?.[0]?.reference).toBe(`Location/${locations[0]?.id}`)
  expect(locations).toHaveLength(1)
})

test('slots are found by their schedules and times, page by page', async () => {
  const all = [free, ...hidden].map(slot => slot.assignmentId).join(',')
  expect((await bundleOf(`${FHIR}/Slot?schedule=${all}`)).found.map(slot => slot.id)).toEqual([free.timetableId, second.timetableId])
  const first = await bundleOf(`${FHIR}/Slot?schedule=Schedule/${free.assignmentId}&_count=1`)
  expect(first.found.map(slot => slot.id)).toEqual([free.timetableId])
  const next = await bundleOf(first.next!.slice(first.next!.indexOf(FHIR)))
  expect([next.found.map(slot => slot.id), next.next]).toEqual([[second.timetableId], undefined])
  const day = await bundleOf(`${FHIR}/Slot?schedule=${free.assignmentId}&start=ge2026-11-25&start=lt2026-11-26`)
  expect(day.found.map(slot => slot.id)).toEqual([second.timetableId])
  const hours = await bundleOf(`${FHIR}/Slot?schedule=${free.assignmentId}&start=lt2026-11-24T14:31:00%2B03:00`)
  expect(hours.found.map(slot => slot.id)).toEqual([free.timetableId])
  for (const wrong of ['', '?schedule=x', `?schedule=1&start=ge2026-13-45`, '?schedule=1&_count=5000'])
    expect((await get(`${FHIR}/Slot${wrong}`)).status).toBe(400)
})

test('doctors and branches are found as the slots name them', async () => {
  const roles = await bundleOf(`${FHIR}/PractitionerRole`)
  expect(roles.found).toMatchObject([
    { id: free.assignmentId, practitioner: { display: 'Ковалёва Анна Сергеевна' }, specialty: [{ text: 'Терапевт' }] }
  ])
  const schedule = await bundleOf(`${FHIR}/Schedule?_id=${free.assignmentId}`)
  const place = schedule.found[0]!.actor![0]!.reference.replace('Location/', '')
  expect((await bundleOf(`${FHIR}/Location?_id=${place}`)).found).toMatchObject([
    {
      name: 'Каштан на Сурганова',
      address: { city: 'Минск' },
      telecom: [{ value: '+375 (17) 309-44-18' }, { value: '+375 (29) 609-44-18' }]
    }
  ])
  expect(await (await get(`${FHIR}/metadata`)).json()).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' })
})

test('what is published may be kept, and is not sent again to whoever has it', async () => {
  const week = `${FHIR}/bulk/slots/azure/2026-11-23`
  const response = await get(week)
  expect(response.headers.get('content-type')).toBe('application/fhir+ndjson')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const again = await get(week, { 'if-none-match': response.headers.get('etag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
  // half a minute later it is made anew
  await server.store.run(sql`update slots set taken_by = 'clinic' where id = ${second.timetableId}`)
  expect(await linesOf(week)).toHaveLength(2)
  server.pass(31)
  expect(await linesOf(week)).toHaveLength(1)
  expect((await get(`${FHIR}/bulk/slots/azure/2026-11-24`)).status).toBe(400)
})

test('files of providers and weeks that are not in the manifest are not there', async () => {
  const asked = [
    'schedules/nobody',
    'schedules/closed',
    'slots/nobody/2026-11-23',
    'slots/azure/2026-11-16x',
    'slots/azure/2020-01-06',
    'slots/azure/2199-12-30'
  ]
  expect(await Promise.all(asked.map(async path => (await get(`${FHIR}/bulk/${path}`)).status))).toEqual([404, 404, 404, 400, 404, 404])
})
