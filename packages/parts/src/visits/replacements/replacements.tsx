import { failureOf } from '@vizit/client/api/call-failure'
import { capital, showMoment } from '@vizit/client/days/show-day'
import { useReplacements, useTakeReplacement } from '@vizit/client/visits/use-replacements'
import type { Replacement } from '@vizit/contract/replacements'
import type { Visit } from '@vizit/contract/visits'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import { useId, useState } from 'react'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'
import styles from './replacements.module.css'

/** Up to three other times for a visit that its centre has cancelled; one press books. It brings its own words: few visits need them. */
export function Replacements({ visit }: { visit: Visit }) {
  const words = useWords('replacements')
  const titleId = useId()
  const { data, isError, refetch } = useReplacements(visit.orderId)
  if (isError && !data) {
    return (
      <div className={styles.box}>
        <p className={styles.note}>{words.failed}</p>
        <Button kind="second" size="small" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div className={styles.box} aria-busy="true">
        <LiveRegion text={words.loading} />
        <Skeleton height="52px" shape="box" />
        <Skeleton height="52px" shape="box" />
      </div>
    )
  }
  if (data.bookedAs !== null) return <p className={styles.note}>{words.bookedAlready}</p>
  if (data.times.length === 0) return <p className={styles.note}>{words.none}</p>
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {words.title}
      </h3>
      <Times orderId={visit.orderId} times={data.times} />
    </section>
  )
}

function Times({ orderId, times }: { orderId: string; times: readonly Replacement[] }) {
  const words = useWords('replacements')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const take = useTakeReplacement(orderId, () => say(words.booked))
  const [chosen, setChosen] = useState<Replacement | null>(null)
  const refused = take.isError ? tell(take.error) : null
  const isElsewhere = take.isError && failureOf(take.error).code === 'VISITOR_ALREADY_BOOKED'
  const book = (time: Replacement) => {
    setChosen(time)
    take.mutate(time)
  }
  return (
    <>
      <ul className={styles.times}>
        {times.map(time => {
          const moment = showMoment(time.startDate)
          return (
            <li key={time.timetableId} className={styles.time}>
              <span className={styles.what}>
                <b>{capital(moment)}</b>
                <span className={styles.note}>
                  {words.nearness[time.nearness]}: {time.doctorName}, {time.branchName}
                </span>
              </span>
              <Button
                kind="second"
                size="small"
                aria-label={words.bookLabel(moment, time.doctorName)}
                waiting={take.isPending && chosen?.timetableId === time.timetableId ? words.booking : undefined}
                onClick={() => book(time)}
              >
                {words.book}
              </Button>
            </li>
          )
        })}
      </ul>
      {refused ? (
        <Banner
          kind="danger"
          title={refused.title}
          live
          action={
            isElsewhere && chosen ? (
              <Button kind="second" size="small" onClick={() => take.mutate({ ...chosen, bookAnyway: true })}>
                {words.anyway}
              </Button>
            ) : undefined
          }
        >
          {refused.text}
        </Banner>
      ) : null}
    </>
  )
}
