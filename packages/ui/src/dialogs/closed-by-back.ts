// The button or gesture of a phone that leads back closes what lies over the page, and leaves the page where it is.
import { useEffect, useEffectEvent } from 'react'

/** What a browser gives to whom it is told that something is open; a browser without it leads back over the page, as ever. */
type Watcher = EventTarget & { destroy: () => void }
declare const CloseWatcher: (new () => Watcher) | undefined

const opened: (() => void)[] = []

/** Asks what was opened last to close, where the way back is told by no browser: in the app of the shops. `false` when nothing is open. */
export function closeLast(): boolean {
  const close = opened.at(-1)
  close?.()
  return close !== undefined
}

/** Has `onClose` called by the way back of the phone as long as `isOpen`; what stays open although it was asked is asked again the next time. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const ask = () => close()
    opened.push(ask)
    let watcher: Watcher | undefined
    const watch = () => {
      watcher = typeof CloseWatcher === 'undefined' ? undefined : new CloseWatcher()
      watcher?.addEventListener('close', () => {
        // One asks once.
        watch()
        ask()
      })
    }
    watch()
    return () => {
      opened.splice(opened.indexOf(ask), 1)
      watcher?.destroy()
    }
  }, [isOpen])
}
