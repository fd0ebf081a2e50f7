import type { Position } from '@vizit/rules/distance'
import type { ReactNode } from 'react'

/** A place to be shown on a map; `pin`: the few words that stand on its pin. */
export type Place = Position & { id: string; pin: string }

export type PlacesMapProps = {
  places: readonly Place[]
  /** How many there are, on the map or not. */
  total: number
  /** So many of them, as it stands where close pins have joined: «3 центра». */
  many: (n: number) => string
  /** What stands on a pin in which these have joined, a line each; without it `many`. */
  joined?: (ids: readonly string[]) => string
  /** What is said of a place whose pin was pressed. */
  card: (id: string) => ReactNode
}

type Known = { latitude: number | null; longitude: number | null }

/** Those whose place is known. */
export function onMap<One extends Known>(all: readonly One[], idOf: (one: One) => string, pinOf: (one: One) => string): Place[] {
  return all.flatMap(one =>
    one.latitude === null || one.longitude === null
      ? []
      : [{ id: idOf(one), pin: pinOf(one), latitude: one.latitude, longitude: one.longitude }]
  )
}
