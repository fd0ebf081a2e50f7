// The phone field: '+375 (00) 000-00-00', and what a person may type or paste instead.

/** [5.11] */
export const PHONE_PREFIX = '+375 ('
/** Digits after the country code. */
const NATIONAL_DIGITS = 9

/** The digits after +375 in a text typed in any habit: '+375 29 …', '375 29…', '80 29…', '8029…', '029…', '29…'. At most nine. */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  // No operator's code begins with 37, 80 or 0: what stands there is a country code (typed once more) or the way to dial inside the country.
  return digits.replace(/^(?:375|80|0)+/, '').slice(0, NATIONAL_DIGITS)
}

/**
 * True for a text that names another country, or may be about to: '+', '+3', '+44 7700'. It is never put in our shape: its first nine digits would be
 * the number of somebody else here.
 */
export function isOfAnotherCountry(text: string): boolean {
  const typed = text.trim().replace(/^00/, '+')
  const isOursBrokenInto = /^\+\d{0,3} ?\(\d{0,2}\)? /.test(typed)
  return !isOursBrokenInto && /^\+[\d\s()-]*$/.test(typed) && !/^\+(?:375|80\d|0)/.test(typed)
}

/** '80 29 614-20-80' -> '+375 (29) 614-20-80'; an unfinished number is masked as far as it goes, one of another country stays as it is. */
export function tidyPhone(text: string): string {
  if (/\d/.test(text) && isOfAnotherCountry(text)) return text.trim()
  const digits = nationalDigits(text)
  const groups = [digits.slice(2, 5), digits.slice(5, 7), digits.slice(7, 9)].filter(Boolean)
  if (groups.length === 0) return PHONE_PREFIX + digits
  return `${PHONE_PREFIX}${digits.slice(0, 2)}) ${groups.join('-')}`
}

/** True for a text that carries a whole number, such as one from the clipboard or from autofill. */
export function isWholeNumber(text: string): boolean {
  return text.replace(/\D/g, '').length >= NATIONAL_DIGITS
}
