// What the form of a service's slot knows of the service.

import type { Reply } from '@vizit/contract/endpoint'
import type { listServiceTimes } from '@vizit/contract/service-times'
import type { Ages } from '@vizit/rules/age'
import { instantText } from '@vizit/rules/days'
import type { SlotCard } from '../../catalogue/use-timetable.ts'

export type BookedService = {
  serviceId: string
  serviceName: string
  description: string
  /** Minutes. */
  slotDuration: number
  /** kopecks */
  price: number | null
  ages: Ages
  /** UTC instant. */
  endTime: string
}

/**
 * The service as the doctor of the slot gives it; undefined when they do not give it there (any more). A time that is held is in no timetable: its end
 * is told by the length of its slots, of which a service takes whole ones.
 */
export function bookedService({ timeslot, doctor }: SlotCard, times: Reply<typeof listServiceTimes>): BookedService | undefined {
  const { service, specialists } = times
  const own = specialists.find(one => one.doctorId === doctor.doctorId && one.assignmentId === timeslot.assignmentId)
  if (!own) return undefined
  const start = Date.parse(timeslot.startTime)
  const slotMs = Date.parse(timeslot.endTime) - start
  const wholeMs = Math.ceil((own.slotDuration * 60_000) / slotMs) * slotMs
  const listed = times.times.find(time => time.timeslotId === timeslot.timeslotId)
  return {
    serviceId: service.serviceId,
    serviceName: service.serviceName,
    description: service.description,
    slotDuration: own.slotDuration,
    price: own.price,
    ages: { adult: service.forAdult, children: service.forChildren, childrenAge: service.childrenAge },
    endTime: listed?.endTime ?? instantText(new Date(start + wholeMs))
  }
}
