// The parts of FHIR R4 resources that are read, and nothing else: what is not named here does not get in. Texts are cut to a length, ids are checked.
import * as z from 'zod/mini'

const ID = /^[A-Za-z0-9.-]{1,64}$/
const text = (most: number) => z.string().check(z.maxLength(most))
const id = z.string().check(z.regex(ID))
/** Date, time and zone: anything less is no moment. */
const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/))
const reference = z.object({ reference: z.optional(text(200)), display: z.optional(text(300)) })
const coding = z.object({ system: z.optional(text(300)), code: z.optional(text(100)), display: z.optional(text(300)) })
const concept = z.object({ coding: z.optional(z.array(coding).check(z.maxLength(20))), text: z.optional(text(1_000)) })
const identifier = z.object({ system: z.optional(text(300)), value: z.optional(text(200)) })
const identifiers = z.optional(z.array(identifier).check(z.maxLength(50)))
const meta = z.optional(z.object({ versionId: z.optional(text(64)), lastUpdated: z.optional(text(64)) }))
const references = z.optional(z.array(reference).check(z.maxLength(200)))
const telecom = z.optional(z.array(z.object({ system: z.optional(text(20)), value: z.optional(text(100)) })).check(z.maxLength(20)))

const of = <const T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.object({ resourceType: z.literal(type), id, meta, ...shape })

export const slot = of('Slot', {
  identifier: identifiers,
  schedule: reference,
  status: z.enum(['free', 'busy', 'busy-unavailable', 'busy-tentative', 'entered-in-error']),
  start: instant,
  end: instant
})

export const schedule = of('Schedule', { active: z.optional(z.boolean()), actor: z.array(reference).check(z.maxLength(20)) })

export const appointment = of('Appointment', {
  identifier: identifiers,
  status: z.enum([
    'proposed',
    'pending',
    'booked',
    'arrived',
    'fulfilled',
    'cancelled',
    'noshow',
    'entered-in-error',
    'checked-in',
    'waitlist'
  ]),
  start: z.optional(instant),
  end: z.optional(instant),
  slot: references,
  participant: z.optional(z.array(z.object({ actor: z.optional(reference) })).check(z.maxLength(200))),
  cancelationReason: z.optional(concept)
})
export type Appointment = z.infer<typeof appointment>

export const patient = of('Patient', { identifier: identifiers, active: z.optional(z.boolean()) })

export const diagnosticReport = of('DiagnosticReport', {
  status: z.enum([
    'registered',
    'partial',
    'preliminary',
    'final',
    'amended',
    'corrected',
    'appended',
    'cancelled',
    'entered-in-error',
    'unknown'
  ]),
  category: z.optional(z.array(concept).check(z.maxLength(20))),
  code: concept,
  subject: reference,
  basedOn: references,
  identifier: identifiers,
  issued: z.optional(instant),
  effectiveDateTime: z.optional(text(40)),
  result: references,
  presentedForm: z.optional(
    z
      .array(z.object({ contentType: z.optional(text(100)), url: z.optional(text(300)), title: z.optional(text(300)) }))
      .check(z.maxLength(20))
  )
})
export type DiagnosticReport = z.infer<typeof diagnosticReport>

const quantity = z.object({ value: z.optional(z.number()), unit: z.optional(text(40)) })
export const observation = of('Observation', {
  status: text(30),
  code: concept,
  subject: reference,
  effectiveDateTime: z.optional(text(40)),
  valueQuantity: z.optional(quantity),
  valueString: z.optional(text(2_000)),
  valueCodeableConcept: z.optional(concept),
  referenceRange: z.optional(z.array(z.object({ low: z.optional(quantity), high: z.optional(quantity) })).check(z.maxLength(20)))
})
export type Observation = z.infer<typeof observation>

