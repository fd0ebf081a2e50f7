import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

type CloseWatcher = EventTarget & { destroy(): void }
declare global {
  interface Window {
    /** A browser without it leads back over the page, as ever. */
    CloseWatcher?: new () => CloseWatcher
  }
}

type OverPageProps = {
  open: boolean
  onClose: () => void
  onClosed?: (() => void) | undefined
  children: ReactNode
}

/** What lies over the page and is closed by Escape, by a press outside, and by the button or gesture of a phone that leads back, which then leaves the page. */
export function OverPage({ open, onClose, onClosed, children }: OverPageProps) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    let watcher: CloseWatcher | undefined
    const watch = () => {
      watcher = window.CloseWatcher && new window.CloseWatcher()
      watcher?.addEventListener('close', ask)
    }
    const ask = () => {
      // What stays open although it was asked is asked again the next time.
      watch()
      close()
    }
    if (open) watch()
    return () => watcher?.destroy()
  }, [open])
  return (
    <Base.Root open={open} onOpenChange={next => next || onClose()} onOpenChangeComplete={now => now || onClosed?.()}>
      <Base.Portal>{children}</Base.Portal>
    </Base.Root>
  )
}
