import type { Town } from '@vizit/contract/catalogue'
import { useState } from 'react'
import { ALL_TOWNS } from './all-towns.ts'
import { rememberTown } from './town-preference.ts'
import { useTowns } from './use-places.ts'
import { useTownId } from './use-town-id.ts'

export type TownChoice = {
  /** Undefined while it is not known. */
  town: Town | undefined
  towns: readonly Town[]
  choose: (townId: string) => void
}

/** The town that a list is of: the one looked at last in this browser, else the first. The entry of all regions is none. */
export function useTownChoice(which: 'booked' | 'all'): TownChoice {
  const all = useTowns(which).data
  const [chosen, setChosen] = useState<string>()
  const towns = all?.filter(town => town.id !== ALL_TOWNS) ?? []
  const townId = useTownId(chosen === undefined ? {} : { townId: chosen }, all && towns)
  return {
    town: towns.find(town => town.id === townId),
    towns,
    choose: id => {
      rememberTown(id)
      setChosen(id)
    }
  }
}
