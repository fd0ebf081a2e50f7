import { dayOf, showDayNumber, showFullDay, showMonthOf, showStubWeekday, showTimes } from '@vizit/client/days/show-day'
import { ru } from '@vizit/client/widget/messages.ru'
import type { SiteVisit } from '@vizit/contract/public-booking'
import type { Day } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { Talon } from '@vizit/ui/talon'
import { TalonBody } from '@vizit/ui/talon-body'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { StepTitle } from '../shell/step-title.tsx'

export type BookedProps = { visit: SiteVisit; today: Day; onAgain: () => void }

/** The visit is made, or waits for the clinic's word. */
export function Booked({ visit, today, onAgain }: BookedProps) {
  const day = dayOf(visit.startDate)
  const isBooked = visit.status === 'booked'
  const price = visit.price === null ? '' : ru.priceFrom(showRoubles(visit.price))
  const place = [visit.branchName, visit.branchAddress, visit.room && ru.room(visit.room)].filter(Boolean).join(', ')
  return (
    <>
      <StepTitle focus>{isBooked ? ru.booked : ru.pending}</StepTitle>
      <Talon
        state={isBooked ? 'booked' : 'pending'}
        weekday={showStubWeekday(day)}
        day={showDayNumber(day)}
        month={showMonthOf(day)}
        dateLabel={showFullDay(day, today)}
      >
        <TalonBody
          time={showTimes(visit.startDate, visit.endDate)}
          badge={
            <Badge kind={isBooked ? 'ok' : 'wait'} icon={isBooked ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />}>
              {isBooked ? ru.bookedBadge : ru.pendingBadge}
            </Badge>
          }
          title={visit.physicianName}
          titleLevel={4}
          lines={[[visit.speciality, price].filter(Boolean).join(' · '), place, visit.branchPhones.replaceAll(';', ', ')].filter(Boolean)}
        />
      </Talon>
      <p>{isBooked ? ru.bookedText : ru.pendingText}</p>
      <Button kind="second" wide onClick={onAgain}>
        {ru.again}
      </Button>
    </>
  )
}
