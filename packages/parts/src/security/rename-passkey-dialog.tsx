import { useRenamePasskey } from '@vizit/client/passkeys/use-passkeys'
import type { Passkey } from '@vizit/contract/passkeys'
import { PASSKEY_NAME_MOST, passkeyName } from '@vizit/rules/passkeys'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { TextField } from '@vizit/ui/fields/text-field'
import { Stack } from '@vizit/ui/stack'
import Trash from 'lucide-react/icons/trash-2'
import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { PasskeyFailure } from './passkey-failure.tsx'

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void; onDelete: () => void }

/** The name of a passkey, and the way to delete it. */
export function RenamePasskeyDialog({ passkey, onClose, onDelete }: RenamePasskeyDialogProps) {
  const words = useWords('passkeys')
  const { say } = useToasts()
  const rename = useRenamePasskey()
  const [typed, setTyped] = useState(passkey.name)
  const [isLeft, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const name = passkeyName(typed)

  function submit(event: FormEvent) {
    event.preventDefault()
    setLeft(true)
    if (name === null) return field.current?.focus()
    if (rename.isPending) return
    rename.mutate(
      { id: passkey.id, name },
      {
        onSuccess: () => {
          say(words.saved)
          onClose()
        }
      }
    )
  }

  return (
    <Dialog open onClose={onClose} title={words.ofTitle} closeLabel={words.close}>
      <Stack as="form" gap={16} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={words.name}
          hint={words.nameHint}
          error={isLeft && name === null ? words.nameWrong(PASSKEY_NAME_MOST) : undefined}
          value={typed}
          autoComplete="off"
          onChange={event => setTyped(event.target.value)}
          // [5.85]
          onBlur={() => setTyped(typed.trim())}
        />
        <PasskeyFailure error={rename.error} />
        <Button type="submit" wide waiting={rename.isPending ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button kind="danger-text" wide icon={<Trash aria-hidden="true" />} onClick={onDelete}>
          {words.remove}
        </Button>
      </Stack>
    </Dialog>
  )
}
