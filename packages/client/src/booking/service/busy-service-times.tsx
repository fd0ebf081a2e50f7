import { useServiceTimes } from '../../catalogue/use-service-times.ts'
import { dayOf } from '../../days/show-day.ts'
import { useWords } from '../../words.tsx'
import { type BusyTimesProps, NearestTimes } from '../busy-times.tsx'
import type { BookedService } from './booked-service.ts'

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
      whose={service.serviceName}
      nothing={words.noOther}
      timetable={words.wholeTimetable}
    />
  )
}
