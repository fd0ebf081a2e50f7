import { failureOf } from '@vizit/client/api/call-failure'
import type { VisitsSearch } from '@vizit/client/visits/visits-view'
import { Button } from '@vizit/ui/button'
import { ErrorCard } from '@vizit/ui/page/error-card'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'
import { ordersTrouble } from './orders-trouble.ts'
import styles from './visits-screen.module.css'

/** Three tickets that are still coming. */
export function LoadingVisits() {
  return (
    <div className={styles.list} aria-busy="true">
      <TalonSkeleton />
      <TalonSkeleton />
      <TalonSkeleton />
    </div>
  )
}

type AgainProps = { onRetry: () => void; isAsking: boolean }

/** [8.16] */
export function FailedVisits({ error, onRetry, isAsking }: AgainProps & { error: unknown }) {
  const words = useWords('visits')
  const shell = useWords('shell')
  return (
    <ErrorCard
      title={words.failed}
      text={words.because(ordersTrouble(words, error), words.failedText)}
      retry={{ label: shell.retry, onPress: onRetry, waiting: isAsking ? shell.retrying : undefined }}
      support={useSupport(undefined, failureOf(error).code)}
    />
  )
}

/** A start without a connection: the copy of this device is sealed and cannot be opened without the server. */
export function NoConnection({ onRetry, isAsking }: AgainProps) {
  const words = useWords('visits')
  const shell = useWords('shell')
  return (
    <ErrorCard
      title={words.offlineNothing}
      text={words.offlineNothingText}
      icon={<WifiOff aria-hidden="true" />}
      retry={{ label: shell.retry, onPress: onRetry, waiting: isAsking ? shell.retrying : undefined }}
    />
  )
}

/** [2.27] */
export function NoVisitsYet() {
  const words = useWords('visits')
  const addresses = useAddresses()
  return (
    <EmptyTalon
      title={words.emptyTitle}
      text={words.emptyText}
      actions={
        <Button href={addresses.timetable()} icon={<CalendarPlus aria-hidden="true" />}>
          {words.emptyAction}
        </Button>
      }
    />
  )
}

type NothingProps = { search: VisitsSearch; more: ReactNode; onClear: () => void }

/** [2.26] */
export function NothingMatches({ search, more, onClear }: NothingProps) {
  const words = useWords('visits')
  const addresses = useAddresses()
  if (search.typed) {
    return (
      <EmptyTalon
        title={words.nothing}
        text={words.nothingTyped}
        actions={
          <>
            <Button kind="second" onClick={onClear}>
              {words.clearSearch}
            </Button>
            {more}
          </>
        }
      />
    )
  }
  if (search.tab === 'past') {
    return <EmptyTalon title={words.nothing} text={more ? words.nothingPast : words.nothingPastAtAll} actions={more} />
  }
  return (
    <EmptyTalon
      title={words.nothing}
      text={words.nothingFuture}
      actions={
        <Button href={addresses.timetable()} icon={<CalendarPlus aria-hidden="true" />}>
          {words.emptyAction}
        </Button>
      }
    />
  )
}
