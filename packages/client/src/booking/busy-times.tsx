import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import { addDays, type Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { Skeleton } from '@vizit/ui/skeleton'
import { SlotButton } from '@vizit/ui/slot-button'
import { SlotGroup } from '@vizit/ui/slot-group'
import { useDoctorSlots } from '../catalogue/use-timetable.ts'
import { capital, dayOf, showDate, showFullDay, showTime } from '../days/show-day.ts'
import { useWords } from '../words.tsx'
import styles from './busy-times.module.css'
import { nearestSlots } from './nearest-slots.ts'

export type BusyTimesProps = {
  lost: Timeslot
  doctor: Doctor
  branchId: string
  today: Day
  onChoose: (slot: Timeslot) => void
  /** The timetable of the doctor, in full. */
  timetableHref: string
}

const DAYS_AHEAD = 31

/** [4.38] [4.39] The nearest free times of the same doctor, asked anew and offered in place. */
export function BusyTimes({ lost, doctor, branchId, today, onChoose, timetableHref }: BusyTimesProps) {
  const words = useWords('booking')
  const lostDay = dayOf(lost.startTime)
  const slots = useDoctorSlots(doctor.doctorId, { from: lostDay, to: addDays(lostDay, DAYS_AHEAD), branchId })
  const days = nearestSlots(slots.data ?? [], lost)
  return (
    <Card title={words.nearestOf} className={styles.card} aria-busy={slots.isPending}>
      {slots.isPending ? (
        <div className={styles.waiting}>
          <Skeleton height="48px" shape="box" />
          <Skeleton height="48px" shape="box" />
        </div>
      ) : null}
      {slots.data && days.length === 0 ? <p>{words.noOther}</p> : null}
      {days.map(({ day, slots: near }) => (
        <SlotGroup
          key={day}
          title={day === lostDay ? words.sameDay(showDate(day, today)) : capital(showFullDay(day, today))}
          icon={day === lostDay ? 'day' : 'date'}
        >
          {near.map(slot => (
            <SlotButton
              key={slot.timeslotId}
              aria-label={words.slotLabel(showTime(slot.startTime), showFullDay(day, today), doctor.fullName)}
              onClick={() => onChoose(slot)}
            >
              {showTime(slot.startTime)}
            </SlotButton>
          ))}
        </SlotGroup>
      ))}
      <div>
        <Button kind="ghost" flush href={timetableHref}>
          {words.wholeTimetable}
        </Button>
      </div>
    </Card>
  )
}
