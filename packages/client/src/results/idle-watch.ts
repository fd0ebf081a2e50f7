// Is somebody still at the screen? When not, opened cards are closed here; the server closes them by its own clock anyway.
import { A_CODE_IDLE_MS } from '@vizit/rules/a-code'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const
/** The server hears of somebody who is there this many times in the idle time. */
const TOLD_TIMES = 3

export type IdleWatch = {
  /** Milliseconds: the remote setting `acodeExpirationTime`. */
  idleMs: number
  /** Where the signs of a person come from: the window. */
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  clock: () => Date
  /** Nobody was there for the whole idle time. [4.81] */
  onIdle: () => void
  /** Somebody is there; told a few times in the idle time at most. */
  onActive: () => void
}

/**
 * [4.79] Attaches listeners when the setting is 0 or more; below 0 an opened card stays open until the session ends, and nothing is listened to.
 * Gives what ends it.
 */
export function watchIdle({ idleMs, target, clock, onIdle, onActive }: IdleWatch): () => void {
  if (idleMs < 0) return () => undefined
  // 0 is "asked every time": until the one opening there is the usual time
  const wait = idleMs === 0 ? A_CODE_IDLE_MS : idleMs
  let timer = setTimeout(onIdle, wait)
  let lastSign = clock().getTime()
  let isTold = false
  let telling: ReturnType<typeof setTimeout> | undefined
  const sign = () => {
    clearTimeout(timer)
    const at = clock().getTime()
    // a timer stands still while the device sleeps, the clock does not
    if (at - lastSign >= wait) {
      onIdle()
      return
    }
    lastSign = at
    timer = setTimeout(onIdle, wait)
    if (isTold) return
    isTold = true
    onActive()
    telling = setTimeout(() => {
      isTold = false
    }, wait / TOLD_TIMES)
  }
  for (const name of SIGNS) target.addEventListener(name, sign, { passive: true, capture: true })
  return () => {
    clearTimeout(timer)
    clearTimeout(telling)
    for (const name of SIGNS) target.removeEventListener(name, sign, { capture: true })
  }
}
