import { useAddReview } from '@vizit/client/reviews/use-reviews'
import { useWaiting } from '@vizit/client/unsent/unsent-provider'
import type { OwnReview } from '@vizit/contract/reviews'
import type { Visit } from '@vizit/contract/visits'
import { REVIEWED, type Reviewed } from '@vizit/rules/reviews'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { Segmented } from '@vizit/ui/fields/segmented'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewForm } from './review-form.tsx'
import { confirmationOf } from './review-lines.ts'
import styles from './reviews.module.css'
import { UnsentReview } from './unsent-review.tsx'

type WriteReviewProps = { visit: Visit; about: 'centre' | undefined; own: readonly OwnReview[] }

/** [4.90] Of the doctor or of the centre: the form, or what the person has written already. */
export function WriteReview({ visit, about: said, own }: WriteReviewProps) {
  const words = useWords('reviews')
  const addresses = useAddresses()
  const ways = useWays()
  const { say } = useToasts()
  const { mutate, isPending, error, reset } = useAddReview()
  const about: Reviewed = said ?? 'doctor'
  const written = own.find(review => review.about === about)
  const unsent = useWaiting(['review'], { orderId: visit.orderId, about })
  return (
    <div className={styles.write}>
      <Segmented
        label={words.aboutWhom}
        options={REVIEWED.map(value => ({ value, label: words.about[value] }))}
        value={about}
        onChange={next => {
          reset()
          ways.askHere({ search: next === 'centre' ? { about: next } : {} }, { replace: true, keepScroll: true })
        }}
      />
      {written ? (
        <ReviewCard review={written} />
      ) : unsent ? (
        <UnsentReview review={unsent} />
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
              { orderId: visit.orderId, about, ...typed, name: about === 'doctor' ? visit.physicianName : visit.branchName },
              {
                onSuccess: sent => {
                  if (sent.kept) return
                  say(confirmationOf(words, sent.value.done))
                  void ways.go(addresses.ownReviews())
                }
              }
            )
          }
        />
      )}
    </div>
  )
}
