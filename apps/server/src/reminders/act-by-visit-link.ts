// The link of a reminder: confirm, move or cancel without signing in. What it may do is what the account it was sent to may do now.
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { moveVisit } from '@vizit/contract/move-visit'
import { refuse } from '@vizit/contract/refusal'
import type { actByVisitLink as actEndpoint, LinkedVisit, readVisitLink as readEndpoint, visitLinkTimes } from '@vizit/contract/reminders'
import type { cancelVisit } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { cancelUntil, isConfirmed } from '@vizit/rules/visits'
import type { Ctx, SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { bodyHashOf } from '../http/answers.ts'
import { readNoticeToken } from '../jobs/notice-token.ts'
import { LAPSES_AFTER_SECONDS, noteAction, planSettling } from './settle-visit-link.job.ts'
import { findLinked, findTimes, giveUseBack, type LinkedRow, takeUse } from './visit-link.sql.ts'

/** The commands of the features that own the actions; app.ts hands them in. */
export type VisitActions = {
  cancel: (ctx: SignedCtx, input: Received<typeof cancelVisit>) => Promise<unknown>
  move: (ctx: SignedCtx, input: Received<typeof moveVisit>) => Promise<unknown>
}

type Input = Received<typeof actEndpoint>

const TIMES_DAYS = 14
const TIMES_MOST = 200

export async function readVisitLink(ctx: Ctx, { token }: Received<typeof readEndpoint>): Promise<Reply<typeof readEndpoint>> {
  const { visits } = await linked(ctx, token)
  return { visits: visits.map(visit => shown(visit, ctx.now)) }
}

export async function readTimes(ctx: Ctx, { token, orderId }: Received<typeof visitLinkTimes>): Promise<Reply<typeof visitLinkTimes>> {
  const visit = open(await linked(ctx, token), orderId, ctx.now)
  const times = await findTimes(ctx.store, visit.assignment_id, ctx.now, TIMES_DAYS, TIMES_MOST)
  return { times: times.map(slot => ({ timetableId: slot.id, startDate: slot.starts_at })) }
}

/**
 * Marked first, so that of two that come at once one acts; what is refused gives the link back. The mark alone says nothing of the visit: what is done is
 * read from the visit, and what ended in between is settled by a job.
 */
export async function actByVisitLink(ctx: Ctx, input: Input, actions: VisitActions): Promise<Reply<typeof actEndpoint>> {
  const found = await linked(ctx, input.token)
  const { action } = input
  if (action === 'move' && input.timetableId === undefined) refuse('INVALID_STATE', { reason: 'NO_TIME' })
  if (isDone(found, input)) return readVisitLink(ctx, input)
  const visit = open(found, input.orderId, ctx.now)
  const mark = { noticeId: found.noticeId, orderId: visit.order_id }
  const slotId = action === 'move' ? input.timetableId! : null
  await ctx.store.transaction(async tx => {
    const use = { ...mark, accountId: visit.account_id, action, slotId, startsAt: visit.starts_at }
    if ((await takeUse(tx, use, LAPSES_AFTER_SECONDS, ctx.now)) === 0) refuseUsed(visit, ctx.now)
    if (action !== 'confirm') return planSettling(tx, mark, ctx.now)
    const about = { profileId: visit.profile_id, objectId: visit.order_id }
    await audit(tx, { at: ctx.now, accountId: visit.account_id, action: 'visit-confirm-by-link', ...about })
  })
  if (action === 'confirm') return readVisitLink(ctx, input)
  try {
    await carryOut(asAccount(ctx, visit.account_id, input), visit, input, actions)
  } catch (error) {
    await giveUseBack(ctx.store, mark)
    throw error
  }
  await ctx.store.transaction(tx => noteAction(tx, mark, ctx.now))
  return readVisitLink(ctx, input)
}

/** What this link has done already is answered as it was: the answer may have been lost. A visit is confirmed once, and that is all it says. */
function isDone({ visits }: Found, { orderId, action, timetableId }: Input): boolean {
  const visit = visits.find(one => one.order_id === orderId)
  return action !== 'confirm' && visit?.done === action && (action === 'cancel' || visit.to_slot === timetableId)
}

/** Another action of this link is under way; it is over, one way or the other, when its mark lapses. */
function refuseUsed({ begun_at }: LinkedRow, now: Date): never {
  if (begun_at === null) refuse('LINK_EXPIRED')
  const seconds = Math.ceil((Date.parse(begun_at) - now.getTime()) / 1000) + LAPSES_AFTER_SECONDS
  return refuse('INVALID_STATE', { retryAfter: Math.max(1, seconds) })
}

async function carryOut(ctx: SignedCtx, visit: LinkedRow, input: Input, actions: VisitActions): Promise<void> {
  const about = { orderId: visit.order_id, assignmentId: String(visit.assignment_id) }
  if (input.action === 'cancel') await actions.cancel(ctx, { ...about, profileId: visit.profile_id })
  if (input.action === 'move') await actions.move(ctx, { ...about, timetableId: input.timetableId! })
}

type Found = { noticeId: string; visits: LinkedRow[] }

async function linked(ctx: Ctx, token: string): Promise<Found> {
  const noticeId = readNoticeToken(ctx.config.secret, token)
  const visits = noticeId === null ? [] : await findLinked(ctx.store, noticeId, minskDay(ctx.now))
  if (noticeId === null || visits.every(visit => Date.parse(visit.starts_at) <= ctx.now.getTime())) refuse('LINK_EXPIRED')
  return { noticeId, visits }
}

/** The visit if this link may still do something with it. */
function open({ visits }: Found, orderId: string, now: Date): LinkedRow {
  const visit = visits.find(one => one.order_id === orderId)
  if (!visit || visit.done !== null || shown(visit, now).state !== 'planned') refuse('LINK_EXPIRED')
  return visit
}

function shown(visit: LinkedRow, now: Date): LinkedVisit {
  const over = Date.parse(visit.starts_at) <= now.getTime()
  return {
    orderId: visit.order_id,
    startDate: visit.starts_at,
    branchName: visit.branch_name,
    branchAddress: visit.branch_address,
    done: visit.done,
    state: over ? 'over' : isConfirmed(visit.status) ? 'planned' : 'cancelled',
    cancelUntil: cancelUntil(visit.starts_at).toISOString()
  }
}

/** No session stands behind it, and no key of the browser: that a link does a thing once is what its mark is for. */
function asAccount(ctx: Ctx, accountId: string, input: Input): SignedCtx {
  const bodyHash = bodyHashOf(input.action, input.timetableId ?? '')
  const once = { owner: accountId, key: `visit-link-${ctx.newId()}`, bodyHash, write: JSON.stringify, kept: null }
  return { ...ctx, accountId, deviceHash: Buffer.alloc(0), sessionId: '', access: 'full', once }
}
