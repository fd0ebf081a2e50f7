// Whether a phone that was proven by a code is enough on this device.

/** A number that nobody used for so long may have got a new owner. */
export const IDLE_DAYS = 90

/** So long it is kept which devices were signed in, after the end of each session. */
export const ENDED_SESSION_DAYS = 30

export type DeviceFacts = {
  /** `known`: the owner of the account has been here before. */
  device: 'known' | 'unknown'
  hasConfirmedEmail: boolean
  /** When the owner last used the account, anywhere. */
  lastUsed: Date
}

/**
 * What a right code opens. A new device of an account with a confirmed e-mail is confirmed from that e-mail [1.57]. Without one the code is
 * enough [R36], unless the account has been silent so long that the number may be another person's by now [8.78].
 */
export function judgeDevice(facts: DeviceFacts, now: Date): 'full' | 'confirm-by-email' | 'silent-account' {
  if (facts.device === 'known') return 'full'
  if (facts.hasConfirmedEmail) return 'confirm-by-email'
  return isSilent(facts.lastUsed, now) ? 'silent-account' : 'full'
}

/** May whoever has the number now leave the former account and begin with an empty one? [4.109] Not while its owner uses it. */
export function judgeReset(lastUsed: Date, now: Date): 'may-begin-anew' | 'ACCOUNT_IN_USE' {
  return isSilent(lastUsed, now) ? 'may-begin-anew' : 'ACCOUNT_IN_USE'
}

function isSilent(lastUsed: Date, now: Date): boolean {
  return now.getTime() - lastUsed.getTime() >= IDLE_DAYS * 86_400_000
}
