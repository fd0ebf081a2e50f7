import { type Attempt, secondsToResend } from '@vizit/client/sign-in/attempt'
import { samePhone } from '@vizit/rules/phone'

/** The SMS for this phone is on its way and a new one may not be asked for yet: the open attempt goes on instead. */
export function goesOn(attempt: Attempt, phone: string, now: Date): boolean {
  return attempt.step === 'code' && samePhone(attempt.phone, phone) && secondsToResend(attempt, now) > 0
}

/** With a mouse the first field takes the focus; on a phone that would throw up the keyboard over the page. */
export function pointsWithMouse(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches
}
