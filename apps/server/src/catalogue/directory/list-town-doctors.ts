// The doctors of a speciality in a town: the list of the timetable, which knows who is shown to a visitor, with less of each.

import type { listDoctors } from '@vizit/contract/catalogue'
import { DOCTORS_A_PAGE, type listTownDoctors } from '@vizit/contract/directory'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../../deps.ts'
import { type ReadyJson, readyJson } from '../../http/route.ts'
import { availabilityOf, type View } from '../availability/availability.ts'
import { doctorsInOrder } from '../availability/choose-doctors.ts'
import { choiceOf, pageOf, patientOf } from '../choice.ts'
import { openRange } from '../cut-range.ts'
import { writeDoctorPage } from '../doctor-cards.ts'
import { findDoctors } from '../doctors.sql.ts'
import { filterOf } from '../list-doctors.ts'
import { countDoctorsBy, mostDoctors } from './count-doctors.ts'
import {
  findSpecialitiesById,
  findSpecialityCalled,
  findTownCalled,
  findTownsById,
  type SpecialityRow,
  type TownRow
} from './directory.sql.ts'
import { assignmentsOf } from './list-towns.ts'

/** So many other specialities, and so many other towns. */
const LINKS = 12

type Asked = { provider: string; townId: string; specialityId: string; page: number }
type Doctors = Reply<typeof listDoctors>

/** Refuses NOT_FOUND for an unknown provider, town or speciality. */
export async function listTownDoctorsOf(ctx: Ctx, input: Received<typeof listTownDoctors>): Promise<ReadyJson> {
  const { store, now } = ctx
  const [town, speciality] = await Promise.all([findTownCalled(store, input.town), findSpecialityCalled(store, input.speciality)])
  if (!town || !speciality) refuse('NOT_FOUND')
  const asked: Asked = { provider: input.provider, townId: town.id, specialityId: speciality.specialityId, page: input.page ?? 1 }
  const availability = availabilityOf(store)
  const known = await availability.answer(['town doctors', asked], now, view => {
    const planned = planDoctors(view, asked, now)
    const make = async () =>
      writeList(ctx, view, { town, speciality, asked }, JSON.parse(await writeDoctorPage(store, view.assignments, planned.page)))
    return { ...planned, make }
  })
  if (known) return known
  // While the free slots are being counted the tables say who has one.
  const { view } = await availability.whoWorks(now)
  assignmentsOf(view, asked)
  const page = pageOf(asked.page, DOCTORS_A_PAGE)
  const found = await findDoctors(store, choiceOf(asked), filterOf({ ...asked, sort: 'byDate' }, now), page)
  return writeList(ctx, view, { town, speciality, asked }, JSON.parse(found!))
}

/** Who stands on the page, all that it is made from, and until when: those with the soonest free slot first. Refuses NOT_FOUND for an unknown provider. */
export function planDoctors(view: View, { page, ...place }: Asked, now: Date) {
  const choice = { ...choiceOf(place), ...patientOf({}), centreId: null }
  const filter = { open: openRange(now), part: null, slots: 'not-needed', sort: 'byDate' } as const
  return doctorsInOrder(view, choice, filter, pageOf(page, DOCTORS_A_PAGE)) ?? refuse('NOT_FOUND')
}

type About = { town: TownRow; speciality: SpecialityRow; asked: Asked }

async function writeList({ store }: Ctx, view: View, { town, speciality, asked }: About, found: unknown): Promise<ReadyJson> {
  const { doctors, total } = found as Doctors
  const { provider, townId, specialityId } = asked
  const byTown = countDoctorsBy(assignmentsOf(view, { provider, specialityId }), 'townId')
  const bySpeciality = countDoctorsBy(assignmentsOf(view, { provider, townId }), 'specialityId')
  const [others, elsewhere] = await Promise.all([
    findSpecialitiesById(store, mostDoctors(bySpeciality, LINKS, Number(specialityId))),
    findTownsById(store, mostDoctors(byTown, LINKS, Number(townId)))
  ])
  const reply: Reply<typeof listTownDoctors> = {
    town,
    speciality,
    doctors: doctors.map(doctor => shortened(doctor, townId)),
    total,
    others: others.map(one => ({ ...one, doctors: bySpeciality.get(Number(one.specialityId))! })),
    elsewhere: elsewhere.map(one => ({ ...one, doctors: byTown.get(Number(one.id))! }))
  }
  return readyJson(JSON.stringify(reply))
}

/** A card of the timetable without what the list does not show. */
function shortened(doctor: Doctors['doctors'][number], townId: string): Reply<typeof listTownDoctors>['doctors'][number] {
  const places = doctor.worksAt.filter(place => place.townId === townId)
  return {
    doctorId: doctor.doctorId,
    fullName: doctor.fullName,
    specialityName: doctor.specialityName,
    qualification: doctor.qualification,
    workStart: doctor.workStart,
    photoUrl: doctor.photoUrl,
    adult: doctor.adult,
    children: doctor.children,
    adultAge: doctor.adultAge,
    adultAgeTo: doctor.adultAgeTo,
    childrenAge: doctor.childrenAge,
    childrenAgeTo: doctor.childrenAgeTo,
    onlineBooking: doctor.onlineBooking,
    nearestTimeslot: doctor.nearestTimeslot,
    worksAt: places.map(({ branchId, branch, address, centre, price }) => ({ branchId, branch, address, centre, price }))
  }
}
