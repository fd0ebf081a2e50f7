import { showFullDay, showMonthShort, showMonths, showWeekdayShort, weekdayNames } from '@vizit/client/days/show-day'
import type { Day } from '@vizit/rules/days'
import { PLACES_COUNTED } from '@vizit/rules/slots'
import type { CalendarLabels } from '@vizit/ui/calendar/month-calendar'
import { useMemo } from 'react'
import { useWords } from '../words/words.tsx'

/** All words of the month calendar, with free places. */
export function useCalendarWords(today: Day): CalendarLabels {
  const words = useWords('booking')
  const catalogue = useWords('catalogue')
  const days = useWords('days')
  return {
    title: (first, last) => showMonths(first, last),
    weekdays: weekdayNames(),
    dayName: day => (day === today ? `${days.today}, ${showFullDay(day, today)}` : showFullDay(day, today)),
    free: catalogue.places,
    // In a narrow cell the figure speaks for itself.
    freeShort: count => (count < PLACES_COUNTED ? catalogue.places(count) : `${PLACES_COUNTED}+`),
    previous: words.previousWeeks,
    next: words.nextWeeks,
    monthShort: day => showMonthShort(day),
    legend: { many: words.manySlots, few: words.fewSlots }
  }
}

/** The words of the strip of days: «сегодня» or «пт» above the number, the whole day to be read aloud. The same functions until the day or the language changes. */
export function useStripWords(today: Day): { shortName: (day: Day) => string; fullName: (day: Day, free: number) => string } {
  const catalogue = useWords('catalogue')
  const days = useWords('days')
  return useMemo(
    () => ({
      shortName: day => (day === today ? days.today : showWeekdayShort(day)),
      fullName: (day, free) => `${day === today ? `${days.today}, ` : ''}${showFullDay(day, today)}, ${catalogue.places(free)}`
    }),
    [today, catalogue, days]
  )
}
