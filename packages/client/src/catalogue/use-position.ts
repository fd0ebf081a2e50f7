import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Position } from '@vizit/rules/distance'

/** To a hundred metres is near enough, and old by some minutes new enough. */
const ASKED: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** Why the position is not known: the browser may not tell it, or has not found it out. */
export type NoPosition = 'refused' | 'not-found'

class PositionUnknown extends Error {
  override name = 'PositionUnknown'
  readonly kind: NoPosition
  constructor(kind: NoPosition) {
    super(`the position is ${kind}`)
    this.kind = kind
  }
}

/** Where the person is, once they ask for it: by `refetch`, or by what `isWanted`; kept in memory alone and told to nobody. */
export function usePosition(isWanted = false): UseQueryResult<Position, PositionUnknown> {
  return useQuery<Position, PositionUnknown>({
    queryKey: ['position'],
    queryFn: askBrowser,
    enabled: isWanted,
    retry: false,
    retryOnMount: false,
    staleTime: Infinity,
    networkMode: 'always'
  })
}

function askBrowser(): Promise<Position> {
  return new Promise((tell, refuse) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => tell({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => refuse(new PositionUnknown(code === PERMISSION_DENIED ? 'refused' : 'not-found')),
      ASKED
    )
  )
}
