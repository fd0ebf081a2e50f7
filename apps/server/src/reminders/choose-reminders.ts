import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type {
  chooseChannel as channelEndpoint,
  chooseReminders as endpoint,
  NoticeChannel,
  chooseVisitNews as newsEndpoint,
  Reminders
} from '@vizit/contract/reminders'
import { minskDay } from '@vizit/rules/days'
import { DEFAULT_REMINDERS, nextReminder, REMINDER_CHOICES } from '@vizit/rules/reminders'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { seesVisitsOf } from '../people/held.ts'
import type { Db } from '../store/store.ts'
import { planReminders } from '../visit-record/reminder-moment.ts'
import { findChosen, lockPlanned, putChannel, putChoices, putVisitNews } from './reminders.sql.ts'

/** [1.45] What the account has chosen; where it has not, what it gets. */
export async function readReminders(ctx: SignedCtx): Promise<Reminders> {
  return chosen(ctx, ctx.store)
}

async function chosen(ctx: SignedCtx, db: Db): Promise<Reminders> {
  const row = await findChosen(db, ctx, minskDay(ctx.now), ctx.now)
  if (!row) throw new Error('a session without an account')
  const ways: Record<NoticeChannel, boolean> = { sms: row.has_phone, mail: row.has_mail, push: row.is_pushed }
  return {
    channel: row.channel,
    ways: (Object.keys(ways) as NoticeChannel[]).filter(way => ways[way]),
    pushKey: ctx.push.publicKey,
    pushedHere: row.is_pushed_here,
    tellsOfVisits: row.tells_of_visits,
    people: row.people.map(({ profileId, choices }) => ({ profileId, choices: [...(choices ?? DEFAULT_REMINDERS)] }))
  }
}

/** [1.45] [3.100] What is planned already follows the new choice; what is due this very minute is still told. */
export async function chooseReminders(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reminders> {
  const { accountId, now } = ctx
  const day = minskDay(now)
  const choices = REMINDER_CHOICES.filter(choice => input.choices.includes(choice))
  return ctx.store.transaction(async tx => {
    if (!(await seesVisitsOf(tx, accountId, day, input.profileId))) refuse('NOT_FOUND')
    await putChoices(tx, accountId, input.profileId, choices, now)
    const visits = await lockPlanned(tx, accountId, input.profileId, day, now)
    await planReminders(
      tx,
      visits.map(visit => ({ orderId: visit.order_id, at: nextReminder(visit.starts_at, now, choices) }))
    )
    await audit(tx, { at: now, accountId, action: 'reminders-chosen', profileId: input.profileId })
    return chosen(ctx, tx)
  })
}

export async function chooseChannel(ctx: SignedCtx, { channel }: Received<typeof channelEndpoint>): Promise<Reminders> {
  return ctx.store.transaction(async tx => {
    if (!(await chosen(ctx, tx)).ways.includes(channel)) refuse('INVALID_STATE', { channel })
    await putChannel(tx, ctx.accountId, channel, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'notice-channel-chosen', objectId: channel })
    return chosen(ctx, tx)
  })
}

/** Of what is booked, moved and cancelled from now on. */
export async function chooseVisitNews(ctx: SignedCtx, { tellsOfVisits }: Received<typeof newsEndpoint>): Promise<Reminders> {
  return ctx.store.transaction(async tx => {
    await putVisitNews(tx, ctx.accountId, tellsOfVisits, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'visit-news-chosen', objectId: tellsOfVisits ? 'on' : 'off' })
    return chosen(ctx, tx)
  })
}
