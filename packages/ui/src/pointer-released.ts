// Whether a button of the pointer, or a finger, is down, and what waits for its release: what appears while it is down moves what is under it, and the press
// is lost or reaches something else.
let isDown = false
let waiting: (() => void)[] = []
let end: ReturnType<typeof setTimeout> | undefined

/** A release that nobody hears, outside of the window or at the end of a drag, is not waited for longer than this. */
const LONGEST_MILLIS = 1_000
/** What a finger pressed is told of it a moment after it was lifted; one that was moved presses nothing. */
const TAP_MILLIS = 100

/** Resolves at once while nothing is pressed, else when the press has reached what it was meant for. */
export async function pointerReleased(): Promise<void> {
  if (isDown) await new Promise<void>(wait)
}

/** Runs it in a task of its own; while something is pressed, when the press has reached what it was meant for. */
export function afterPress(then: () => void): void {
  if (isDown) wait(then)
  else setTimeout(then)
}

function wait(then: () => void): void {
  waiting.push(then)
  end ??= setTimeout(letGo, LONGEST_MILLIS)
}

function letGo(): void {
  clearTimeout(end)
  end = undefined
  isDown = false
  const due = waiting
  waiting = []
  for (const then of due) then()
}

function endIn(millis: number): void {
  clearTimeout(end)
  end = setTimeout(letGo, millis)
}

// Every press of every page passes here: it notes that there is one, and nothing else.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => void (isDown = true), { capture: true })
  document.addEventListener('pointerup', ({ pointerType }) => endIn(pointerType === 'touch' ? TAP_MILLIS : 0), { capture: true })
  for (const event of ['click', 'pointercancel', 'dragend']) document.addEventListener(event, () => endIn(0), { capture: true })
}
