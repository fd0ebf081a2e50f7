// How drugs are looked for, and in which order drugstores that have them are shown.
import { distanceKm, type Position } from './distance.ts'
import { SEARCH_MIN } from './search.ts'

/** Own searches that are kept, the newest. */
export const DRUG_SEARCHES_KEPT = 20
/** Medicines of one chest. */
export const CHEST_MAX = 100
/** Drugs that drugstores are asked about at once, and that are kept with a visit. */
export const DRUGS_AT_ONCE = 20
/** Letters of a note in the chest. */
export const MEDICINE_NOTE_MAX = 200
/** Letters of a search. */
export const DRUG_SEARCH_MAX = 100

/** [3.90] [9.55] */
export const DRUGSTORE_SORTS = ['totalPrice', 'distance', 'rank'] as const
export type DrugstoreSort = (typeof DRUGSTORE_SORTS)[number]

/** [5.66] From three letters on a part of the name is enough; what is shorter must be the full name of a drug. */
export function judgeDrugSearch(typed: string): 'part' | 'full-name' | 'empty' {
  const letters = [...typed.trim().replace(/\s+/g, ' ')].length
  if (letters === 0) return 'empty'
  return letters >= SEARCH_MIN ? 'part' : 'full-name'
}

type Offer = {
  id: string
  totalPrice: number | null
  missing: readonly string[]
  rank: number
  latitude: number | null
  longitude: number | null
}

/**
 * [3.90] The list in the order that was chosen; what cannot be told of a drugstore stands after what can. By price and by rank whoever has all of the
 * drugs comes before whoever has a part. By distance in kilometres from `from`; without a place of one's own the order is that of the rank.
 */
export function sortDrugstores<D extends Offer>(list: readonly D[], by: DrugstoreSort, from: Position | null): D[] {
  const far = new Map(list.map(one => [one, distanceTo(one, from)]))
  const keys: Record<DrugstoreSort, (one: D) => number[]> = {
    totalPrice: one => [one.missing.length, one.totalPrice ?? Infinity, one.rank],
    distance: one => [far.get(one) ?? Infinity, one.missing.length, one.rank],
    rank: one => [one.missing.length, one.rank]
  }
  return list.toSorted((a, b) => compare(keys[by](a), keys[by](b)) || (a.id < b.id ? -1 : 1))
}

/** Kilometres; null where one of the two places is not known. */
export function distanceTo(one: { latitude: number | null; longitude: number | null }, from: Position | null): number | null {
  if (from === null || one.latitude === null || one.longitude === null) return null
  return distanceKm(from, { latitude: one.latitude, longitude: one.longitude })
}

function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, place) => value !== right[place])
  return at < 0 ? 0 : left[at]! < right[at]! ? -1 : 1
}
