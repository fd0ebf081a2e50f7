import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { listServiceDays, listServicePlaces, listServiceTimes } from '@vizit/contract/service-times'
import { mergeSlots } from '@vizit/rules/slots'
import type { Ctx } from '../deps.ts'
import { type ReadyJson, readyJson } from '../http/route.ts'
import type { Store } from '../store/store.ts'
import { availabilityOf } from './availability/availability.ts'
import { countDays } from './availability/giver-days.ts'
import { daysFacts } from './availability/service-days.ts'
import { patientOf } from './choice.ts'
import { cutRange } from './cut-range.ts'
import {
  findFreeSlotsOf,
  findGivers,
  findServicePlaces,
  findSpecialists,
  type ServicePlace,
  type ServicePlaceRow
} from './service-times.sql.ts'

/** [2.91] [4.57] The times of a service on a day, soonest first, each as long as the slots that it takes. */
export async function serviceTimes(
  { store, now }: Ctx,
  { date, doctorId: chosenId, ...rest }: Received<typeof listServiceTimes>
): Promise<Reply<typeof listServiceTimes>> {
  const doctorId = chosenId ?? null
  const asked = { ...rest, ...placeOf(rest) }
  const all = await findSpecialists(store, { ...asked, doctorId })
  if (!all[0]) refuse('NOT_FOUND')
  const chosen = all.filter(one => doctorId === null || String(one.doctor_id) === doctorId)
  const range = cutRange(date, date, now)
  const longest = Math.max(0, ...chosen.map(one => one.minutes))
  const ids = chosen.map(one => one.assignment_id)
  const slots = await findFreeSlotsOf(store, ids, range, longest)
  const byAssignment = Map.groupBy(slots, slot => slot.assignment_id)
  const times = chosen.flatMap(({ assignment_id, minutes }) =>
    mergeSlots(byAssignment.get(assignment_id) ?? [], minutes)
      .filter(([first]) => Date.parse(first!.start) < range.before.getTime())
      .map(run => ({
        timeslotId: run[0]!.id,
        assignmentId: String(assignment_id),
        startTime: run[0]!.start,
        endTime: run.at(-1)!.end
      }))
  )
  return {
    service: {
      serviceId: asked.serviceId,
      serviceName: all[0].service_name,
      description: all[0].description,
      forAdult: all[0].for_adult,
      forChildren: all[0].for_children,
      childrenAge: all[0].children_age
    },
    specialists: all.map(one => ({
      doctorId: String(one.doctor_id),
      branchId: String(one.branch_id),
      assignmentId: String(one.assignment_id),
      fullName: one.full_name,
      specialityName: one.speciality,
      slotDuration: one.minutes,
      price: one.price,
      onlineBooking: one.online_booking
    })),
    times: times.sort((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
  }
}

/** [2.90] The days on which a service can be had, with how many times it has there. Of each who gives it that is read once, until there is another time of theirs. */
export async function serviceDays(
  { store, now }: Ctx,
  { dateStart, dateEnd, doctorId, programId, profile, age, ...asked }: Received<typeof listServiceDays>
): Promise<Reply<typeof listServiceDays> | ReadyJson> {
  const place = { ...asked, ...placeOf(asked), doctorId: doctorId ?? null, patient: patientOf({ profile, age }) }
  const range = cutRange(dateStart, dateEnd, now)
  const all = await findSpecialists(store, place)
  if (all.length === 0) refuse('NOT_FOUND')
  if (programId !== undefined) await judgeOptions(store, place, programId)
  const givers = await findGivers(store, place, programId ?? null)
  const available = availabilityOf(store)
  const known = await available.answer(['service days', place, programId, range.firstDay, range.days], now, view => {
    const facts = daysFacts(view, givers, range)
    return facts && { ...facts, make: async () => readyJson(JSON.stringify({ days: await countDays(store, view, givers, range, now) })) }
  })
  return known ?? { days: await countDays(store, null, givers, range, now) }
}

/** What was not chosen is null. */
function placeOf({ townId, branchId }: { townId?: string | undefined; branchId?: string | undefined }) {
  return { townId: townId ?? null, branchId: branchId ?? null }
}

/** [5.89] A service, a place, a specialist and a programme may each be there and still not go together. Refuses. */
async function judgeOptions(
  store: Store,
  { provider, serviceId, townId, branchId, doctorId }: ServicePlace,
  programId: string
): Promise<void> {
  const paid = await findServicePlaces(store, { provider, serviceId, townId, programId })
  const isSupported = paid.some(
    place => (branchId === null || place.branch_id === branchId) && (doctorId === null || place.doctor_id === doctorId)
  )
  if (!isSupported) refuse('OPTIONS_NOT_SUPPORTED')
}

/** [4.51] Where the service is given, and by whom. */
export async function servicePlaces(
  { store }: Ctx,
  { townId, programId, ...asked }: Received<typeof listServicePlaces>
): Promise<Reply<typeof listServicePlaces>> {
  const rows = await findServicePlaces(store, { ...asked, townId: townId ?? null, programId: programId ?? null })
  return { places: rows.map(asPlace) }
}

function asPlace(row: ServicePlaceRow): Reply<typeof listServicePlaces>['places'][number] {
  return {
    branchId: row.branch_id,
    doctorId: row.doctor_id,
    fullName: row.full_name,
    specialityName: row.speciality,
    adult: row.adult,
    children: row.children,
    adultAge: row.adult_age,
    adultAgeTo: row.adult_age_to,
    childrenAge: row.children_age,
    childrenAgeTo: row.children_age_to
  }
}
