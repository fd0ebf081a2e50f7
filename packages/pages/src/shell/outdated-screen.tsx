import { loadNewest } from '@vizit/client/platform/newest'
import styles from '@vizit/parts/frame/notice-screen.module.css'
import { useSupport } from '@vizit/parts/support/use-support.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'

/** [2.54] OutdatedAppVersion: this version no longer gets along with the server. */
export function OutdatedScreen() {
  const words = useWords('shell')
  const support = useSupport()
  const [isPressed, setPressed] = useState(false)
  return (
    <main className={styles.page} id="main">
      <title>{words.outdated}</title>
      <Card className={styles.card}>
        <h1>{words.outdated}</h1>
        <p>{words.outdatedText}</p>
        <Button
          wide
          icon={<RefreshCw aria-hidden="true" />}
          waiting={isPressed ? words.loading : undefined}
          onClick={() => {
            setPressed(true)
            void loadNewest()
          }}
        >
          {words.outdatedAction}
        </Button>
        {support ? (
          <>
            <Button wide kind="ghost" href={support.href}>
              {support.label}
            </Button>
            {support.more}
          </>
        ) : null}
      </Card>
    </main>
  )
}
