// What a tab knows of a person is nothing to the next one: another tab may sign out and in again, and the browser may bring back a page that it has kept
// in its memory since before that.
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { SESSION_KEY, type SessionStore } from '@vizit/client/session/session-store'
import { wipeTab } from '@vizit/client/session/tab-mark'
import { passSignInBy } from './pass-sign-in-by.ts'

export type Followed = {
  session: SessionStore
  queries: QueryClient
  router: Pick<AnyRouter, 'subscribe' | 'history'>
  /** Loads the page anew: what it shows is another person's. */
  reload?: () => void
}

/**
 * Forgets what this tab knows once it is somebody else who is signed in; what the tab does itself is its own matter. The sign-in that is done is passed by on
 * the way back. Gives how to stop.
 */
export function followSession({ session, queries, router, reload = () => location.reload() }: Followed): () => void {
  const person = () => (session.read()?.kind === 'signed-in' ? session.bearer() : null)
  let whose = person()
  let last = whose

  function elsewhere({ key }: StorageEvent): void {
    if (key !== SESSION_KEY && key !== null) return
    const [before, now] = [whose, person()]
    // A sign-out takes all that is kept, in whichever tab it lies; a visitor who signs in goes on with what was begun here.
    if (key === null || (last !== null && now !== null && last !== now)) wipeTab()
    follow(now)
    if (before === now) return
    queries.clear()
    if (before !== null && now !== null) reload()
  }

  function follow(now: string | null): void {
    whose = now
    last = now ?? last
  }

  function shownAgain({ persisted }: PageTransitionEvent): void {
    if (!persisted || person() === whose) return
    document.documentElement.hidden = true
    wipeTab()
    reload()
  }

  addEventListener('storage', elsewhere)
  addEventListener('pageshow', shownAgain)
  const stop = session.subscribe(() => follow(person()))
  const stopPassing = passSignInBy(router, () => person() !== null)
  return () => {
    stopPassing()
    removeEventListener('storage', elsewhere)
    removeEventListener('pageshow', shownAgain)
    stop()
  }
}
