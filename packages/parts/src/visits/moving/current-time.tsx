import { dayOf, showDayNumber, showFullDay, showMonthOf, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import type { Visit } from '@vizit/contract/visits'
import type { Day } from '@vizit/rules/days'
import { Badge } from '@vizit/ui/badge'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import Clock from 'lucide-react/icons/clock'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { useWords } from '../../words/words.tsx'
import { useVisitLines } from '../talon/use-visit-lines.ts'

/** The ticket of the visit as it stands now. */
export function CurrentTime({ visit, today }: { visit: Visit; today: Day }) {
  const words = useWords('visitsMore')
  const lines = useVisitLines()(visit, { kind: 'booked', cancel: 'may-cancel' })
  const day = dayOf(visit.startDate)
  return (
    <Talon
      state="booked"
      weekday={showWeekdayShort(day)}
      day={showDayNumber(day)}
      month={showMonthOf(day)}
      dateLabel={showFullDay(day, today)}
    >
      <TalonBody
        time={showTime(visit.startDate)}
        badge={
          <Badge kind="plain" icon={<Clock aria-hidden="true" />}>
            {words.current}
          </Badge>
        }
        title={visit.serviceName === null ? visit.physicianName : <ServiceName name={visit.serviceName} />}
        titleLevel={2}
        lines={lines}
      />
    </Talon>
  )
}
