import { useNow } from '@vizit/client/api/clock'
import { useOnline } from '@vizit/client/api/use-online'
import {
  dayOf,
  showDayNumber,
  showFullDay,
  showMoment,
  showMonthOf,
  showTime,
  showTimes,
  showWeekdayShort
} from '@vizit/client/days/show-day'
import { smsAfter } from '@vizit/client/visits/sms-after'
import { useCalendarFile } from '@vizit/client/visits/use-calendar-file'
import type { Visit } from '@vizit/contract/visits'
import { cancelUntil, judgeCancel } from '@vizit/rules/visits'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { Talon } from '@vizit/ui/talon/talon'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useVisitPerson } from '../../people/use-visit-person.ts'
import { useWords } from '../../words/words.tsx'
import { bookAgain } from '../book-again.ts'
import { VisitQuestions } from '../talon/visit-questions.tsx'
import { Beforehand } from '../visit/beforehand.tsx'
import { RemindersRow } from '../visit/reminders-row.tsx'
import { VisitBoxes } from '../visit/visit-boxes.tsx'
import styles from './booked-visit.module.css'

/** [2.19] The big ticket of a visit that has just been booked: who, when, where and for how much, then what one does with it, what to take along and what comes next. */
export function BookedVisit({ visit }: { visit: Visit }) {
  const words = useWords('booked')
  const now = useNow()
  const person = useVisitPerson()(visit)
  const isOnline = useOnline()
  const isPending = visit.status === 'pending'
  const Mark = isPending ? Clock : Check
  const day = dayOf(visit.startDate)
  return (
    <div className={styles.page}>
      <Screen
        title={isPending ? words.pendingTitle : person.isMe ? words.title : words.bookedFor(person.firstName, person.sex)}
        lead={
          <span className={isPending ? styles.waits : styles.done}>
            <Mark aria-hidden="true" />
          </span>
        }
      >
        <Talon
          state={isPending ? 'pending' : 'booked'}
          weekday={showWeekdayShort(day)}
          day={showDayNumber(day)}
          month={showMonthOf(day)}
          dateLabel={showFullDay(day)}
        >
          <p className={styles.time}>{showTimes(visit.startDate, visit.endDate)}</p>
          <VisitQuestions visit={visit} who={{ name: person.name, note: person.isMe ? undefined : person.note }} />
        </Talon>
        <VisitBoxes visit={visit} now={now} isOnline={isOnline} withPrint />
        <Beforehand visit={visit} />
        <Next visit={visit} now={now} />
        <Onward visit={visit} isOnline={isOnline} />
      </Screen>
    </div>
  )
}

/** When the clinic answers, when one is reminded, until when the visit can be cancelled [9.01]. */
function Next({ visit, now }: { visit: Visit; now: Date }) {
  const words = useWords('booked')
  const until = cancelUntil(visit.startDate).toISOString()
  const sms = words.weSend(smsAfter(visit.startDate, now))
  const isSameDay = dayOf(until) === dayOf(visit.startDate)
  return (
    <List label={words.next}>
      {visit.status === 'pending' ? (
        <ListRow
          lead={<Clock aria-hidden="true" />}
          title={visit.targetDate ? words.pendingUntil(showTime(visit.targetDate), sms) : words.pendingText(sms)}
        />
      ) : (
        <RemindersRow visit={visit} />
      )}
      <ListRow
        lead={<CircleX aria-hidden="true" />}
        title={
          judgeCancel(visit, now) !== 'may-cancel'
            ? words.tooLateToCancel
            : isSameDay
              ? words.cancelUntil(showTime(until))
              : words.cancelUntilDay(showMoment(until))
        }
      />
    </List>
  )
}

/** [1.23] [2.20] The calendar, the visits, another booking. */
function Onward({ visit, isOnline }: { visit: Visit; isOnline: boolean }) {
  const words = useWords('booked')
  const visits = useWords('visits')
  const addresses = useAddresses()
  const file = useCalendarFile()
  return (
    <ActionBar>
      {file.isError ? <Banner kind="danger" title={visits.calendarFailed} live /> : null}
      {isOnline ? (
        <Button wide icon={<CalendarPlus aria-hidden="true" />} onClick={() => file.mutate(visit.orderId)}>
          {words.toCalendar}
        </Button>
      ) : null}
      <div className={styles.onward}>
        <Button kind="ghost" flush href={addresses.visits()}>
          {words.toVisits}
        </Button>
        <Button kind="ghost" flush href={bookAgain(addresses, visit, dayOf(visit.startDate))}>
          {words.again}
        </Button>
      </div>
    </ActionBar>
  )
}
