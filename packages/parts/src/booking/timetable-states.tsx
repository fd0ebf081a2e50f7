import type { DayDoctors } from '@vizit/client/booking/use-day-doctors'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { ErrorCard } from '@vizit/ui/page/error-card'
import { Skeleton } from '@vizit/ui/skeleton'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'

/** Two doctors that are still coming, in boxes of their size. */
export function LoadingDoctors() {
  const words = useWords('booking')
  return (
    <>
      <LiveRegion text={words.loading} />
      <Skeleton width="220px" height="28px" shape="box" />
      <CardSkeleton avatar lines={8} />
      <CardSkeleton avatar lines={8} />
    </>
  )
}

export function FailedTimetable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords('booking')
  const shell = useWords('shell')
  const refusal = useRefusalWords()(error)
  return (
    <ErrorCard
      title={words.failed}
      text={`${refusal.title}. ${refusal.text}`}
      retry={{ label: shell.retry, onPress: onRetry }}
      support={useSupport(undefined, refusal.code)}
    />
  )
}

type WhyNobody = Exclude<DayDoctors['kind'], 'loading' | 'failed' | 'doctors' | 'unfit' | 'filtered-out'>

/** Nobody works in the chosen place, the wanted doctor is not there [8.76] or sees others, or everybody is booked out. */
export function NoDoctors({ why, onReset }: { why: WhyNobody; onReset: () => void }) {
  const words = useWords('booking')
  const refusals = useWords('refusals')
  function said() {
    switch (why) {
      case 'nobody':
        return { title: words.noDoctors, text: words.noDoctorsText }
      case 'no-such-doctor':
        return { title: words.doctorNotFound, text: words.doctorNotFoundText }
      case 'all-taken':
        return { title: words.noFreeDays, text: words.noFreeDaysText }
      case 'ADULT_DOCTOR':
      case 'CHILD_DOCTOR':
        return refusals[why]({}, null)
    }
  }
  return (
    <EmptyTalon
      {...said()}
      actions={
        <Button kind="second" onClick={onReset}>
          {words.noDoctorsAction}
        </Button>
      }
    />
  )
}
