import { useEmails } from '@vizit/client/email/use-emails'
import { topicOf } from '@vizit/rules/support'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { type ReactNode, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { EmailForm } from '../email/email-form.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { usePath } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'
import { AddressWaiting } from './address-waiting.tsx'

/** [2.61] [2.63] The page needs a confirmed address: it is asked for, and its letter waited for. */
export function EmailScreen() {
  const words = useWords('email')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const isForProgramme = topicOf(usePath() ?? '') === 'programmes'
  const { data, error, isFetching, refetch } = useEmails()
  const [changing, setChanging] = useState(false)
  const waiting = data?.find(email => !email.confirmed && email.usage === 'PRIMARY') ?? data?.find(email => !email.confirmed)
  const isForm = data !== undefined && (!waiting || changing)

  function content(): ReactNode {
    if (error) {
      return (
        <LoadFailure
          error={error}
          title={words.emailsFailed}
          text={words.deviceFailedText}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )
    }
    if (!data) return <CardSkeleton lines={3} />
    if (waiting && !changing) return <AddressWaiting email={waiting} onOther={() => setChanging(true)} />
    return (
      <Card className={styles.card}>
        <p>{waiting ? words.changeText : isForProgramme ? words.addTextProgramme : words.addText}</p>
        <EmailForm address={waiting?.address ?? ''} onSent={() => setChanging(false)}>
          {waiting ? (
            <Button kind="ghost" wide onClick={() => setChanging(false)}>
              {words.cancel}
            </Button>
          ) : null}
        </EmailForm>
      </Card>
    )
  }

  return (
    <Screen
      title={waiting ? (isForm ? words.changeTitle : words.waitTitle) : words.addTitle}
      back={{ label: shell.back, href: addresses.profile() }}
    >
      <div className={styles.column}>{content()}</div>
    </Screen>
  )
}
