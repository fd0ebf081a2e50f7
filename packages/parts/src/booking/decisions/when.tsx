import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Width } from '@vizit/client/shell/use-width'
import { addDays, type Day, daysBetween } from '@vizit/rules/days'
import { DayStrip } from '@vizit/ui/calendar/day-strip'
import { MonthCalendar } from '@vizit/ui/calendar/month-calendar'
import { Card } from '@vizit/ui/card'
import { useShownFirst, useToldLater } from '@vizit/ui/use-shown-first.ts'
import { memo } from 'react'
import { useWords } from '../../words/words.tsx'
import { useCalendarWords, useStripWords } from '../use-calendar-words.ts'

const NONE: ReadonlyMap<Day, number> = new Map()

/** What of a search the day is chosen by. */
type DaysFound = Pick<DoctorSearch, 'today' | 'window' | 'day'> & { freeByDay: { data: ReadonlyMap<Day, number> | undefined } }

type WhenProps = { found: DaysFound; view: 'list' | 'calendar'; width: Width; onDay: (day: Day) => void }

/** [2.82] The day: a strip on a phone, a calendar where there is room or where it was asked for. `onDay` stays the same, or each step draws all days anew. */
export function When({ view, width, found, onDay }: WhenProps) {
  const { today, window } = found
  const [day, press] = useShownFirst(found.day, onDay)
  const onStrip = useToldLater(onDay)
  const all = { today, from: window.from, to: window.to, freeByDay: found.freeByDay.data ?? NONE }
  const strip = <Strip {...all} day={found.day} onDay={onStrip} />
  if (width === 'phone' && view === 'list') return strip
  if (width === 'any')
    return (
      <>
        <div className="when-narrow">{strip}</div>
        <div className="when-wide">
          <Month {...all} day={day} onDay={press} isLarge={false} />
        </div>
      </>
    )
  return <Month {...all} day={day} onDay={press} isLarge={view === 'calendar' && width !== 'phone'} />
}

type Chosen = { today: Day; from: Day; to: Day; day: Day | undefined; freeByDay: ReadonlyMap<Day, number>; onDay: (day: Day) => void }

const Strip = memo(function Strip({ today, from, to, day, freeByDay, onDay }: Chosen) {
  const words = useWords('booking')
  const strip = useStripWords(today)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  return <DayStrip label={words.days} days={days} selected={day ?? null} onSelect={onDay} freeByDay={freeByDay} {...strip} />
})

const Month = memo(function Month({ today, from, to, day, freeByDay, onDay, isLarge }: Chosen & { isLarge: boolean }) {
  const words = useWords('booking')
  const calendar = useCalendarWords(today)
  return (
    <Card>
      <MonthCalendar
        labels={isLarge ? { ...calendar, legend: undefined } : calendar}
        {...(!isLarge && { question: words.when })}
        mode={isLarge ? 'large' : 'compact'}
        today={today}
        from={from}
        to={to}
        selected={day ?? null}
        onSelect={onDay}
        freeByDay={freeByDay}
      />
    </Card>
  )
})
