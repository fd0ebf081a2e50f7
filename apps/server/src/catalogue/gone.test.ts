import { bookDoctorSlot } from '@vizit/contract/booking'
import { listDoctorSlots, listDoctors } from '@vizit/contract/catalogue'
import { listPhysicians } from '@vizit/contract/physicians'
import { listServicePlaces } from '@vizit/contract/service-times'
import { listVisits } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicCatalogue, SetAside } from '../clinics/clinic-records.ts'
import { sql } from '../store/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aService } from '../testing/test-service.ts'
import { syncCatalogue } from './sync-catalogue.job.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const NAMES = { doctor: 'doc', branch: 'here', service: 'exam' }
const RESTS = { centres: [{ externalId: 'org', name: 'Каштан' }], services: [{ externalId: NAMES.service, name: 'Осмотр' }] }
const BRANCH = { externalId: NAMES.branch, centre: 'org', name: 'На Немиге', address: 'г. Минск, ул. Немига, 3', phones: [] }
const DOCTOR = { externalId: NAMES.doctor, lastName: 'Лисовская', firstName: 'Инна', middleName: 'Олеговна', sex: 'FEMALE' as const }
const COLLEAGUE = { ...DOCTOR, externalId: 'doc-2', lastName: 'Терех' }
const role = (externalId: string, doctor: string, services = [NAMES.service]) => ({
  externalId,
  doctor,
  branch: NAMES.branch,
  speciality: 'Терапевт',
  services
})
const WHOLE: ClinicCatalogue = {
  ...RESTS,
  branches: [BRANCH],
  doctors: [DOCTOR, COLLEAGUE],
  assignments: [role('r1', 'doc'), role('r2', 'doc-2')]
}

/** The clinic's catalogue is read as it is now. */
async function read(value: ClinicCatalogue, facts: { cut?: boolean; setAside?: SetAside[] } = {}) {
  const { cut = false, setAside = [] } = facts
  server.clinic.gateway = { ...server.clinic.gateway, catalogue: async () => ({ verdict: 'read', value, setAside, cut }) }
  const provider = await server.store.row<{ id: number }>(sql`select id from providers where code = 'azure'`)
  await syncCatalogue(server.deps, { providerId: provider!.id, providerCode: 'azure', gateway: 'fhir' })
}

/** A clinic whose two doctors came from its own catalogue, each with a free time; the first has a patient of the past. */
async function aClinic() {
  const { assignmentId: elsewhere } = await server.aDoctor()
  const { serviceId } = await aService(server, elsewhere, { name: 'Осмотр' })
  await read(WHOLE)
  const [lisovskaya] = await server.store.rows<{ doctor: string; assignment: string }>(sql`
    select doctor_id::text as doctor, id::text as assignment from assignments where external_id = 'r1'`)
  const { doctor: doctorId, assignment: assignmentId } = lisovskaya!
  const [was, time] = [
    await server.aSlot({ assignmentId, startsAt: '2026-11-20T11:00:00Z' }),
    await server.aSlot({ assignmentId, startsAt: '2026-11-24T11:00:00Z' })
  ]
  const patient = await server.aPatient()
  const input = { profileId: patient.profileId }
  expect(await patient.call(bookDoctorSlot, { ...was, ...input })).toMatchObject({ ok: true })
  /** What of the doctor is to be found: by name, by place, as a card, times, as who gives the service; and how a booking ends. */
  const found = async () => {
    const [named, placed, cards, times, places, booked] = await Promise.all([
      server.nobody(listDoctors, { provider: 'all', name: 'Лисов' }),
      server.nobody(listDoctors, { provider: 'azure' }),
      server.nobody(listPhysicians, { provider: 'all', ids: doctorId }),
      server.nobody(listDoctorSlots, { provider: 'all', doctorId, dateStart: '2026-11-24', dateEnd: '2026-11-24' }),
      server.nobody(listServicePlaces, { provider: 'azure', serviceId }),
      patient.call(bookDoctorSlot, {
        timetableId: time.timetableId,
        assignmentId,
        profileId: 'f'.repeat(8) + patient.profileId.slice(8)
      })
    ])
    return [
      named.ok && named.value.doctors.length,
      placed.ok && placed.value.doctors.filter(one => one.doctorId === doctorId).length,
      cards.ok && cards.value.doctors.length,
      times.ok && times.value.timeslots.length,
      places.ok && places.value.places.filter(one => one.doctorId === doctorId).length,
      booked.ok ? 'booked' : booked.code
    ]
  }
  return { patient, found, doctorId, assignmentId }
}

const THERE = [1, 1, 1, 1, 1, 'ACCESS_NOT_AUTHORIZED']
const GONE = [0, 0, 0, 0, 0, 'NOT_FOUND']

test('a doctor whom two catalogues of the clinic in a row do not have leaves search and timetable, stays in the visits that were, and may come back', async () => {
  const { patient, found } = await aClinic()
  expect(await found()).toEqual(THERE)
  for (const without of [
    { ...WHOLE, assignments: [role('r2', 'doc-2')] },
    { ...WHOLE, doctors: [COLLEAGUE] }
  ]) {
    await read(without)
    expect(await found()).toEqual(THERE)
    await read(without)
    expect(await found()).toEqual(GONE)
    expect(await patient.call(listVisits, {})).toMatchObject({
      ok: true,
      value: { orders: [{ physicianName: 'Лисовская Инна Олеговна' }] }
    })
    await read(WHOLE)
    expect(await found()).toEqual(THERE)
  }
  const withoutService = { ...WHOLE, assignments: [role('r1', 'doc', []), role('r2', 'doc-2')] }
  await read(withoutService)
  expect(await found()).toEqual(THERE)
  await read(withoutService)
  expect(await found()).toEqual(THERE.with(4, 0))
  await read(WHOLE)
  expect(await found()).toEqual(THERE)
  await read(withoutService)
  await read(WHOLE)
  await read(withoutService)
  expect(await found()).toEqual(THERE)
})

test('a catalogue that is empty, cut short, or not understood in places takes nobody away', async () => {
  const { found } = await aClinic()
  for (const _ of ['once', 'twice']) {
    await read({ ...WHOLE, doctors: [], assignments: [] })
    await read({ ...WHOLE, assignments: [role('r2', 'doc-2')] }, { cut: true })
    const setAside = [{ kind: 'catalogue' as const, externalId: 'r1', code: 'not-understood' as const }]
    await read({ ...WHOLE, assignments: [role('r2', 'doc-2')] }, { setAside })
    await read({ ...WHOLE, assignments: [{ ...role('r1', 'doc'), speciality: 'Алхимик' }, role('r2', 'doc-2')] })
  }
  expect(await found()).toEqual(THERE)
})
