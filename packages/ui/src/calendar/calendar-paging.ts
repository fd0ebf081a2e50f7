import { useEffect, useEffectEvent, useState } from 'react'
import { type Day, pageOf, weeksFrom, within } from './calendar-weeks.ts'

type Paging = {
  today: Day
  from: Day
  to: Day
  selected: Day | null
  weeksOnPage: number
  onShow: ((first: Day, last: Day) => void) | undefined
}

/** Which weeks of a calendar are in view and which day Tab reaches. Page 0 starts with the week of `from`: earlier weeks do not exist. */
export function useCalendarPaging({ today, from, to, selected, weeksOnPage, onShow }: Paging) {
  const [page, setPage] = useState(() => pageOf(within(selected ?? today, from, to), from, weeksOnPage))
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
  const weeks = weeksFrom(from, weeksOnPage * (shown + 1)).slice(shown * weeksOnPage)
  const first = weeks[0]![0]!
  const last = weeks.at(-1)!.at(-1)!
  const inView = (day: Day | null): day is Day => day !== null && day >= first && day <= last
  const stop = inView(walked) ? walked : inView(selected) ? selected : within(within(today, first, last), from, to)

  const tell = useEffectEvent((start: Day, end: Day) => onShow?.(start, end))
  useEffect(() => tell(first, last), [first, last])

  return {
    weeks,
    first,
    last,
    stop,
    /** Shows earlier or later weeks; undefined at the end of the calendar. */
    earlier: shown > 0 ? () => setPage(shown - 1) : undefined,
    later: shown < lastPage ? () => setPage(shown + 1) : undefined,
    /** Moves the one tab stop to `day`, kept inside the calendar, and gives the day reached. */
    walkTo(day: Day): Day {
      const reached = within(day, from, to)
      setWalked(reached)
      setPage(pageOf(reached, from, weeksOnPage))
      return reached
    }
  }
}
