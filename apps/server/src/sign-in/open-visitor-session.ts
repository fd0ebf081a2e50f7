import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { anonymousLogin } from '@vizit/contract/sign-in'
import type { Ctx } from '../deps.ts'
import { newToken, SESSION_DAYS } from '../http/let-in.ts'
import { take } from '../http/limits.ts'
import { addSession } from '../http/session.sql.ts'
import { hash } from '../http/session.ts'
import { visitorsOf } from './budgets.ts'

/** A session of a visitor [R7]. The phone that a host page may know is not kept: nothing has proven it. */
export async function openVisitorSession(ctx: Ctx, asked: Received<typeof anonymousLogin>): Promise<Reply<typeof anonymousLogin>> {
  const taken = await take(ctx.store, visitorsOf(ctx.config, ctx.address), ctx.now)
  if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  const [anonymousId, token] = [ctx.newId(), newToken()]
  await addSession(ctx.store, {
    tokenHash: hash(token),
    deviceHash: hash(asked.deviceId),
    accountId: null,
    anonymousId,
    deviceName: asked.deviceName ?? '',
    channel: ctx.channel,
    now: ctx.now,
    days: SESSION_DAYS
  })
  return { anonymousId, token }
}
