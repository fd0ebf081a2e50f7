import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bookDoctorSlot, bookService } from '@vizit/contract/booking'
import type { Sent } from '@vizit/contract/endpoint'
import type { Visit } from '@vizit/contract/visits'
import { type FailureCode, failureOf, valueOf } from '../api/call-failure.ts'
import { CAPABILITIES_KEY } from '../api/query-keys.ts'
import { TIMETABLE_KEY } from '../catalogue/use-timetable.ts'
import { useSendOnce } from '../session/use-send-once.ts'

export type BookingInput = Sent<typeof bookDoctorSlot>
export type ServiceInput = Sent<typeof bookService>

const QUICK_RETRIES = 1
/** The programme has changed since the form was opened: what each of them says is asked for again. */
const NOT_PAID = new Set<FailureCode>([
  'NO_CARD_FROM_COVERER',
  'CODE_COVERER_CARD_INACTIVE',
  'SERVICE_IS_NOT_SUPPORTED',
  'PROGRAMME_NOT_ACTIVE_YET'
])

type OnBooked = {
  /** Puts the visit among the visits. */
  keep: (visit: Visit) => Promise<void>
  onBooked: (visit: Visit) => void
}

/**
 * Books a slot, or a service from it on [7.73]. A retry of the same form, by hand or because the answer was lost, carries the same key and can never
 * make a second visit. After TIMESLOT_IS_BUSY, and where a service was changed meanwhile, the timetable is asked for again [4.38].
 */
export function useBookVisit({ keep, onBooked }: OnBooked) {
  const send = useSendOnce()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: BookingInput | ServiceInput) =>
      valueOf('serviceId' in input ? await send(bookService, input) : await send(bookDoctorSlot, input)),
    retry: (tried, error) => tried < QUICK_RETRIES && isLost(error),
    onSuccess: async visit => {
      queries.setQueryData(bookedKey(visit.orderId), visit)
      await keep(visit)
      void queries.invalidateQueries({ queryKey: TIMETABLE_KEY })
      onBooked(visit)
    },
    onError: error => {
      const { code } = failureOf(error)
      if (code === 'TIMESLOT_IS_BUSY' || code === 'INVALID_STATE') void queries.invalidateQueries({ queryKey: TIMETABLE_KEY })
      if (NOT_PAID.has(code)) void queries.invalidateQueries({ queryKey: CAPABILITIES_KEY })
    }
  })
}

/** Where the visit that has just been booked is kept for its confirmation. */
export function bookedKey(orderId: string): readonly unknown[] {
  return ['booked', orderId]
}

/** Whether nobody knows if the booking came through: then the same one is sent again. */
export function isLost(error: unknown): boolean {
  const { code } = failureOf(error)
  return code === 'NETWORK' || code === 'TIMEOUT'
}
