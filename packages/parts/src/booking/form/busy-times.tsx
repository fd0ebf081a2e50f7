import { nearestSlots } from '@vizit/client/booking/nearest-slots'
import { useDoctorSlots } from '@vizit/client/catalogue/use-timetable'
import { capital, dayOf, showDate, showFullDay, showTime } from '@vizit/client/days/show-day'
import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import { addDays, type Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { Skeleton } from '@vizit/ui/skeleton'
import { Stack } from '@vizit/ui/stack'
import { SlotButton } from '@vizit/ui/talon/slot-button'
import { SlotGroup } from '@vizit/ui/talon/slot-group'
import { useWords } from '../../words/words.tsx'
import styles from './busy-times.module.css'

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
export function BusyTimes({ branchId, doctor, ...rest }: BusyTimesProps) {
  const words = useWords('booking')
  const lostDay = dayOf(rest.lost.startTime)
  const { data } = useDoctorSlots(doctor.doctorId, { from: lostDay, to: addDays(lostDay, DAYS_AHEAD), branchId })
  return (
    <NearestTimes
      {...rest}
      slots={data}
      title={words.nearestOf}
      whose={doctor.fullName}
      nothing={words.noOther}
      timetable={words.wholeTimetable}
    />
  )
}

export type NearestTimesProps = Pick<BusyTimesProps, 'lost' | 'today' | 'onChoose' | 'timetableHref'> & {
  /** Undefined while they are asked for. */
  slots: readonly Timeslot[] | undefined
  title: string
  /** Said with each time. */
  whose: string
  nothing: string
  timetable: string
}

/** Times near one that was lost, by day. */
export function NearestTimes({ lost, slots, today, onChoose, timetableHref, title, whose, nothing, timetable }: NearestTimesProps) {
  const words = useWords('booking')
  const lostDay = dayOf(lost.startTime)
  const days = nearestSlots(slots ?? [], lost)
  return (
    <Card title={title} className={styles.card} aria-busy={slots === undefined}>
      {slots === undefined ? (
        <Stack gap={12}>
          <Skeleton height="48px" shape="box" />
          <Skeleton height="48px" shape="box" />
        </Stack>
      ) : null}
      {slots && days.length === 0 ? <p>{nothing}</p> : null}
      {days.map(({ day, slots: near }) => (
        <SlotGroup
          key={day}
          title={day === lostDay ? words.sameDay(showDate(day, today)) : capital(showFullDay(day, today))}
          icon={day === lostDay ? 'afternoon' : 'date'}
        >
          {near.map(slot => (
            <SlotButton
              key={slot.timeslotId}
              aria-label={words.slotLabel(showTime(slot.startTime), showFullDay(day, today), whose)}
              onClick={() => onChoose(slot)}
            >
              {showTime(slot.startTime)}
            </SlotButton>
          ))}
        </SlotGroup>
      ))}
      <div>
        <Button kind="ghost" flush href={timetableHref}>
          {timetable}
        </Button>
      </div>
    </Card>
  )
}
