import type { BookedService } from '@vizit/client/booking/service/booked-service'
import { useServiceTimes } from '@vizit/client/catalogue/use-service-times'
import { dayOf } from '@vizit/client/days/show-day'
import { serviceName } from '@vizit/client/names/spoken-services'
import { useWords } from '../../words/words.tsx'
import { type BusyTimesProps, NearestTimes } from '../form/busy-times.tsx'

type BusyServiceTimesProps = Omit<BusyTimesProps, 'doctor'> & { doctorId: string; service: BookedService }

/** [4.38] [4.39] Other times of the service on the same day, by the same specialist. */
export function BusyServiceTimes({ branchId, doctorId, service, ...rest }: BusyServiceTimesProps) {
  const words = useWords('service')
  const { data } = useServiceTimes({ serviceId: service.serviceId, branchId, doctorId }, dayOf(rest.lost.startTime))
  return (
    <NearestTimes
      {...rest}
      slots={data?.times}
      title={words.otherTimes}
      whose={serviceName(service.serviceName)}
      nothing={words.noOther}
      timetable={words.wholeTimetable}
    />
  )
}
