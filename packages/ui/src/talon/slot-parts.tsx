import { type ReactNode, useEffect, useRef } from 'react'
import { nextSlot } from './next-slot.ts'
import styles from './slot-group.module.css'

/**
 * Lays out the parts of one day: under each other on a phone, side by side where there is room: three columns of two, or fewer and wider. All times are one
 * stop of Tab, at the chosen one or where one was last; arrows, Home and End go between them. From any of them Tab goes on to the ticket of the chosen one.
 */
export function SlotParts({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const buttons = () => [...(frame.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  useEffect(() => {
    const all = buttons()
    const stop =
      all.find(one => one.matches(':focus')) ??
      all.find(one => one.matches('[aria-pressed="true"]')) ??
      all.find(one => one.hasAttribute('data-stop')) ??
      all[0]
    for (const one of all) stopAt(one, one === stop)
  }, [children])
  return (
    <div
      role="presentation"
      data-slots
      className={`${styles.frame} with-script`}
      ref={frame}
      onFocus={({ target }) => {
        for (const one of buttons()) stopAt(one, one === target)
      }}
      onKeyDown={event => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        const next = nextSlot(buttons(), event.target as HTMLElement, event.key)
        if (!next) return
        event.preventDefault()
        next.focus()
      }}
    >
      <div className={styles.parts}>{children}</div>
    </div>
  )
}

/** Where it is so already nothing is written: a browser lays the page out before it takes an index of what has the focus. */
function stopAt(button: HTMLElement, isStop: boolean): void {
  if (button.getAttribute('tabindex') !== (isStop ? '0' : '-1')) button.tabIndex = isStop ? 0 : -1
  if (button.hasAttribute('data-stop') !== isStop) button.toggleAttribute('data-stop', isStop)
}
