import { skipToken, useQuery } from '@tanstack/react-query'
import { bookedKey } from '@vizit/client/booking/use-book-visit'
import { useVisits } from '@vizit/client/visits/use-visits'
import type { Visit } from '@vizit/contract/visits'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { BookedVisit } from './booked-visit.tsx'

/** [2.19] [2.20] The confirmation of a booking; after a reload the visit is looked up among one's own. */
export function BookedScreen({ order = '' }: { order?: string | undefined }) {
  const words = useWords('booked')
  const more = useWords('visitsMore')
  const addresses = useAddresses()
  // Put there by the booking itself; never fetched.
  const just = useQuery<Visit>({ queryKey: bookedKey(order), queryFn: skipToken })
  const visits = useVisits()
  const visit = just.data ?? visits.copy?.orders.find(one => one.orderId === order)
  if (visit) return <BookedVisit visit={visit} />
  if (visits.asked === 'asking') {
    return (
      <Screen title={words.title}>
        <TalonSkeleton />
      </Screen>
    )
  }
  return (
    <Screen title={more.visitTitle}>
      <EmptyTalon title={words.failed} text={words.failedText} actions={<Button href={addresses.visits()}>{words.toVisits}</Button>} />
    </Screen>
  )
}
