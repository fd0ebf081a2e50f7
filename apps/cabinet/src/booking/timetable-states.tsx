import { useRefusalWords } from '@vizit/client/refusal-words/use-refusal-words'
import { useWords } from '@vizit/client/words.tsx'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { ErrorCard } from '@vizit/ui/error-card'
import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import { useSupport } from '../shell/use-support.ts'

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
      support={useSupport()}
    />
  )
}

/** Nobody works in the chosen place, the wanted doctor is not there [8.76], or everybody is booked out. */
export function NoDoctors({ why, onReset }: { why: 'nobody' | 'no-such-doctor' | 'all-taken'; onReset: () => void }) {
  const words = useWords('booking')
  const said = {
    nobody: [words.noDoctors, words.noDoctorsText],
    'no-such-doctor': [words.doctorNotFound, words.doctorNotFoundText],
    'all-taken': [words.noFreeDays, words.noFreeDaysText]
  } as const
  const [title, text] = said[why]
  return (
    <EmptyTalon
      title={title}
      text={text}
      actions={
        <Button kind="second" onClick={onReset}>
          {words.noDoctorsAction}
        </Button>
      }
    />
  )
}
