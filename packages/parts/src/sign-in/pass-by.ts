import { isSignIn } from '@vizit/client/session/way-back'

let isListening = false

/**
 * The steps of the sign-in stay behind the page that one came to: while `isSignedIn`, going back passes them by, where there is something before them. They
 * would lead to that page again, and the arrow seem to do nothing.
 */
export function passSignInBy(isSignedIn: () => boolean): void {
  if (isListening) return
  isListening = true
  // Before the router, which would begin to go there.
  const onBack = (event: PopStateEvent) => {
    const { __TSR_index: before } = (history.state ?? {}) as { __TSR_index?: number }
    if (!before || !isSignIn(location.pathname) || !isSignedIn()) return
    event.stopImmediatePropagation()
    history.back()
  }
  addEventListener('popstate', onBack, { capture: true })
}
