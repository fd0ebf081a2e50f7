import { bookDoctorSlot } from '@vizit/contract/booking'
import { afterAll, expect, test } from 'vitest'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import type { Dialect } from './simulator/dialects.ts'
import { asksToWrite, startFhirSimulator } from './simulator/fhir-simulator.ts'
import { mirrorClinic, SIMULATOR_ACCESS } from './simulator/test-clinic.ts'

type Line = { event: string; level: string; status?: number; code?: string; said?: string }
const logged: Line[] = []
const writeAs = (level: string) => (event: string, fields?: object) => void logged.push({ event, level, ...fields })
let clinics: ReturnType<typeof openClinics> | undefined
const server = await startTestServer({
  config: { clinics: SIMULATOR_ACCESS },
  wrap: (deps): Deps => {
    const log = { info: writeAs('info'), warn: writeAs('warn'), error: writeAs('error') }
    clinics = openClinics({ ...deps, log, probeEveryMillis: 20 })
    return { ...deps, clinics }
  }
})
afterAll(async () => {
  await clinics?.close()
  await server.stop()
})

let counter = 0
/** A patient books at a clinic of this kind, which answers whatever is to be written so, or only what is written of a person. */
async function bookedWith(dialect: Dialect, status: number, issue: object = {}, of?: 'Patient') {
  const simulator = await startFhirSimulator({ clock: server.now, dialect })
  const provider = `clinic-${++counter}`
  const slot = await server.aSlot({ doctor: { provider } })
  await mirrorClinic(server.store, simulator, provider, { totalMillis: 3_000 })
  const gateway = clinics!.of({ code: provider, gateway: 'fhir' })
  await gateway.tryOut!()
  logged.length = 0
  simulator.misbehave = asked =>
    asksToWrite(asked) && (of === undefined || asked.path.startsWith(of)) ? { kind: 'outcome', status, issue } : undefined
  const olga = await server.aPatient()
  const answer = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const visit = await server.store.row<{ status: string; taken_by: string | null }>(sql`
    select v.status, s.taken_by from visits v join slots s on s.id = ${slot.timetableId} where v.profile_id = ${olga.profileId}`)
  await simulator.close()
  return { told: answer.ok ? answer.value.status : answer.code, facts: answer.ok ? {} : answer.facts, visit }
}

const OF_NO_USE = {
  told: 'CLINIC_UNAVAILABLE',
  facts: { phones: expect.stringContaining('+375') },
  visit: { status: 'failed', taken_by: null }
}
const UNDERSTOOD: [number, string, string][] = [
  [400, 'our-fault', 'error'],
  [403, 'not-let-in', 'error'],
  [405, 'our-fault', 'error'],
  [413, 'our-fault', 'error']
]
for (const dialect of ['whole', 'batch'] as const) {
  test.each(UNDERSTOOD)(
    `a booking that a "${dialect}" server answers with %i is not told as a busy time, nor as one being confirmed: the patient may call`,
    async (status, code, level) => {
      expect(await bookedWith(dialect, status, { diagnostics: 'Invalid value "Савицкая"', expression: ['Slot.status'] })).toMatchObject(
        OF_NO_USE
      )
      expect(logged).toContainEqual(
        expect.objectContaining({
          event: 'a clinic answers with an error',
          level,
          status,
          code,
          said: expect.stringContaining('Slot.status: Invalid value …')
        })
      )
      expect(JSON.stringify(logged)).not.toContain('Савицкая')
    }
  )

  test(`a rule of the clinic's own, of a "${dialect}" server, is told as a refusal; "no such slot" of one that is there, as its system's failure`, async () => {
    const details = { text: 'Только по направлению' }
    const refused = await bookedWith('whole', 422, { code: 'business-rule', details })
    expect(refused).toMatchObject({
      told: 'CLINIC_REFUSED',
      facts: { phones: expect.stringContaining('+375') },
      visit: { status: 'failed', taken_by: null }
    })
    expect(await bookedWith(dialect, 404)).toMatchObject(OF_NO_USE)
  })
}

test('a server that takes no record of a person says its own rule, or is of no use now; the time is not said to be taken, and is free again', async () => {
  const of = (status: number, issue?: object) => bookedWith('batch', status, issue, 'Patient')
  for (const status of [409, 412, 400, 403]) expect(await of(status)).toMatchObject(OF_NO_USE)
  const underage = { coding: [{ system: 'urn:vizit:refusal', code: 'UNDERAGE_USER' }] }
  expect(await of(422, { code: 'business-rule', details: underage })).toMatchObject({ told: 'UNDERAGE_USER' })
  expect(await of(422)).toMatchObject({ told: 'CLINIC_REFUSED' })
})

test('only 409 and 412 are a time that somebody else has; what the server failed at is being confirmed', async () => {
  expect(await bookedWith('whole', 409)).toMatchObject({ told: 'TIMESLOT_IS_BUSY' })
  expect(await bookedWith('whole', 412)).toMatchObject({ told: 'TIMESLOT_IS_BUSY' })
  expect(logged).toEqual([])
  expect(await bookedWith('whole', 502)).toMatchObject({ told: 'pending', visit: { status: 'pending', taken_by: 'visit' } })
})
