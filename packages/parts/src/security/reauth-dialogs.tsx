import { useReauthByPasskey } from '@vizit/client/passkeys/use-passkeys'
import type { ReauthActionState } from '@vizit/client/passkeys/use-reauth-action'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import KeyRound from 'lucide-react/icons/key-round'
import { ReauthDialog } from '../reauth/reauth-dialog.tsx'
import { SupportDialog } from '../support/support-dialog.tsx'
import { useWords } from '../words/words.tsx'
import { PasskeyFailure } from './passkey-failure.tsx'

/** Asks for the re-authentication that the server wants before the action: the passkey where a sign-in takes it, a code where that is enough. */
export function ReauthDialogs({ action }: { action: ReauthActionState }) {
  const words = useWords('passkeys')
  return (
    <>
      <ReauthDialog
        action="passkeys"
        text={words.reauthCodeText}
        open={action.way === 'code'}
        onClose={action.giveUp}
        onProven={action.proven}
      />
      <ByPasskey open={action.way === 'passkey'} onClose={action.giveUp} onProven={action.proven} />
      <NoWay open={action.way === 'none'} onClose={action.giveUp} />
    </>
  )
}

function ByPasskey({ open, onClose, onProven }: { open: boolean; onClose: () => void; onProven: () => void }) {
  const words = useWords('passkeys')
  const reauth = useReauthByPasskey()

  function close() {
    reauth.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.reauthTitle}
      text={words.reauthText}
      actions={
        <>
          <PasskeyFailure error={reauth.error} />
          <Button
            wide
            icon={<KeyRound aria-hidden="true" />}
            waiting={reauth.isPending ? words.reauthWaiting : undefined}
            onClick={() => reauth.mutate(undefined, { onSuccess: onProven })}
          >
            {words.reauthGo}
          </Button>
          <Button wide kind="ghost" onClick={close}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.reauthLost}</p>
    </Dialog>
  )
}

function NoWay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('passkeys')
  return <SupportDialog open={open} title={words.reauthTitle} text={words.reauthNone} closeLabel={words.close} onClose={onClose} />
}
