import { useEndOtherSessions } from '@vizit/client/sessions/use-sessions'
import { Button } from '@vizit/ui/button'
import { ConfirmDialog } from '@vizit/ui/confirm-dialog'
import { useToasts } from '@vizit/ui/toast'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './security.module.css'

/** Ends all but this one, after a question. */
export function EndOthers() {
  const words = useWords('sessions')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const end = useEndOtherSessions()
  const [asking, setAsking] = useState(false)

  function close() {
    end.reset()
    setAsking(false)
  }

  return (
    <>
      <Button kind="danger-text" flush className={styles.start} icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words.endOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.endOthersTitle}
        text={words.endOthersText}
        confirm={{
          label: words.endConfirm,
          danger: true,
          waiting: end.isPending ? words.ending : undefined,
          onPress: () =>
            end.mutate(undefined, {
              onSuccess: ended => {
                say(words.endedOthers(ended))
                close()
              }
            })
        }}
        back={{ label: words.stay, onPress: close }}
        error={end.isError ? `${tell(end.error).title}. ${tell(end.error).text}` : undefined}
      />
    </>
  )
}
