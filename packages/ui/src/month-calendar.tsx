import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Day, dayAfterKey, pageOf, weeksFrom, within } from './calendar-weeks.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
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
  /** Called when the weeks in view change, so that places can be loaded. */
  onShow?: (first: Day, last: Day) => void
  /** Free places by day; a day that is missing has none. It may still be chosen: the caller then offers the nearest. */
  freeByDay: ReadonlyMap<Day, number>
  /** `large` says the places in words and shows five weeks; `compact` draws bars and shows four. */
  mode?: 'compact' | 'large'
}

/** Weeks from the current one on, spanning months: an ARIA grid with one tab stop; arrows, Home, End, Page keys walk it. */
export function MonthCalendar({
  labels,
  question,
  today,
  from,
  to,
  selected,
  onSelect,
  onShow,
  freeByDay,
  mode = 'compact'
}: MonthCalendarProps) {
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const weeksOnPage = mode === 'large' ? 5 : 4
  const start = within(selected ?? today, from, to)
  const [page, setPage] = useState(() => pageOf(start, from, weeksOnPage))
  const [walked, setWalked] = useState<Day | null>(null)
  // A day chosen from outside (the nearest free one) brings its page into view.
  const [shownFor, setShownFor] = useState(selected)
  if (selected !== shownFor) {
    setShownFor(selected)
    setWalked(null)
    if (selected) setPage(pageOf(selected, from, weeksOnPage))
  }
  const lastPage = pageOf(to, from, weeksOnPage)
  const shown = Math.min(page, lastPage)
  const weeks = weeksFrom(from, weeksOnPage * (lastPage + 1)).slice(shown * weeksOnPage, (shown + 1) * weeksOnPage)
  const first = weeks[0]![0]!
  const last = weeks.at(-1)!.at(-1)!
  const inView = (day: Day | null): day is Day => day !== null && day >= first && day <= last
  const stop = inView(walked) ? walked : inView(selected) ? selected : within(within(today, first, last), from, to)

  function show(next: number) {
    setPage(next)
    const days = weeksFrom(from, weeksOnPage * (next + 1))
    onShow?.(days[next * weeksOnPage]![0]!, days.at(-1)!.at(-1)!)
  }

  function walk(event: KeyboardEvent) {
    const aim = dayAfterKey(event.key, stop, weeksOnPage)
    if (aim === undefined) return
    event.preventDefault()
    const day = within(aim, from, to)
    setWalked(day)
    const nextPage = pageOf(day, from, weeksOnPage)
    if (nextPage !== shown) show(nextPage)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }

  return (
    <div className={classNames(styles.calendar, mode === 'large' && styles.large)}>
      <div className={styles.head}>
        <div className={styles.words}>
          {question ? <p className={styles.question}>{question}</p> : null}
          <p className={styles.title} id={titleId} aria-live="polite">
            {labels.title(first, last)}
          </p>
        </div>
        <IconButton
          kind="plain"
          label={labels.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={shown === 0}
          onClick={() => show(shown - 1)}
        />
        <IconButton
          kind="plain"
          label={labels.next}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={shown === lastPage}
          onClick={() => show(shown + 1)}
        />
      </div>
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
                  large={mode === 'large'}
                  today={day === today}
                  chosen={day === selected}
                  outside={day < from || day > to}
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
