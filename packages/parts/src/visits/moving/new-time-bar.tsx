import { dayOf, showDate, showDayNumber, showFullDay, showMonthOf, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import type { Visit } from '@vizit/contract/visits'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Button } from '@vizit/ui/button'
import { SummaryBar } from '@vizit/ui/talon/summary-bar'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import type { NewTime } from './move-dialog.tsx'

const MoveDialog = lazy(loadAfterPicture(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog })))

type NewTimeBarProps = {
  visit: Visit
  time: NewTime
  onClear: () => void
  /** Somebody was quicker: the time is gone. */
  onLost: () => void
  onMoved: (visit: Visit) => void
}

/** The chosen time as a ticket that floats over the page, and the question that its button opens. */
export function NewTimeBar({ visit, time, onClear, onLost, onMoved }: NewTimeBarProps) {
  const words = useWords('visitsMore')
  const [asks, setAsks] = useState(false)
  const day = dayOf(time.slot.startTime)
  const old = `${showDate(dayOf(visit.startDate))}, ${showTime(visit.startDate)}`
  return (
    <>
      <SummaryBar
        label={words.chosen}
        weekday={showWeekdayShort(day)}
        day={showDayNumber(day)}
        month={showMonthOf(day)}
        dateLabel={showFullDay(day)}
        time={showTime(time.slot.startTime)}
        title={time.place.branch}
        line={words.insteadOf(old)}
        onClear={onClear}
        clearLabel={words.clear}
        action={<Button onClick={() => setAsks(true)}>{words.move}</Button>}
      />
      {asks ? (
        <Suspense>
          <MoveDialog visit={visit} time={time} onClose={() => setAsks(false)} onLost={onLost} onMoved={onMoved} />
        </Suspense>
      ) : null}
    </>
  )
}
