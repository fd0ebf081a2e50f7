// A report as the wire carries it.
import type { Report, Test } from '@vizit/contract/results'
import { minskDay } from '@vizit/rules/days'
import { reportFileName } from '@vizit/rules/test-results'
import type { ReportRow } from './results.sql.ts'

const STATUS = { ready: 'ready', 'in-work': 'in progress' } as const

function fileNameOf(row: ReportRow): string {
  return reportFileName({ kind: row.kind, doctor: row.doctor_name ?? '', day: minskDay(new Date(row.taken_at)) })
}

/** [3.28] [3.29] */
export function toTest(row: ReportRow): Test {
  const isReady = row.state === 'ready'
  const id = (value: number | null) => (value === null ? null : String(value))
  return {
    id: row.id,
    date: row.taken_at,
    startDate: row.taken_at,
    status: STATUS[row.state],
    testResults: isReady ? [{ id: row.id, recordLink: row.external_id, name: row.title, fileName: fileNameOf(row) }] : [],
    providerCode: row.provider_code,
    testProvider: row.provider_code,
    profileId: row.profile_id,
    isPast: isReady,
    orderId: row.order_id,
    assignmentId: id(row.assignment_id),
    covererCode: null,
    endDate: row.ready_at ?? row.taken_at,
    targetDate: null,
    lastUpdated: row.updated_at,
    isManageable: false,
    updated: false,
    speciality: row.speciality ?? '',
    physicianName: row.doctor_name ?? '',
    physicianId: id(row.doctor_id),
    branchName: row.branch_name ?? '',
    branchId: id(row.branch_id),
    name: row.title,
    links: [],
    reports: [],
    serviceName: null,
    customerFirstName: row.first_name,
    relKind: row.rel_kind
  }
}

/** [7.25] */
export function toReport(row: ReportRow): Report {
  return {
    id: row.id,
    kind: row.kind,
    status: STATUS[row.state],
    profileId: row.profile_id,
    orderId: row.order_id,
    providerCode: row.provider_code,
    recordLink: row.external_id,
    name: row.title,
    date: row.taken_at,
    physicianName: row.doctor_name ?? '',
    physicianId: row.doctor_id === null ? null : String(row.doctor_id),
    branchName: row.branch_name ?? '',
    fileName: fileNameOf(row)
  }
}
