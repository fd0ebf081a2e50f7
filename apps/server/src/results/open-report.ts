import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { readTestReport as testEndpoint, readVisitReport as visitEndpoint } from '@vizit/contract/results'
import { minskDay } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { reportFileName } from '@vizit/rules/test-results'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { type Bytes, bytes } from '../http/route.ts'
import { languageOf } from '../store/languages.ts'
import { namesSaidIn } from '../store/names.sql.ts'
import { drawReport } from './draw-report.ts'
import { judgePdf } from './judge-pdf.ts'
import { judgeHandle, useHandle } from './open-card.ts'
import { findFile, findObservations, findReport, findResultsSource, noteSeen, putFile, type WholeReport } from './results.sql.ts'

/** [7.77] [7.78] */
export async function readVisitReport(ctx: SignedCtx, asked: Received<typeof visitEndpoint>): Promise<Bytes> {
  const report = await findReport(ctx.store, ctx.accountId, minskDay(ctx.now), asked.reportResult)
  if (report?.order_id !== asked.id || report.provider_code !== asked.providerCode) refuse('NOT_FOUND')
  return open(ctx, report, asked.accessCode)
}

/** [7.77] [7.79] What the caller says of the test must be what we have of it: no part of it is followed anywhere. */
export async function readTestReport(ctx: SignedCtx, asked: Received<typeof testEndpoint>): Promise<Bytes> {
  const report = await findReport(ctx.store, ctx.accountId, minskDay(ctx.now), asked.id)
  const isThis =
    report?.kind === 'test' &&
    report.provider_code === asked.providerCode &&
    report.provider_code === asked.provider &&
    report.external_id === asked.recordLink &&
    report.profile_id === asked.profileId
  return isThis ? open(ctx, report, asked.accessCode) : refuse('NOT_FOUND')
}

/** Each opening has a line of its own in the audit, one's own too. */
async function open(ctx: SignedCtx, report: WholeReport, accessCode: string | undefined): Promise<Bytes> {
  if (report.state !== 'ready') refuse('NOT_FOUND')
  const use = await judgeHandle(ctx, accessCode, report)
  // asked of the clinic before the card is used: what it does not give costs no code
  const pdf = await fileOf(ctx, report)
  await ctx.store.transaction(async tx => {
    await useHandle(tx, ctx, use)
    await noteSeen(tx, ctx.accountId, report.id, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'result-opened', profileId: report.profile_id, objectId: report.id })
  })
  const day = minskDay(new Date(report.taken_at))
  return bytes(pdf, reportFileName({ kind: report.kind, doctor: report.doctor_name ?? '', day }))
}

/** [R6] The clinic's own file where it has one and may be asked; otherwise, and when it does not answer, the stored copy. */
async function fileOf(ctx: SignedCtx, report: WholeReport): Promise<Uint8Array> {
  const gateway = ctx.clinics.of({ code: report.provider_code, gateway: report.gateway })
  const language = await languageOf(ctx.store, ctx.accountId)
  const mayAsk = report.document_id !== null && gateway.document !== undefined && (await findResultsSource(ctx.store)) === 'clinics'
  if (!mayAsk) return (await findFile(ctx.store, report.id, language)) ?? draw(ctx, report, language)
  const read = await gateway.document!(report.document_id!)
  if (read.verdict === 'unknown') return (await findFile(ctx.store, report.id, language)) ?? refuse('CLINIC_UNAVAILABLE')
  const pdf = read.value.bytes
  const verdict = judgePdf(pdf)
  if (verdict !== 'ok') {
    ctx.log.warn('a document of a clinic was refused', { providerCode: report.provider_code, code: verdict })
    refuse('DOCUMENT_REFUSED')
  }
  await putFile(ctx.store, { reportId: report.id, language: null, pdf }, ctx.now)
  return pdf
}

/** Drawn once a language, then kept until the report changes. */
async function draw(ctx: SignedCtx, report: WholeReport, language: Language): Promise<Uint8Array> {
  const observations = await findObservations(ctx.store, report.id)
  if (observations.length === 0 && report.body === '') refuse('NOT_FOUND')
  const said = await namesSaidIn(ctx.store, language, report.speciality === null ? [] : [report.speciality])
  const spoken = { ...report, speciality: report.speciality && said(report.speciality) }
  const pdf = await drawReport(spoken, observations, ctx.config.brand.names, language)
  await putFile(ctx.store, { reportId: report.id, language, pdf }, ctx.now)
  return pdf
}
