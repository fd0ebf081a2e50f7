// What narrows the list of doctors besides the place, as it stands in the address: pure.
import type { Branch } from '@vizit/contract/catalogue'
import { BRANCHES_AT_ONCE } from '@vizit/contract/narrowing'
import { distanceKm, type Position } from '@vizit/rules/distance'
import { judgePrice, readRoubles } from '@vizit/rules/money'
import type { DoctorFilter } from '../catalogue/doctor-filter.ts'
import type { BookingSearch } from './booking-search.ts'

/** In the order in which they are asked and shown. */
export const FILTER_FIELDS = ['free', 'part', 'near', 'priceTo', 'sex'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]
/** Those that are on. */
export type Filters = Pick<BookingSearch, FilterField>

/** Kilometres and roubles that can be chosen. */
export const NEAR_KM = ['1', '3', '5'] as const
export const PRICES_TO = ['40', '60', '80'] as const

/** The server is asked for no more, in roubles. */
export const PRICE_TO_MAX = 9999

/** A limit of the price as somebody typed it, in roubles [5.64]: whole ones as the address has them, undefined where none is typed; or why it is none [5.63]. */
export function readPriceTo(typed: string): { priceTo: string | undefined } | { fault: 'not-whole' | 'not-positive' | 'too-much' } {
  if (typed.trim() === '') return { priceTo: undefined }
  const judged = judgePrice(typed)
  if (judged === 'not-positive') return { fault: judged }
  const roubles = (readRoubles(typed) ?? Number.NaN) / 100
  if (!Number.isInteger(roubles)) return { fault: 'not-whole' }
  return roubles > PRICE_TO_MAX ? { fault: 'too-much' } : { priceTo: String(roubles) }
}

export function filtersOn(search: Filters): FilterField[] {
  return FILTER_FIELDS.filter(field => search[field] !== undefined)
}

/** Kilometres to each branch whose place on the map is known, by its id. */
export function distancesTo(
  branches: readonly Pick<Branch, 'branchId' | 'latitude' | 'longitude'>[],
  from: Position
): ReadonlyMap<string, number> {
  return new Map(
    branches.flatMap(({ branchId, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [[branchId, distanceKm(from, { latitude, longitude })] as const]
    )
  )
}

/** The branches within so many kilometres, the nearest first, as they are asked for; '' where there is none. Of more than `BRANCHES_AT_ONCE` the nearest. */
export function branchesWithin(distances: ReadonlyMap<string, number>, km: number): string {
  return [...distances]
    .filter(([, far]) => far <= km)
    .sort((a, b) => a[1] - b[1])
    .slice(0, BRANCHES_AT_ONCE)
    .map(([branchId]) => branchId)
    .join(',')
}

/** What of the filters the server is asked for: all but 'only free', which leaves out what the answer does not hold. */
export function narrowedBy(
  { part, priceTo, sex }: Filters,
  branchIds: string | undefined
): Pick<DoctorFilter, 'part' | 'priceTo' | 'sex' | 'branchIds'> {
  return { part, priceTo, sex, branchIds }
}

/** All off, as a step of the search. */
export const NO_FILTERS: Record<FilterField, undefined> = {
  free: undefined,
  part: undefined,
  near: undefined,
  priceTo: undefined,
  sex: undefined
}
