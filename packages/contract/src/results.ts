import * as z from 'zod/mini'
import { ACCESS_CODE_HEADER, accessCode } from './a-code.ts'
import { endpoint } from './endpoint.ts'
import { count, givenText, instant, providerCode, rowId, uuid } from './fields.ts'

/** A clinic's own name of a document: compared, never followed as an address. */
const recordLink = givenText(200, 1)

/** [3.28] A test, with the fields of a visit besides its own. Dates are UTC instants. */
export const test = z.object({
  id: uuid,
  /** When it was taken. */
  date: instant,
  startDate: instant,
  /** [3.29] 'ready', or still being worked on. */
  status: z.enum(['ready', 'in progress']),
  testResults: z.array(z.object({ id: uuid, recordLink: z.string(), name: z.string(), fileName: z.string() })),
  providerCode: z.string(),
  testProvider: z.string(),
  profileId: uuid,
  isPast: z.boolean(),
  orderId: z.nullable(uuid),
  assignmentId: z.nullable(rowId),
  covererCode: z.nullable(z.string()),
  endDate: instant,
  targetDate: z.nullable(instant),
  lastUpdated: instant,
  isManageable: z.boolean(),
  updated: z.boolean(),
  speciality: z.string(),
  physicianName: z.string(),
  physicianId: z.nullable(rowId),
  branchName: z.string(),
  branchId: z.nullable(rowId),
  name: z.string(),
  links: z.array(z.string()),
  reports: z.array(z.object({ id: uuid, reportResults: z.array(z.string()) })),
  serviceName: z.nullable(z.string()),
  customerFirstName: z.string(),
  relKind: z.string()
})
export type Test = z.output<typeof test>

const tests = z.object({ tests: z.array(test), syncedAt: instant })

/** [7.23] Tests, ready and in work, of everyone whose results the caller may see. */
export const listTests = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/tests',
  summary: 'Tests, ready and in work, of oneself and of the people whose results one may see.',
  access: 'signed-in',
  input: z.object({ providerCode: z.optional(providerCode) }),
  reply: tests,
  refusals: []
})

/**
 * Results of tests that stand with no past visit of the list: ready for no more than NEW_RESULT_DAYS, and not opened by the caller since the clinic last changed
 * them. They were ordered without a visit, or for one that was cancelled, never took place or was taken out of the list. Those of a past visit are counted by `listVisits`.
 */
export const listNewTests = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/tests/new',
  summary: 'New results without a visit, of oneself and of the people whose results one may see, the latest first.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({
    tests: z.array(z.object({ id: uuid, name: z.string(), date: instant, customerFirstName: z.string(), relKind: z.string() }))
  }),
  refusals: []
})
export type NewTest = z.output<typeof listNewTests.reply>['tests'][number]

/** [7.80] The same after the clinics were asked. CLINIC_UNAVAILABLE when one of them did not answer: what is known can still be listed [8.17]. */
export const syncTests = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/tests',
  summary: 'Ask the clinics for new tests and conclusions, then list the tests.',
  access: 'signed-in',
  input: z.object({ providerCode: z.optional(providerCode) }),
  reply: tests,
  refusals: ['CLINIC_UNAVAILABLE']
})

export const report = z.object({
  id: uuid,
  kind: z.enum(['test', 'conclusion']),
  status: z.enum(['ready', 'in progress']),
  profileId: uuid,
  orderId: z.nullable(uuid),
  providerCode: z.string(),
  recordLink: z.string(),
  name: z.string(),
  date: instant,
  physicianName: z.string(),
  /** Whose page there is; null where the clinic named nobody whom we know. */
  physicianId: z.nullable(rowId),
  branchName: z.string(),
  /** [9.53] */
  fileName: z.string()
})
export type Report = z.output<typeof report>

/** [7.25] Conclusions of visits and results of tests, without what is in them. */
export const listReports = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/reports',
  summary: 'Conclusions and results of oneself and of the people whose results one may see, the newest first.',
  access: 'signed-in',
  input: z.object({ providerCode: z.optional(providerCode) }),
  reply: z.object({ reports: z.array(report) }),
  refusals: []
})

/**
 * [7.77] [7.78] The document of a visit: `id` is its order, `reportResult` the report. NOT_FOUND: none, not ready, or not for you; INVALID_ACODE:
 * the card is not open; DOCUMENT_REFUSED: what the clinic gave is no harmless PDF.
 */
export const readVisitReport = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/reports/visits/:id',
  summary: 'A conclusion or result of a visit as PDF.',
  access: 'signed-in',
  input: z.object({ id: uuid, providerCode, reportResult: uuid, accessCode: z.optional(accessCode) }),
  reply: z.unknown(),
  refusals: ['NOT_FOUND', 'INVALID_ACODE', 'CLINIC_UNAVAILABLE', 'DOCUMENT_REFUSED'],
  media: 'application/pdf',
  inHeader: ACCESS_CODE_HEADER
})

/** [7.79] The document of a test; `provider` is its testProvider, `recordLink` the clinic's name of it. Refusals as for a visit. */
export const readTestReport = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/reports/tests/:id',
  summary: 'A result of a test as PDF.',
  access: 'signed-in',
  input: z.object({ id: uuid, provider: providerCode, providerCode, recordLink, profileId: uuid, accessCode: z.optional(accessCode) }),
  reply: z.unknown(),
  refusals: ['NOT_FOUND', 'INVALID_ACODE', 'CLINIC_UNAVAILABLE', 'DOCUMENT_REFUSED'],
  media: 'application/pdf',
  inHeader: ACCESS_CODE_HEADER
})

const verdict = z.enum(['below', 'within', 'above', 'not-judged'])
const range = z.object({ low: z.nullable(z.number()), high: z.nullable(z.number()) })

/** The values of a report as a table that can be read without the PDF. */
export const readObservations = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/reports/:id/observations',
  summary: 'The values of a report: name, value, unit, reference range, and how the value stands to it.',
  access: 'signed-in',
  input: z.object({ id: uuid, accessCode: z.optional(accessCode) }),
  reply: z.object({
    observations: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        number: z.nullable(z.number()),
        /** As it is shown: '5,1', 'не обнаружено'. */
        value: z.string(),
        unit: z.string(),
        range,
        verdict,
        /** There is another value of it to compare with: `readTrend` has two or more points. */
        hasTrend: z.boolean()
      })
    ),
    /** The words of a conclusion; '' without any. */
    text: z.string()
  }),
  refusals: ['NOT_FOUND', 'INVALID_ACODE'],
  inHeader: ACCESS_CODE_HEADER
})

/**
 * One quantity of that person at that provider over time, the oldest first; only values in the unit of this report are comparable. `place`: where it
 * stands among the values of the report, from 0, so that no address tells what somebody was tested for.
 */
export const readTrend = endpoint({
  method: 'GET',
  path: '/api/v2/my/providers/reports/:id/trend',
  summary: 'A value of a report over time.',
  access: 'signed-in',
  input: z.object({ id: uuid, place: count(1_999), accessCode: z.optional(accessCode) }),
  reply: z.object({
    name: z.string(),
    unit: z.string(),
    points: z.array(z.object({ reportId: uuid, date: instant, number: z.number(), range, verdict }))
  }),
  refusals: ['NOT_FOUND', 'INVALID_ACODE'],
  inHeader: ACCESS_CODE_HEADER
})
