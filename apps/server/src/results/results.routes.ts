import { confirmACode as confirmEndpoint, keepACode as keepEndpoint, sendACode as sendEndpoint } from '@vizit/contract/a-code'
import {
  listNewTests as newTestsEndpoint,
  readObservations as observationsEndpoint,
  listReports as reportsEndpoint,
  syncTests as syncEndpoint,
  readTestReport as testReportEndpoint,
  listTests as testsEndpoint,
  readTrend as trendEndpoint,
  readVisitReport as visitReportEndpoint
} from '@vizit/contract/results'
import { type Route, signed } from '../http/route.ts'
import { confirmACode, keepACode } from './confirm-a-code.ts'
import { listNewTests, listReports, listTests, syncTests } from './list-tests.ts'
import { readTestReport, readVisitReport } from './open-report.ts'
import { readObservations, readTrend } from './read-values.ts'
import { sendACode } from './send-a-code.ts'

export const resultsRoutes: Route[] = [
  signed(testsEndpoint, listTests),
  signed(newTestsEndpoint, listNewTests),
  signed(syncEndpoint, syncTests),
  signed(reportsEndpoint, listReports),
  signed(visitReportEndpoint, readVisitReport),
  signed(testReportEndpoint, readTestReport),
  signed(observationsEndpoint, readObservations),
  signed(trendEndpoint, readTrend),
  signed(sendEndpoint, sendACode),
  signed(confirmEndpoint, confirmACode),
  signed(keepEndpoint, keepACode)
]
