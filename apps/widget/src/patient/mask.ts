// Masks that keep the caret where the person left it: what stands after it stays after it.
import { tidyDate } from '@vizit/client/people/date-mask'
import { isOfAnotherCountry, PHONE_PREFIX, tidyPhone } from '@vizit/client/sign-in/phone-mask'

/** What the field shows for what was typed; `former` is what it showed before. */
export type Mask = (typed: string, former: string) => string

/** [5.11] '+375 (29) 123-45-67'. A prefix that was broken into comes back; without a digit of one's own the field is empty. */
export const phoneMask: Mask = (typed, former) => {
  if (isOfAnotherCountry(typed)) return typed
  if (typed !== '' && former.startsWith(PHONE_PREFIX) && typed.startsWith('+') && !typed.startsWith('+375')) return former
  const shown = tidyPhone(typed)
  return shown === PHONE_PREFIX ? '' : shown
}

/** [5.16] '07.03.1985'. A whole date of another form is taken over; a dot after one digit completes it. */
export const dateMask: Mask = typed => {
  const whole = tidyDate(typed)
  if (whole) return whole
  const digits = typed
    .replace(/(^|\.)(\d)[./ -]/g, '$10$2')
    .replace(/\D/g, '')
    .slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.')
}

/** Where the caret stands in `shown` with as many digits after it as it had in `typed`. */
export function caretIn(shown: string, typed: string, caret: number): number {
  const digitsAfter = typed.slice(caret).replace(/\D/g, '').length
  let at = shown.length
  for (let left = digitsAfter; left > 0 && at > 0; ) if (/\d/.test(shown[--at]!)) left--
  while (at > 0 && digitsAfter > 0 && !/\d/.test(shown[at - 1]!)) at--
  return at
}
