import { TIMETABLE_FIELDS } from '@vizit/contract/drawn-page'
import { expect, test } from 'vitest'
import { type BookingSearch, readBookingSearch, stepSearch } from './booking-search.ts'

test('whatever a search asks for is known to the server as what the face shows: the page that it draws is the one without a question', () => {
  const every: Record<keyof BookingSearch, true> = {
    townId: true,
    branchId: true,
    specialityId: true,
    doctorId: true,
    day: true,
    view: true,
    who: true,
    age: true,
    slot: true,
    mine: true,
    serviceId: true,
    profileFilter: true,
    part: true,
    near: true,
    priceTo: true,
    sex: true,
    free: true
  }
  expect(Object.keys(every).sort()).toEqual([...TIMETABLE_FIELDS].sort())
})

test('a search survives the address: town, branch, speciality, doctor, day and view', () => {
  const search = {
    townId: '1',
    branchId: '12',
    specialityId: '5',
    doctorId: '600',
    day: '2026-11-20',
    view: 'calendar' as const,
    slot: '4400000'
  }
  expect(readBookingSearch(Object.fromEntries(new URLSearchParams(search)))).toEqual(search)
})

test('the age of somebody who has no profile yet stands in the address, in full years up to 120; it keeps the chosen time', () => {
  expect(readBookingSearch({ age: 8 })).toEqual({ age: '8' })
  expect(readBookingSearch({ age: '0' })).toEqual({ age: '0' })
  for (const age of ['-1', '08', '121', '8.5', 'восемь']) expect(readBookingSearch({ age })).toEqual({})
  expect(stepSearch({ doctorId: '600', slot: '7' }, { age: '8' })).toEqual({ doctorId: '600', slot: '7', age: '8' })
})

test('an address that somebody spoiled opens the page all the same', () => {
  expect(
    readBookingSearch({ townId: '-1', branchId: 'x', doctorId: "1'", day: '2026-02-30', view: 'map', who: 'me', slot: ['1'] })
  ).toEqual({})
})

test('a router that reads numbers as numbers changes nothing', () => {
  expect(readBookingSearch({ townId: 1, doctorId: 600 })).toEqual({ townId: '1', doctorId: '600' })
})

test('another day, place or doctor lets the chosen time go; a person or a way of seeing keeps it', () => {
  const chosen = { townId: '1', doctorId: '600', day: '2026-11-20', slot: '7' }
  expect(stepSearch(chosen, { day: '2026-11-23' })).toEqual({ townId: '1', doctorId: '600', day: '2026-11-23' })
  expect(stepSearch(chosen, { doctorId: undefined }).slot).toBeUndefined()
  expect(stepSearch(chosen, { view: 'calendar' }).slot).toBe('7')
  expect(stepSearch(chosen, { who: 'b0a5c2f4-0000-4000-8000-000000000000' }).slot).toBe('7')
})
