import { useReminders } from '@vizit/client/reminders/use-reminders'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { PersonReminders } from './person-reminders.tsx'
import styles from './reminders.module.css'
import { VisitNewsChoice } from './visit-news-choice.tsx'

/** [1.45] How one is reminded, and of what for each patient. Every choice is kept at once. */
export function RemindersScreen() {
  const words = useWords('reminders')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useReminders()
  return (
    <Screen title={words.title} note={words.quiet} back={{ label: shell.back, href: addresses.above.settings() }}>
      {data ? (
        <div className={styles.column}>
          <CopyNotice loadedAt={dataUpdatedAt} isStale={error !== null} />
          <ChannelChoice reminders={data} />
          <VisitNewsChoice isOn={data.tellsOfVisits} />
          <Section title={words.people}>
            {data.people.map(({ profileId, choices }) => (
              <PersonReminders key={profileId} profileId={profileId} choices={choices} />
            ))}
            <p className={styles.note}>{words.together}</p>
          </Section>
        </div>
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className={styles.column} aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={3} />
          <CardSkeleton lines={6} />
        </div>
      )}
    </Screen>
  )
}
