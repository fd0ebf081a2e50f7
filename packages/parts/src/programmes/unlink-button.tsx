import { useUnlink } from '@vizit/client/programmes/use-change-programmes'
import type { Coverage } from '@vizit/contract/programmes'
import { Button } from '@vizit/ui/button'
import { useState } from 'react'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { useWords } from '../words/words.tsx'

/** Unlinks a programme or takes a request back, after a question. */
export function UnlinkButton({ coverage }: { coverage: Coverage }) {
  const words = useWords('programmes')
  const [isAsked, setAsked] = useState(false)
  const { programCaption, status } = coverage
  const isRequest = status === 'PENDING_EMAIL' || status === 'PENDING_HR'
  return (
    <>
      <Button
        kind="danger-text"
        size="small"
        flush
        aria-label={isRequest ? words.takeBackLabel(programCaption) : words.unlinkLabel(programCaption)}
        onClick={() => setAsked(true)}
      >
        {isRequest ? words.takeBack : words.unlink}
      </Button>
      <ConfirmAction
        action={useUnlink()}
        of={coverage}
        open={isAsked}
        title={isRequest ? words.takeBackTitle : words.unlinkTitle}
        text={isRequest ? words.takeBackText(programCaption) : words.unlinkText(programCaption)}
        words={{
          go: isRequest ? words.takeBackConfirm : words.unlinkConfirm,
          waiting: isRequest ? words.takingBack : words.unlinking,
          back: words.leave
        }}
        said={() => (isRequest ? words.takenBack : words.unlinked)}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
