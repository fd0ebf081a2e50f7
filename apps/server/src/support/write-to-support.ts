import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { writeToSupportAsVisitor, writeToSupport as writeWithAccount } from '@vizit/contract/support'
import { isReplyPhone } from '@vizit/rules/support'
import type { Ctx, SignedCtx } from '../deps.ts'
import { keepAnswer } from '../http/answers.ts'
import { giveBack, pay, take } from '../http/limits.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { requestsOfAccount, requestsOfAddress, requestsOfSession, requestsOfVisitors } from './budgets.ts'
import { insertRequest, type NewSupportRequest, phoneOfAccount } from './support.sql.ts'
import { judgeWork } from './visitor-work.ts'

/** With the worker's growing waits these reach over an hour: a mail server that is away for minutes loses nothing. */
const SEND_TRIES = 9

/**
 * [1.48] From an account. Of a device that is not confirmed the phone alone is proven, and its number may have a new owner: what comes from there is no
 * account's, is answered to that phone, and spends nothing of the owner's.
 */
export async function writeToSupport(ctx: SignedCtx, input: Received<typeof writeWithAccount>): Promise<Reply<typeof writeWithAccount>> {
  const { accountId, access } = ctx
  if (access === 'full') {
    await pay(ctx, requestsOfAccount(accountId))
    return keep(ctx, { ...written(input), accountId, phoneProven: false, phone: null })
  }
  const phone = await phoneOfAccount(ctx.store, accountId)
  if (phone === null && input.email === undefined) refuse('INVALID_INPUT', { field: 'email' })
  await pay(ctx, requestsOfSession(ctx.sessionId))
  return keep(ctx, { ...written(input), accountId: null, phoneProven: phone !== null, phone })
}

/** [1.48] From nobody we know, who says where to answer. */
export async function writeAsVisitor(
  ctx: Ctx,
  input: Received<typeof writeToSupportAsVisitor>
): Promise<Reply<typeof writeToSupportAsVisitor>> {
  if (input.email === undefined && input.phone === undefined) refuse('INVALID_INPUT', { field: 'email' })
  if (input.phone !== undefined && !isReplyPhone(input.phone)) refuse('INVALID_INPUT', { field: 'phone' })
  await payAsVisitor(ctx, input.work)
  return keep(ctx, { ...written(input), accountId: null, phoneProven: false, phone: input.phone ?? null })
}

/** The address first; what all visitors have spent costs it nothing. */
async function payAsVisitor(ctx: Ctx, work: Received<typeof writeToSupportAsVisitor>['work']): Promise<void> {
  const { hour, today } = requestsOfAddress(ctx)
  await pay(ctx, [hour])
  const { count } = await take(ctx.store, today, ctx.now)
  try {
    await pay(ctx, requestsOfVisitors(await judgeWork(ctx, work), count))
  } catch (error) {
    await giveBack(ctx.store, [hour, today], ctx.now)
    throw error
  }
}

function written({ text, topic, errorCode, language = 'ru', email }: Received<typeof writeWithAccount>) {
  return { text, topic, errorCode: errorCode ?? null, language, email: email ?? null }
}

/** The row, the letter and the answer to the intent are one. Without a mailbox of support the operator reads the row. */
async function keep(ctx: Ctx, asked: Omit<NewSupportRequest, 'id' | 'messageId'>): Promise<{ id: string }> {
  const [id, messageId] = [ctx.newId(), ctx.newId()]
  return ctx.store.transaction(async tx => {
    await insertRequest(tx, { ...asked, id, messageId }, ctx.now)
    if (ctx.config.supportMailbox) await enqueue(tx, 'send-support-request', { messageId }, { maxAttempts: SEND_TRIES })
    const reply = { id }
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return reply
  })
}
