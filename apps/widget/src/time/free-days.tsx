import { capital, showDate, showFullDay, showMonths, showWeekdayShort } from '@vizit/client/days/show-day'
import { ru } from '@vizit/client/widget/messages.ru'
import type { Assignment, Timeslot } from '@vizit/contract/catalogue'
import { addDays, type Day } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { DayStrip } from '@vizit/ui/day-strip'
import { IconButton } from '@vizit/ui/icon-button'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import styles from './choose-time.module.css'
import { DAYS_SHOWN, daysFrom, pageOf, soonestFree } from './days-shown.ts'
import { type AskedPlace, TimesOfDay } from './times-of-day.tsx'

export type FreeDaysProps = {
  place: AskedPlace
  places: readonly Assignment[]
  timesRead: number
  free: ReadonlyMap<Day, number>
  window: { from: Day; to: Day }
  slot: Timeslot | null
  /** The day that was looked at before. */
  looked: Day | null
  onChoose: (slot: Timeslot | null, day: Day) => void
}

/** A week of days, the soonest one with places chosen, and its times below. */
export function FreeDays({ place, places, timesRead, free, window, slot, looked, onChoose }: FreeDaysProps) {
  const { from, to } = window
  const [day, setDay] = useState(() => looked ?? soonestFree(free, from) ?? from)
  const [first, setFirst] = useState(() => pageOf(day, from))
  const days = daysFrom(first, to)
  const next = soonestFree(free, day)

  function choose(chosen: Day) {
    setDay(chosen)
    setFirst(pageOf(chosen, from))
    onChoose(null, chosen)
  }
  if (free.size === 0)
    return (
      <Banner kind="info" title={ru.noTimes}>
        {ru.noPlacesAtAll}
      </Banner>
    )
  return (
    <div className={styles.days}>
      <div className={styles.bar}>
        <p className={styles.months}>{showMonths(days[0]!, days.at(-1)!)}</p>
        <div className={styles.pages}>
          <IconButton
            label={ru.earlier}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={first <= from}
            onClick={() => setFirst(addDays(first, -DAYS_SHOWN))}
          />
          <IconButton
            label={ru.later}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={addDays(first, DAYS_SHOWN) > to}
            onClick={() => setFirst(addDays(first, DAYS_SHOWN))}
          />
        </div>
      </div>
      <DayStrip
        label={ru.days}
        days={days}
        selected={days.includes(day) ? day : null}
        onSelect={choose}
        freeByDay={free}
        shortName={showWeekdayShort}
        fullName={(one, places) => ru.dayLabel(showFullDay(one), places)}
      />
      {(free.get(day) ?? 0) > 0 ? (
        <TimesOfDay place={place} places={places} day={day} timesRead={timesRead} slot={slot} onChoose={time => onChoose(time, day)} />
      ) : (
        <Banner
          kind="info"
          title={capital(ru.noPlaces(showDate(day)))}
          action={
            next ? (
              <Button size="small" kind="outline" onClick={() => choose(next)}>
                {ru.nearest(showFullDay(next))}
              </Button>
            ) : null
          }
        />
      )}
    </div>
  )
}
