import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './step-title.module.css'

/** What is asked now. A step that was led to takes the focus, so that a keyboard and a screen reader go on from here. */
export function StepTitle({ children, focus, action }: { children: ReactNode; focus: boolean; action?: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  // Before anything is seen: whoever is quick would have the focus taken out of the first field again, and the letters with it.
  useLayoutEffect(() => {
    if (!focus) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [focus])
  return (
    <div className={styles.row}>
      <h3 className={styles.title} ref={title} tabIndex={-1}>
        {children}
      </h3>
      {action}
    </div>
  )
}
