import { type Doctor, makeDoctors, priceFactor } from './doctors.ts'
import { KNOWN_DOCTORS, type KnownDoctor } from './known-doctors.ts'
import { CENTRES, type CentreData } from './places.data.ts'
import { type Branch, makePlaces, numberedCentres, type Places } from './places.ts'
import { makeRandom, type Random } from './random.ts'
import { makeServices, type Offer, type ServiceTree } from './services.ts'
import { SPECIALITIES, type Speciality } from './specialities.ts'

export type Assignment = {
  id: number
  providerId: number
  doctorId: number
  branchId: number
  specialityId: number
  room: string
  priceKopecks: number
  slotMinutes: number
}
type AssignmentService = { assignmentId: number; serviceId: number; durationMinutes: number; priceKopecks: number }

/** Everything of the catalogue but towns; the timetable is made from it by days. */
export type World = Places & {
  specialities: readonly Speciality[]
  doctors: Doctor[]
  assignments: Assignment[]
  tree: ServiceTree
  assignmentServices: AssignmentService[]
}

/** 14 centres, 40 branches in the ten big cities, 600 doctors. Always the same. */
export function makeDemoWorld(): World {
  return makeWorld(makeRandom('vizit demo'), CENTRES, 600, KNOWN_DOCTORS)
}

/** The catalogue of BY-1: numbered centres and doctors without known ones. */
export function makeReferenceWorld(centres: number, doctors: number): World {
  const random = makeRandom('vizit by-1')
  return makeWorld(random, numberedCentres(random, centres), doctors, [])
}

function makeWorld(random: Random, centres: readonly CentreData[], count: number, knownDoctors: readonly KnownDoctor[]): World {
  const places = makePlaces(random, centres)
  const tree = makeServices()
  const doctors = makeDoctors(random, places.branches, count, knownDoctors)
  const assignments: Assignment[] = []
  const assignmentServices: AssignmentService[] = []
  for (const doctor of doctors) {
    for (const branch of doctor.branches) {
      const assignment = assign(random, assignments.length + 1, doctor, branch)
      assignments.push(assignment)
      assignmentServices.push(...servicesOf(random, assignment, doctor, branch, tree.offers))
    }
  }
  return { ...places, specialities: SPECIALITIES, doctors, assignments, tree, assignmentServices }
}

function assign(random: Random, id: number, doctor: Doctor, branch: Branch): Assignment {
  const { slotMinutes, roubles } = specialityById(doctor.specialityId)
  return {
    id,
    providerId: doctor.providerId,
    doctorId: doctor.id,
    branchId: branch.id,
    specialityId: doctor.specialityId,
    room: `${random.whole(1, 4)}${String(random.whole(1, 24)).padStart(2, '0')}`,
    priceKopecks: kopecks(roubles * priceFactor(doctor.qualification), branch),
    slotMinutes
  }
}

/** The first and the repeated visit of everyone, most of what else the speciality does, nothing for an age that the doctor does not see. */
function servicesOf(random: Random, assignment: Assignment, doctor: Doctor, branch: Branch, offers: readonly Offer[]): AssignmentService[] {
  const { code } = specialityById(doctor.specialityId)
  const factor = priceFactor(doctor.qualification)
  return offers
    .filter(({ by, service }) => by.includes(code) && ((service.forAdult && doctor.adult) || (service.forChildren && doctor.children)))
    .filter(({ babies }) => !babies || !doctor.childrenAge)
    .filter(({ by, service }) => by.length === 1 || service.defaultService || random.chance(0.8))
    .map(({ service, slots, roubles }) => ({
      assignmentId: assignment.id,
      serviceId: service.id,
      durationMinutes: slots * assignment.slotMinutes,
      // Materials and devices cost the same whoever the doctor is, so that the category shows less than in a consultation.
      priceKopecks:
        service.code.endsWith('-first') || service.code.endsWith('-again')
          ? kopecks(roubles * factor, branch)
          : kopecks(roubles * (1 + (factor - 1) / 3), branch)
    }))
}

/** Whole roubles, in kopecks. Outside Minsk a visit costs less. */
function kopecks(roubles: number, branch: Branch): number {
  return Math.round(roubles * (branch.townId === 1 ? 1 : 0.82)) * 100
}

function specialityById(id: number): Speciality {
  return SPECIALITIES[id - 1] as Speciality
}
