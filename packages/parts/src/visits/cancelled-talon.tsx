import { dayOf, showDayNumber, showFullDay, showMonthOf, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import type { Visit } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useId } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { ServiceName } from '../catalogue/service-name.tsx'
import { useWords } from '../words/words.tsx'
import { bookAgain } from './book-again.ts'
import { VisitBadge } from './talon/visit-badge.tsx'

/** [R56] In the place of a visit that its patient has just cancelled: the way to another one. */
export function CancelledTalon({ visit, now }: { visit: Visit; now: Date }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const titleId = useId()
  const day = dayOf(visit.startDate)
  return (
    <Talon
      as="section"
      labelledBy={titleId}
      state="cancelled"
      weekday={showWeekdayShort(day)}
      day={showDayNumber(day)}
      month={showMonthOf(day)}
      dateLabel={showFullDay(day, minskDay(now))}
    >
      <TalonBody
        time={showTime(visit.startDate)}
        badge={<VisitBadge view={{ kind: 'called-off', reason: null }} />}
        title={visit.serviceName === null ? visit.physicianName : <ServiceName name={visit.serviceName} />}
        titleId={titleId}
        titleLevel={2}
        lines={[words.timeIsFree]}
        actions={
          <Button kind="second" size="small" icon={<CalendarPlus aria-hidden="true" />} href={bookAgain(addresses, visit)}>
            {words.again}
          </Button>
        }
      />
    </Talon>
  )
}
