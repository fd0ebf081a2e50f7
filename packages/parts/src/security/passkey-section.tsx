import { canUsePasskeys } from '@vizit/client/passkeys/passkey-browser'
import { type OwnPasskeys, usePasskeys } from '@vizit/client/passkeys/use-passkeys'
import { Banner } from '@vizit/ui/banner'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useWords } from '../words/words.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { AskPasskey } from './ask-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './security.module.css'

/** The own passkeys, and whether one is asked at each sign-in. */
export function PasskeySection() {
  const words = useWords('passkeys')
  const { data, error, isFetching, refetch } = usePasskeys()
  return (
    <Section title={words.title}>
      <p className={styles.quiet}>{words.intro}</p>
      {data ? (
        <Passkeys {...data} />
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={2} avatar />
        </div>
      )}
    </Section>
  )
}

function Passkeys({ passkeys, asked, hasConfirmedEmail }: OwnPasskeys) {
  const words = useWords('passkeys')
  return (
    <>
      {passkeys.length > 0 ? (
        <>
          <List label={words.title}>
            {passkeys.map(passkey => (
              <PasskeyRow key={passkey.id} passkey={passkey} isLastAsked={asked && passkeys.length === 1} />
            ))}
          </List>
          <AskPasskey asked={asked} hasConfirmedEmail={hasConfirmedEmail} />
        </>
      ) : null}
      {canUsePasskeys() ? (
        <AddPasskey isFirst={passkeys.length === 0} />
      ) : (
        <Banner kind="info" title={words.unsupported}>
          {words.unsupportedText}
        </Banner>
      )}
    </>
  )
}
