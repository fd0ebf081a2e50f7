// Reminds of visits. A visit is put down for the next moment that anybody could have chosen; what its person did choose is looked up here, so that
// a booking asks nothing about it.
import { minskDay } from '@vizit/rules/days'
import type { Language } from '@vizit/rules/languages'
import { DEFAULT_REMINDERS, isQuiet, judgeReminder, nextReminder, TOGETHER_MINUTES } from '@vizit/rules/reminders'
import type { Deps } from '../deps.ts'
import { VISIT_LINK } from '../jobs/notice-token.ts'
import { type PersonalNotice, tellPeople } from '../jobs/notify.ts'
import { languagesOf } from '../store/languages.ts'
import type { Tx } from '../store/store.ts'
import { planReminders } from '../visit-record/reminder-moment.ts'
import { type DueVisit, lockDue, lockSoon, waitForTurn } from './remind.sql.ts'
import { reminderText, visitLine } from './reminder-text.ts'

const AT_ONCE = 200

/** Job, once a minute: reminds of the visits whose moment has come and that still stand. In the quiet hours they wait for the morning. */
export async function remindOfVisits(deps: Deps): Promise<void> {
  const now = deps.clock()
  if (isQuiet(now)) return
  while ((await remindOfSome(deps, now)) === AT_ONCE);
}

function remindOfSome(deps: Deps, now: Date): Promise<number> {
  return deps.store.transaction(async tx => {
    await waitForTurn(tx)
    const day = minskDay(now)
    const due = await lockDue(tx, now, day, AT_ONCE)
    if (due.length === 0) return 0
    const soon = await together(tx, due, now)
    const checked = [...due, ...soon]
    const until = (visit: DueVisit) => new Date(Math.max(now.getTime(), Date.parse(visit.remind_at)))
    const told = checked.filter(
      visit =>
        visit.account_id !== null &&
        judgeReminder({ startsAt: visit.starts_at, plannedAt: visit.remind_at, choices: choicesOf(visit) }, until(visit), now) === 'tell'
    )
    const people = Map.groupBy(told, visit => visit.account_id!)
    const languageFor = await languagesOf(tx, [...people.keys()])
    await tellPeople(
      tx,
      deps,
      [...people].map(([accountId, visits]) => noticeOf({ accountId, language: languageFor(accountId) }, visits, now)),
      now
    )
    await planReminders(
      tx,
      checked.map(visit => ({ orderId: visit.order_id, at: nextReminder(visit.starts_at, until(visit), choicesOf(visit)) }))
    )
    return due.length
  })
}

const choicesOf = (visit: DueVisit) => visit.choices ?? DEFAULT_REMINDERS

/** What the same people would be told within half an hour is told now: one message where several coincide. */
async function together(tx: Tx, due: readonly DueVisit[], now: Date): Promise<DueVisit[]> {
  const accounts = [...new Set(due.flatMap(visit => visit.account_id ?? []))]
  if (accounts.length === 0) return []
  const until = new Date(now.getTime() + TOGETHER_MINUTES * 60_000)
  const found = await lockSoon(
    tx,
    accounts,
    due.map(visit => visit.order_id),
    until,
    minskDay(now)
  )
  // a moment that nobody chose is no reason to look at the visit early
  return found.filter(visit => {
    const at = new Date(Math.max(now.getTime(), Date.parse(visit.remind_at)))
    return judgeReminder({ startsAt: visit.starts_at, plannedAt: visit.remind_at, choices: choicesOf(visit) }, at, now) === 'tell'
  })
}

function noticeOf(reader: { accountId: string; language: Language }, visits: readonly DueVisit[], now: Date): PersonalNotice {
  const inOrder = visits.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.order_id.localeCompare(b.order_id))
  const first = inOrder[0]!
  return {
    dedupe: `remind:${first.order_id}:${first.remind_at}`,
    ...reader,
    ...reminderText(
      inOrder.map(visit => visit.starts_at),
      now,
      reader.language
    ),
    page: VISIT_LINK,
    visits: inOrder.map(visit => ({ orderId: visit.order_id, startsAt: visit.starts_at, line: visitLine(visit, now, reader.language) })),
    until: new Date(inOrder.at(-1)!.starts_at)
  }
}
