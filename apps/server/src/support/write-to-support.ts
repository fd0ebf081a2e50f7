import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { writeToSupportAsVisitor, writeToSupport as writeWithAccount } from '@vizit/contract/support'
import { REPLY_PHONE } from '@vizit/rules/support'
import type { Ctx, SignedCtx } from '../deps.ts'
import { keepAnswer } from '../http/answers.ts'
import { type Budget, pay } from '../http/limits.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { requestsOfAccount, requestsOfVisitor } from './budgets.ts'
import { insertRequest, type NewSupportRequest } from './support.sql.ts'

/** With the worker's growing waits these reach over an hour: a mail server that is away for minutes loses nothing. */
const SEND_TRIES = 9

/** [1.48] From an account. A device that is not confirmed is told of: the phone alone does not show that the owner writes. */
export function writeToSupport(ctx: SignedCtx, input: Received<typeof writeWithAccount>): Promise<Reply<typeof writeWithAccount>> {
  const { accountId, access } = ctx
  return keep(ctx, { ...written(input), accountId, deviceConfirmed: access === 'full', phone: null }, requestsOfAccount(accountId))
}

/** [1.48] From nobody we know, who says where to answer. */
export async function writeAsVisitor(
  ctx: Ctx,
  input: Received<typeof writeToSupportAsVisitor>
): Promise<Reply<typeof writeToSupportAsVisitor>> {
  if (input.email === undefined && input.phone === undefined) refuse('INVALID_INPUT', { field: 'email' })
  if (input.phone !== undefined && !REPLY_PHONE.test(input.phone)) refuse('INVALID_INPUT', { field: 'phone' })
  const asked = { ...written(input), accountId: null, deviceConfirmed: false, phone: input.phone ?? null }
  return keep(ctx, asked, requestsOfVisitor(ctx))
}

function written({ text, topic, errorCode, language = 'ru', email }: Received<typeof writeWithAccount>) {
  return { text, topic, errorCode: errorCode ?? null, language, email: email ?? null }
}

/** The row, the letter and the answer to the intent are one. Without a mailbox of support the operator reads the row. */
async function keep(ctx: Ctx, asked: Omit<NewSupportRequest, 'id' | 'messageId'>, budgets: Budget[]): Promise<{ id: string }> {
  await pay(ctx, budgets)
  const [id, messageId] = [ctx.newId(), ctx.newId()]
  return ctx.store.transaction(async tx => {
    await insertRequest(tx, { ...asked, id, messageId }, ctx.now)
    if (ctx.config.supportMailbox) await enqueue(tx, 'send-support-request', { messageId }, { maxAttempts: SEND_TRIES })
    const reply = { id }
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return reply
  })
}
