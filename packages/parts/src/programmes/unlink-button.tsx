import { useUnlink } from '@vizit/client/programmes/use-change-programmes'
import type { Coverage } from '@vizit/contract/programmes'
import { Button } from '@vizit/ui/button'
import { ConfirmDialog } from '@vizit/ui/confirm-dialog'
import { useToasts } from '@vizit/ui/toast'
import { useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

/** Unlinks a programme or takes a request back, after a question. */
export function UnlinkButton({ coverage }: { coverage: Coverage }) {
  const words = useWords('programmes')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const unlink = useUnlink()
  const [isAsked, setAsked] = useState(false)
  const { programCaption, status } = coverage
  const isRequest = status === 'PENDING_EMAIL' || status === 'PENDING_HR'
  const close = () => {
    setAsked(false)
    unlink.reset()
  }

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
      <ConfirmDialog
        open={isAsked}
        title={isRequest ? words.takeBackTitle : words.unlinkTitle}
        text={isRequest ? words.takeBackText(programCaption) : words.unlinkText(programCaption)}
        error={unlink.isError ? `${tell(unlink.error).title}. ${tell(unlink.error).text}` : undefined}
        confirm={{
          label: isRequest ? words.takeBackConfirm : words.unlinkConfirm,
          danger: true,
          waiting: unlink.isPending ? (isRequest ? words.takingBack : words.unlinking) : undefined,
          onPress: () => unlink.mutate(coverage, { onSuccess: () => say(isRequest ? words.takenBack : words.unlinked) })
        }}
        back={{ label: words.leave, onPress: close }}
      />
    </>
  )
}
