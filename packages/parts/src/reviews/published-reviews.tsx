import { useNow } from '@vizit/client/api/clock'
import { showDate } from '@vizit/client/days/show-day'
import { type ReviewsOf, useReviews } from '@vizit/client/reviews/use-reviews'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Skeleton } from '@vizit/ui/skeleton'
import { useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './published-reviews.module.css'
import { authorLine } from './review-lines.ts'

/** What patients published about a doctor or a centre, with the centre's answers [3.49] [3.50]; `first`: so many are shown at first. */
export function PublishedReviews({ of, first }: { of: ReviewsOf; first: number }) {
  const words = useWords('reviews')
  const tell = useRefusalWords()
  const today = minskDay(useNow())
  const [opened, setOpened] = useState(false)
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useReviews(of)
  if (!data) {
    return error ? (
      <div role="alert">
        <p>{tell(error).title}</p>
        <Button kind="second" size="small" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    ) : (
      <Skeleton height="120px" shape="box" />
    )
  }
  const all = data.pages.flatMap(page => page.reviews)
  const shown = opened ? all : all.slice(0, first)
  const hasMore = shown.length < all.length || hasNextPage
  return (
    <>
      {all.length === 0 ? <p>{words.noneYet}</p> : null}
      <ul className={styles.list}>
        {shown.map(review => (
          <li key={review.id}>
            <div className={styles.head}>
              <b>{authorLine(words, review)}</b>
              <span className={styles.small}>{showDate(review.date, today)}</span>
            </div>
            <p className={styles.comment}>{review.comment}</p>
            {review.answer ? (
              <div className={styles.answer}>
                <p className={styles.small}>{words.answered(showDate(review.answer.date, today))}</p>
                <p>{review.answer.text}</p>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div>
          <Button
            kind="second"
            size="small"
            waiting={isFetchingNextPage ? words.showingMore : undefined}
            onClick={() => (opened ? void fetchNextPage() : setOpened(true))}
          >
            {words.showMore}
          </Button>
        </div>
      ) : null}
    </>
  )
}
