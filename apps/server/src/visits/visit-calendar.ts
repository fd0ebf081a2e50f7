import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { calendarAnswer, inCalendar } from '../http/calendar-answer.ts'
import type { Bytes } from '../http/route.ts'
import { languageOf } from '../store/languages.ts'
import { findVisit } from './visits.sql.ts'

/** The visit as a calendar file. [1.23] */
export async function visitCalendar(ctx: SignedCtx, asked: { orderId: string }): Promise<Bytes> {
  const visit = await findVisit(ctx.store, ctx.accountId, minskDay(ctx.now), asked.orderId)
  if (!visit) refuse('NOT_FOUND')
  if (visit.rel_kind !== 'ME')
    await noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'visits-looked', profileIds: [visit.profile_id] })
  const language = await languageOf(ctx.store, ctx.accountId)
  return calendarAnswer(ctx.config.brandNames[language], [inCalendar(visit, language)], { name: 'vizit.ics' })
}
