import { useProveByPasskey } from '@vizit/client/passkeys/use-passkeys'
import type { ProvenActionState } from '@vizit/client/passkeys/use-proven-action'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialog'
import KeyRound from 'lucide-react/icons/key-round'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { SupportDialog } from '../support/support-dialog.tsx'
import { useWords } from '../words/words.tsx'
import { PasskeyFailure } from './passkey-failure.tsx'

/** Asks for the proof that the server wants before the action: the passkey where a sign-in takes it, a code where that is enough. */
export function ProofDialogs({ action }: { action: ProvenActionState }) {
  const words = useWords('passkeys')
  return (
    <>
      <ProofDialog
        action="passkeys"
        text={words.proofCodeText}
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
  const prove = useProveByPasskey()

  function close() {
    prove.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.proofTitle}
      text={words.proofText}
      actions={
        <>
          <PasskeyFailure error={prove.error} />
          <Button
            wide
            icon={<KeyRound aria-hidden="true" />}
            waiting={prove.isPending ? words.proofWaiting : undefined}
            onClick={() => prove.mutate(undefined, { onSuccess: onProven })}
          >
            {words.proofGo}
          </Button>
          <Button wide kind="ghost" onClick={close}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.proofLost}</p>
    </Dialog>
  )
}

function NoWay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('passkeys')
  return <SupportDialog open={open} title={words.proofTitle} text={words.proofNone} closeLabel={words.close} onClose={onClose} />
}
