import { useWaitingRequests } from '@vizit/client/waiting-list/use-waiting-requests'
import type { WaitingRequest } from '@vizit/contract/waiting-list'
import { REQUESTS_MAX } from '@vizit/rules/waiting-list'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { RequestCard } from './request-card.tsx'
import styles from './waiting.module.css'

/** What is there goes away first. */
const SECTIONS: readonly { title: 'offered' | 'waiting' | 'ended'; states: readonly WaitingRequest['state'][] }[] = [
  { title: 'offered', states: ['offered'] },
  { title: 'waiting', states: ['waiting'] },
  { title: 'ended', states: ['booked', 'expired'] }
]

/** What is waited for, what there is already, and what came of the rest. */
export function WaitingScreen() {
  const words = useWords('waitingList')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useWaitingRequests()

  function body() {
    if (!data) {
      if (error)
        return (
          <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
        )
      return (
        <div className={styles.column} aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={4} />
          <CardSkeleton lines={4} />
        </div>
      )
    }
    if (data.length === 0) {
      return (
        <EmptyTalon
          title={words.emptyTitle}
          text={words.emptyText}
          actions={<Button href={addresses.timetable()}>{words.emptyAction}</Button>}
        />
      )
    }
    return (
      <div className={styles.column}>
        <CopyNotice loadedAt={dataUpdatedAt} isStale={error !== null} />
        {SECTIONS.map(({ title, states }) => {
          const requests = data.filter(request => states.includes(request.state))
          return requests.length > 0 ? (
            <Section key={title} title={words.sections[title]} note={title === 'waiting' ? words.limit(REQUESTS_MAX) : undefined}>
              {requests.map(request => (
                <RequestCard key={request.id} request={request} />
              ))}
            </Section>
          ) : null
        })}
      </div>
    )
  }
  return (
    <Screen title={words.title} note={words.intro} back={{ label: shell.back, href: addresses.above.own() }}>
      {body()}
    </Screen>
  )
}
