import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Place } from '@vizit/rules/distance'

/** To a hundred metres is near enough, and old by some minutes new enough. */
const ASKED: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/** Why the place is not known: the browser may not tell it, or has not found it out. */
export type NoPlace = 'refused' | 'not-found'

class PlaceUnknown extends Error {
  override name = 'PlaceUnknown'
  readonly kind: NoPlace
  constructor(kind: NoPlace) {
    super(`the place is ${kind}`)
    this.kind = kind
  }
}

/** Where the person is, once they ask for it by `refetch`; kept in memory alone and told to nobody. */
export function useOwnPlace(): UseQueryResult<Place, PlaceUnknown> {
  return useQuery<Place, PlaceUnknown>({
    queryKey: ['own-place'],
    queryFn: askBrowser,
    enabled: false,
    retry: false,
    staleTime: Infinity,
    networkMode: 'always'
  })
}

function askBrowser(): Promise<Place> {
  return new Promise((tell, refuse) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => tell({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => refuse(new PlaceUnknown(code === PERMISSION_DENIED ? 'refused' : 'not-found')),
      ASKED
    )
  )
}
