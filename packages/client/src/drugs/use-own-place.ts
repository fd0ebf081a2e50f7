import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Place } from '@vizit/rules/distance'

/** To a hundred metres is near enough, and old by some minutes new enough. */
const ASKED: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 }

/**
 * Where the person is, once they ask for it by `refetch`; kept in memory alone and told to nobody. An error is the browser's own: it may not tell, or
 * does not know.
 */
export function useOwnPlace(): UseQueryResult<Place> {
  return useQuery({
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
      failed => refuse(new Error(`the place is not known: ${failed.code}`)),
      ASKED
    )
  )
}
