import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { isSignIn } from '@vizit/client/session/way-back'

/**
 * The steps of the sign-in stay behind the page that one came to: while `isSignedIn`, going back passes them by, where there is something before them. They
 * would lead to that page again, and the arrow seem to do nothing. Gives how to stop.
 */
export function passSignInBy(router: Pick<AnyRouter, 'subscribe' | 'history'>, isSignedIn: () => boolean): () => void {
  // Not of the history itself: as long as nobody listens to it, the router takes its own steps.
  return router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const before = nthOf(toLocation)
    const isBack = fromLocation !== undefined && before < nthOf(fromLocation)
    if (isBack && before > 0 && isSignIn(toLocation.pathname) && isSignedIn()) router.history.back()
  })
}

/** How many entries of this window lie before it. */
function nthOf({ state: { __TSR_index: nth } }: ParsedLocation): number {
  return nth
}
