// What is typed stands in the entry of the browser's history while the page is out of sight, and only then: a telephone ends such a page without a word (0069).
import { tabMark } from '@vizit/client/session/tab-mark'
import { useEffect, useEffectEvent } from 'react'
import { useHere, type WayState } from '../ways/ways.ts'

declare module '../ways/ways.ts' {
  interface WayState {
    /** By which tab it was written down before the page was loaded anew; without it another page has handed it on. */
    typedIn?: string | undefined
  }
}

/** What was handed on to this page under that name, or stood here before a reload: an entry of the history may be older than who is signed in now. */
export function useTypedEarlier<K extends keyof WayState>(name: K): WayState[K] | undefined {
  const state = useHere(now => now.state)
  return state.typedIn === undefined || state.typedIn === tabMark() ? state[name] : undefined
}

/** A reload finds what is typed in the entry of the history that it loads anew; it outlives neither the form nor a sign-out. */
export function useKeepOverReload<K extends keyof WayState>(name: K, typed: () => WayState[K]): void {
  const keep = useEffectEvent(() => writeEntry({ ...history.state, [name]: typed(), typedIn: tabMark() }))
  const forget = useEffectEvent(() => {
    if (!history.state || !(name in history.state)) return
    const { [name]: _, typedIn: __, ...rest } = history.state
    writeEntry(rest)
  })
  useEffect(() => {
    forget()
    // A browser no longer listens once the page is on its way out.
    const onSight = () => (document.hidden ? keep() : forget())
    addEventListener('visibilitychange', onSight)
    addEventListener('beforeunload', keep)
    return () => {
      removeEventListener('visibilitychange', onSight)
      removeEventListener('beforeunload', keep)
    }
  }, [])
}

/** Past the router, which would take it for another place. */
function writeEntry(state: unknown): void {
  History.prototype.replaceState.call(history, state, '')
}
