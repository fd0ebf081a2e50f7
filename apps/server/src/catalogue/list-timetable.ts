import type { listDoctorsWithSlots, listFreeDays } from '@vizit/contract/catalogue'
import type { Received } from '@vizit/contract/endpoint'
import { minskInstant } from '@vizit/rules/days'
import { hoursOfPart } from '@vizit/rules/slots'
import type { Ctx } from '../deps.ts'
import { type ReadyJson, readyJson } from '../http/route.ts'
import { availabilityOf, type View } from './availability/availability.ts'
import { doctorsOfDay } from './availability/choose-doctors.ts'
import { freeDays } from './availability/free-days.ts'
import { withKnownProgrammes } from './availability/parts.ts'
import { choiceOf, pageOf, patientOf } from './choice.ts'
import { cutRange, openRange, partOfRange } from './cut-range.ts'
import { findDayPage, findDoctorsWithSlots, findFreeDays } from './timetable.sql.ts'

const DOCTORS_WITH_SLOTS_A_PAGE = 20

/** The days of a place with how many free slots each has. The text or bytes, or null for an unknown provider. */
export async function listFreeDaysOf({ store, now }: Ctx, input: Received<typeof listFreeDays>): Promise<ReadyJson | string | null> {
  const range = cutRange(input.dateStart, input.dateEnd, now)
  const place = { ...choiceOf(input), ...patientOf(input), centreId: null }
  const part = input.part ?? null
  const question = ['days', place, range.firstDay, range.days, part]
  const known = await availabilityOf(store).answer(question, now, view => freeDays(view, place, range, part))
  return known ?? findFreeDays(store, place, place, range, minskInstant(range.firstDay, '00:00'), hoursOfPart(part))
}

/** [7.83] Doctors with free slots on a day. Who gives a service is for the tables to say. The same. */
export async function listDoctorsWithSlotsOf(
  { store, now }: Ctx,
  input: Received<typeof listDoctorsWithSlots>
): Promise<ReadyJson | string | null> {
  const page = pageOf(input.page, DOCTORS_WITH_SLOTS_A_PAGE)
  const part = input.part ?? null
  const day = cutRange(input.date, input.date, now)
  const days = { day, open: openRange(now), part }
  const ofPart = partOfRange(day, part)
  const place = { ...choiceOf(input), ...patientOf(input), centreId: null }
  const asked = () => findDoctorsWithSlots(store, place, place, { day: ofPart, open: days.open }, page)
  if (place.serviceId !== null) return asked()
  const question = ({ assignments }: View) => ['times', withKnownProgrammes(assignments, place), day.firstDay, day.days, part, page]
  const known = await availabilityOf(store).answer(question, now, view => {
    const planned = doctorsOfDay(view, place, days, page)
    return planned && { ...planned, make: async () => readyJson(await findDayPage(store, planned.page, ofPart)) }
  })
  return known ?? asked()
}
