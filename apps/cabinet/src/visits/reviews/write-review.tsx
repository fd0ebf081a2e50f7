import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAddReview } from '@vizit/client/reviews/use-reviews'
import type { OwnReview } from '@vizit/contract/reviews'
import type { Visit } from '@vizit/contract/visits'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { confirmationOf } from '@vizit/parts/reviews/review-lines'
import { ReviewCard } from '@vizit/parts/visits/reviews/review-card.tsx'
import { ReviewForm } from '@vizit/parts/visits/reviews/review-form.tsx'
import styles from '@vizit/parts/visits/reviews/reviews.module.css'
import { useWords } from '@vizit/parts/words/words.tsx'
import { REVIEWED, type Reviewed } from '@vizit/rules/reviews'
import { Segmented } from '@vizit/ui/segmented'
import { useToasts } from '@vizit/ui/toast'

/** [4.90] Of the doctor or of the centre: the form, or what the person has written already. */
export function WriteReview({ visit, own }: { visit: Visit; own: readonly OwnReview[] }) {
  const words = useWords('reviews')
  const addresses = useAddresses()
  const navigate = useNavigate()
  const { say } = useToasts()
  const { mutate, isPending, error, reset } = useAddReview()
  const about: Reviewed = useSearch({ strict: false }).about ?? 'doctor'
  const written = own.find(review => review.about === about)
  return (
    <div className={styles.write}>
      <Segmented
        label={words.aboutWhom}
        options={REVIEWED.map(value => ({ value, label: words.about[value] }))}
        value={about}
        onChange={next => {
          reset()
          void navigate({ to: '.', search: (next === 'centre' ? { about: next } : {}) as never, replace: true, resetScroll: false })
        }}
      />
      {written ? (
        <ReviewCard review={written} />
      ) : (
        <ReviewForm
          key={about}
          typed={{ comment: '', publishName: false }}
          note={words.checked}
          submit={{ label: words.send, waiting: isPending ? words.sending : undefined }}
          cancelHref={addresses.visits({ tab: 'past' })}
          error={error}
          onSend={typed =>
            mutate(
              { orderId: visit.orderId, about, ...typed },
              {
                onSuccess: ({ done }) => {
                  say(confirmationOf(words, done))
                  void navigate({ to: addresses.ownReviews() })
                }
              }
            )
          }
        />
      )}
    </div>
  )
}
