import { type KeyboardEvent, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { useCalendarPaging } from './calendar-paging.ts'
import { type Day, dayAfterKey } from './calendar-weeks.ts'
import styles from './month-calendar.module.css'

/** All words of the calendar. Days are 'YYYY-MM-DD'. */
export type CalendarLabels = {
  /** Months in view, in words, from the first and last day shown. */
  title: (first: Day, last: Day) => string
  /** Monday to Sunday: short to show, full to read. */
  weekdays: readonly { short: string; full: string }[]
  /** The whole name of a day with its weekday, month and, where it helps, the word for today. */
  dayName: (day: Day) => string
  /** Places in words, also for 0: read after the name, shown in the large mode (not for 0). */
  free: (count: number) => string
  /** Large mode: places as a narrow cell shows them, instead of `free`. */
  freeShort?: (count: number) => string
  previous: string
  next: string
  /** Large mode: short month beside the first of a month. */
  monthShort?: (day: Day) => string
  /** The key below the grid; without it there is no key. */
  legend?: { many: string; few: string }
}

export type MonthCalendarProps = {
  labels: CalendarLabels
  /** A caption above the title, as the question this calendar answers. */
  question?: string
  today: Day
  /** First and last day that may be chosen; weeks before that of `from` are never shown. */
  from: Day
  to: Day
  selected: Day | null
  onSelect: (day: Day) => void
  /** Called with the weeks in view, at first and at every change, so that places can be loaded. */
  onShow?: (first: Day, last: Day) => void
  /** Free places by day; a day that is missing has none. It may still be chosen: the caller then offers the nearest. */
  freeByDay: ReadonlyMap<Day, number>
  /** `large` says the places in words and shows five weeks; `compact` draws bars and shows four. */
  mode?: 'compact' | 'large'
}

/** Weeks from the current one on, spanning months: an ARIA grid with one tab stop; arrows, Home, End, Page keys walk it. */
export function MonthCalendar({ labels, question, onSelect, freeByDay, onShow, mode = 'compact', ...days }: MonthCalendarProps) {
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const large = mode === 'large'
  const weeksOnPage = large ? 5 : 4
  const { weeks, first, last, stop, earlier, later, walkTo } = useCalendarPaging({ ...days, weeksOnPage, onShow })

  function walk(event: KeyboardEvent) {
    const aim = dayAfterKey(event.key, stop, weeksOnPage)
    if (aim === undefined) return
    event.preventDefault()
    const day = walkTo(aim)
    // The day may stand on a page that is only now being drawn.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-place="${day}"]`)?.focus())
  }

  return (
    <div className={classNames(styles.calendar, large && styles.large)}>
      <CalendarHead
        titleId={titleId}
        title={labels.title(first, last)}
        question={question}
        previous={labels.previous}
        next={labels.next}
        onEarlier={earlier}
        onLater={later}
      />
      <table className={styles.grid} role="grid" aria-labelledby={titleId} ref={grid} onKeyDown={walk}>
        <thead>
          <tr>
            {labels.weekdays.map(weekday => (
              <th key={weekday.full} scope="col" abbr={weekday.full}>
                <span aria-hidden="true">{weekday.short}</span>
                <span className="visually-hidden">{weekday.full}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(day => (
                <CalendarDay
                  key={day}
                  day={day}
                  labels={labels}
                  free={freeByDay.get(day) ?? 0}
                  large={large}
                  today={day === days.today}
                  chosen={day === days.selected}
                  outside={day < days.from || day > days.to}
                  stop={day === stop}
                  onSelect={onSelect}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {labels.legend ? <CalendarLegend {...labels.legend} /> : null}
    </div>
  )
}
