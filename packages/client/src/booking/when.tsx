import { addDays, type Day, daysBetween } from '@vizit/rules/days'
import { Card } from '@vizit/ui/card'
import { DayStrip } from '@vizit/ui/day-strip'
import { MonthCalendar } from '@vizit/ui/month-calendar'
import type { Width } from '../shell/use-width.ts'
import { useWords } from '../words.tsx'
import { useCalendarWords, useStripWords } from './use-calendar-words.ts'
import type { DoctorSearch } from './use-doctor-search.ts'

const NONE: ReadonlyMap<Day, number> = new Map()

/** What of a search the day is chosen by. */
type DaysFound = Pick<DoctorSearch, 'today' | 'window' | 'day'> & { freeByDay: { data: ReadonlyMap<Day, number> | undefined } }

type WhenProps = { found: DaysFound; view: 'list' | 'calendar'; width: Width; onDay: (day: Day) => void }

/** [2.82] The day: a strip on a phone, a calendar where there is room or where it was asked for. */
export function When({ found, view, width, onDay }: WhenProps) {
  const words = useWords('booking')
  const { today, window, day } = found
  const calendar = useCalendarWords(today)
  const strip = useStripWords(today)
  const freeByDay = found.freeByDay.data ?? NONE
  if (width === 'phone' && view === 'list') {
    const days = Array.from({ length: daysBetween(window.from, window.to) + 1 }, (_, at) => addDays(window.from, at))
    return <DayStrip label={words.days} days={days} selected={day ?? null} onSelect={onDay} freeByDay={freeByDay} {...strip} />
  }
  const isLarge = view === 'calendar' && width !== 'phone'
  return (
    <Card>
      <MonthCalendar
        labels={isLarge ? { ...calendar, legend: undefined } : calendar}
        {...(!isLarge && { question: words.when })}
        mode={isLarge ? 'large' : 'compact'}
        today={today}
        from={window.from}
        to={window.to}
        selected={day ?? null}
        onSelect={onDay}
        freeByDay={freeByDay}
      />
    </Card>
  )
}
