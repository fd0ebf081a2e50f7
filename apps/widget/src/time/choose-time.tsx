import { listFreeDays, type Timeslot } from '@vizit/contract/catalogue'
import { type Day, timetableWindow } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Skeleton } from '@vizit/ui/skeleton'
import type { ChoosingTime } from '../booking-state.ts'
import { DoctorCard } from '../shell/doctor-card.tsx'
import { Failed } from '../shell/failed.tsx'
import { useLanguage } from '../shell/language.tsx'
import { nearestWords, shortMoment } from '../shell/moment.ts'
import { refusalWords } from '../shell/refusal.ts'
import type { Settings } from '../shell/settings.ts'
import { StepTitle } from '../shell/step-title.tsx'
import { useAsk } from '../shell/use-ask.ts'
import styles from './choose-time.module.css'
import { Closed } from './closed.tsx'
import { FreeDays } from './free-days.tsx'

export type ChooseTimeProps = {
  state: ChoosingTime
  settings: Settings
  today: Day
  /** The clock of the reader stands in another zone than Minsk. */
  isElsewhere: boolean
  focus: boolean
  onChoose: (slot: Timeslot | null, day: Day) => void
  onGoOn: () => void
  onOtherDoctor: () => void
}

/** The doctor, the days with places, the times of one day. [4.33] Why the last attempt failed stands above. */
export function ChooseTime({ state, settings, today, isElsewhere, focus, onChoose, onGoOn, onOtherDoctor }: ChooseTimeProps) {
  const { doctor, slot, failure, timesRead } = state
  const { from, to } = timetableWindow(today)
  const place = { provider: settings.provider, doctorId: doctor.doctorId, branchId: settings.branch }
  const days = useAsk(listFreeDays, { ...place, dateStart: from, dateEnd: to }, timesRead)
  const places = doctor.worksAt.filter(one => settings.branch === undefined || one.branchId === settings.branch)
  const isOpen = doctor.onlineBooking === 'open' && places.some(one => one.onlineBooking)
  const language = useLanguage()
  const { words } = language
  const said = failure && refusalWords(failure, language)
  return (
    <>
      {said ? (
        <Banner kind="danger" title={said.title} live>
          {said.text}
        </Banner>
      ) : null}
      <StepTitle focus={focus && !failure}>{words.chooseTime}</StepTitle>
      <DoctorCard
        doctor={doctor}
        note={nearestWords(doctor, today, language)}
        action={
          settings.doctor ? undefined : (
            <Button kind="ghost" size="small" flush onClick={onOtherDoctor}>
              {words.change}
            </Button>
          )
        }
      />
      {isOpen ? null : <Closed doctor={doctor} places={places} />}
      {days.kind === 'asking' ? (
        <div className={styles.loading} aria-busy="true">
          <span className="visually-hidden">{words.loading}</span>
          <Skeleton height="76px" shape="box" />
          <Skeleton height="168px" shape="box" />
        </div>
      ) : days.kind === 'failed' ? (
        <Failed failure={days.failure} retry={days.retry} />
      ) : isOpen || days.value.days.length > 0 ? (
        <>
          <FreeDays
            key={`${doctor.doctorId} ${timesRead}`}
            place={place}
            places={places}
            timesRead={timesRead}
            free={new Map(days.value.days.map(one => [one.date, one.free]))}
            window={{ from, to }}
            slot={slot}
            shown={state.day}
            onChoose={onChoose}
          />
          {isElsewhere ? <p className={styles.note}>{words.minskTime}</p> : null}
          {isOpen ? (
            <Button wide waiting={slot ? undefined : words.pickFirst} onClick={onGoOn}>
              {slot ? words.goOn(shortMoment(slot.startTime, today, language)) : words.pickFirst}
            </Button>
          ) : null}
        </>
      ) : null}
    </>
  )
}
