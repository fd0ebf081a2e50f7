import { isByPhone } from '@vizit/client/booking/doctor-day'
import type { ServiceSearch } from '@vizit/client/booking/service/read-service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import type { useServiceTimes } from '@vizit/client/catalogue/use-service-times'
import { dayOf, showDayNumber, showFullDay, showMonthOf, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import { serviceName } from '@vizit/client/names/spoken-services'
import { shortName } from '@vizit/rules/people'
import { LiveRegion } from '@vizit/ui/live-region'
import { SummaryBar } from '@vizit/ui/talon/summary-bar'
import { useAddresses } from '../../addresses/addresses.ts'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { SlotAction, useOnwardName } from '../doctors/slot-action.tsx'
import { useServiceChild } from './use-service-child.ts'

type ServiceSlotBarProps = {
  search: Pick<ServiceSearch, 'slot' | 'who' | 'age'>
  found: Pick<ServiceFinding, 'today' | 'choice' | 'service'> & {
    branches: readonly { branchId: string; branch: string; centre: string; phones: string }[]
  }
  times: ReturnType<typeof useServiceTimes>['data']
  onStep: (change: { slot: undefined }) => void
}

/** The chosen time of the service as a ticket that floats over the page; on a phone it takes the place of the bottom bar. */
export function ServiceSlotBar({ search, found, times, onStep }: ServiceSlotBarProps) {
  const booking = useWords('booking')
  const addresses = useAddresses()
  const ways = useWays()
  const onward = useOnwardName()
  const time = times?.times.find(one => one.timeslotId === search.slot)
  const child = useServiceChild(found, time && dayOf(time.startTime))
  const specialist = times?.specialists.find(one => one.assignmentId === time?.assignmentId)
  const branch = found.branches.find(one => one.branchId === (specialist?.branchId ?? found.choice.branchId))
  const chosen = time && specialist ? { time, specialist } : undefined
  return (
    <>
      <LiveRegion text={chosen ? booking.chosenSpoken(showTime(chosen.time.startTime), chosen.specialist.fullName, onward) : ''} />
      {chosen && times ? (
        <SummaryBar
          label={booking.summary}
          weekday={showWeekdayShort(dayOf(chosen.time.startTime))}
          day={showDayNumber(dayOf(chosen.time.startTime))}
          month={showMonthOf(dayOf(chosen.time.startTime))}
          dateLabel={showFullDay(dayOf(chosen.time.startTime), found.today)}
          time={showTime(chosen.time.startTime)}
          title={<ServiceName name={times.service.serviceName} />}
          line={`${shortName(chosen.specialist.fullName)}, ${branch?.centre || branch?.branch || ''}`}
          lineLabel={`${serviceName(times.service.serviceName)}, ${chosen.specialist.fullName}, ${branch?.branch ?? ''}`}
          onClear={() => onStep({ slot: undefined })}
          clearLabel={booking.clearChoice}
          action={
            <SlotAction
              phones={branch?.phones ?? ''}
              isByPhone={isByPhone(chosen.specialist.onlineBooking)}
              onNext={() => {
                const who = search.who ?? child
                void ways.go(
                  addresses.serviceForm(chosen.time.timeslotId, {
                    serviceId: times.service.serviceId,
                    who,
                    age: who ? undefined : search.age
                  })
                )
              }}
            />
          }
        />
      ) : null}
    </>
  )
}
