import { useNeededConsents } from '@vizit/client/consent/use-needed-consents'
import type { Profile } from '@vizit/contract/profile'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import type { ReactNode } from 'react'
import styles from '../consent/consent.module.css'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { type AllWords, useWords } from '../words/words.tsx'
import { ConsentForm } from './consent-form.tsx'
import { ConsentOut } from './consent-out.tsx'

/** [2.103] [5.45] Consent for oneself and one's children, before the cabinet is used. `ticket`: the time that has been chosen before, which stays in sight. */
export function ConsentScreen({
  profile,
  ticket
}: {
  profile: Profile
  ticket?: ((says: AllWords['consentScreen']['carried']) => ReactNode) | undefined
}) {
  const words = useWords('consentScreen')
  const { data, error, isFetching, refetch } = useNeededConsents()
  return (
    <Screen title={words.title}>
      <div className={styles.column}>
        {ticket?.(words.carried)}
        <p className={styles.lead}>{words.text(data !== undefined && data.length > 1)}</p>
        {data ? (
          <ConsentForm people={data} profile={profile} />
        ) : error ? (
          <>
            <LoadFailure
              error={error}
              title={words.listFailed}
              text={words.listFailedText}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
            <ConsentOut />
          </>
        ) : (
          <div aria-busy="true">
            <LiveRegion text={words.loading} />
            <CardSkeleton lines={3} />
          </div>
        )}
      </div>
    </Screen>
  )
}
