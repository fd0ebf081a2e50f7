import { useMutation } from '@tanstack/react-query'
import { visitCalendar } from '@vizit/contract/visits'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

/** Fetches a visit as a calendar file and hands it to the browser to open or keep [1.23]. */
export function useCalendarFile() {
  const call = useCall()
  return useMutation({
    mutationFn: async (orderId: string) => {
      const file = valueOf(await call(visitCalendar, { orderId })) as Blob
      const address = URL.createObjectURL(file)
      const link = document.createElement('a')
      link.href = address
      link.download = 'vizit.ics'
      link.click()
      // The browser has taken the file over by then.
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    }
  })
}
