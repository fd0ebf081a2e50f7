import { failureOf } from '@vizit/client/api/call-failure'
import { useVisitLink } from '@vizit/client/reminders/use-visit-link'
import { visitLinkToken } from '@vizit/client/reminders/visit-link-view'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import { Link } from '@vizit/ui/page/link'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import notice from '../frame/notice-screen.module.css'
import { Screen } from '../frame/screen.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { LinkedVisitTalon } from './linked-visit.tsx'
import styles from './reminders.module.css'

/** The page that the link of a reminder opens, for whoever holds it. Opening it does nothing: only a press of a button does. */
export function VisitLinkScreen() {
  const token = visitLinkToken(useHere(now => now.hash))
  return token === null ? <Over kind="broken" /> : <OneLink key={token} token={token} />
}

function OneLink({ token }: { token: string }) {
  const words = useWords('reminders')
  const addresses = useAddresses()
  const { data: visits, error, isFetching, refetch } = useVisitLink(token)
  if (!visits && error && failureOf(error).code === 'LINK_EXPIRED') return <Over kind="over" />
  if (visits?.length === 0) return <Over kind="over" />
  return (
    <Screen title={visits && visits.length > 1 ? words.linkTitleMany : words.linkTitle} note={words.linkNote}>
      <div className={styles.column}>
        {visits ? (
          <>
            {visits.map(visit => (
              <LinkedVisitTalon key={visit.orderId} token={token} visit={visit} />
            ))}
            <Link standalone className={styles.onward} href={addresses.visits()}>
              {words.toVisits}
            </Link>
          </>
        ) : error ? (
          <LoadFailure
            error={error}
            title={words.linkFailed}
            text={words.linkFailedText}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div aria-busy="true">
            <LiveRegion text={words.linkLoading} />
            <TalonSkeleton />
          </div>
        )}
      </div>
    </Screen>
  )
}

function Over({ kind }: { kind: 'over' | 'broken' }) {
  const words = useWords('reminders')
  const addresses = useAddresses()
  const support = useSupport()
  return (
    <Screen title={words.linkTitle}>
      <div className={notice.card}>
        <Banner kind="wait" title={kind === 'over' ? words.linkOver : words.linkBroken} live>
          {kind === 'over' ? words.linkOverText : words.linkBrokenText}
        </Banner>
        <Button wide kind="second" href={addresses.visits()}>
          {words.toVisits}
        </Button>
        {support ? (
          <>
            <Button wide kind="ghost" href={support.href}>
              {support.label}
            </Button>
            {support.more}
          </>
        ) : null}
      </div>
    </Screen>
  )
}
