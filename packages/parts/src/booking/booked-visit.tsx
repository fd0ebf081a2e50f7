import { useNow } from '@vizit/client/api/clock'
import { dayOf, showDayNumber, showFullDay, showMoment, showMonthOf, showStubWeekday, showTime } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { useReminded } from '@vizit/client/reminders/use-reminded'
import { useCalendarFile } from '@vizit/client/visits/use-calendar-file'
import type { Visit } from '@vizit/contract/visits'
import { cancelUntil, judgeCancel } from '@vizit/rules/visits'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Link } from '@vizit/ui/page/link'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonQuestion } from '@vizit/ui/talon/talon-question'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Printer from 'lucide-react/icons/printer'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useVisitPerson } from '../people/use-visit-person.ts'
import { useWords } from '../words/words.tsx'
import styles from './booked-visit.module.css'

/** The big ticket of a visit that has just been booked, and what comes next. */
export function BookedVisit({ visit }: { visit: Visit }) {
  const words = useWords('booking')
  const addresses = useAddresses()
  const person = useVisitPerson()(visit)
  const file = useCalendarFile()
  const isPending = visit.status === 'pending'
  const Mark = isPending ? Clock : Check
  const day = dayOf(visit.startDate)
  return (
    <div className={styles.page}>
      <Screen
        title={isPending ? words.pendingTitle : person.isMe ? words.bookedTitle : words.bookedFor(person.firstName, person.sex)}
        lead={
          <span className={isPending ? styles.waits : styles.done}>
            <Mark aria-hidden="true" />
          </span>
        }
      >
        <Talon
          state={isPending ? 'pending' : 'booked'}
          weekday={showStubWeekday(day)}
          day={showDayNumber(day)}
          month={showMonthOf(day)}
          dateLabel={showFullDay(day)}
        >
          <p className={styles.time}>{showTime(visit.startDate)}</p>
          <TalonQuestion question={words.whom} answer={visit.physicianName} note={names.speciality(visit.speciality)} />
          <TalonQuestion question={words.who} answer={person.isMe ? words.me : person.name} note={person.note} />
          <TalonQuestion
            question={words.where}
            answer={[visit.branchName, visit.room && words.room(visit.room)].filter(Boolean).join(', ')}
            note={visit.branchAddress}
          />
          {visit.payer ? <TalonQuestion question={words.payment} answer={visit.payer.programCaption} note={visit.payer.coverer} /> : null}
        </Talon>
        <p className={styles.note}>{useNextSteps(visit)}</p>
        {isPending ? null : <RemindedOf visit={visit} />}
        {file.isError ? <Banner kind="danger" title={words.calendarFailed} live /> : null}
        <Button wide icon={<CalendarPlus aria-hidden="true" />} onClick={() => file.mutate(visit.orderId)}>
          {words.toCalendar}
        </Button>
        <Button wide kind="second" href={addresses.visits()}>
          {words.toVisits}
        </Button>
        <Button wide kind="ghost" icon={<Printer aria-hidden="true" />} href={addresses.talon(visit.orderId)}>
          {words.print}
        </Button>
        <Button wide kind="ghost" href={addresses.timetable()}>
          {words.again}
        </Button>
      </Screen>
    </div>
  )
}

/** When the clinic answers, until when the visit can be cancelled [9.01]. */
function useNextSteps(visit: Visit): string {
  const words = useWords('booking')
  const now = useNow()
  const day = dayOf(visit.startDate)
  const until = cancelUntil(visit.startDate).toISOString()
  const steps = []
  if (visit.status === 'pending') steps.push(visit.targetDate ? words.pendingUntil(showTime(visit.targetDate)) : words.pendingText)
  if (judgeCancel(visit, now) !== 'may-cancel') steps.push(words.tooLateToCancel)
  else steps.push(dayOf(until) === day ? words.cancelUntil(showTime(until)) : words.cancelUntilDay(showMoment(until)))
  return steps.join(' ')
}

/** [R48] When one is really reminded and how; nothing until that is known. */
function RemindedOf({ visit }: { visit: Visit }) {
  const words = useWords('booking')
  const addresses = useAddresses()
  const reminded = useReminded(visit)
  if (!reminded) return null
  const { channel, moments } = reminded
  return (
    <p className={styles.note}>
      {moments.length === 0 ? words.notReminded : words.reminded(words.channel[channel], moments)}{' '}
      <Link href={addresses.reminders()}>{words.changeReminders}</Link>
    </p>
  )
}
