// Whether a button of the pointer is down, and a promise of its release. What appears while it is down moves what is under it, and the press is lost.
let isDown = false
let waiting: (() => void)[] = []
let longest: ReturnType<typeof setTimeout> | undefined

/** A release that nobody hears, outside of the window or at the end of a drag, is not waited for longer than this. */
const LONGEST_MILLIS = 1_000

/** Resolves at once while nothing is pressed, else when the press has reached what it was meant for. */
export async function pointerReleased(): Promise<void> {
  if (!isDown) return
  await new Promise<void>(resolve => {
    waiting.push(resolve)
    longest ??= setTimeout(letGo, LONGEST_MILLIS)
  })
}

function letGo(): void {
  clearTimeout(longest)
  longest = undefined
  isDown = false
  for (const resolve of waiting) resolve()
  waiting = []
}

// Every press of every page passes here: it notes that there is one, and nothing else.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => void (isDown = true), { capture: true })
  // The click follows the release at once.
  for (const event of ['pointerup', 'pointercancel', 'dragend']) addEventListener(event, () => void setTimeout(letGo), { capture: true })
}
