import { expect, test } from 'vitest'
import { readBookingSearch, stepSearch } from './booking-search.ts'

test('a search survives the address: town, branch, speciality, doctor, day and view', () => {
  const search = { town: '1', branch: '12', speciality: '5', doctor: '600', day: '2026-11-20', view: 'calendar' as const, slot: '4400000' }
  expect(readBookingSearch(Object.fromEntries(new URLSearchParams(search)))).toEqual(search)
})

test('an address that somebody spoiled opens the page all the same', () => {
  expect(readBookingSearch({ town: '0', branch: 'x', doctor: "1'", day: '2026-02-30', view: 'map', who: 'me', slot: ['1'] })).toEqual({})
})

test('a router that reads numbers as numbers changes nothing', () => {
  expect(readBookingSearch({ town: 1, doctor: 600 })).toEqual({ town: '1', doctor: '600' })
})

test('another day, place or doctor lets the chosen time go; a person or a way of seeing keeps it', () => {
  const chosen = { town: '1', doctor: '600', day: '2026-11-20', slot: '7' }
  expect(stepSearch(chosen, { day: '2026-11-23' })).toEqual({ town: '1', doctor: '600', day: '2026-11-23' })
  expect(stepSearch(chosen, { doctor: undefined }).slot).toBeUndefined()
  expect(stepSearch(chosen, { view: 'calendar' }).slot).toBe('7')
  expect(stepSearch(chosen, { who: 'b0a5c2f4-0000-4000-8000-000000000000' }).slot).toBe('7')
})
