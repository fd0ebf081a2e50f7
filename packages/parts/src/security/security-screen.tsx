import { usePasskeys } from '@vizit/client/passkeys/use-passkeys'
import { useSessions } from '@vizit/client/sessions/use-sessions'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { PasskeySection } from './passkey-section.tsx'
import styles from './security.module.css'
import { SessionSection } from './session-section.tsx'

/** How one signs in, and where one is signed in. */
export function SecurityScreen() {
  const words = useWords('sessions')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const [passkeys, sessions] = [usePasskeys(), useSessions()]
  const isNothing = passkeys.isLoadingError && sessions.isLoadingError
  return (
    <Screen title={words.page} back={{ label: shell.back, href: addresses.above.settings() }}>
      {isNothing ? (
        <LoadFailure
          error={sessions.error}
          title={words.failed}
          text={words.failedText}
          onRetry={() => void Promise.all([passkeys.refetch(), sessions.refetch()])}
          isRetrying={passkeys.isFetching || sessions.isFetching}
        />
      ) : (
        <div className={styles.page}>
          {passkeys.data && sessions.data ? (
            <CopyNotice
              loadedAt={Math.min(passkeys.dataUpdatedAt, sessions.dataUpdatedAt)}
              isStale={passkeys.error !== null || sessions.error !== null}
            />
          ) : null}
          <PasskeySection />
          <SessionSection />
        </div>
      )}
    </Screen>
  )
}
