// Opening a conclusion or a result: from the memory of the page, from the server, or by way of the code.
import type { Call } from '@vizit/contract/call'
import { readTestReport, readVisitReport } from '@vizit/contract/results'
import { afterFailedOpening } from '@vizit/rules/a-code'
import { keepPdf, keptPdf, type PdfMemory } from '@vizit/rules/pdf-memory'
import { type Failure, failureOf, valueOf } from '../api/call-failure.ts'
import type { AccessCodes } from './access-codes.ts'
import type { ReportAsked } from './report-asked.ts'
import { reportIdOf } from './report-state.ts'

/** The opened documents of this page; gone when it is closed or the cards are. */
export type PdfShelf = { memory: PdfMemory<Blob> }

export type Opening =
  | { kind: 'shown'; pdf: Blob }
  /** [4.77] [4.82] `failure`: what was wrong with the code that stood in the session; null when there was none. */
  | { kind: 'confirm-code'; failure: Failure | null }
  /** [4.83] «Что-то пошло не так» */
  | { kind: 'failed'; failure: Failure }

export type OpeningTools = {
  call: Call
  codes: AccessCodes
  shelf: PdfShelf
  /** Remote settings: milliseconds and megabytes. */
  idleMs: number
  megabytes: number
}

/** Forgets what was opened. */
export function emptyShelf(shelf: PdfShelf): void {
  shelf.memory = []
}

/** [4.76] With a valid code in the session the PDF is loaded, from the page's memory if it was before, and shown. */
export async function openReport({ call, codes, shelf, idleMs, megabytes }: OpeningTools, asked: ReportAsked): Promise<Opening> {
  const accessCode = codes.read(asked)
  if (accessCode === undefined) return { kind: 'confirm-code', failure: null }
  const key = reportIdOf(asked)
  const kept = keptPdf(shelf.memory, key)
  if (kept) return { kind: 'shown', pdf: kept }
  try {
    const pdf = valueOf(await ask(call, asked, accessCode)) as Blob
    // asked every time: this was the one opening, and nothing stays to be looked at without the code
    if (idleMs === 0) codes.forget(asked)
    else shelf.memory = keepPdf(shelf.memory, { key, bytes: pdf.size, value: pdf }, megabytes)
    return { kind: 'shown', pdf }
  } catch (error) {
    const failure = failureOf(error)
    if (afterFailedOpening(failure.code) === 'tell') return { kind: 'failed', failure }
    codes.forget(asked)
    return { kind: 'confirm-code', failure }
  }
}

function ask(call: Call, asked: ReportAsked, accessCode: string) {
  const { profileId, providerCode } = asked
  if (asked.kind === 'visit')
    return call(readVisitReport, { id: asked.orderId, providerCode, reportResult: asked.reportResult, accessCode })
  return call(readTestReport, {
    id: asked.id,
    provider: asked.testProvider,
    providerCode,
    recordLink: asked.recordLink,
    profileId,
    accessCode
  })
}
