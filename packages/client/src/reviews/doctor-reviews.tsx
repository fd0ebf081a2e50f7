import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Skeleton } from '@vizit/ui/skeleton'
import { useState } from 'react'
import { useNow } from '../api/clock.tsx'
import { showDate } from '../days/show-day.ts'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords, WordsProvider } from '../words.tsx'
import styles from './doctor-reviews.module.css'
import { ru as reviews } from './messages.ru.ts'
import { authorLine } from './review-lines.ts'
import { useReviews } from './use-reviews.ts'

const WORDS = { reviews }
/** So many are shown at first. */
const FIRST = 3

/** What patients published about a doctor, newest first, with the centre's answers [3.49] [3.50]. Brings its words along. */
export function DoctorReviews({ doctorId }: { doctorId: string }) {
  return (
    <WordsProvider words={WORDS}>
      <Reviews doctorId={doctorId} />
    </WordsProvider>
  )
}

function Reviews({ doctorId }: { doctorId: string }) {
  const words = useWords('reviews')
  const tell = useRefusalWords()
  const today = minskDay(useNow())
  const [opened, setOpened] = useState(false)
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useReviews({ about: 'doctor', aboutId: doctorId })
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
  const shown = opened ? all : all.slice(0, FIRST)
  const hasMore = shown.length < all.length || hasNextPage
  return (
    <section className={styles.reviews} aria-label={words.ofDoctor}>
      <h4 className={styles.title}>{words.ofDoctor}</h4>
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
    </section>
  )
}
