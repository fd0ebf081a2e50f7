import { randomUUID } from 'node:crypto'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { setCardNumber } from '@vizit/contract/card-numbers'
import { cancelVisit } from '@vizit/contract/visits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { settleCancel } from '../../booking/cancelling/settle-cancel.job.ts'
import { settleVisit } from '../../booking/settle-visit.job.ts'
import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openClinics } from '../clinics.ts'
import { asksToWrite, startFhirSimulator } from './simulator/fhir-simulator.ts'
import { mirrorClinic, SIMULATOR_ACCESS, standingAt } from './simulator/test-clinic.ts'

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
  logged.length = 0
})
afterAll(async () => {
  await clinics?.close()
  await simulator.close()
  await server.stop()
})

let counter = 0
/** A clinic of its own, so that what one test did to it is nobody else's. */
async function aClinic(facts: Parameters<typeof mirrorClinic>[3] = {}) {
  const provider = `clinic-${++counter}`
  const slot = await server.aSlot({ doctor: { provider } })
  await mirrorClinic(server.store, simulator, provider, facts)
  return { provider, slot, gateway: clinics!.of({ code: provider, gateway: 'fhir' }) }
}
const DAYS = { from: '2026-11-23', to: '2026-11-29' }

test('a visit booked at a clinic with a system of its own is there with its person and its doctor, once [4.26]', async () => {
  const { slot } = await aClinic()
  const olga = await server.aPatient()
  const answer = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId, clientNote: 'Болит колено' })
  expect(answer).toMatchObject({ ok: true, value: { status: 'booked' } })
  const orderId = answer.ok ? answer.value.orderId : ''
  expect(standingAt(simulator, orderId)).toEqual([{ start: '2026-11-24T11:30:00Z', slots: [`slot-${slot.timetableId}`] }])
  const [patient] = simulator.memory.search('Patient', new URLSearchParams({ identifier: `urn:vizit:person|${olga.profileId}` }))
  expect(patient).toMatchObject({
    name: [{ family: 'Савицкая', given: ['Ольга', 'Викторовна'] }],
    gender: 'female',
    birthDate: '1990-05-15'
  })
  const [appointment] = simulator.memory.search('Appointment', new URLSearchParams({ identifier: `urn:vizit:order|${orderId}` }))
  const actors = [`Patient/${patient!.id}`, `PractitionerRole/role-${slot.assignmentId}`]
  expect(appointment).toMatchObject({ comment: 'Болит колено', participant: actors.map(reference => ({ actor: { reference } })) })
  expect(simulator.memory.read('Slot', `slot-${slot.timetableId}`)).toMatchObject({ status: 'busy', comment: 'kept as it is' })
  expect(logged).toEqual([])
})

test('whose record at the clinic is not active is sent to the support when it refuses, whose record is active hears of the refusal alone [6.48]', async () => {
  for (const [active, refusal] of [
    [false, { status: 403, code: 'onlineBooking/Forbidden4', facts: { reason: 'ACCOUNT_INACTIVE' } }],
    [true, { code: 'CLINIC_REFUSED' }]
  ] as const) {
    const { slot } = await aClinic()
    const olga = await server.aPatient()
    const identifier = [{ system: 'urn:vizit:person', value: olga.profileId }]
    simulator.memory.put({ resourceType: 'Patient', id: olga.profileId, active, identifier })
    simulator.misbehave = asked => (asksToWrite(asked) ? { kind: 'outcome', status: 422 } : undefined)
    const answer = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
    expect([active, answer]).toMatchObject([active, { ok: false, ...refusal }])
    simulator.misbehave = () => undefined
  }
})

