import { useNavigate } from '@tanstack/react-router'
import { useSignOut } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useWords } from '@vizit/parts/words/words.tsx'
import { ConfirmDialog } from '@vizit/ui/confirm-dialog'
import { useState } from 'react'

/** [4.106] [4.107] [4.134] Sign-out is confirmed; then nothing of the person is left in the browser, and the start page leads on [4.137]. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('profile')
  const addresses = useAddresses()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await signOut()
    await navigate({ href: addresses.start(), replace: true })
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.signOutTitle}
      text={words.signOutText}
      confirm={{
        label: words.signOutConfirm,
        danger: true,
        onPress: () => void leave(),
        waiting: isLeaving ? words.signOutWaiting : undefined
      }}
      back={{ label: words.signOutBack, onPress: onClose }}
    />
  )
}
