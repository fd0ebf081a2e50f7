import type { Town } from '@vizit/contract/catalogue'
import { useState } from 'react'
import { ALL_TOWNS } from './all-towns.ts'
import { rememberTown } from './town-preference.ts'
import { bookedTowns, useTowns } from './use-places.ts'
import { useTownId } from './use-town-id.ts'

export type TownChoice = {
  /** Undefined while it is not known, and where there is none yet. */
  town: Town | undefined
  /** Of which town a list is to be: where there is none, of all regions, so that an answer comes. Undefined while it is not known. */
  townId: string | undefined
  towns: readonly Town[]
  /** The towns did not come; nothing that is of a town can be shown until they are asked for again. */
  failed: { retry: () => void; isRetrying: boolean } | undefined
  choose: (townId: string) => void
}

/** The town that a list is of: the one looked at last in this browser, else the first. The entry of all regions is none. */
export function useTownChoice(which: 'booked' | 'all'): TownChoice {
  const { data, isError, isFetching, refetch } = useTowns('all')
  const all = which === 'all' ? data : data && bookedTowns(data)
  const [chosen, setChosen] = useState<string>()
  const towns = all?.filter(town => town.id !== ALL_TOWNS) ?? []
  const townId = useTownId(chosen === undefined ? {} : { townId: chosen }, all && towns)
  return {
    town: towns.find(town => town.id === townId),
    townId: all && towns.length === 0 ? ALL_TOWNS : townId,
    towns,
    failed: isError && !data ? { retry: () => void refetch(), isRetrying: isFetching } : undefined,
    choose: id => {
      rememberTown(id)
      setChosen(id)
    }
  }
}
