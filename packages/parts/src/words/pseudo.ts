// Words of no language: the English ones with accents and half as long again. What stays plain was not said by the words; what is cut is too narrow.
import { english } from './english.ts'
import type { Tongue } from './tongue.ts'

const ACCENTS: Record<string, string> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  S: 'Š'
}
/** As much longer as other languages are at their longest. */
const LONGER = 0.4

export const pseudo: Tongue = {
  code: 'en-x-pseudo',
  first: pseudoOf(english.first),
  load: async feature => pseudoOf(await english.load(feature))
}

/** Texts, also those that a function says; all else stays as it is. */
function pseudoOf<T>(value: T): T {
  return changed(value) as T
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function') return (...args: unknown[]) => changed((value as (...args: unknown[]) => unknown)(...args))
  if (Array.isArray(value)) return value.map(changed)
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one)]))
  return value
}

function pseudoText(text: string): string {
  if (!/[a-z]{2}/i.test(text)) return text
  return text.replace(/[A-Za-z]/g, sign => ACCENTS[sign] ?? sign) + '~'.repeat(Math.ceil(text.length * LONGER))
}
