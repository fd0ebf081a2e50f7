// E-mail addresses: what may be typed, how they are stored and masked.

/** The longest address that mail can carry, in characters. */
export const EMAIL_MAX = 254

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
// Any script, since domains such as .бел exist.
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const TOP_LABEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u

export type EmailVerdict = 'ok' | 'blank' | 'not-an-email' | 'too-long'

/** Trimmed and lower case: one mailbox is one text. */
export function normalEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}

/** [5.07] An ordinary address with a domain of two labels or more; quoted names and bare addresses of machines are not accepted. */
export function judgeEmail(text: string): EmailVerdict {
  const email = normalEmail(text)
  if (!email) return 'blank'
  if (email.length > EMAIL_MAX) return 'too-long'
  const at = email.lastIndexOf('@')
  const local = email.slice(0, Math.max(at, 0))
  const labels = email.slice(at + 1).split('.')
  const sound =
    local.length <= 64 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every(label => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1)!)
  return sound ? 'ok' : 'not-an-email'
}

/** [5.09] Work e-mail: of one of the employer's domains, or of a domain below it. */
export function judgeCorporateEmail(text: string, domains: readonly string[]): EmailVerdict | 'other-domain' {
  const verdict = judgeEmail(text)
  if (verdict !== 'ok') return verdict
  const host = normalEmail(text).split('@').at(-1)!
  return domains.map(normalEmail).some(domain => host === domain || host.endsWith(`.${domain}`)) ? 'ok' : 'other-domain'
}

/** 'anna@example.by' -> 'a***@example.by' [3.09]: enough for the owner to know it. A text that is no address shows nothing of itself. */
export function maskEmail(text: string): string {
  if (judgeEmail(text) !== 'ok') return '***'
  const email = normalEmail(text)
  return `${email[0]}***${email.slice(email.lastIndexOf('@'))}`
}