test('with a visit its clinic is told the number of the card, for its registry to look at: the record of the person is as before', async () => {
  const { provider, slot } = await aClinic()
  const [olga, anna] = [await server.aPatient(), await server.aPatient()]
  for (const person of [olga, anna])
    expect(await person.call(setCardNumber, { provider, number: '1234 5678 9012 3456' })).toMatchObject({ ok: true })
  const told = async (person: typeof olga, timetable: typeof slot) => {
    const answer = await person.call(bookDoctorSlot, { ...timetable, profileId: person.profileId })
    expect(answer).toMatchObject({ ok: true, value: { status: 'booked' } })
    const orderId = answer.ok ? answer.value.orderId : ''
    const [appointment] = simulator.memory.search('Appointment', new URLSearchParams({ identifier: `urn:vizit:order|${orderId}` }))
    return (appointment as { extension?: unknown }).extension
  }
  expect(await told(olga, slot)).toEqual([{ url: 'urn:vizit:card', valueString: '1234567890123456' }])
  const [patient] = simulator.memory.search('Patient', new URLSearchParams({ identifier: `urn:vizit:person|${olga.profileId}` }))
  expect((patient as { identifier?: unknown }).identifier).toEqual([{ system: 'urn:vizit:person', value: olga.profileId }])
  // another centre's card is not its matter
  const another = await aClinic()
  expect(await told(anna, another.slot)).toBeUndefined()
})

test('a clinic that did it and lost its answer, and did it twice, has one visit after the settling, and the patient heard "being confirmed" [4.26]', async () => {
  const { slot } = await aClinic()
  const olga = await server.aPatient()
  simulator.misbehave = asked => (asked.kind === 'transaction' ? 'accept-twice-then-drop' : undefined)
  const answer = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  expect(answer).toMatchObject({ ok: true, value: { status: 'pending' } })
  const orderId = answer.ok ? answer.value.orderId : ''
  expect(standingAt(simulator, orderId)).toHaveLength(2)
  simulator.misbehave = () => undefined
  await settleVisit(server.deps, { orderId })
  expect(standingAt(simulator, orderId)).toHaveLength(1)
  expect(simulator.memory.read('Slot', `slot-${slot.timetableId}`)).toMatchObject({ status: 'busy' })
  expect(await server.store.row(sql`select status from visits where order_id = ${orderId}`)).toEqual({ status: 'booked' })
})

test('of a visit that its clinic has twice the one stays that the patient was told of, also where it has changed later than the other', async () => {
  const { slot, gateway } = await aClinic()
  const olga = await server.aPatient()
  const answer = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const orderId = answer.ok ? answer.value.orderId : ''
  const ofOrder = () => simulator.memory.search('Appointment', new URLSearchParams({ identifier: `urn:vizit:order|${orderId}` }))
  const [told] = ofOrder()
  const twin = simulator.memory.put({ ...told!, id: 'twin' })
  simulator.memory.read('Appointment', twin.id)!.meta.lastUpdated = '2026-11-01T00:00:00Z'
  const times = { startDate: '2026-11-24T11:30:00Z', endDate: '2026-11-24T11:50:00Z' }
  const found = await gateway.find({ ...slot, ...times, orderId, providerCode: '', payer: null })
  expect(found).toEqual({ verdict: 'reserved', clinicRef: `Appointment/${told!.id}` })
  expect(ofOrder().map(({ id, status }) => ({ id, status }))).toEqual([
    { id: told!.id, status: 'booked' },
    { id: 'twin', status: 'cancelled' }
  ])
  expect(simulator.memory.read('Slot', `slot-${slot.timetableId}`)).toMatchObject({ status: 'busy' })
})

test('a visit that its clinic has twice is not cancelled there before both are', async () => {
  const { slot, gateway } = await aClinic()
  const olga = await server.aPatient()
  simulator.misbehave = asked => (asked.kind === 'transaction' ? 'accept-twice-then-drop' : undefined)
  const answer = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const orderId = answer.ok ? answer.value.orderId : ''
  // what is asked first, the second of the two, is refused
  let asked = 0
  simulator.misbehave = one => (one.kind === 'transaction' && asked++ === 0 ? 'reject-late' : undefined)
  const times = { startDate: '2026-11-24T11:30:00Z', endDate: '2026-11-24T11:50:00Z' }
  const reservation = { ...slot, ...times, orderId, providerCode: '', payer: null, clinicRef: null }
  expect([await gateway.cancel(reservation), standingAt(simulator, orderId).length]).toEqual(['unknown', 2])
  expect([await gateway.cancel(reservation), standingAt(simulator, orderId).length]).toEqual(['cancelled', 0])
})

