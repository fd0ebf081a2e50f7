import { dayOf, showDate } from '@vizit/client/days/show-day'
import type { ReviewedOne } from '@vizit/client/reviews/use-reviewable-visit'
import { useOwnReviews } from '@vizit/client/reviews/use-reviews'
import { useSession } from '@vizit/client/session/session-provider'
import { Card } from '@vizit/ui/card'
import { Chip } from '@vizit/ui/fields/chip'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import { PublishedReviews } from './published-reviews.tsx'
import { stateLine } from './review-lines.ts'
import styles from './reviews-part.module.css'
import { WayToWrite } from './way-to-write.tsx'

/** So many are shown at first. */
const FIRST = 10

/** What patients wrote about a doctor or a centre, by day or one's own alone [3.94], and the way to write one after a visit [1.06]. */
export function ReviewsPart({ of }: { of: ReviewedOne }) {
  const words = useWords('finding')
  const isSignedIn = useSession().kind === 'signed-in'
  const [shown, setShown] = useState<'newest' | 'oldest' | 'mine'>('newest')
  return (
    <div className={styles.part}>
      <div className={styles.chips} role="group" aria-label={words.reviewOrder}>
        {(['newest', 'oldest', ...(isSignedIn ? (['mine'] as const) : [])] as const).map(one => (
          <Chip key={one} chosen={one === shown} onClick={() => setShown(one)}>
            {words[one]}
          </Chip>
        ))}
      </div>
      <WayToWrite of={of} />
      {shown === 'mine' ? (
        <OwnReviews of={of} />
      ) : (
        <Card className={styles.reviews}>
          <PublishedReviews key={shown} of={{ about: of.about, aboutId: of.id, sort: shown }} first={FIRST} />
        </Card>
      )}
    </div>
  )
}

/** One's own of this doctor or centre in every state, each the way to change it. */
function OwnReviews({ of }: { of: ReviewedOne }) {
  const words = useWords('finding')
  const reviews = useWords('reviews')
  const addresses = useAddresses()
  const own = useOwnReviews().data?.filter(review => review.about === of.about && review.aboutId === of.id)
  if (!own) return null
  if (own.length === 0) return <Card>{words.noneOfMyReviews}</Card>
  return (
    <List label={reviews.title}>
      {own.map(review => (
        <ListRow
          key={review.id}
          caption={`${showDate(dayOf(review.writtenAt))} · ${stateLine(reviews, review).label}`}
          title={review.comment}
          href={addresses.ownReview(review.id)}
        />
      ))}
    </List>
  )
}
