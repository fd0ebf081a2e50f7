import { useSignOut } from '@vizit/client/session/session-provider'
import { useUnsent } from '@vizit/client/unsent/unsent-provider'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'

/** [4.106] [4.107] [4.134] Sign-out is confirmed; then nothing of the person is left in the browser, and the start page leads on [4.137]. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('account')
  const addresses = useAddresses()
  const signOut = useSignOut()
  const ways = useWays()
  const unsent = useUnsent().length
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    const before = location.pathname
    await signOut()
    // The page may have been left for the sign-in while all was wiped; whoever has gone on from there is not fetched back.
    if (location.pathname === before || location.pathname === addresses.signIn()) await ways.go(addresses.start(), { replace: true })
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.signOutTitle}
      text={unsent > 0 ? words.signOutUnsent(words.signOutText, unsent) : words.signOutText}
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
