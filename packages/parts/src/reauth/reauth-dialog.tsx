import { failureOf } from '@vizit/client/api/call-failure'
import { useNow } from '@vizit/client/api/clock'
import { wasNotJudged } from '@vizit/client/api/was-not-judged'
import { useConfirmReauth, useSendReauthCode } from '@vizit/client/own-data/use-reauth'
import { countdownText, secondsToResend } from '@vizit/client/sign-in/attempt'
import type { ReauthAction } from '@vizit/contract/own-data'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { CodeField } from '@vizit/ui/fields/code-field'
import { LiveRegion } from '@vizit/ui/live-region'
import { useEffect, useRef, useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

export type ReauthDialogProps = {
  action: ReauthAction
  /** What the code is asked for, in one sentence. */
  text: string
  open: boolean
  onClose: () => void
  onProven: () => void
}

/** Asks for a code from the own phone: a session left open on a screen is not enough for what cannot be undone. The code is sent at once. */
export function ReauthDialog({ open, ...rest }: ReauthDialogProps) {
  return open ? <OpenReauth {...rest} /> : null
}

function OpenReauth({ action, text, onClose, onProven }: Omit<ReauthDialogProps, 'open'>) {
  const words = useWords('ownData')
  const tell = useRefusalWords()
  const now = useNow(1000)
  const send = useSendReauthCode(action)
  const confirm = useConfirmReauth(action)
  const [code, setCode] = useState('')
  const asked = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate } = send
  useEffect(() => {
    // Development renders twice; an SMS is sent once.
    if (asked.current) return
    asked.current = true
    mutate()
  }, [mutate])
  const seconds = send.data ? secondsToResend(send.data, now) : 0
  const failure = confirm.isError ? failureOf(confirm.error).code : undefined
  const isWrong = failure === 'INVALID_CODE'

  async function tryCode(typed: string) {
    if (confirm.isPending) return
    const refused = await confirm.mutateAsync(typed).then(
      () => null,
      error => failureOf(error).code
    )
    if (refused === null) return onProven()
    // What nobody has looked at stays to be sent again.
    if (wasNotJudged(refused)) return
    setCode('')
    field.current?.focus()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.reauthTitle}
      text={
        <>
          {text}
          {send.data ? (
            <>
              {' '}
              {words.reauthSent} <span style={{ whiteSpace: 'nowrap' }}>{send.data.sentTo}</span>.
            </>
          ) : null}
        </>
      }
      initialFocus={field}
      actions={
        <>
          {send.isError ? <RefusalBanner {...tell(send.error)} /> : null}
          {confirm.isError && !isWrong ? (
            <RefusalBanner {...tell(confirm.error)} onRetry={failure && wasNotJudged(failure) ? () => void tryCode(code) : undefined} />
          ) : null}
          <Button
            kind="second"
            wide
            waiting={
              confirm.isPending
                ? words.reauthChecking
                : send.isPending
                  ? words.reauthSending
                  : seconds > 0
                    ? words.reauthAgainIn(countdownText(seconds))
                    : undefined
            }
            onClick={() => send.mutate()}
          >
            {words.reauthAgain}
          </Button>
          <Button kind="ghost" wide onClick={onClose}>
            {words.cancel}
          </Button>
          <LiveRegion text={send.isSuccess ? words.reauthArrives : ''} />
        </>
      }
    >
      <CodeField
        ref={field}
        label={words.reauthField}
        value={code}
        onChange={typed => {
          setCode(typed)
          if (confirm.isError && typed !== '') confirm.reset()
        }}
        onComplete={typed => void tryCode(typed)}
        readOnly={confirm.isPending}
        error={isWrong ? tell(confirm.error).text : undefined}
      />
    </Dialog>
  )
}
