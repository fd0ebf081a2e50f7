import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAccessLog } from '@vizit/client/own-data/use-access-log'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { LogDays } from '@vizit/parts/own-data/log-days.tsx'
import styles from '@vizit/parts/own-data/own-data.module.css'
import { PersonChips } from '@vizit/parts/own-data/person-chips.tsx'
import { useSupport } from '@vizit/parts/support/use-support'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'

/** Who looked at the own data and the children's, booked, changed or allowed something, and when. */
export function AccessLogScreen() {
  const words = useWords('ownData')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const navigate = useNavigate()
  const { who } = useSearch({ strict: false })
  const support = useSupport()
  return (
    <Screen title={words.logTitle} note={words.logIntro} back={{ label: shell.back, href: addresses.ownData() }}>
      <PersonChips
        all={words.logAll}
        chosen={who}
        onChoose={profileId => void navigate({ to: addresses.accessLog(), search: profileId ? { who: profileId } : {}, replace: true })}
      />
      <Log who={who} />
      <div className={styles.stand}>
        <p className={styles.small}>{words.logStranger}</p>
        {support ? (
          <Button kind="ghost" size="small" flush href={support.href}>
            {support.label}
          </Button>
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
