import { useOwnReviews } from '@vizit/client/reviews/use-reviews'
import { Button } from '@vizit/ui/button'
import Pencil from 'lucide-react/icons/pencil'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'

/** Leads to the review of a visit: to write it, or to what one has written. `named`: the visit in words, for who cannot see the card. */
export function ReviewLink({ orderId, named }: { orderId: string; named: string }) {
  const words = useWords('reviews')
  const addresses = useAddresses()
  const isWritten = useOwnReviews().data?.some(review => review.orderId === orderId)
  return (
    <Button
      kind="ghost"
      size="small"
      flush
      icon={<Pencil aria-hidden="true" />}
      href={addresses.reviewVisit(orderId)}
      aria-label={isWritten ? words.ownLabel(named) : words.writeLabel(named)}
    >
      {isWritten ? words.own : words.write}
    </Button>
  )
}
