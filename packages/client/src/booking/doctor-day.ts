// What a doctor's card shows for a day: pure, so that the card only draws it.
import type { Assignment, Doctor, Timeslot } from '@vizit/contract/catalogue'
import { type AgeVerdict, ageOn, judgeAge } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { dayOf } from '../days/show-day.ts'

/** How the doctor can be booked online, whoever comes. `closed`: nobody can be now, which the page says once. */
export type Booking = 'open' | 'closed' | 'registry-only' | 'from-second-visit' | 'programme-only'

const KOPECKS = 100

export type DoctorDay = {
  /** The places of the search, those with free times first, each with its times in order; `minutes`: how long a visit is there, where all of them are as long. */
  places: { place: Assignment; slots: Timeslot[]; minutes: number | undefined }[]
  booking: Booking
  /** Nearest free time on another day, when this day has none. */
  elsewhere: { startTime: string; day: Day } | undefined
  hasSlots: boolean
}

/**
 * `within`: the town and branch that are looked in, the ids of the branches that are near enough, and roubles at most; undefined fields leave all. Without any
 * such place all places are shown.
 */
export function doctorDay(
  doctor: Doctor,
  slots: readonly Timeslot[],
  within: { townId?: string | undefined; branchId?: string | undefined; branchIds?: string | undefined; priceTo?: string | undefined },
  isBookingClosed = false
): DoctorDay {
  const isIn = (place: Assignment) =>
    (within.branchId === undefined || place.branchId === within.branchId) &&
    (within.townId === undefined || place.townId === within.townId) &&
    (within.branchIds === undefined || within.branchIds.split(',').includes(place.branchId)) &&
    (within.priceTo === undefined || (place.price !== null && place.price <= Number(within.priceTo) * KOPECKS))
  const near = doctor.worksAt.filter(isIn)
  const shown = near.length > 0 ? near : doctor.worksAt
  const places = shown
    .map(place => ({
      place,
      slots: slots.filter(slot => slot.assignmentId === place.assignmentId).sort((a, b) => a.startTime.localeCompare(b.startTime))
    }))
    .map(one => ({ ...one, minutes: minutesOf(one.slots) }))
    .sort((a, b) => Number(a.slots.length === 0) - Number(b.slots.length === 0))
  const withSlots = places.filter(one => one.slots.length > 0)
  const isClosed = shown.length > 0 && shown.every(place => !place.onlineBooking)
  return {
    places: withSlots.length > 0 ? withSlots : places,
    booking: isBookingClosed ? 'closed' : doctor.onlineBooking === 'open' && isClosed ? 'registry-only' : doctor.onlineBooking,
    elsewhere:
      withSlots.length > 0 || doctor.nearestTimeslot === null
        ? undefined
        : { startTime: doctor.nearestTimeslot, day: dayOf(doctor.nearestTimeslot) },
    hasSlots: withSlots.length > 0
  }
}

const MINUTE = 60_000

/** How long each of these times is, in minutes; undefined: there are none, or they differ. */
function minutesOf(slots: readonly Timeslot[]): number | undefined {
  const lengths = new Set(slots.map(slot => (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / MINUTE))
  return lengths.size === 1 ? [...lengths][0] : undefined
}

/** A time can be looked for, and is then booked by phone [2.83]. */
export function isByPhone(booking: Booking): boolean {
  return booking === 'closed' || booking === 'registry-only'
}

/** May the chosen person come to this doctor on that day? Nobody chosen, or no birthday known: nothing is said [5.37-5.42]. */
export function judgePerson(doctor: Doctor, person: { birthday: Day | null } | undefined, day: Day): AgeVerdict {
  return person?.birthday ? judgeAge(doctor, ageOn(person.birthday, day)) : 'fits'
}
