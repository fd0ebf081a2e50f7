// Time and chance that stand still, so that the same screen is the same picture on any day.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Tuesday, 17 November 2026, 09:41 in Minsk. */
export const MOMENT = '2026-11-17T06:41:00Z'

/** A second of the machine is so many milliseconds here: what was written later is later, and no figure on a screen notices. */
export const MILLIS_A_SECOND = 10

const made = new Map<string, number>()
let seed = ''

/** What comes by chance from now on follows from these words. */
export function beginAnew(words: string): void {
  seed = words
  made.clear()
}

/** Replaces the clock and the chance of this process. */
export function beStill(words: string, since: string): void {
  beginAnew(words)
  const counter = performance.now.bind(performance)
  const begun = counter()
  const now = () => Date.parse(since) + Math.floor(((counter() - begun) / 1000) * MILLIS_A_SECOND)
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, asked) => Reflect.construct(real, given.length > 0 ? given : [now()], asked) as Date,
    apply: real => new real(now()).toString(),
    get: (real, name, asked) => (name === 'now' ? now : Reflect.get(real, name, asked))
  })
  Math.random = () => chance().readUInt32BE() / 2 ** 32
  const bytes = (length: number) => Buffer.concat(Array.from({ length: Math.ceil(length / 32) }, chance)).subarray(0, length)
  Object.assign(crypto, {
    randomUUID: () => uuidOf(chance()),
    randomInt: (least: number, most?: number) => {
      const [from, to] = most === undefined ? [0, least] : [least, most]
      return from + (chance().readUInt32BE() % (to - from))
    },
    randomBytes: (length: number, done?: (error: null, made: Buffer) => void) => {
      if (!done) return bytes(length)
      process.nextTick(done, null, bytes(length))
      return undefined
    }
  })
  syncBuiltinESMExports()
}

/**
 * 32 bytes that follow from the seed, from the place in the code that asks and from how often it has asked: requests that are answered side by
 * side get the same in any order.
 */
function chance(): Buffer {
  const asker = new Error().stack!.split('\n').find((line, at) => at > 1 && !line.includes('still.ts') && !line.includes('node:'))
  const count = (made.get(asker ?? '') ?? 0) + 1
  made.set(asker ?? '', count)
  return crypto
    .createHash('sha256')
    .update(`${seed} ${asker?.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '')} ${count}`)
    .digest()
}

function uuidOf(bytes: Buffer): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
