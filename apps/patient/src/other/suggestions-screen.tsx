import { useProfile } from '@vizit/client/profile/use-profile'
import { useSession } from '@vizit/client/session/session-provider'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { SupportForm } from '@vizit/parts/support-request/support-form.tsx'
import { SupportSent } from '@vizit/parts/support-request/support-sent.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { useState } from 'react'
import styles from '../column.module.css'
import { useBackToOther } from '../shell/use-back-to-other.ts'

/** Suggestions for improving: they go where requests to support go, marked as what they are. */
export function SuggestionsScreen() {
  const words = useWords('app')
  const isSignedIn = useSession().kind === 'signed-in'
  const { data: profile, isPending } = useProfile()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Screen title={words.suggestions} note={words.suggestionsText} back={useBackToOther()}>
      <div className={styles.column}>
        {sentTo !== null ? (
          <SupportSent told={sentTo} onAgain={() => setSentTo(null)} />
        ) : isSignedIn && isPending ? (
          <CardSkeleton lines={4} />
        ) : (
          <SupportForm topic="suggestion" code={undefined} profile={profile} onSent={setSentTo} />
        )}
      </div>
    </Screen>
  )
}
