import { useConsentText } from '@vizit/client/consent/use-consent-texts'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import styles from '../column.module.css'
import { useBackToOther } from '../shell/use-back-to-other.ts'

/** Privacy policy. */
export function PrivacyScreen() {
  return <Text kind="privacy" title={useWords('app').privacy} />
}

/** Terms of use. */
export function TermsScreen() {
  return <Text kind="user-agreement" title={useWords('app').terms} />
}

/** The text that holds now, as it was accepted: in Russian. */
function Text({ kind, title }: { kind: 'privacy' | 'user-agreement'; title: string }) {
  const words = useWords('app')
  const consent = useWords('consent')
  const { language } = useWords('shell')
  const { text, isPending, error, refetch } = useConsentText(kind)
  return (
    <Screen title={title} back={useBackToOther()}>
      {text ? (
        <Card className={styles.text}>
          {language === 'ru' ? null : <p className={styles.note}>{words.inRussian}</p>}
          <div lang="ru">
            {text.text.split(/\n\s*\n/).map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className={styles.note}>{consent.version(text.version)}</p>
        </Card>
      ) : isPending ? (
        <CardSkeleton lines={6} />
      ) : (
        <LoadFailure error={error} title={words.textFailed} text={words.textFailedText} onRetry={() => void refetch()} isRetrying={false} />
      )}
    </Screen>
  )
}
