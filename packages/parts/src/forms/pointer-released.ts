// Whether a button of the pointer is down, and a promise of its release. What appears while it is down moves what is under it, and the press is lost.
let released: Promise<void> | null = null

/** A release that nobody hears, outside of the window or at the end of a drag, is not waited for longer than this. */
const LONGEST_MILLIS = 1_000

/** Resolves at once while nothing is pressed, else when the press has reached what it was meant for. */
export function pointerReleased(): Promise<void> {
  return released ?? Promise.resolve()
}

function onDown(): void {
  released ??= new Promise(resolve => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(timer)
      // the click follows the release at once
      setTimeout(() => {
        released = null
        resolve()
      })
    }
    const timer = setTimeout(end, LONGEST_MILLIS)
    for (const event of ['pointerup', 'pointercancel', 'dragend']) addEventListener(event, end, { capture: true, signal: over.signal })
  })
}

if (typeof document !== 'undefined') document.addEventListener('pointerdown', onDown, { capture: true })
