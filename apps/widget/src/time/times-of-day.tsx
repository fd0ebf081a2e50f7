import { placeText } from '@vizit/client/catalogue/place'
import { showFullDay, showTime } from '@vizit/client/days/show-day'
import { type Assignment, listDoctorSlots, type Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { groupByPart, type PartOfDay } from '@vizit/rules/slots'
import { Skeleton } from '@vizit/ui/skeleton'
import { SlotButton } from '@vizit/ui/slot-button'
import { SlotGroup } from '@vizit/ui/slot-group'
import { Failed } from '../shell/failed.tsx'
import { useLanguage } from '../shell/language.tsx'
import { useAsk } from '../shell/use-ask.ts'
import styles from './choose-time.module.css'

const ICONS = { morning: 'morning', afternoon: 'day', evening: 'evening' } as const satisfies Record<PartOfDay, string>

/** Whose times are asked for. */
export type AskedPlace = { provider: string; doctorId: string; branchId: string | undefined }

export type TimesOfDayProps = {
  place: AskedPlace
  places: readonly Assignment[]
  day: Day
  timesRead: number
  slot: Timeslot | null
  onChoose: (slot: Timeslot | null) => void
}

/** The free times of one day by parts of it, under each place where the doctor is that day. */
export function TimesOfDay({ place, places, day, timesRead, slot, onChoose }: TimesOfDayProps) {
  const { words, days } = useLanguage()
  const times = useAsk(listDoctorSlots, { ...place, dateStart: day, dateEnd: day }, timesRead)
  if (times.kind === 'failed') return <Failed failure={times.failure} retry={times.retry} />
  if (times.kind === 'asking')
    return (
      <div className={styles.times} aria-busy="true">
        <span className="visually-hidden">{words.loading}</span>
        <Skeleton height="136px" shape="box" />
      </div>
    )
  const slots = [...times.value.timeslots].sort((a, b) => a.startTime.localeCompare(b.startTime))
  const shown = places
    .map(one => ({ one, own: slots.filter(time => time.assignmentId === one.assignmentId) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className={styles.times}>
      {shown.map(({ one, own }) => (
        <div key={one.assignmentId} className={styles.place}>
          <p className={styles.where} lang="ru">
            {placeText(one)}
          </p>
          {groupByPart(own, time => time.startTime).map(({ part, items }) => (
            <SlotGroup key={part} title={words[part]} icon={ICONS[part]}>
              {items.map(time => (
                <SlotButton
                  key={time.timeslotId}
                  chosen={time.timeslotId === slot?.timeslotId}
                  aria-label={words.slotLabel(showTime(time.startTime), showFullDay(day, undefined, days))}
                  onClick={() => onChoose(time.timeslotId === slot?.timeslotId ? null : time)}
                >
                  {showTime(time.startTime)}
                </SlotButton>
              ))}
            </SlotGroup>
          ))}
        </div>
      ))}
    </div>
  )
}
