// One try to sign in, between the phone and the token. It survives a reload; the code itself is never kept.
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'

export type Attempt = {
  id: string
  /** Twelve digits. */
  phone: string
  /** `human`: the server asked for the human check first. `code`: the SMS is on its way. */
  step: 'human' | 'code'
  /** When the last SMS was asked for, UTC ISO. */
  sentAt: string
  resendAfterSeconds: number
}

/** The attempt that a text of the session storage holds, or null. */
export function parseAttempt(text: string | null): Attempt | null {
  if (text === null) return null
  try {
    const read = JSON.parse(text) as Partial<Attempt>
    const isWhole =
      typeof read.id === 'string' &&
      typeof read.phone === 'string' &&
      (read.step === 'human' || read.step === 'code') &&
      typeof read.sentAt === 'string' &&
      !Number.isNaN(Date.parse(read.sentAt))
    if (!isWhole) return null
    const { id, phone, step, sentAt, resendAfterSeconds } = read as Attempt
    return {
      id,
      phone,
      step,
      sentAt,
      resendAfterSeconds: typeof resendAfterSeconds === 'number' ? resendAfterSeconds : RESEND_AFTER_SECONDS
    }
  } catch {
    return null
  }
}

/** [4.05] [9.19] Seconds until a new SMS may be asked for; 0 = now. A clock that was set back does not make the wait longer than it is. */
export function secondsToResend(attempt: Pick<Attempt, 'sentAt' | 'resendAfterSeconds'>, now: Date): number {
  const passed = Math.floor((now.getTime() - Date.parse(attempt.sentAt)) / 1000)
  return Math.min(attempt.resendAfterSeconds, Math.max(0, attempt.resendAfterSeconds - Math.max(0, passed)))
}

/** 48 -> '0:48', 61 -> '1:01'. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
