// A request to support: what it is about follows from where one came from, and an answer needs somewhere to go.
import { judgeEmail } from './email.ts'

/** What a request is about: the parts of the product as people know them. */
export const SUPPORT_TOPICS = [
  'sign-in',
  'booking',
  'visits',
  'results',
  'family',
  'programmes',
  'profile',
  'drugs',
  'suggestion',
  'other'
] as const
export type SupportTopic = (typeof SUPPORT_TOPICS)[number]

/** In characters. */
export const SUPPORT_TEXT_MOST = 2000
/** A request and its answers are kept so long. */
export const SUPPORT_KEPT_MONTHS = 24

/** The first part of an address, or the first two, and what one does there; the longer ones first. */
const PLACES: readonly (readonly [string, SupportTopic])[] = [
  ['/profile/programmes', 'programmes'],
  ['/coverage', 'programmes'],
  ['/sign-in', 'sign-in'],
  ['/email', 'sign-in'],
  ['/visits', 'visits'],
  ['/visit-link', 'visits'],
  ['/timeslot', 'booking'],
  ['/service', 'booking'],
  ['/online-booking', 'booking'],
  ['/booking', 'booking'],
  ['/successfully-booked', 'booking'],
  ['/waiting-list', 'booking'],
  ['/centre', 'booking'],
  ['/centres', 'booking'],
  ['/branch', 'booking'],
  ['/doctor', 'booking'],
  ['/tests', 'results'],
  ['/family', 'family'],
  ['/drugs', 'drugs'],
  ['/profile', 'profile']
]

/** What a person who is at this address is busy with. The ids in it are nobody's matter. */
export function topicOf(path: string): SupportTopic {
  return PLACES.find(([place]) => path === place || path.startsWith(`${place}/`))?.[1] ?? 'other'
}

const REPLY_PHONE = /^\+?[0-9 ()-]{7,32}$/
const REPLY_PHONE_DIGITS = 7

/** A phone as somebody writes it, from any country: with so many digits as one can be called by. */
export function isReplyPhone(text: string): boolean {
  return REPLY_PHONE.test(text) && text.replace(/\D/g, '').length >= REPLY_PHONE_DIGITS
}

export type ReplyTo = { email: string } | { phone: string }

/** Where a visitor is answered: one field takes an e-mail or a phone. */
export function judgeReplyTo(typed: string): ReplyTo | 'required' | 'wrong' {
  const text = typed.trim()
  if (!text) return 'required'
  if (judgeEmail(text) === 'ok') return { email: text }
  return isReplyPhone(text) ? { phone: text } : 'wrong'
}
