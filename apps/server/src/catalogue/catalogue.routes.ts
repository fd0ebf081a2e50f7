import {
  getTimeslot,
  listBranches,
  listDoctorSlots,
  listDoctors,
  listDoctorsWithSlots,
  listFreeDays,
  listSpecialities,
  listTowns
} from '@vizit/contract/catalogue'
import { getCentre, listCentres } from '@vizit/contract/centres'
import {
  getDirectoryService,
  listDirectoryServices,
  listDirectoryTowns,
  listTownDoctors,
  listTownSpecialities
} from '@vizit/contract/directory'
import { getDoctor, listSlotsOfDoctors } from '@vizit/contract/doctor-details'
import { findAnything } from '@vizit/contract/finding'
import { listNames } from '@vizit/contract/names'
import { listPhysicianCards, listPhysicians } from '@vizit/contract/physicians'
import { refuse } from '@vizit/contract/refusal'
import { listServiceDays, listServicePlaces, listServiceTimes } from '@vizit/contract/service-times'
import { listAssignmentServices, listServices } from '@vizit/contract/service-tree'
import { type JsonText, jsonText, open, type ReadyJson, type Route } from '../http/route.ts'
import { findAssignmentServices, findBranches, findPhysicians, findTowns } from './catalogue.sql.ts'
import { choiceOf } from './choice.ts'
import { cutRange, openRange } from './cut-range.ts'
import { listTownDoctorsOf } from './directory/list-town-doctors.ts'
import { listTownSpecialitiesOf, listTownsOf } from './directory/list-towns.ts'
import { listDirectoryServicesOf, readDirectoryService } from './directory/read-service.ts'
import { findDoctorDetails } from './doctor-details.sql.ts'
import { findAnythingOf } from './finding/find-anything.ts'
import { listCentresOf, readCentre } from './list-centres.ts'
import { listDoctorsOf } from './list-doctors.ts'
import { listNamesOf } from './list-names.ts'
import { listServicesOf } from './list-services.ts'
import { listSlotsOf } from './list-slots.ts'
import { listSpecialitiesOf } from './list-specialities.ts'
import { listDoctorsWithSlotsOf, listFreeDaysOf } from './list-timetable.ts'
import { serviceDays, servicePlaces, serviceTimes } from './service-times.ts'
import { findDoctorSlots, findTimeslot } from './timetable.sql.ts'

async function found(json: Promise<ReadyJson | string | null>): Promise<ReadyJson | JsonText> {
  const answer = (await json) ?? refuse('NOT_FOUND')
  return typeof answer === 'string' ? jsonText(answer) : answer
}

export const catalogueRoutes: Route[] = [
  open(findAnything, findAnythingOf),
  open(listNames, listNamesOf),
  open(listTowns, ({ store }) => found(findTowns(store))),
  open(listBranches, ({ store }, input) => found(findBranches(store, choiceOf(input)))),
  open(listSpecialities, (ctx, input) => found(listSpecialitiesOf(ctx, input))),
  open(listDoctors, (ctx, input) => found(listDoctorsOf(ctx, input))),
  open(getDoctor, ({ store, now }, input) => {
    const day = input.date ? cutRange(input.date, input.date, now) : null
    return found(findDoctorDetails(store, input.provider, input.doctorId, openRange(now), day))
  }),
  open(listSlotsOfDoctors, (ctx, input) => found(listSlotsOf(ctx, input))),
  open(listCentres, (ctx, input) => found(listCentresOf(ctx, input))),
  open(getCentre, readCentre),
  open(listDirectoryTowns, listTownsOf),
  open(listTownSpecialities, listTownSpecialitiesOf),
  open(listTownDoctors, listTownDoctorsOf),
  open(listDirectoryServices, listDirectoryServicesOf),
  open(getDirectoryService, readDirectoryService),
  open(listServices, listServicesOf),
  open(listServiceTimes, serviceTimes),
  open(listServiceDays, serviceDays),
  open(listServicePlaces, servicePlaces),
  open(listDoctorsWithSlots, (ctx, input) => found(listDoctorsWithSlotsOf(ctx, input))),
  open(listFreeDays, (ctx, input) => found(listFreeDaysOf(ctx, input))),
  open(listDoctorSlots, ({ store, now }, input) =>
    found(findDoctorSlots(store, input.provider, input.doctorId, input.branchId ?? null, cutRange(input.dateStart, input.dateEnd, now)))
  ),
  open(listPhysicians, ({ store, now }, input) =>
    found(findPhysicians(store, input.provider, input.ids.split(','), 'with-places', openRange(now)))
  ),
  open(listPhysicianCards, ({ store, now }, input) =>
    found(
      findPhysicians(
        store,
        input.provider,
        input.ids.split(','),
        input.includeAssignments ? 'with-places' : 'without-places',
        openRange(now)
      )
    )
  ),
  open(listAssignmentServices, ({ store }, input) => found(findAssignmentServices(store, input.provider, input.assignmentId))),
  open(getTimeslot, ({ store, now }, input) => found(findTimeslot(store, input.provider, input.timeslotId, openRange(now))))
]
