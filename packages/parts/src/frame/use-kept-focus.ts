import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

type KeptFocus = { ref: RefObject<HTMLDivElement | null>; tabIndex: -1; onFocus: (event: FocusEvent) => void }

/** For a place whose buttons may take themselves away: the focus then stays at the place instead of falling to the start of the page. */
export function useKeptFocus(): KeptFocus {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  // Whatever was drawn anew: the focused element may have gone with it.
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }) => {
      // A dialog that was opened from here stands elsewhere, and gives the focus back by itself.
      if (place.current?.contains(target)) last.current = target
    }
  }
}
