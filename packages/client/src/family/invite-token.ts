// The token of an invitation must outlive the sign-in that comes between, and must not stand in any address that a server is sent.

const KEY = 'vizit.invite'

/** Takes the token out of the address (`#token`) and keeps it for this tab; without one in the address, the kept one. */
export function takeInviteToken(): string | null {
  const token = /^#([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1]
  if (!token) return sessionStorage.getItem(KEY)
  sessionStorage.setItem(KEY, token)
  history.replaceState(history.state, '', location.pathname + location.search)
  return token
}

/** The invitation is answered. */
export function dropInviteToken(): void {
  sessionStorage.removeItem(KEY)
}
