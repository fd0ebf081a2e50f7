import { branchText } from '@vizit/client/catalogue/branch-text'
import { showFullDay, showTime } from '@vizit/client/days/show-day'
import { type Assignment, listDoctorSlots, type Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { foldSlots, groupByPart } from '@vizit/rules/slots'
import { Skeleton } from '@vizit/ui/skeleton'
import { SlotButton } from '@vizit/ui/talon/slot-button'
import { SlotGroup } from '@vizit/ui/talon/slot-group'
import { useState } from 'react'
import { Failed } from '../shell/failed.tsx'
import { useLanguage } from '../shell/language.tsx'
import { useAsk } from '../shell/use-ask.ts'
import styles from './choose-time.module.css'

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
  const { words, services } = useLanguage()
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
            {branchText(one, services.address)}
          </p>
          <SlotsAtPlace slots={own} day={day} slot={slot} onChoose={onChoose} />
        </div>
      ))}
    </div>
  )
}

const startOf = (time: Timeslot) => time.startTime

type SlotsAtPlaceProps = { slots: readonly Timeslot[] } & Pick<TimesOfDayProps, 'day' | 'slot' | 'onChoose'>

/** [2.97] By part of the day; [2.98] [9.13] more than five fold behind a toggle, unless the chosen one would be hidden. */
function SlotsAtPlace({ slots, day, slot, onChoose }: SlotsAtPlaceProps) {
  const { words, days } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const isChosen = (time: Timeslot) => time.timeslotId === slot?.timeslotId
  const isHidden = slots.some(isChosen) && !foldSlots(slots, startOf, false).shown.some(isChosen)
  const { shown, toggle } = foldSlots(slots, startOf, isOpen || isHidden)
  const groups = groupByPart(shown, startOf)
  const left = slots.length - shown.length
  return (
    <>
      {groups.map(({ part, items }, at) => (
        <SlotGroup key={part} title={words[part]} icon={part}>
          {items.map(time => (
            <SlotButton
              key={time.timeslotId}
              chosen={isChosen(time)}
              aria-label={words.slotLabel(showTime(time.startTime), showFullDay(day, undefined, days))}
              onClick={() => onChoose(isChosen(time) ? null : time)}
            >
              {showTime(time.startTime)}
            </SlotButton>
          ))}
          {at === groups.length - 1 && toggle !== 'none' && !isHidden ? (
            <SlotButton
              more
              aria-expanded={isOpen}
              aria-label={isOpen ? words.lessSlotsLabel : words.moreSlotsLabel(left)}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? words.lessSlots : words.moreSlots(left)}
            </SlotButton>
          ) : null}
        </SlotGroup>
      ))}
    </>
  )
}
