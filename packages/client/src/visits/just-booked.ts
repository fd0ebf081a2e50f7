import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Set by a booking, taken by the first screen of visits that opens after it. */
export const JUST_BOOKED_KEY = ['just-booked'] as const

/** [4.36] [4.37] Tells once that the visit has been created, when the person comes to the visits after booking. */
export function useJustBooked(tell: () => void): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!queries.getQueryData(JUST_BOOKED_KEY)) return
    queries.removeQueries({ queryKey: JUST_BOOKED_KEY })
    tell()
  })
}
