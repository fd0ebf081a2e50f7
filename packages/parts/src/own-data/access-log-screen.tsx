import { useAccessLog } from '@vizit/client/own-data/use-access-log'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { LogDays } from './log-days.tsx'
import styles from './own-data.module.css'
import { PersonChips } from './person-chips.tsx'

/** Who viewed the own data and the children's, booked, changed or allowed something, and when. */
export function AccessLogScreen({ who }: { who?: string | undefined }) {
  const words = useWords('ownData')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const ways = useWays()
  const support = useSupport()
  return (
    <Screen title={words.logTitle} note={words.logIntro} back={{ label: shell.back, href: addresses.ownData() }}>
      <PersonChips
        all={words.logAll}
        chosen={who}
        onChoose={profileId => void ways.go(addresses.accessLog({ who: profileId }), { replace: true })}
      />
      <Log who={who} />
      <div className={styles.stand}>
        <p className={styles.small}>{words.logStranger}</p>
        {support ? (
          <>
            <Button kind="ghost" size="small" flush href={support.href}>
              {support.label}
            </Button>
            {support.more}
          </>
        ) : null}
      </div>
    </Screen>
  )
}

function Log({ who }: { who: string | undefined }) {
  const words = useWords('ownData')
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAccessLog(who)
  const entries = data?.pages.flatMap(page => page.entries)
  if (!entries) {
    return error ? (
      <LoadFailure
        error={error}
        title={words.logFailed}
        text={words.logFailedText}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <div className={styles.list} aria-busy="true">
        <LiveRegion text={words.logLoading} />
        <CardSkeleton lines={3} />
        <CardSkeleton lines={3} />
      </div>
    )
  }
  if (entries.length === 0) {
    return (
      <Card title={words.logEmpty}>
        <p>{words.logEmptyText}</p>
      </Card>
    )
  }
  return (
    <>
      <div className={styles.list}>
        <LogDays entries={entries} />
      </div>
      {hasNextPage ? (
        <Button
          kind="outline"
          className={styles.older}
          waiting={isFetchingNextPage ? words.logOlderLoading : undefined}
          onClick={() => void fetchNextPage()}
        >
          {words.logOlder}
        </Button>
      ) : null}
    </>
  )
}
