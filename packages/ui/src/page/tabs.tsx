import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from '../fields/segmented.module.css'

export type TabsProps<V extends string> = {
  /** Accessible name of the row of tabs. */
  label: string
  /** Ties tabs to their panels: give the same `id` to `TabPanel`. */
  id: string
  tabs: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
  className?: string
}

/** Tabs as a segmented track. One tab stop; arrows, Home and End choose. */
export function Tabs<V extends string>({ label, id, tabs, value, onChange, className }: TabsProps<V>) {
  const row = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(tab => tab.value === value)
    const step: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }
    const to = step[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = to % tabs.length
    onChange(tabs[next]!.value)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div className={classNames(styles.track, styles.tabs, className)} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
      {tabs.map(tab => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.segment}
          data-chosen={tab.value === value || undefined}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
