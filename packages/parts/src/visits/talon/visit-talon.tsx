import { dayOf, showDayNumber, showFullDay, showMonthOf, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import { useWaiting } from '@vizit/client/unsent/unsent-provider'
import { type TalonView, talonView } from '@vizit/client/visits/visits-view'
import type { Visit } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import { type ReactNode, useId } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { UnsentBadge } from '../../unsent/unsent-badge.tsx'
import type { VisitAct } from '../visit-act.ts'
import { useVisitLines } from './use-visit-lines.ts'
import { VisitActions } from './visit-actions.tsx'
import { VisitBadge } from './visit-badge.tsx'

export type VisitTalonProps = {
  visit: Visit
  now: Date
  /** Without a connection a ticket can only be read. */
  isReadOnly: boolean
  /** It is opened: what may be done with it stands below it, and it leads nowhere. */
  isOpen?: boolean
  /** The buttons of what the clinic concluded, for a visit that is over. */
  results?: ReactNode
  /** Other times instead, for a visit that the clinic has called off. */
  instead?: ReactNode
  onAct: (act: VisitAct, visit: Visit) => void
}

export const TALON_STATES = {
  booked: 'booked',
  pending: 'pending',
  'called-off': 'cancelled',
  failed: 'cancelled',
  past: 'past'
} as const satisfies Record<TalonView['kind'], string>

/** A visit as the paper ticket that remembers its state. */
export function VisitTalon({ visit, now, isReadOnly, isOpen = false, results, instead, onAct }: VisitTalonProps) {
  const addresses = useAddresses()
  const titleId = useId()
  const isCancelled = useWaiting(['cancelling'], { orderId: visit.orderId }) !== undefined
  const view = talonView(visit, now)
  const lines = useVisitLines()(visit, view)
  const day = dayOf(visit.startDate)
  const today = minskDay(now)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return (
    <Talon
      as="article"
      labelledBy={titleId}
      state={TALON_STATES[view.kind]}
      weekday={showWeekdayShort(day)}
      day={showDayNumber(day)}
      month={isThisYear ? showMonthOf(day) : `${showMonthOf(day)} ${day.slice(0, 4)}`}
      dateLabel={showFullDay(day, today)}
    >
      <TalonBody
        time={showTime(visit.startDate)}
        badge={isCancelled ? <UnsentBadge of="cancelling" /> : <VisitBadge view={view} />}
        title={visit.serviceName === null ? visit.physicianName : <ServiceName name={visit.serviceName} />}
        {...(!isOpen && { href: addresses.visit(visit.orderId) })}
        titleId={titleId}
        titleLevel={2}
        lines={lines}
        actions={
          isReadOnly || isOpen || isCancelled ? undefined : (
            <VisitActions visit={visit} view={view} now={now} results={results} onAct={onAct} />
          )
        }
      >
        {isReadOnly ? null : instead}
      </TalonBody>
    </Talon>
  )
}
