import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { DEFAULT_REMINDERS, remindersToCome } from '@vizit/rules/reminders'
import { stands } from '@vizit/rules/visits'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { calendarAnswer, inCalendar } from '../http/calendar-answer.ts'
import type { Bytes } from '../http/route.ts'
import { languageOf } from '../store/languages.ts'
import { namesSaidIn } from '../store/names.sql.ts'
import { findReminderChoices, findVisit } from './visits.sql.ts'

/** The visit as a calendar file, which says of it as far ahead as its first reminder does. [1.23] */
export async function visitCalendar(ctx: SignedCtx, asked: { orderId: string }): Promise<Bytes> {
  const visit = await findVisit(ctx.store, ctx.accountId, minskDay(ctx.now), asked.orderId)
  if (!visit) refuse('NOT_FOUND')
  if (visit.rel_kind !== 'ME')
    await noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'visits-looked', profileIds: [visit.profile_id] })
  const language = await languageOf(ctx.store, ctx.accountId)
  const said = await namesSaidIn(ctx.store, language, [visit.speciality])
  const choices = await findReminderChoices(ctx.store, ctx.accountId, visit.profile_id)
  const first = stands(visit.status) ? remindersToCome(visit.starts_at, ctx.now, choices ?? DEFAULT_REMINDERS)[0] : undefined
  const alarmSeconds = first ? (Date.parse(visit.starts_at) - first.getTime()) / 1000 : null
  const event = { ...inCalendar(visit, language, said), alarmSeconds }
  return calendarAnswer(ctx.config.brand.names[language], [event], { name: 'vizit.ics' })
}
