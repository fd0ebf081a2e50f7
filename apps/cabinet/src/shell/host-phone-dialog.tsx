import { useRouter } from '@tanstack/react-router'
import { useSignOut } from '@vizit/client/session/session-provider'
import { ru } from '@vizit/parts/sign-in/host-phone/messages.ru'
import { useWords } from '@vizit/parts/words/words.tsx'
import { showPhone } from '@vizit/rules/phone'
import { ConfirmDialog } from '@vizit/ui/confirm-dialog'
import { useState } from 'react'

type HostPhoneDialogProps = { open: boolean; hostPhone: string; accountPhone: string; onStay: () => void }

/** Asks, never signs out by itself. The sign-in that follows has the phone of the page in its field. */
export function HostPhoneDialog({ open, hostPhone, accountPhone, onStay }: HostPhoneDialogProps) {
  const words = useWords('hostPhone', ru)
  const signOut = useSignOut()
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)

  async function change() {
    setLeaving(true)
    await signOut()
    // The guards may have led to the sign-in already: a fresh start reads the phone in any case.
    const { basepath } = router
    location.replace(`${basepath === '/' ? '' : basepath}/sign-in?phone=${hostPhone}`)
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
