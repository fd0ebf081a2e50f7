// JSON of strangers: its depth is counted before it is built, for what is nested deeper than anything honest costs memory to build.
import { ClinicFailure } from './clinic-line.ts'

const DEEPEST = 40

/** @throws ClinicFailure 'not-understood' for anything but UTF-8 JSON of a sane depth */
export function readJson(bytes: Uint8Array): unknown {
  if (deeperThan(bytes, DEEPEST)) throw new ClinicFailure('not-understood')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    // Its message would quote what was sent.
    throw new ClinicFailure('not-understood')
  }
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** UTF-8 keeps these bytes to themselves: no part of a letter looks like a bracket. */
function deeperThan(bytes: Uint8Array, most: number): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (inText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (OPENING.has(byte)) {
      depth++
      if (depth > most) return true
    } else if (CLOSING.has(byte)) depth--
  }
  return false
}
