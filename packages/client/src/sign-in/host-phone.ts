// The phone that a host page or a link opens the cabinet for: '?phone=375291234567'. Kept for the tab, since redirects drop it.

const HOST_PHONE_KEY = 'vizit.host-phone'

/** The digits of `phone` in the query of an address, or null for no number of Belarus. */
export function phoneInQuery(search: string): string | null {
  const digits = (new URLSearchParams(search).get('phone') ?? '').replace(/\D/g, '')
  return /^375\d{9}$/.test(digits) ? digits : null
}

/** Takes it out of the address that the page was opened with. */
export function keepHostPhone(search: string, storage: Storage): void {
  const phone = phoneInQuery(search)
  if (phone) storage.setItem(HOST_PHONE_KEY, phone)
}

export function readHostPhone(storage: Storage): string | null {
  return storage.getItem(HOST_PHONE_KEY)
}

export function clearHostPhone(storage: Storage): void {
  storage.removeItem(HOST_PHONE_KEY)
}

/** [4.14] [4.15] `none`: there is nothing to compare. Digits only are compared. */
export function judgeHostPhone(hostPhone: string | null, accountPhones: readonly string[]): 'none' | 'match' | 'mismatch' {
  if (hostPhone === null || accountPhones.length === 0) return 'none'
  return accountPhones.some(phone => phone.replace(/\D/g, '') === hostPhone) ? 'match' : 'mismatch'
}
