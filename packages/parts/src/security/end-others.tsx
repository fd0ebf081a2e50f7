import { useEndOtherSessions } from '@vizit/client/sessions/use-sessions'
import { Button } from '@vizit/ui/button'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { useWords } from '../words/words.tsx'
import styles from './security.module.css'

/** Ends all but this one, after a question. */
export function EndOthers() {
  const words = useWords('sessions')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="danger-text" flush className={styles.start} icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words.endOthers}
      </Button>
      <ConfirmAction
        action={useEndOtherSessions()}
        of={undefined}
        open={asking}
        title={words.endOthersTitle}
        text={words.endOthersText}
        words={{ go: words.endConfirm, waiting: words.ending, back: words.stay }}
        said={words.endedOthers}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
