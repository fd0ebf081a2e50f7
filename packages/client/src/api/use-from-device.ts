import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/**
 * What is known under this key is what the device has kept of an earlier start (0086), and no answer of this one: it is for reading. A form that began with
 * it would write old things over new ones. For those who read the query itself as well, and so follow it.
 */
export function useIsFromDevice(queryKey: QueryKey): boolean {
  const state = useQueryClient().getQueryState(queryKey)
  return state?.data !== undefined && state.dataUpdateCount === 0
}
