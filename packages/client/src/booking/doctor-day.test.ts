import type { Assignment, Doctor, Timeslot } from '@vizit/contract/catalogue'
import { expect, test } from 'vitest'
import { doctorDay, isByPhone, judgePerson } from './doctor-day.ts'

const place = (assignmentId: string, facts: Partial<Assignment> = {}) =>
  ({ assignmentId, branchId: `b${assignmentId}`, townId: '1', onlineBooking: true, ...facts }) as Assignment
const doctor = (facts: Partial<Doctor> = {}) =>
  ({
    adult: true,
    children: false,
    onlineBooking: 'open',
    worksAt: [place('1'), place('2')],
    nearestTimeslot: '2026-11-23T06:20:00Z',
    ...facts
  }) as Doctor
const slot = (timeslotId: string, assignmentId: string, startTime: string): Timeslot => ({
  timeslotId,
  assignmentId,
  startTime,
  endTime: startTime
})

test('each place shows its own times in order, places without times stand back', () => {
  const day = doctorDay(doctor(), [slot('9', '2', '2026-11-20T09:00:00Z'), slot('8', '2', '2026-11-20T06:00:00Z')], {})
  expect(day.places.map(one => [one.place.assignmentId, one.slots.map(free => free.timeslotId)])).toEqual([['2', ['8', '9']]])
  expect(day.hasSlots).toBe(true)
  expect(day.elsewhere).toBeUndefined()
})

test('how long a visit is at a place is told where all its times of the day are as long', () => {
  const lasting = (timeslotId: string, assignmentId: string, minutes: number) => ({
    ...slot(timeslotId, assignmentId, '2026-11-20T06:00:00Z'),
    endTime: new Date(Date.UTC(2026, 10, 20, 6, minutes)).toISOString()
  })
  const minutes = (slots: Timeslot[]) => doctorDay(doctor(), slots, {}).places.map(one => one.minutes)
  expect(minutes([lasting('7', '1', 20), lasting('8', '1', 20), lasting('9', '2', 40)])).toEqual([20, 40])
  expect(minutes([lasting('7', '1', 20), lasting('8', '1', 30)])).toEqual([undefined])
  expect(minutes([])).toEqual([undefined, undefined])
})

test('a day without places names the nearest one', () => {
  expect(doctorDay(doctor(), [], {}).elsewhere).toEqual({ startTime: '2026-11-23T06:20:00Z', day: '2026-11-23' })
  expect(doctorDay(doctor({ nearestTimeslot: null }), [], {}).elsewhere).toBeUndefined()
})

test('only the places of the chosen branch and town are shown', () => {
  const both = doctor({ worksAt: [place('1'), place('2', { townId: '5' })] })
  expect(doctorDay(both, [], { townId: '5' }).places.map(one => one.place.assignmentId)).toEqual(['2'])
  expect(doctorDay(both, [], { branchId: 'b1' }).places.map(one => one.place.assignmentId)).toEqual(['1'])
  expect(doctorDay(both, [], { branchIds: 'b7,b2' }).places.map(one => one.place.assignmentId)).toEqual(['2'])
  const priced = doctor({ worksAt: [place('1', { price: 9_000 }), place('2', { price: 5_000 }), place('3', { price: null })] })
  expect(doctorDay(priced, [], { priceTo: '60' }).places.map(one => one.place.assignmentId)).toEqual(['2'])
})

test('a place that takes no online bookings is booked through the registry [2.83]', () => {
  const closed = doctor({ worksAt: [place('1', { onlineBooking: false })] })
  expect(doctorDay(closed, [], {}).booking).toBe('registry-only')
  expect(doctorDay(doctor({ onlineBooking: 'from-second-visit' }), [], {}).booking).toBe('from-second-visit')
})

test('while the booking is closed everywhere every doctor is booked by phone, whatever else limits it [2.83]', () => {
  const limited = doctor({ onlineBooking: 'programme-only' })
  const [now, then] = [doctorDay(limited, [], {}, true).booking, doctorDay(limited, [], {}, false).booking]
  expect([now, isByPhone(now), then, isByPhone(then)]).toEqual(['closed', true, 'programme-only', false])
})

test('whom a doctor does not see for their age is said before a time is chosen [8.33 8.34 8.35]', () => {
  const child = { birthday: '2018-03-10' }
  const adult = { birthday: '1990-05-15' }
  const pediatrician = doctor({ adult: false, children: true, childrenAge: 10 })
  expect(judgePerson(doctor(), child, '2026-11-20')).toBe('ADULT_DOCTOR')
  expect(judgePerson(pediatrician, adult, '2026-11-20')).toBe('CHILD_DOCTOR')
  expect(judgePerson(pediatrician, child, '2026-11-20')).toBe('AGE_LIMITS_ISSUE')
  expect(judgePerson(pediatrician, undefined, '2026-11-20')).toBe('fits')
})