test('a clinic that is down is given up after five failures: its patients hear so at once with the numbers of the registry; it is found healed by itself', async () => {
  const { slot, gateway } = await aClinic()
  const olga = await server.aPatient()
  simulator.misbehave = () => 'status-500'
  for (let failures = 0; failures < 5; failures++) expect(await gateway.standing!(olga.profileId)).toBe('unknown')
  expect(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({
    ok: false,
    code: 'CLINIC_UNAVAILABLE',
    facts: { phones: '+375 (17) 309-44-18;+375 (29) 609-44-18' }
  })
  expect(await server.store.rows(sql`select from visits where profile_id = ${olga.profileId}`)).toEqual([])
  // One question tells that it is there, however much it has: there are several slots, each a page of its own.
  for (const id of ['of-others-1', 'of-others-2']) simulator.memory.put({ resourceType: 'Slot', id, status: 'free' })
  let asked = 0
  simulator.misbehave = () => {
    asked++
    return undefined
  }
  await expect.poll(() => gateway.reachable!()).toBe('reachable')
  expect(asked).toBe(1)
  expect(await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })).toMatchObject({ ok: true, value: { status: 'booked' } })
})

test('a token that ended before its time is fetched anew, once; a clinic without its secret is not asked, and nothing personal is logged', async () => {
  const withClient = await aClinic({ auth: 'client-credentials' })
  simulator.tokens = new Set()
  const client = await startFhirSimulator({ clock: server.now, client: { id: 'vizit', secret: 'client-secret' } })
  client.tokens = new Set()
  await server.store.run(
    sql`update clinic_connections set base_url = ${client.url}, token_url = ${client.tokenUrl} where auth = 'client-credentials'`
  )
  expect(await withClient.gateway.standing!('a-person')).toBe('never-heard')
  client.tokens.clear()
  expect(await withClient.gateway.standing!('a-person')).toBe('never-heard')
  expect(client.asked.map(one => one.kind)).toEqual(['token', 'search', 'search', 'token', 'search'])
  await client.close()

  const withBearer = await aClinic({ auth: 'bearer' })
  simulator.tokens = new Set(['bearer-secret'])
  expect(await withBearer.gateway.standing!('a-person')).toBe('never-heard')
  simulator.tokens = new Set()
  expect(await withBearer.gateway.standing!('a-person')).toBe('unknown')
  expect(logged.join()).toContain('unauthorised')
  expect(logged.join()).not.toMatch(/secret|a-person/)
})

test('a timetable is read page by page; a row that is not understood is set aside with a code and the others are kept', async () => {
  const { slot, provider, gateway } = await aClinic()
  // a server that gives no more than two a page, whatever it is asked
  simulator.largestPage = 2
  for (let hour = 6; hour < 14; hour++)
    await server.aSlot({ assignmentId: slot.assignmentId, startsAt: `2026-11-25T${String(hour).padStart(2, '0')}:00:00Z` })
  await mirrorClinic(server.store, simulator, provider)
  const good = simulator.memory.read('Slot', `slot-${slot.timetableId}`)!
  const bad: [string, object][] = [
    ['bad-time', { start: '2026-11-24' }],
    ['bad-order', { end: '2026-11-24T11:00:00Z' }],
    ['bad-length', { end: '2026-11-25T11:30:00Z' }],
    ['bad-state', { status: '<b>free</b>' }]
  ]
  for (const [id, facts] of bad) simulator.memory.put({ ...good, ...facts, id })
  const read = await gateway.timetable!({ ...DAYS, assignments: [`role-${slot.assignmentId}`] })
  expect([read.verdict, read.verdict === 'read' && [read.cut, read.value.slots.length]]).toEqual(['read', [false, 9]])
  expect(read.verdict === 'read' && read.value.slots[0]).toEqual({
    externalId: `slot-${slot.timetableId}`,
    assignment: `role-${slot.assignmentId}`,
    startsAt: '2026-11-24T11:30:00Z',
    endsAt: '2026-11-24T11:50:00Z',
    state: 'free'
  })
  const aside = await server.store.rows<{ external_id: string; code: string }>(
    sql`select external_id, code from clinic_set_aside where external_id like 'bad-%' order by external_id`
  )
  expect(aside).toEqual([
    { external_id: 'bad-length', code: 'too-long' },
    { external_id: 'bad-order', code: 'ends-before-it-begins' },
    { external_id: 'bad-state', code: 'not-understood' },
    { external_id: 'bad-time', code: 'not-understood' }
  ])
})

