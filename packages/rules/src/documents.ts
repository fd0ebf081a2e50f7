// Documents of identity, which lie on the device of their owner alone [1.39] [3.71].
import type { Day } from './days.ts'

export const DOCUMENT_KINDS = [
  'passport',
  'id-card',
  'residence-permit',
  'birth-certificate',
  'driving-licence',
  'insurance-policy',
  'other'
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** As it was typed: nothing of it is judged, for every country has documents of its own. */
export type IdentityDocument = {
  id: string
  kind: DocumentKind
  owner: string
  number: string
  validUntil: Day | null
  /** Ids of the pictures of its pages, in their order. */
  pages: readonly string[]
  /** Milliseconds. */
  addedAt: number
}

export const DOCUMENTS_MOST = 30
export const PAGES_MOST = 12
export const OWNER_MOST = 110
export const NUMBER_MOST = 40

const SHOWN_AT_EACH_END = 2
/** A shorter one would be told by its ends. */
const SHORTEST_WITH_ENDS = 7

/** 'MP1234527' -> 'MP ••••• 27'; as long whatever the number is. */
export function maskedNumber(number: string): string {
  const bare = number.replaceAll(/\s/g, '')
  if (bare === '') return ''
  if (bare.length < SHORTEST_WITH_ENDS) return '•••••'
  return `${bare.slice(0, SHOWN_AT_EACH_END)} ••••• ${bare.slice(-SHOWN_AT_EACH_END)}`
}

/** The digits of the code that locks the documents' screen. */
export const LOCK_CODE_DIGITS = 6
/** Whoever leaves the documents for longer finds them locked. */
export const LOCKS_AFTER_MS = 60_000

const FREE_TRIES = 3
const WAITS_SECONDS = [30, 60, 300, 900, 3_600]

/** How long to wait after so many wrong codes in a row. */
export function waitAfter(wrongCodes: number): number {
  if (wrongCodes < FREE_TRIES) return 0
  return WAITS_SECONDS[Math.min(wrongCodes - FREE_TRIES, WAITS_SECONDS.length - 1)]! * 1000
}
