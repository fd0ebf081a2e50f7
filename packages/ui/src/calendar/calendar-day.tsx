import { type Day, dayNumber, fillOf } from './calendar-weeks.ts'
import styles from './month-calendar.module.css'
import type { CalendarLabels } from './month-calendar.tsx'

type CalendarDayProps = {
  day: Day
  labels: CalendarLabels
  free: number
  large: boolean
  today: boolean
  chosen: boolean
  /** Before the first or after the last day that may be chosen. */
  outside: boolean
  /** The one day of the grid that Tab reaches. */
  stop: boolean
  onSelect: (day: Day) => void
}

/** A cell of the `MonthCalendar`. */
export function CalendarDay({ day, labels, free, large, today, chosen, outside, stop, onSelect }: CalendarDayProps) {
  const number = dayNumber(day)
  return (
    <td aria-selected={chosen}>
      <button
        type="button"
        className={styles.day}
        data-place={day}
        data-fill={outside ? 'none' : fillOf(free)}
        data-chosen={chosen || undefined}
        aria-current={today ? 'date' : undefined}
        disabled={outside}
        tabIndex={stop ? 0 : -1}
        onClick={() => onSelect(day)}
      >
        <span className="visually-hidden">{outside ? labels.dayName(day) : `${labels.dayName(day)}, ${labels.free(free)}`}</span>
        <span aria-hidden="true">
          {number}
          {large && number === 1 && labels.monthShort ? ` ${labels.monthShort(day)}` : null}
        </span>
        {large ? (
          free > 0 && !outside ? (
            <small aria-hidden="true">{(labels.freeShort ?? labels.free)(free)}</small>
          ) : null
        ) : (
          <i aria-hidden="true" />
        )}
      </button>
    </td>
  )
}
