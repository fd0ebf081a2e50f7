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
/** The first of a day from an address; whoever writes more shares what is left for that. */
const FIRST_OF_ADDRESS = 3
const USUAL_OF_ADDRESS_HOUR = 2
/** People read it: what is written without an account must not bury what others wrote. Each kind has its own, so that none closes the form for the others. */
const OF_VISITORS = {
  first: { hour: 200, day: 1_000 },
  more: { hour: 40, day: 200 },
  'without-work': { hour: 40, day: 200 }
} as const
/** Works that are handed out. */
const WORKS_PER_ADDRESS_HOUR = 120
const WORKS_ALL_HOUR = 10_000

export function requestsOfAccount(accountId: string): Budget[] {
  return [{ key: `support:${accountId}`, most: OF_ACCOUNT_DAY, seconds: DAY }]
}

export function requestsOfSession(sessionId: string): Budget[] {
  return [{ key: `support-session:${sessionId}`, most: OF_SESSION_DAY, seconds: DAY }]
}

function ofAddress(name: string, { config, address }: Pick<Ctx, 'config' | 'address'>): string {
  return `${name}:${createHmac('sha256', config.secret)
    .update(`support\n${networkOf(address)}`)
    .digest('base64url')}`
}

/** What an address may, and how much it has written today: nothing of that is refused. */
export function requestsOfAddress(ctx: Pick<Ctx, 'config' | 'address'>): { hour: Budget; today: Budget; usual: number } {
  return {
    hour: { key: ofAddress('support-address', ctx), most: OF_ADDRESS_HOUR, seconds: HOUR },
    today: { key: ofAddress('support-address-day', ctx), most: Number.MAX_SAFE_INTEGER, seconds: DAY },
    usual: USUAL_OF_ADDRESS_HOUR
  }
}

/** What all visitors may together who write as this one does: with or without work, the `ofToday`th time from the address. */
export function requestsOfVisitors(shown: 'work' | 'nothing', ofToday: number): [Budget, Budget] {
  const kind = shown === 'nothing' ? 'without-work' : ofToday <= FIRST_OF_ADDRESS ? 'first' : 'more'
  const { hour, day } = OF_VISITORS[kind]
  return [
    { key: `support-visitors:${kind}`, most: hour, seconds: HOUR },
    { key: `support-visitors-day:${kind}`, most: day, seconds: DAY }
  ]
}

export function worksOf(ctx: Pick<Ctx, 'config' | 'address'>): Budget[] {
  return [
    { key: ofAddress('support-work', ctx), most: WORKS_PER_ADDRESS_HOUR, seconds: HOUR },
    { key: 'support-work-all', most: WORKS_ALL_HOUR, seconds: HOUR }
  ]
}
