// What the matrix sends: a value of the right form for every input field of every route. A new field of a kind that is not here gets a line here.
import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '@vizit/contract/endpoint'

export type SampleFacts = {
  profileId: string
  phone: string
  /** Ids of things of that person by the input field that names one. */
  ids: Record<string, string>
  /** The version of the texts in force. */
  version: string
  assignmentId: string
  freeSlot: string
}

const NAME = { lastName: 'Новый', firstName: 'Пётр', middleName: '-', sex: 'MALE' }

/** An input about the person. */
export function samplesOf({ profileId, phone, ids, version, assignmentId, freeSlot }: SampleFacts): Record<string, unknown> {
  return {
    ...NAME,
    profileId,
    _id: profileId,
    deviceId: randomUUID(),
    assignmentId,
    timetableId: freeSlot,
    timeslotId: freeSlot,
    doctorId: '1',
    serviceId: '1',
    serviceName: 'Приём',
    slotDuration: 20,
    ids: '1',
    provider: 'all',
    birthday: '2019-01-01',
    code: '000000',
    as: 'SPOUSE',
    phone,
    phones: [{ number: '375291000000' }],
    relKind: 'OTHER',
    level: 'BOOK_VISITS',
    kind: 'personal-data',
    consents: [{ kind: 'privacy', version }],
    people: [{ profileId, consents: [{ kind: 'privacy', version }] }],
    consentReceived: true,
    consentVersion: version,
    token: 'x'.repeat(43),
    activeFrom: '2026-12-01',
    reason: 'Нет в списке',
    email: 'somebody@post.example',
    workEmail: 'somebody@orbita.example',
    action: 'export',
    choices: ['hours-1'],
    name: 'Мой телефон',
    asked: true,
    omId: randomUUID(),
    self: false,
    useOrderPatientData: false,
    birthDate: '1990-01-01',
    recaptchaValue: 'x',
    agreement: version,
    about: 'doctor',
    topic: 'other',
    aboutId: '1',
    comment: 'Хороший врач',
    publishName: true,
    text: 'Йод',
    townId: '1',
    drugId: 'none',
    drugIds: [],
    drugstoreId: 'none',
    decisions: [{ position: 1, decision: 'confirmed' }],
    from: '2026-11-21',
    to: '2026-11-22',
    parts: ['morning'],
    words: 'plain',
    number: '1234567890123456',
    username: 'nobody.here',
    password: 'kedr-Bor-71!',
    newPassword: 'kedr-Bor-72!',
    ...ids
  }
}

/** Where the same word means something else. */
const OF_ROUTES: Record<string, Record<string, unknown>> = {
  'GET /api/v2/my/providers/reports/visits/:id': { providerCode: 'azure' },
  'GET /api/v2/my/providers/reports/tests/:id': { providerCode: 'azure', provider: 'azure' },
  'GET /api/v2/my/providers/reports/:id/trend': { place: '0' },
  'POST /api/v2/my/providers/acode/send': { providerCode: 'azure' },
  'POST /api/v2/my/providers/acode/confirm': { providerCode: 'azure' },
  'PUT /api/v2/my/card-numbers/:provider': { provider: 'azure' },
  'DELETE /api/v2/my/card-numbers/:provider': { provider: 'azure' },
  'PATCH /api/v2/hr/coverage/:coverageId': { status: 'INACTIVE' },
  'POST /api/v2/clinics/:provider/events': { provider: 'azure', timestamp: '1795507200', signature: 'v1=00', body: '{}' },
  'GET /api/v2/public/published/Slot': { schedule: '1' },
  'GET /api/v2/public/published/Schedule': { _id: '1' },
  'GET /api/v2/public/published/Location': { _id: '1' },
  'GET /api/v2/public/published/PractitionerRole': { _id: '1' },
  'GET /api/v2/public/published/bulk/schedules/:provider': { provider: 'azure' },
  'GET /api/v2/public/published/bulk/slots/:provider/:week': { provider: 'azure', week: '2026-11-23' }
}

/** The fields that the endpoint reads, and no other. */
export function inputFor(endpoint: AnyEndpoint, samples: Record<string, unknown>): Record<string, unknown> {
  const all = { ...samples, ...OF_ROUTES[`${endpoint.method} ${endpoint.path}`] }
  const fields = Object.keys((endpoint.input as unknown as { shape?: object }).shape ?? {})
  return Object.fromEntries(fields.filter(field => all[field] !== undefined).map(field => [field, all[field]]))
}
