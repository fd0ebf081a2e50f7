import { createContext, use } from 'react'

const Distances = createContext<ReadonlyMap<string, number> | undefined>(undefined)

/** Kilometres to branches, for the cards below; undefined where the person has not asked for them [R45]. */
export const DistancesProvider = Distances

/** Kilometres to a branch; undefined where they are not known. */
export function useDistanceTo(branchId: string): number | undefined {
  return use(Distances)?.get(branchId)
}
