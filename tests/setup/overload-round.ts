// One overload: what can be answered is measured, five times that is asked for a while, then less than half of it.
import { setTimeout as pause } from 'node:timers/promises'
import { type Deed, type Done, type MixedLoad, READING } from './mixed-load.ts'

const TIMES = 5
const AFTER = 0.4
const AT_ONCE = 16
const SLOW_MILLIS = 1_000
const GOOD = 0.98

export type OverloadSize = {
  measureMillis: number
  overMillis: number
  /** At most: it ends with the first second that is as usual. */
  afterMillis: number
  /** Where a slow moment of the machine may have been measured, five times that would be no overload. */
  leastPerSecond?: number
}
export type OverloadRound = {
  /** Answers a second of the mix while sixteen ask as fast as they are answered. */
  capacity: number
  /** Questions a second in the overload. */
  perSecond: number
  /** Answers to what was asked in the overload, in milliseconds since it was due. */
  served: number[]
  turnedAway: number[]
  /** Of a hundred of each that were served. */
  servedOf: { begun: number; reading: number }
  /** Served in a second of the overload, until the last of them. */
  servedPerSecond: number
  /** From the end of the overload to the first second in which 98 of 100 are served within a second, in seconds. */
  normalAfter: number
  /** Neither served nor told to come again, and those that were told without a moment to come. */
  strange: Map<string, number>
  withoutMoment: number
}

/** `isServed`: what is no refusal for want of time. */
const isServed = ({ status }: Done) => status >= 200 && status < 500

export async function overload(
  load: MixedLoad,
  { measureMillis, overMillis, afterMillis, leastPerSecond = 0 }: OverloadSize
): Promise<OverloadRound> {
  const measured = await load.closed(AT_ONCE, measureMillis)
  const capacity = (measured.filter(isServed).length / measureMillis) * 1_000
  const perSecond = Math.max(leastPerSecond, capacity * TIMES)
  const from = performance.now()
  const asking = load.open(perSecond, overMillis)
  const end = from + overMillis
  await pause(overMillis)
  // Others come while the last of the overload are still waiting.
  const [over, seconds] = await Promise.all([asking, askUntilNormal(load, capacity * AFTER, afterMillis)])
  const all = [...measured, ...over, ...seconds.flat()]
  const turnedAway = over.filter(({ status }) => status === 503)
  const served = over.filter(isServed)
  const normal = seconds.findIndex(isNormal)
  const shareOf = (isReading: boolean) => {
    const those = over.filter(({ deed }) => READING.has(deed) === isReading)
    return (those.filter(isServed).length / those.length) * 100
  }
  const strange = new Map<string, number>()
  for (const { deed, status, body } of all.filter(done => !isExpected(done.deed, done.status))) {
    const kind = `${deed} ${status} ${body.slice(0, 120)}`
    strange.set(kind, (strange.get(kind) ?? 0) + 1)
  }
  return {
    capacity,
    perSecond,
    served: served.map(({ millis }) => millis),
    turnedAway: turnedAway.map(({ millis }) => millis),
    servedOf: { begun: shareOf(false), reading: shareOf(true) },
    servedPerSecond: (served.length * 1_000) / (Math.max(end, ...served.map(({ at, millis }) => at + millis)) - from),
    normalAfter: normal < 0 ? Number.POSITIVE_INFINITY : normal,
    strange,
    withoutMoment: all.filter(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0)).length
  }
}

/** Questions of one second after the other, so many in each, until one second is as usual and all that was asked is answered. */
async function askUntilNormal(load: MixedLoad, perSecond: number, mostMillis: number): Promise<Done[][]> {
  const seconds: Promise<Done[]>[] = []
  let isOver = false
  while (!isOver && seconds.length < Math.floor(mostMillis / 1_000)) {
    const second = load.open(perSecond, 1_000)
    seconds.push(second)
    void second.then(those => (isOver ||= isNormal(those))).catch(() => undefined)
    await pause(1_000)
  }
  return Promise.all(seconds)
}

function isNormal(those: readonly Done[]): boolean {
  const good = those.filter(done => isServed(done) && done.millis <= SLOW_MILLIS)
  return those.length > 0 && good.length >= those.length * GOOD
}

function isExpected(deed: Deed, status: number): boolean {
  return status === 503 || status === (deed === 'cancel' ? 204 : 200)
}
