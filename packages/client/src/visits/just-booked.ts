import { useQueryClient } from '@tanstack/react-query'
import type { Visit } from '@vizit/contract/visits'
import { useEffect, useEffectEvent } from 'react'
import { JUST_BOOKED_KEY } from '../api/query-keys.ts'
import { useKeepVisit } from './use-keep-visit.ts'

/** Puts the visit that has just been booked into the list, and lets the screen of visits tell of it. */
export function useKeepBooked(): (visit: Visit) => Promise<void> {
  const queries = useQueryClient()
  const keep = useKeepVisit()
  return visit => {
    queries.setQueryData(JUST_BOOKED_KEY, true)
    return keep(visit)
  }
}

/** [4.36] [4.37] Tells once that the visit has been created, when the person comes to the visits after booking. */
export function useJustBooked(tell: () => void): void {
  const queries = useQueryClient()
  const isBooked = queries.getQueryData(JUST_BOOKED_KEY) === true
  const take = useEffectEvent(() => {
    queries.removeQueries({ queryKey: JUST_BOOKED_KEY })
    tell()
  })
  useEffect(() => {
    if (isBooked) take()
  }, [isBooked])
}