export const documentReference = of('DocumentReference', {
  status: z.enum(['current', 'superseded', 'entered-in-error']),
  type: z.optional(concept),
  subject: reference,
  date: z.optional(instant),
  description: z.optional(text(300)),
  context: z.optional(z.object({ related: references })),
  content: z
    .array(
      z.object({ attachment: z.object({ contentType: z.optional(text(100)), url: z.optional(text(300)), title: z.optional(text(300)) }) })
    )
    .check(z.maxLength(20))
})
export type DocumentReference = z.infer<typeof documentReference>

const humanName = z.object({
  use: z.optional(text(20)),
  family: z.optional(text(100)),
  given: z.optional(z.array(text(100)).check(z.maxLength(10))),
  text: z.optional(text(300))
})
const named = { name: text(300), active: z.optional(z.boolean()) }
export const organization = of('Organization', named)
export const location = of('Location', {
  name: text(300),
  status: z.optional(text(20)),
  managingOrganization: z.optional(reference),
  telecom,
  address: z.optional(
    z.object({ text: z.optional(text(500)), city: z.optional(text(100)), line: z.optional(z.array(text(200)).check(z.maxLength(10))) })
  )
})
export const practitioner = of('Practitioner', {
  active: z.optional(z.boolean()),
  gender: z.optional(text(20)),
  name: z.array(humanName).check(z.minLength(1), z.maxLength(10))
})
export const practitionerRole = of('PractitionerRole', {
  active: z.optional(z.boolean()),
  practitioner: reference,
  location: z.array(reference).check(z.minLength(1), z.maxLength(20)),
  specialty: z.optional(z.array(concept).check(z.maxLength(20))),
  healthcareService: references
})
export const healthcareService = of('HealthcareService', named)

/** A page of a search. What an entry holds is judged one by one. */
export const page = z.object({
  resourceType: z.literal('Bundle'),
  link: z.optional(z.array(z.object({ relation: text(40), url: text(4_000) })).check(z.maxLength(20))),
  total: z.optional(z.number()),
  entry: z.optional(z.array(z.object({ resource: z.unknown() })).check(z.maxLength(5_000)))
})

/** How many a search finds, without them. */
export const counted = z.object({ resourceType: z.literal('Bundle'), total: z.int().check(z.gte(0)) })

/** Whether it calls itself the answer to a transaction or to a batch says nothing of what was done. */
export const transactionAnswer = z.object({
  resourceType: z.literal('Bundle'),
  entry: z
    .array(
      z.object({
        response: z.object({ status: text(60), outcome: z.optional(z.unknown()) }),
        resource: z.optional(z.unknown())
      })
    )
    .check(z.maxLength(100))
})

export const operationOutcome = z.object({
  resourceType: z.literal('OperationOutcome'),
  issue: z
    .array(
      z.object({
        severity: z.optional(text(60)),
        code: z.optional(text(60)),
        details: z.optional(concept),
        // traces of a server's own may stand here: as long as an answer may be
        diagnostics: z.optional(z.string()),
        expression: z.optional(z.array(text(500)).check(z.maxLength(50)))
      })
    )
    .check(z.maxLength(50))
})

export const tokenAnswer = z.object({ access_token: text(8_000), expires_in: z.optional(z.number()) })

/** 'Slot/12', also as the end of an absolute address, gives '12'; anything of another type gives undefined. */
export function idOf(given: { reference?: string | undefined } | undefined, type: string): string | undefined {
  const found = given?.reference?.match(/([A-Za-z]+)\/([A-Za-z0-9.-]{1,64})(?:\/_history\/[A-Za-z0-9.-]{1,64})?$/)
  return found?.[1] === type ? found[2] : undefined
}

/** What a concept is called. */
export function nameOf(given: z.infer<typeof concept> | undefined): string {
  return given?.text ?? given?.coding?.find(one => one.display)?.display ?? given?.coding?.[0]?.code ?? ''
}

/** The id of a row that is otherwise not understood. */
export function idIn(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'id') ? (raw as { id: unknown }).id : null
  return typeof id === 'string' ? id.slice(0, 64) : null
}
