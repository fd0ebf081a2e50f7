// How much may be written to support. Keys are digests: the table of counters tells no address.
import { createHmac } from 'node:crypto'
import type { Ctx } from '../deps.ts'
import { type Budget, networkOf } from '../http/limits.ts'

const HOUR = 3_600
const DAY = 86_400
/** Whoever has trouble writes a few times; a flood writes more. */
const OF_ACCOUNT_DAY = 10
/** Of a session that has proven the phone alone: each costs a code by SMS. */
const OF_SESSION_DAY = 10
/** Behind one address of a mobile network there may be a whole town. */
const OF_ADDRESS_HOUR = 10
/** People read it: what is written without an account must not bury what others wrote. */
const OF_VISITORS_HOUR = 200
const OF_VISITORS_DAY = 1_000

export function requestsOfAccount(accountId: string): Budget[] {
  return [{ key: `support:${accountId}`, most: OF_ACCOUNT_DAY, seconds: DAY }]
}

export function requestsOfSession(sessionId: string): Budget[] {
  return [{ key: `support-session:${sessionId}`, most: OF_SESSION_DAY, seconds: DAY }]
}

/** Narrow ones first: what is refused by one spends nothing of those after it. */
export function requestsOfVisitor({ config, address }: Pick<Ctx, 'config' | 'address'>): Budget[] {
  const digest = createHmac('sha256', config.secret)
    .update(`support\n${networkOf(address)}`)
    .digest('base64url')
  return [
    { key: `support-address:${digest}`, most: OF_ADDRESS_HOUR, seconds: HOUR },
    { key: 'support-visitors', most: OF_VISITORS_HOUR, seconds: HOUR },
    { key: 'support-visitors-day', most: OF_VISITORS_DAY, seconds: DAY }
  ]
}