test('pages that lead in a circle end, and pages that lead to another machine are not followed', async () => {
  const { gateway } = await aClinic()
  simulator.misbehave = () => 'paging-loop'
  expect(await gateway.timetable!(DAYS)).toMatchObject({ verdict: 'read', cut: true })
  simulator.misbehave = () => 'paging-away'
  expect(await gateway.timetable!(DAYS)).toEqual({ verdict: 'unknown' })
})

test('results are a person’s own: values, a document, and not a row of anybody else, whatever the clinic answers', async () => {
  const { gateway } = await aClinic()
  const { memory } = simulator
  const patient = (id: string, person: string) =>
    memory.put({ resourceType: 'Patient', id, active: id !== 'p2', identifier: [{ system: 'urn:vizit:person', value: person }] })
  patient('p1', 'olga')
  patient('p2', 'boris')
  const observation = { resourceType: 'Observation', status: 'final', code: { text: 'Гемоглобин', coding: [{ code: '718-7' }] } }
  memory.put({
    ...observation,
    id: 'o1',
    subject: { reference: 'Patient/p1' },
    effectiveDateTime: '2026-11-19T10:00:00+03:00',
    valueQuantity: { value: 131, unit: 'г/л' },
    referenceRange: [{ low: { value: 120 }, high: { value: 150 } }]
  })
  memory.put({ ...observation, id: 'o2', subject: { reference: 'Patient/p2' }, valueString: 'чужое' })
  memory.put({
    resourceType: 'DiagnosticReport',
    id: 'r1',
    status: 'final',
    code: { text: 'Общий анализ крови' },
    subject: { reference: 'Patient/p1' },
    issued: '2026-11-19T12:00:00Z',
    result: [{ reference: 'Observation/o1' }, { reference: 'Observation/o2' }],
    presentedForm: [
      { contentType: 'application/pdf', url: 'Binary/b1', title: 'Анализ' },
      { contentType: 'application/pdf', url: 'http://127.0.0.1:9/Binary/b2' }
    ]
  })
  memory.put({ resourceType: 'DiagnosticReport', id: 'r2', status: 'final', code: { text: 'Чужой' }, subject: { reference: 'Patient/p2' } })
  memory.put({ resourceType: 'Binary', id: 'b1', data: Buffer.from('%PDF-1.7').toString('base64') })
  simulator.misbehave = () => 'ignores-search'
  const read = await gateway.results!('olga')
  expect(read).toMatchObject({
    value: [
      {
        externalId: 'r1',
        title: 'Общий анализ крови',
        state: 'ready',
        observations: [
          { code: '718-7', at: '2026-11-19T07:00:00Z', value: { kind: 'number', number: 131, unit: 'г/л' }, range: { low: 120, high: 150 } }
        ],
        documents: [{ externalId: 'b1', title: 'Анализ' }]
      }
    ],
    setAside: expect.arrayContaining([
      { kind: 'report', externalId: 'r2', code: 'of-another-person' },
      { kind: 'observation', externalId: 'o2', code: 'of-another-person' }
    ])
  })
  expect(read.verdict === 'read' && [read.value.length, read.value[0]!.observations.length]).toEqual([1, 1])
  expect(await gateway.document!('b1')).toMatchObject({ value: { contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') } })
  expect(await gateway.document!('../Patient/p2')).toEqual({ verdict: 'unknown' })
  expect([await gateway.standing!('olga'), await gateway.standing!('boris'), await gateway.standing!('vera')]).toEqual([
    'active',
    'inactive',
    'never-heard'
  ])
})

test('the catalogue of a clinic is read: where, who, who where, and what', async () => {
  const { gateway } = await aClinic()
  const { memory } = simulator
  memory.put({ resourceType: 'Organization', id: 'org', name: 'Каштан' })
  memory.put({
    resourceType: 'Location',
    id: 'loc',
    name: 'Каштан на Сурганова',
    managingOrganization: { reference: 'Organization/org' },
    address: { city: 'Минск', line: ['ул. Сурганова, 47Б'] },
    telecom: [{ system: 'phone', value: '+375173094418' }]
  })
  memory.put({ resourceType: 'Practitioner', id: 'doc', gender: 'female', name: [{ family: 'Ковалёва', given: ['Анна', 'Сергеевна'] }] })
  memory.put({ resourceType: 'HealthcareService', id: 'exam', name: 'Приём' })
  const role = { resourceType: 'PractitionerRole', practitioner: { reference: 'Practitioner/doc' }, specialty: [{ text: 'Терапевт' }] }
  memory.put({
    ...role,
    id: 'role',
    location: [{ reference: 'Location/loc' }],
    healthcareService: [{ reference: 'HealthcareService/exam' }]
  })
  memory.put({ ...role, id: 'role-of-two', location: [{ reference: 'Location/loc' }, { reference: 'Location/other' }] })
  expect(await gateway.catalogue!()).toEqual({
    verdict: 'read',
    cut: false,
    setAside: [{ kind: 'catalogue', externalId: 'role-of-two', code: 'not-understood' }],
    value: {
      centres: [{ externalId: 'org', name: 'Каштан' }],
      branches: [
        { externalId: 'loc', centre: 'org', name: 'Каштан на Сурганова', address: 'Минск, ул. Сурганова, 47Б', phones: ['+375173094418'] }
      ],
      doctors: [{ externalId: 'doc', lastName: 'Ковалёва', firstName: 'Анна', middleName: 'Сергеевна', sex: 'FEMALE' }],
      assignments: [{ externalId: 'role', doctor: 'doc', branch: 'loc', speciality: 'Терапевт', services: ['exam'] }],
      services: [{ externalId: 'exam', name: 'Приём' }]
    }
  })
})

test('a cancelling whose answer was lost is looked up: what the clinic has cancelled does not stand with us, and the patient is told', async () => {
  const { slot } = await aClinic()
  const olga = await server.aPatient()
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  expect(booked).toMatchObject({ value: { status: 'booked' } })
  const visit = { orderId: booked.ok ? booked.value.orderId : '', assignmentId: slot.assignmentId, profileId: olga.profileId }
  const status = () => server.store.row(sql`select status from visits where order_id = ${visit.orderId}`)
  const check = { orderId: visit.orderId, accountId: olga.accountId }
  simulator.misbehave = asked => (asked.kind === 'transaction' ? 'refuse' : undefined)
  expect(await olga.call(cancelVisit, visit)).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  await settleCancel(server.deps, check)
  expect(await status()).toEqual({ status: 'booked' })

  simulator.misbehave = asked => (asked.kind === 'transaction' ? 'accept-then-drop' : undefined)
  expect(await olga.call(cancelVisit, visit)).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  expect(
    await server.store.rows(sql`select task_identifier as task from graphile_worker.jobs where key = ${`cancel:${visit.orderId}`}`)
  ).toEqual([{ task: 'settle-cancel' }])
  simulator.misbehave = () => 'hang'
  await expect(settleCancel(server.deps, check)).rejects.toThrow('did not answer')
  simulator.misbehave = () => undefined
  await settleCancel(server.deps, check)
  expect([await status(), standingAt(simulator, visit.orderId)]).toEqual([{ status: 'cancelled' }, []])
  expect(
    await server.store.row(
      sql`select body from notifications where order_id = ${visit.orderId} and not is_news order by created_at desc limit 1`
    )
  ).toMatchObject({
    body: expect.stringContaining('Визит отменён')
  })
})

test('a clinic that cannot search and shows all it has: nobody else’s visit is taken for one’s own, and none is cancelled for another', async () => {
  const { slot, provider, gateway } = await aClinic()
  const olga = await server.aPatient()
  const booked = await olga.call(bookDoctorSlot, { ...slot, profileId: olga.profileId })
  const orderId = booked.ok ? booked.value.orderId : ''
  simulator.misbehave = asked => (asked.kind === 'search' ? 'ignores-search' : undefined)
  const times = { startDate: '2026-11-24T11:30:00Z', endDate: '2026-11-24T11:50:00Z' }
  const another = { ...slot, ...times, orderId: randomUUID(), providerCode: provider, payer: null }
  expect(await gateway.find(another)).toEqual({ verdict: 'never-heard' })
  expect(await gateway.cancel({ ...another, clinicRef: null })).toBe('cancelled')
  expect(standingAt(simulator, orderId)).toHaveLength(1)
  expect(await gateway.cancel({ ...another, orderId, clinicRef: null })).toBe('cancelled')
  expect(standingAt(simulator, orderId)).toEqual([])
})
