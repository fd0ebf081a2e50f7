import { useEffect, useId, useRef } from 'react'
import { type Day, dayNumber, fillOf } from './calendar-weeks.ts'
import styles from './day-strip.module.css'

export type DayStripProps = {
  /** Accessible name of the row. */
  label: string
  days: readonly Day[]
  selected: Day | null
  onSelect: (day: Day) => void
  freeByDay: ReadonlyMap<Day, number>
  /** What stands above the number: the short weekday or the word for today. */
  shortName: (day: Day) => string
  /** The whole name of the day and its places, read aloud. */
  fullName: (day: Day, free: number) => string
}

/** Days 60 x 76 that scroll sideways, for a phone. Native radios: one tab stop, arrows choose. */
export function DayStrip({ label, days, selected, onSelect, freeByDay, shortName, fullName }: DayStripProps) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = row.current
    const chosen = strip?.querySelector<HTMLElement>('[data-chosen]')
    // Only the strip itself may scroll, never the page.
    if (strip && chosen && selected) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2
  }, [selected])

  return (
    <div className={styles.strip} role="radiogroup" aria-label={label} ref={row}>
      {days.map(day => {
        const free = freeByDay.get(day) ?? 0
        return (
          <label key={day} className={styles.day} data-fill={fillOf(free)} data-chosen={day === selected || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={day}
              checked={day === selected}
              aria-label={fullName(day, free)}
              onChange={() => onSelect(day)}
            />
            <span className={styles.weekday}>{shortName(day)}</span>
            <b className={styles.number}>{dayNumber(day)}</b>
            <i />
          </label>
        )
      })}
    </div>
  )
}
