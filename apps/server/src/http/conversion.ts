// Of the codes that go out most come back within minutes. Where few do, somebody sends SMS for their price: such codes are counted by the hour of the clock.
import type { Db } from '../store/store.ts'
import { type Budget, countsOf } from './limits.ts'

const HOUR = 3_600

/** `most`: so many codes of an hour are fair whatever becomes of them; beyond that this `share` must have come back. */
export type Conversion = { sent: Budget; proven: Budget; most: number; share: number; endsInSeconds: number }

/** The counters of one kind of codes, `name`, in the hour of `now`. */
export function conversionOf(name: string, { most, share }: { most: number; share: number }, now: Date): Conversion {
  const hour = Math.floor(now.getTime() / (HOUR * 1000))
  const counter = (what: string): Budget => ({ key: `${what}:${name}:${hour}`, most: Number.MAX_SAFE_INTEGER, seconds: 2 * HOUR })
  return {
    sent: counter('code-sent'),
    proven: counter('code-proven'),
    most,
    share,
    endsInSeconds: (hour + 1) * HOUR - Math.floor(now.getTime() / 1000)
  }
}

/** Do enough of so many come back? */
export function comesBack({ most, share }: Pick<Conversion, 'most' | 'share'>, sent: number, proven: number): boolean {
  return sent <= most || proven >= sent * share
}

/** Would one code more be fair? */
export async function isFair(db: Db, conversion: Conversion, now: Date): Promise<boolean> {
  const [sent = 0, proven = 0] = await countsOf(db, [conversion.sent.key, conversion.proven.key], now)
  return comesBack(conversion, sent + 1, proven)
}
