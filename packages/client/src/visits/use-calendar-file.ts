import { useMutation } from '@tanstack/react-query'
import { visitCalendar } from '@vizit/contract/visits'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { calendar } from '../platform/calendar.ts'

/** Fetches a visit as a calendar file and hands it to the calendar of the device [1.23]. */
export function useCalendarFile() {
  const call = useCall()
  return useMutation({ mutationFn: async (orderId: string) => calendar.add(valueOf(await call(visitCalendar, { orderId })) as Blob) })
}
