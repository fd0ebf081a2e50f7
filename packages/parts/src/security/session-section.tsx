import { useSessions } from '@vizit/client/sessions/use-sessions'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useWords } from '../words/words.tsx'
import { EndOthers } from './end-others.tsx'
import styles from './security.module.css'
import { SessionRow } from './session-row.tsx'

/** Where one is signed in; each of the others can be ended, or all at once. */
export function SessionSection() {
  const words = useWords('sessions')
  const { data, error, isFetching, refetch } = useSessions()
  const others = data?.filter(session => !session.current).length ?? 0
  return (
    <Section title={words.title}>
      {data ? (
        <>
          <List label={words.title}>
            {data.map(session => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
          <p className={styles.note}>{others === 0 ? words.onlyHere : words.strange}</p>
          {others > 0 ? <EndOthers /> : null}
        </>
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={3} avatar />
        </div>
      )}
    </Section>
  )
}
