import { instantText } from '@vizit/rules/days'
import * as z from 'zod/mini'
import type { ClinicObservation, ClinicReport, ReadFromClinic, SetAside } from '../clinic-records.ts'
import type { FhirCall } from './fhir-call.ts'
import { carries, ORDER } from './names.ts'
import { findPatients } from './patients.ts'
import {
  type DiagnosticReport,
  type DocumentReference,
  diagnosticReport,
  documentReference,
  idIn,
  idOf,
  nameOf,
  type Observation,
  observation
} from './resources.ts'

const REPORT_STATES: Record<DiagnosticReport['status'], ClinicReport['state']> = {
  registered: 'in-work',
  partial: 'in-work',
  preliminary: 'in-work',
  unknown: 'in-work',
  final: 'ready',
  amended: 'ready',
  corrected: 'ready',
  appended: 'ready',
  cancelled: 'withdrawn',
  'entered-in-error': 'withdrawn'
}

/**
 * Reports with their values, and documents that stand alone. A row of another person never gets through, whatever the clinic answers: each is held
 * against the person it was asked for.
 */
export async function readResults(call: FhirCall, profileId: string): Promise<ReadFromClinic<ClinicReport[]>> {
  const { fhir } = call
  const setAside: SetAside[] = []
  const patients = (await findPatients(call, profileId)).map(one => one.id)
  if (patients.length === 0) return { verdict: 'read', value: [], setAside, cut: false }
  const patient = patients.join(',')
  const found = await fhir.search('DiagnosticReport', { patient, _include: 'DiagnosticReport:result', _count: '100' })
  const papers = await fhir.search('DocumentReference', { patient, _count: '100' })

  function own<S extends z.core.$ZodType<{ id: string; subject: { reference?: string | undefined } }>>(
    resources: readonly unknown[],
    type: string,
    schema: S,
    kind: SetAside['kind']
  ): z.output<S>[] {
    return resources
      .filter(raw => typeIn(raw) === type)
      .flatMap(raw => {
        const read = z.safeParse(schema, raw)
        if (!read.success) setAside.push({ kind, externalId: idIn(raw), code: 'not-understood' })
        else if (!patients.includes(idOf(read.data.subject, 'Patient') ?? ''))
          setAside.push({ kind, externalId: read.data.id, code: 'of-another-person' })
        else return [read.data]
        return []
      })
  }

  const observations = new Map(own(found.resources, 'Observation', observation, 'observation').map(one => [one.id, one]))
  const reports = own(found.resources, 'DiagnosticReport', diagnosticReport, 'report').map(one => toReport(one, observations))
  const documents = own(papers.resources, 'DocumentReference', documentReference, 'document').map(toConclusion)
  for (const row of setAside) call.setAside(row)
  return { verdict: 'read', value: [...reports, ...documents], setAside, cut: found.cut || papers.cut }
}

function toReport(report: DiagnosticReport, observations: ReadonlyMap<string, Observation>): ClinicReport {
  return {
    externalId: report.id,
    title: nameOf(report.code),
    kind:
      report.category?.some(category => category.coding?.some(({ code }) => code === 'LAB')) || (report.result?.length ?? 0) > 0
        ? 'tests'
        : 'conclusion',
    state: REPORT_STATES[report.status],
    issuedAt: instantOf(report.issued),
    orderId: report.identifier?.find(one => one.system === ORDER && carries(report.identifier, ORDER, one.value ?? ''))?.value ?? null,
    observations: (report.result ?? []).flatMap(reference => {
      const one = observations.get(idOf(reference, 'Observation') ?? '')
      return one && one.status !== 'entered-in-error' && one.status !== 'cancelled' ? [toObservation(one)] : []
    }),
    documents: documentsOf(report.presentedForm)
  }
}

function toObservation(one: Observation): ClinicObservation {
  const { valueQuantity, valueString, valueCodeableConcept } = one
  const words = valueString ?? (valueCodeableConcept === undefined ? undefined : nameOf(valueCodeableConcept))
  const range = one.referenceRange?.[0]
  return {
    externalId: one.id,
    code: one.code.coding?.[0]?.code ?? '',
    name: nameOf(one.code),
    at: instantOf(one.effectiveDateTime),
    value:
      valueQuantity?.value !== undefined
        ? { kind: 'number', number: valueQuantity.value, unit: valueQuantity.unit ?? '' }
        : words !== undefined
          ? { kind: 'text', text: words }
          : { kind: 'none' },
    range: { low: range?.low?.value ?? null, high: range?.high?.value ?? null }
  }
}

function toConclusion(paper: DocumentReference): ClinicReport {
  return {
    externalId: paper.id,
    title: paper.description ?? nameOf(paper.type),
    kind: 'conclusion',
    state: paper.status === 'current' ? 'ready' : 'withdrawn',
    issuedAt: instantOf(paper.date),
    orderId: null,
    observations: [],
    documents: documentsOf(paper.content.map(one => one.attachment))
  }
}

type Attachment = { contentType?: string | undefined; url?: string | undefined; title?: string | undefined }

/** Only what the clinic keeps as a Binary of its own: an address somewhere else is never followed. */
function documentsOf(attachments: readonly Attachment[] | undefined): ClinicReport['documents'] {
  return (attachments ?? []).flatMap(({ contentType = '', url, title = '' }) => {
    const name = url?.match(/^Binary\/([A-Za-z0-9.-]{1,64})$/)?.[1]
    return name === undefined ? [] : [{ externalId: name, title, contentType }]
  })
}

function instantOf(text: string | undefined): string | null {
  const millis = text === undefined || !text.includes('T') ? Number.NaN : Date.parse(text)
  return Number.isNaN(millis) ? null : instantText(new Date(millis))
}

function typeIn(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'resourceType')
    ? (raw as { resourceType: unknown }).resourceType
    : null
}
