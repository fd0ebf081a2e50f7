import { useCalendarFeed, useSetFeed } from '@vizit/client/calendar-feed/use-calendar-feed'
import type { CalendarFeed } from '@vizit/contract/calendar-feed'
import { FEED_WORDS, type FeedWords } from '@vizit/rules/calendar-feed'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { LiveRegion } from '@vizit/ui/live-region'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { Screen } from '../frame/screen.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './calendar.module.css'
import { FeedLink } from './feed-link.tsx'

/** The own calendar: what it tells, its address, and its end. */
export function CalendarScreen() {
  const words = useWords('calendarFeed')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useCalendarFeed()
  return (
    <Screen title={words.title} note={words.intro} back={{ label: shell.back, href: addresses.profile() }}>
      {data ? (
        <>
          <CopyNotice loadedAt={dataUpdatedAt} isStale={error !== null} />
          <Feed key={data.feed === null ? 'none' : 'made'} feed={data.feed} />
        </>
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className={styles.column} aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={4} />
        </div>
      )}
    </Screen>
  )
}

/** Without an address the choice waits for the button; with one it is kept at once. */
function Feed({ feed }: { feed: CalendarFeed }) {
  const words = useWords('calendarFeed')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const set = useSetFeed()
  const [chosen, setChosen] = useState<FeedWords>(feed?.words ?? 'plain')
  const change = (next: FeedWords) => {
    setChosen(next)
    if (feed) set.mutate(next, { onSuccess: () => say(words.changed), onError: () => setChosen(feed.words) })
  }
  return (
    <div className={styles.column}>
      <ChoiceGroup legend={words.what} name="feed-words" value={chosen} onChange={value => change(value as FeedWords)}>
        {FEED_WORDS.toReversed().map(one => (
          <ChoiceCard key={one} value={one} title={words.words[one]} note={words.notes[one]} />
        ))}
      </ChoiceGroup>
      {set.isError ? <RefusalBanner title={words.notSaved} text={tell(set.error).text} /> : null}
      {feed ? (
        <FeedLink feed={feed} />
      ) : (
        <Button className={styles.make} waiting={set.isPending ? words.making : undefined} onClick={() => set.mutate(chosen)}>
          {words.make}
        </Button>
      )}
    </div>
  )
}
