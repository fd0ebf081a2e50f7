import type { RouterHistory } from '@tanstack/react-router'
import { isSignIn } from '@vizit/client/session/way-back'

/**
 * The steps of the sign-in stay behind the page that one came to: while `isSignedIn`, going back passes them by, where there is something before them. They
 * would lead to that page again, and the arrow seem to do nothing. Gives how to stop.
 */
export function passSignInBy(history: Pick<RouterHistory, 'subscribe' | 'canGoBack' | 'back'>, isSignedIn: () => boolean): () => void {
  return history.subscribe(({ action, location }) => {
    if (action.type === 'BACK' && isSignIn(location.pathname) && history.canGoBack() && isSignedIn()) history.back()
  })
}
