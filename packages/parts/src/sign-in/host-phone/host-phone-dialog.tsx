import { useSignOut } from '@vizit/client/session/session-provider'
import { showPhone } from '@vizit/rules/phone'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useState } from 'react'
import { useWords } from '../../words/words.tsx'

type HostPhoneDialogProps = {
  open: boolean
  hostPhone: string
  accountPhone: string
  onChange: (phone: string) => void
  onStay: () => void
}

/** Asks, never signs out by itself. The sign-in that follows has the phone of the page in its field. */
export function HostPhoneDialog({ open, hostPhone, accountPhone, onChange, onStay }: HostPhoneDialogProps) {
  const words = useWords('hostPhone')
  const signOut = useSignOut()
  const [isLeaving, setLeaving] = useState(false)

  async function change() {
    setLeaving(true)
    await signOut()
    onChange(hostPhone)
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      text={words.text(showPhone(hostPhone), showPhone(accountPhone))}
      confirm={{ label: words.change, onPress: () => void change(), waiting: isLeaving ? words.changing : undefined }}
      back={{ label: words.stay, onPress: onStay }}
    />
  )
}
