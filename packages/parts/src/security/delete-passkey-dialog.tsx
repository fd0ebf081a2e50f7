import { useDeletePasskey } from '@vizit/client/passkeys/use-passkeys'
import { useReauthAction } from '@vizit/client/passkeys/use-reauth-action'
import type { Passkey } from '@vizit/contract/passkeys'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { usePasskeyWords } from '../refusal-words/use-passkey-words.ts'
import { useWords } from '../words/words.tsx'
import { OwnerReauth } from './owner-reauth.tsx'

type DeletePasskeyDialogProps = { passkey: Passkey; isLastAsked: boolean; onClose: () => void }

/** The question before a passkey goes. Of the last one that is asked for it says that the demand goes with it. */
export function DeletePasskeyDialog({ passkey, isLastAsked, onClose }: DeletePasskeyDialogProps) {
  const words = useWords('passkeys')
  const tell = usePasskeyWords()
  const { say } = useToasts()
  const action = useReauthAction()
  const remove = useDeletePasskey()

  const press = () =>
    void action.run(async () => {
      await remove.mutateAsync({ id: passkey.id, stopAsking: isLastAsked })
      say(words.removed)
      onClose()
    })

  return (
    <>
      <ConfirmDialog
        open={action.way === null}
        title={words.removeTitle(passkey.name)}
        text={isLastAsked ? `${words.removeText} ${words.removeLast}` : words.removeText}
        confirm={{ label: words.removeConfirm, danger: true, onPress: press, waiting: remove.isPending ? words.removing : undefined }}
        back={{ label: words.keep, onPress: onClose }}
        error={action.trouble ? `${tell(action.trouble).title}. ${tell(action.trouble).text}` : undefined}
      />
      <OwnerReauth action={action} />
    </>
  )
}
