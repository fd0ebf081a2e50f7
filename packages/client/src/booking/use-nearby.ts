import type { Branch } from '@vizit/contract/catalogue'
import { useMemo } from 'react'
import { type NoPosition, usePosition } from '../catalogue/use-position.ts'
import type { BookingSearch } from './booking-search.ts'
import { branchesWithin, distancesTo } from './doctor-filters.ts'

export type Nearby = {
  /** Ids with commas; undefined where all branches count, '' where none is near. */
  branchIds: string | undefined
  /** The browser is asked where the person is, or the branches are on their way. */
  isWaiting: boolean
  /** Why nearness cannot be judged: all branches count then. */
  failure: NoPosition | undefined
  /** Kilometres by branch, once the person has asked for nearness. */
  distances: ReadonlyMap<string, number> | undefined
  /** Asks the browser once more. */
  askAgain: () => void
}

/** [R45] What is near is found out where the patient is: neither the address nor the server is told the place. */
export function useNearby(near: BookingSearch['near'], branches: readonly Branch[] | undefined): Nearby {
  const { data: position, error, isFetching, refetch } = usePosition(near !== undefined)
  const distances = useMemo(() => position && branches && distancesTo(branches, position), [position, branches])
  const isUnknown = near !== undefined && error !== null && !isFetching
  return {
    branchIds: near !== undefined && distances ? branchesWithin(distances, Number(near)) : undefined,
    isWaiting: near !== undefined && !distances && !isUnknown,
    failure: isUnknown ? error.kind : undefined,
    distances,
    askAgain: () => void refetch()
  }
}
