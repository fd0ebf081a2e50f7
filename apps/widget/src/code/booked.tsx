import { useNow } from '@vizit/client/api/clock'
import { phonesOf } from '@vizit/client/catalogue/phones'
import { dayOf, showDayNumber, showFullDay, showMonthOf, showTimes, showWeekdayShort } from '@vizit/client/days/show-day'
import { smsAfter } from '@vizit/client/visits/sms-after'
import type { SiteVisit } from '@vizit/contract/public-booking'
import type { Day } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { Link } from '@vizit/ui/page/link'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { useLanguage } from '../shell/language.tsx'
import { StepTitle } from '../shell/step-title.tsx'

export type BookedProps = { visit: SiteVisit; today: Day; onAgain: () => void }

/** The visit is made, or waits for the clinic's word. */
export function Booked({ visit, today, onAgain }: BookedProps) {
  const { words, days, names, services } = useLanguage()
  const day = dayOf(visit.startDate)
  const after = smsAfter(visit.startDate, useNow())
  const isBooked = visit.status === 'booked'
  const price = visit.price === null ? '' : words.priceFrom(showRoubles(visit.price))
  const place = [visit.branchName, services.address(visit.branchAddress), visit.room && words.room(visit.room)].filter(Boolean).join(', ')
  return (
    <>
      <StepTitle focus>{isBooked ? words.booked : words.pending}</StepTitle>
      <Talon
        state={isBooked ? 'booked' : 'pending'}
        weekday={showWeekdayShort(day, days)}
        day={showDayNumber(day)}
        month={showMonthOf(day, days)}
        dateLabel={showFullDay(day, today, days)}
      >
        <TalonBody
          time={showTimes(visit.startDate, visit.endDate)}
          badge={
            <Badge kind={isBooked ? 'ok' : 'wait'} icon={isBooked ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />}>
              {isBooked ? words.bookedBadge : words.pendingBadge}
            </Badge>
          }
          title={visit.physicianName}
          titleLevel={4}
          lines={[
            [names.speciality(visit.speciality), price].filter(Boolean).join(' · '),
            place,
            ...phonesOf(visit.branchPhones).map(({ href, shown }) => (
              <Link standalone key={href} href={href}>
                {shown}
              </Link>
            ))
          ].filter(Boolean)}
        />
      </Talon>
      <p>{after ? words[isBooked ? 'bookedNight' : 'pendingNight'](after) : words[isBooked ? 'bookedText' : 'pendingText']}</p>
      <Button wide href={visit.visitsUrl} target="_blank" rel="noreferrer">
        {words.toVisits}
      </Button>
      <Button kind="second" wide onClick={onAgain}>
        {words.again}
      </Button>
    </>
  )
}
