import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { readObservations as tableEndpoint, readTrend as trendEndpoint } from '@vizit/contract/results'
import { minskDay } from '@vizit/rules/days'
import { judgeValue } from '@vizit/rules/test-results'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { judgeHandle, useHandle } from './open-card.ts'
import { findObservations, findReport, findTrend, noteSeen, type WholeReport } from './results.sql.ts'
import { shownValue } from './shown-value.ts'

/** The table beside the PDF. */
export async function readObservations(ctx: SignedCtx, asked: Received<typeof tableEndpoint>): Promise<Reply<typeof tableEndpoint>> {
  const report = await opened(ctx, asked)
  const rows = await findObservations(ctx.store, report.id)
  return {
    observations: rows.map(row => ({
      code: row.code,
      name: row.name,
      number: row.number,
      value: shownValue(row),
      unit: row.unit,
      range: { low: row.low, high: row.high },
      verdict: judgeValue(row.number, row),
      hasTrend: row.has_trend
    })),
    text: report.body
  }
}

/** One quantity over time. A value in another unit is another scale: it is left out rather than drawn wrong. */
export async function readTrend(ctx: SignedCtx, asked: Received<typeof trendEndpoint>): Promise<Reply<typeof trendEndpoint>> {
  const report = await opened(ctx, asked)
  const rows = await findTrend(ctx.store, { reportId: report.id, place: asked.place })
  const here = rows.find(row => row.report_id === report.id)
  if (!here) refuse('NOT_FOUND')
  return {
    name: here.name,
    unit: here.unit,
    points: rows.map(({ report_id: reportId, date, number, low, high }) => ({
      reportId,
      date,
      number,
      range: { low, high },
      verdict: judgeValue(number, { low, high })
    }))
  }
}

async function opened(ctx: SignedCtx, asked: { id: string; accessCode?: string | undefined }): Promise<WholeReport> {
  const report = await findReport(ctx.store, ctx.accountId, minskDay(ctx.now), asked.id)
  if (report?.state !== 'ready') refuse('NOT_FOUND')
  const use = await judgeHandle(ctx, asked.accessCode, report)
  await ctx.store.transaction(async tx => {
    await useHandle(tx, ctx, use)
    await noteSeen(tx, ctx.accountId, report.id, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'result-opened', profileId: report.profile_id, objectId: report.id })
  })
  return report
}
