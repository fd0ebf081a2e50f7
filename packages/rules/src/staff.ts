// Accounts of the desk [R30]: what a name and a password must be, and how long a session may last. Patients sign in by SMS and have neither.

import { KNOWN_WORDS } from './known-words.ts'

/** [5.61] [9.43] Characters. It is more than the six that an identity service asks of its administrators [9.40]. */
export const PASSWORD_LEAST = 8
export const PASSWORD_MOST = 128
/** [5.62] [9.44] Characters. */
export const USERNAME_LEAST = 5
export const USERNAME_MOST = 64
/** [9.39] Minutes. */
export const SESSION_LEAST_MINUTES = 5
export const SESSION_MOST_MINUTES = 14 * 24 * 60

/** What a member of staff is. Who works at a clinic, whom an employer or an insurer sends, and who belongs to the product itself. */
export const STAFF_ROLES = ['administrator', 'registry', 'doctor', 'hr', 'insurer', 'support', 'operator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
/** Of what kind the organisation of a role is. */
export const ORGANISATION_OF = {
  administrator: 'provider',
  registry: 'provider',
  doctor: 'provider',
  hr: 'employer',
  insurer: 'insurer',
  support: 'none',
  operator: 'none'
} as const satisfies Record<StaffRole, 'provider' | 'employer' | 'insurer' | 'none'>

export type PasswordVerdict = 'ok' | 'too-short' | 'too-long' | 'no-letter' | 'no-digit' | 'no-special' | 'known' | 'like-username'

const READ_AS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/**
 * A password in characters, each of any script. A known one is refused with digits and signs around it or in place of letters.
 */
export function judgePassword(password: string, username = ''): PasswordVerdict {
  const length = [...password].length
  if (length < PASSWORD_LEAST) return 'too-short'
  if (length > PASSWORD_MOST) return 'too-long'
  if (!/\p{L}/u.test(password)) return 'no-letter'
  if (!/\d/.test(password)) return 'no-digit'
  if (!/[^\p{L}\d\s]/u.test(password)) return 'no-special'
  const lower = password.toLowerCase()
  if (username !== '' && lower.includes(username.toLowerCase())) return 'like-username'
  const plain = lower.replace(/[^\p{L}]/gu, '')
  const read = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/[^\p{L}]/gu, sign => READ_AS[sign] ?? '')
  const whole = lower.replace(/[^\p{L}]/gu, sign => READ_AS[sign] ?? '')
  return [plain, read, whole].some(word => KNOWN_WORDS.has(word)) ? 'known' : 'ok'
}

/** Letters, digits, a point, a line or an underscore: it stands in an address and in the audit. */
export function judgeUsername(username: string): 'ok' | 'too-short' | 'too-long' | 'wrong-characters' {
  if (username.length < USERNAME_LEAST) return 'too-short'
  if (username.length > USERNAME_MOST) return 'too-long'
  return /^[A-Za-z0-9._-]+$/.test(username) ? 'ok' : 'wrong-characters'
}

/** Whether a session of the desk may be asked for so many minutes. */
export function judgeSessionLength(minutes: number): 'ok' | 'too-short' | 'too-long' {
  if (minutes < SESSION_LEAST_MINUTES) return 'too-short'
  return minutes > SESSION_MOST_MINUTES ? 'too-long' : 'ok'
}
