import { type RefObject, useLayoutEffect } from 'react'

/**
 * `field`: what has the focus until the page is there (hold-focus.ts). `heading`: what stands now has none, or will give way to another page at the same
 * address; the heading that comes next takes the focus, unless something else has it.
 */
export const held: { field: HTMLInputElement | null; heading?: boolean } = { field: null }

export function isFocusHeld(): boolean {
  return held.field !== null && document.activeElement === held.field
}

/** Gives a focus that is held to the field of the page, with what was typed meanwhile. */
export function useHeldFocus(field: RefObject<HTMLInputElement | null>, onTyped: (typed: string) => void): void {
  // The next letter finds what was typed before it.
  useLayoutEffect(() => {
    if (!isFocusHeld() || !field.current) return
    const typed = held.field!.value
    field.current.focus({ preventScroll: true })
    held.field = null
    if (typed) onTyped(typed)
  }, [field, onTyped])
}
