import { capital, showDate, showFullDay, showMonths, showWeekdayShort } from '@vizit/client/days/show-day'
import type { Assignment, Timeslot } from '@vizit/contract/catalogue'
import { addDays, type Day } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { DayStrip } from '@vizit/ui/calendar/day-strip'
import { IconButton } from '@vizit/ui/icon-button'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import styles from './choose-time.module.css'
import { type AskedPlace, TimesOfDay } from './times-of-day.tsx'

export type FreeDaysProps = {
  place: AskedPlace
  places: readonly Assignment[]
  timesRead: number
  free: ReadonlyMap<Day, number>
  window: { from: Day; to: Day }
  slot: Timeslot | null
  /** The day that was shown before. */
  shown: Day | null
  onChoose: (slot: Timeslot | null, day: Day) => void
}

/** A week of days, the soonest one with places chosen, and its times below. */
export function FreeDays({ place, places, timesRead, free, window, slot, shown, onChoose }: FreeDaysProps) {
  const { words, days: language } = useLanguage()
  const { from, to } = window
  const [day, setDay] = useState(() => shown ?? soonestFree(free, from) ?? from)
  const [first, setFirst] = useState(() => pageOf(day, from))
  const days = daysFrom(first, to)
  const next = soonestFree(free, day)

  function choose(chosen: Day) {
    setDay(chosen)
    setFirst(pageOf(chosen, from))
    onChoose(null, chosen)
  }
  /** At an end nothing is turned, and the focus stays where it is. */
  function turn(by: number) {
    const next = addDays(first, by)
    if (next >= from && next <= to) setFirst(next)
  }
  if (free.size === 0)
    return (
      <Banner kind="info" title={words.noTimes}>
        {words.noSlotsAtAll}
      </Banner>
    )
  return (
    <div className={styles.days}>
      <div className={styles.bar}>
        <p className={styles.months}>{showMonths(days[0]!, days.at(-1)!, language)}</p>
        <div className={styles.pages}>
          <IconButton
            label={words.earlier}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={first <= from}
            onClick={() => turn(-DAYS_SHOWN)}
          />
          <IconButton
            label={words.later}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={addDays(first, DAYS_SHOWN) > to}
            onClick={() => turn(DAYS_SHOWN)}
          />
        </div>
      </div>
      <DayStrip
        label={words.days}
        days={days}
        selected={days.includes(day) ? day : null}
        onSelect={choose}
        freeByDay={free}
        shortName={one => showWeekdayShort(one, language)}
        fullName={(one, places) => words.dayLabel(showFullDay(one, undefined, language), places)}
      />
      {(free.get(day) ?? 0) > 0 ? (
        <TimesOfDay place={place} places={places} day={day} timesRead={timesRead} slot={slot} onChoose={time => onChoose(time, day)} />
      ) : (
        <Banner
          kind="info"
          title={capital(words.noSlots(showDate(day, undefined, language)))}
          action={
            next ? (
              <Button size="small" kind="outline" onClick={() => choose(next)}>
                {words.nearest(showFullDay(next, undefined, language))}
              </Button>
            ) : null
          }
        />
      )}
    </div>
  )
}

// Which days stand side by side.
const DAYS_SHOWN = 7

/** The days from `first` on, within the timetable. */
function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: DAYS_SHOWN }, (_, at) => addDays(first, at)).filter(day => day <= last)
}

/** The first shown day that has `day` among the shown ones, in whole steps from the first of the timetable. */
function pageOf(day: Day, from: Day): Day {
  let first = from
  while (addDays(first, DAYS_SHOWN) <= day) first = addDays(first, DAYS_SHOWN)
  return first
}

/** The soonest day from `from` on that has places. */
function soonestFree(free: ReadonlyMap<Day, number>, from: Day): Day | undefined {
  return [...free].filter(([day, places]) => places > 0 && day >= from).sort(([a], [b]) => a.localeCompare(b))[0]?.[0]
}
