import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { subscribePush as endpoint, Reminders } from '@vizit/contract/reminders'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { dropSubscriptionOf, putSubscription } from '../jobs/notifications.sql.ts'
import { readReminders } from './choose-reminders.ts'

/** The server will call the address that the browser names: it calls push services only, and no other host. */
export function judgePushEndpoint(endpoint: string, hosts: readonly string[]): 'ok' | 'not-a-push-service' {
  const url = URL.parse(endpoint)
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  const isKnown = hosts.some(host => url?.hostname === host || url?.hostname.endsWith(`.${host}`))
  return isPlain && isKnown ? 'ok' : 'not-a-push-service'
}

export async function subscribePush(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reminders> {
  if (ctx.push.publicKey === null) refuse('INVALID_STATE', { reason: 'NO_PUSH' })
  if (judgePushEndpoint(input.endpoint, ctx.config.push.hosts) !== 'ok') refuse('INVALID_STATE', { reason: 'UNKNOWN_PUSH_SERVICE' })
  await ctx.store.transaction(async tx => {
    const { p256dh, auth } = input.keys
    await putSubscription(tx, { session_id: ctx.sessionId, accountId: ctx.accountId, endpoint: input.endpoint, p256dh, auth }, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'push-subscribed' })
  })
  return readReminders(ctx)
}

export async function unsubscribePush(ctx: SignedCtx): Promise<Record<string, never>> {
  await ctx.store.transaction(async tx => {
    if ((await dropSubscriptionOf(tx, ctx.sessionId)) === 0) return
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'push-unsubscribed' })
  })
  return {}
}
