import { type RefObject, useLayoutEffect } from 'react'

let held: HTMLInputElement | null = null

/**
 * For a press that leads to a page with a field: a phone opens its keyboard for a press alone, and the page comes later. A field that nobody sees has
 * the focus meanwhile, and what is typed into it; it goes as soon as it is left.
 */
export function holdFocus(): void {
  held?.remove()
  const field = document.createElement('input')
  field.type = 'search'
  field.enterKeyHint = 'search'
  field.autocomplete = 'off'
  // Letters under 16 pixels make a phone zoom in; in a box narrower than a letter Chromium puts each before the last.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:100px;height:1px;border:0;padding:0;opacity:0;font-size:16px'
  field.addEventListener('blur', () => field.remove())
  document.body.append(field)
  field.focus({ preventScroll: true })
  held = field
}

export function isFocusHeld(): boolean {
  return held !== null && document.activeElement === held
}

/** Gives a focus that is held to the field of the page, with what was typed meanwhile. */
export function useHeldFocus(field: RefObject<HTMLInputElement | null>, onTyped: (typed: string) => void): void {
  // The next letter finds what was typed before it.
  useLayoutEffect(() => {
    if (!isFocusHeld() || !field.current) return
    const typed = held!.value
    field.current.focus({ preventScroll: true })
    held = null
    if (typed) onTyped(typed)
  }, [field, onTyped])
}
