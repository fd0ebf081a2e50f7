import { failureOf } from '@vizit/client/api/call-failure'
import { useSetEmail } from '@vizit/client/email/use-emails'
import { emailFault, newAddress } from '@vizit/client/profile/profile-form'
import type { Profile } from '@vizit/contract/profile'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { type FormEvent, useId, useState } from 'react'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { useWords } from '../words/words.tsx'
import { EmailField } from './email-field.tsx'

/** [2.34] The personal e-mail, with Save and Cancel. A new address waits for its letter; until then the former one stays. */
export function EmailDialog({ profile, address, onClose }: { profile: Profile; address: string; onClose: () => void }) {
  const words = useWords('profile')
  const email = useWords('email')
  const { say } = useToasts()
  const save = useSetEmail()
  const id = useId()
  const [typed, setTyped] = useState(address)
  const [isJudged, setJudged] = useState(false)
  const isLinked = save.isError && failureOf(save.error).code === 'EMAIL_ALREADY_LINKED'

  function type(next: string) {
    setTyped(next)
    if (save.isError && next.trim() !== typed.trim()) save.reset()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (save.isPending || emailFault(typed) !== 'ok') return
    const address = newAddress(typed, profile)
    if (address === null) return onClose()
    const sent = await save.mutateAsync(address).catch(() => null)
    if (!sent) return
    say(words.emailSent)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.emailTitle}
      text={address ? `${words.emailDialog} ${words.emailDialogOld}` : words.emailDialog}
      actions={
        <>
          {save.isError && !isLinked ? <SendingFailure error={save.error} words={email} /> : null}
          <Button type="submit" form={id} wide waiting={save.isPending ? words.saving : undefined}>
            {words.save}
          </Button>
          <Button kind="ghost" wide onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={event => void submit(event)}>
        <EmailField typed={typed} fault={isJudged ? emailFault(typed) : 'ok'} isLinked={isLinked} onType={type} />
      </form>
    </Dialog>
  )
}
