import { usePasskeys } from '@vizit/client/passkeys/use-passkeys'
import { securityWordsRu } from '@vizit/client/sessions/security-words-ru'
import { useSessions } from '@vizit/client/sessions/use-sessions'
import { useWords, WordsProvider } from '@vizit/client/words.tsx'
import { CopyNotice } from '../shell/copy-notice.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Screen } from '../shell/screen.tsx'
import { PasskeySection } from './passkey-section.tsx'
import styles from './security.module.css'
import { SessionSection } from './session-section.tsx'

/** How one signs in, and where one is signed in. */
export function SecurityScreen() {
  return (
    <WordsProvider words={securityWordsRu}>
      <SecurityPage />
    </WordsProvider>
  )
}

function SecurityPage() {
  const words = useWords('sessions')
  const shell = useWords('shell')
  const [passkeys, sessions] = [usePasskeys(), useSessions()]
  const isNothing = passkeys.isLoadingError && sessions.isLoadingError
  return (
    <Screen title={words.page} back={{ label: shell.back, href: '/profile' }}>
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
