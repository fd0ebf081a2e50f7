import type { AnyRouter } from '@tanstack/react-router'
import { held, isFocusHeld } from '@vizit/parts/frame/held-focus'

/** After a change of page the heading takes the focus, so that a keyboard and a screen reader go on from there. */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    // The field of the page is about to take it.
    if (isFocusHeld()) return
    const main = document.getElementById('main') ?? document
    // A field that took the focus by itself keeps it.
    if (main.contains(document.activeElement) && document.activeElement?.matches('input, textarea')) return
    const heading = main.querySelector<HTMLElement>('h1')
    heading?.focus({ preventScroll: true })
    held.heading = !heading
  })
}
