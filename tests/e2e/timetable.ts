// The demo world's doctors and their free times, as anybody may ask for them.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { type Doctor, getTimeslot, listBranches, listDoctorSlots, listDoctors, type Timeslot } from '@vizit/contract/catalogue'
import { listConsentTexts } from '@vizit/contract/consent'
import { listDirectoryServices } from '@vizit/contract/directory'
import type { Visit } from '@vizit/contract/visits'
import { addDays, type Day, minskDay, minskTime, timetableWindow } from '@vizit/rules/days'
import { agreed, callAs, type Patient } from './patient.ts'

/** Doctors who are the same in every demo world. */
export const DOCTORS = {
  adultsOnly: 'Ковалёва Анна Сергеевна',
  everyNearDayFull: 'Гриневич Павел Андреевич',
  childrenOnly: 'Белявская Ирина Леонидовна',
  childrenFrom3To14: 'Кулеш Виталий Николаевич',
  registryOnly: 'Барановский Леонид Петрович',
  fromSecondVisit: 'Юшкевич Марина Олеговна',
  programmeOnly: 'Тарасенко Олег Викторович',
  twoBranches: 'Ясюкевич Елена Михайловна',
  noSlots: 'Дашкевич Нина Григорьевна'
} as const

export const visitor = callAs(null)
const everywhere = { provider: 'all', townId: '0' }

export async function doctorCalled(fullName: string): Promise<Doctor> {
  const { doctors } = agreed(await visitor(listDoctors, { ...everywhere, name: fullName }))
  const found = doctors.find(doctor => doctor.fullName === fullName)
  if (!found) throw new Error(`no doctor is called ${fullName}`)
  return found
}

/** A service that somebody gives, by its id. */
export async function someService(): Promise<string> {
  const { directions } = agreed(await visitor(listDirectoryServices, { provider: 'all' }))
  return directions[0]!.subGroups[0]!.services[0]!.serviceId
}

export type FreeTime = Timeslot & { day: Day; time: string }

/** Free times of a doctor from `afterDays` days ahead on, soonest first. */
export async function freeTimes(doctor: Doctor, afterDays = 1): Promise<FreeTime[]> {
  const { from, to } = timetableWindow(minskDay(new Date()))
  const range = { dateStart: addDays(from, afterDays), dateEnd: to }
  const { timeslots } = agreed(await visitor(listDoctorSlots, { provider: 'all', doctorId: doctor.doctorId, ...range }))
  return timeslots
    .map(slot => ({ ...slot, day: minskDay(new Date(slot.startTime)), time: minskTime(new Date(slot.startTime)) }))
    .sort((a, b) => a.startTime.localeCompare(b.startTime))
}

export async function isFree(timeslotId: string): Promise<boolean> {
  return agreed(await visitor(getTimeslot, { provider: 'all', timeslotId })).timeslot.free
}

/** Books by the API, as another device would. */
export async function book(patient: Patient, slot: Timeslot, profileId = patient.profileId): Promise<Visit> {
  const { texts } = agreed(await visitor(listConsentTexts, {}))
  const agreement = texts.find(text => text.kind === 'booking')!.version
  return agreed(await patient.call(bookDoctorSlot, { timetableId: slot.timeslotId, assignmentId: slot.assignmentId, profileId, agreement }))
}

/** An adults' doctor of Minsk who can be booked and of whom no other journey knows; `provider`: of this clinic. */
export async function someDoctor(provider = 'all'): Promise<Doctor> {
  const known: readonly string[] = Object.values(DOCTORS)
  const { doctors } = agreed(await visitor(listDoctors, { provider, townId: '1' }))
  const found = doctors.find(
    one =>
      one.onlineBooking === 'open' &&
      one.adult &&
      one.adultAge === null &&
      one.worksAt.every(place => place.onlineBooking) &&
      one.nearestTimeslot &&
      !known.includes(one.fullName)
  )
  if (!found) throw new Error('nobody of the first page can be booked')
  return found
}

/** A free time at a branch where the clinic has switched online booking off. */
export async function timeAtClosedBranch(): Promise<FreeTime> {
  const { branches } = agreed(await visitor(listBranches, { provider: 'all' }))
  const closed = branches.find(branch => !branch.onlineBooking)
  if (!closed) throw new Error('every branch takes online bookings')
  const { doctors } = agreed(await visitor(listDoctors, { provider: 'all', branchId: closed.branchId }))
  for (const doctor of doctors) {
    const here = doctor.worksAt.filter(place => place.branchId === closed.branchId).map(place => place.assignmentId)
    const free = (await freeTimes(doctor)).find(slot => here.includes(slot.assignmentId))
    if (free) return free
  }
  throw new Error('nobody has time at the closed branch')
}

/** The first two times of two doctors that overlap. */
export function overlap(ofOne: readonly FreeTime[], ofOther: readonly FreeTime[]): [FreeTime, FreeTime] {
  for (const one of ofOne) {
    const other = ofOther.find(slot => slot.startTime < one.endTime && one.startTime < slot.endTime)
    if (other) return [one, other]
  }
  throw new Error('the two doctors are never free at one time')
}
