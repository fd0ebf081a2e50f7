import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './tooltip.module.css'

/** [9.29] How long one rests on a thing before it is explained. */
export const TOOLTIP_AFTER_MS = 1000

/**
 * What a button of one icon does, in words for the eye: whoever rests on it with a mouse, or stops at it with Tab, sees them after a second. They can
 * be rested on too, and Escape or a press takes them away. The button keeps its own accessible name.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(true), TOOLTIP_AFTER_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <span
      role="presentation"
      className={styles.anchor}
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') wait()
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) wait()
      }}
      onBlur={hide}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide()
      }}
    >
      {children}
      {isShown ? (
        <span className={styles.tip} aria-hidden="true">
          {text}
        </span>
      ) : null}
    </span>
  )
}
