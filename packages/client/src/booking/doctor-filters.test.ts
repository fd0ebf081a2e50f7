import { expect, test } from 'vitest'
import { readBookingSearch, stepSearch } from './booking-search.ts'
import { branchesWithin, distancesTo, filtersOn, NO_FILTERS, readPriceTo } from './doctor-filters.ts'

const SEARCH = { part: 'evening', near: '3', priceTo: '60', sex: 'FEMALE', free: '1' } as const

test('filters survive the address, and what is no filter is left out', () => {
  expect(readBookingSearch(Object.fromEntries(new URLSearchParams(SEARCH)))).toEqual(SEARCH)
  expect(readBookingSearch({ part: 'night', near: '0', priceTo: '60.5', sex: 'female', free: 'yes' })).toEqual({})
  expect(filtersOn(SEARCH)).toEqual(['free', 'part', 'near', 'priceTo', 'sex'])
  expect(stepSearch({ ...SEARCH, slot: '7', specialityId: '5' }, NO_FILTERS)).toEqual({ specialityId: '5' })
})

test('a limit of the price is typed in whole roubles above zero, or not at all [5.63, 5.64]', () => {
  expect(['75', ' 1 250 ', '060', '62,00', ''].map(readPriceTo)).toEqual(
    ['75', '1250', '60', '62', undefined].map(priceTo => ({ priceTo }))
  )
  expect(['0', '-5', '62,5', 'дёшево', '10000'].map(readPriceTo)).toEqual(
    ['not-positive', 'not-positive', 'not-whole', 'not-whole', 'too-much'].map(fault => ({ fault }))
  )
})

test('near are the branches within so many kilometres, the nearest first; a branch without a place on the map is never near', () => {
  const here = { latitude: 53.9, longitude: 27.55 }
  const branches = [
    { branchId: '1', latitude: 53.92, longitude: 27.55 },
    { branchId: '2', latitude: 53.901, longitude: 27.55 },
    { branchId: '3', latitude: null, longitude: null },
    { branchId: '4', latitude: 55.19, longitude: 30.2 }
  ]
  const distances = distancesTo(branches, here)
  expect([...distances.keys()]).toEqual(['1', '2', '4'])
  expect(branchesWithin(distances, 3)).toBe('2,1')
  expect(branchesWithin(distances, 1)).toBe('2')
  expect(branchesWithin(new Map(), 3)).toBe('')
})

test('all branches that are near are asked for, of a town with more of them than anybody has the five hundred nearest', () => {
  const many = Array.from({ length: 620 }, (_, nr) => ({ branchId: String(nr + 1), latitude: 53.9 + nr / 100_000, longitude: 27.55 }))
  const asked = branchesWithin(distancesTo(many.toReversed(), { latitude: 53.9, longitude: 27.55 }), 3).split(',')
  expect(asked).toEqual(many.slice(0, 500).map(one => one.branchId))
})
