import { memo, useDeferredValue, useEffect, useId, useRef } from 'react'
import { afterPicture } from '../after-picture.ts'
import { type Day, dayNumber, fillOf } from './calendar-weeks.ts'
import styles from './day-strip.module.css'

export type DayStripProps = {
  /** Accessible name of the row. */
  label: string
  days: readonly Day[]
  selected: Day | null
  onSelect: (day: Day) => void
  freeByDay: ReadonlyMap<Day, number>
  /** What stands above the number: the short weekday or the word for today. */
  shortName: (day: Day) => string
  /** The whole name of the day and its places, read aloud. */
  fullName: (day: Day, free: number) => string
}

const FIRST_DAYS = 14

/** Days 60 x 76 that scroll sideways, for a phone. Native radios: one tab stop, arrows choose. */
export function DayStrip({ label, days, selected, onSelect, freeByDay, shortName, fullName }: DayStripProps) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  // The days of the next two weeks and the chosen one at once; those that stand far to the right as soon as the browser has time for them.
  const isAll = useDeferredValue(true, false)
  const shown = isAll ? days : days.slice(0, Math.max(FIRST_DAYS, days.indexOf(selected ?? '') + FIRST_DAYS))
  useEffect(() => {
    // The browser itself shows a pressed day, and React draws nothing for it: one that comes from elsewhere is told to the browser.
    for (const one of row.current!.querySelectorAll('input')) one.checked = one.value === selected
  }, [selected, isAll])
  useEffect(() => {
    // Only the strip itself may scroll, never the page; and where it stands is asked when the chosen day is drawn, not in the touch that chose it.
    afterPicture(() => {
      const strip = row.current
      const chosen = strip?.querySelector(':checked')?.parentElement
      if (strip && chosen && selected) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2
    })
  }, [selected])

  return (
    <div className={styles.strip} role="radiogroup" aria-label={label} ref={row}>
      {shown.map(day => {
        const shows = { name, day, free: freeByDay.get(day) ?? 0, shortName, fullName, onSelect }
        return <StripDay key={day} isChosen={day === selected} {...shows} />
      })}
    </div>
  )
}

type StripDayProps = Pick<DayStripProps, 'onSelect' | 'shortName' | 'fullName'> & {
  name: string
  day: Day
  free: number
  isChosen: boolean
}

/** Of two months of days a touch changes two, where the functions stay the same. */
const StripDay = memo(function StripDay({ name, day, free, isChosen, shortName, fullName, onSelect }: StripDayProps) {
  return (
    <label className={styles.day} data-fill={fillOf(free)}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={day}
        defaultChecked={isChosen}
        aria-label={fullName(day, free)}
        data-place={day}
        onChange={() => onSelect(day)}
      />
      <span className={styles.weekday}>{shortName(day)}</span>
      <b className={styles.number}>{dayNumber(day)}</b>
      <i />
    </label>
  )
})
