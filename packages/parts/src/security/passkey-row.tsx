import type { Passkey } from '@vizit/contract/passkeys'
import { Badge } from '@vizit/ui/badge'
import { ListRow } from '@vizit/ui/list-row'
import Cloud from 'lucide-react/icons/cloud'
import KeyRound from 'lucide-react/icons/key-round'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { useMoment } from './use-moment.ts'

const RenamePasskeyDialog = lazy(async () => ({ default: (await import('./rename-passkey-dialog.tsx')).RenamePasskeyDialog }))
const DeletePasskeyDialog = lazy(async () => ({ default: (await import('./delete-passkey-dialog.tsx')).DeletePasskeyDialog }))

/** One passkey; it opens to be renamed or deleted. `isLastAsked`: without it there is nothing left to ask for at sign-in. */
export function PasskeyRow({ passkey, isLastAsked }: { passkey: Passkey; isLastAsked: boolean }) {
  const words = useWords('passkeys')
  const { day, moment } = useMoment()
  const [open, setOpen] = useState<'nothing' | 'name' | 'deletion'>('nothing')
  const { name, addedAt, lastUsedAt, backedUp, suspected } = passkey
  return (
    <>
      <ListRow
        lead={<KeyRound aria-hidden="true" />}
        title={name}
        note={`${words.addedOn(day(addedAt))} · ${lastUsedAt ? words.usedOn(moment(lastUsedAt)) : words.neverUsed}`}
        badges={
          backedUp || suspected ? (
            <>
              {suspected ? (
                <Badge kind="danger" icon={<TriangleAlert aria-hidden="true" />}>
                  {words.suspected}
                </Badge>
              ) : null}
              {backedUp ? (
                <Badge kind="plain" icon={<Cloud aria-hidden="true" />}>
                  {words.backedUp}
                </Badge>
              ) : null}
            </>
          ) : null
        }
        onPress={() => setOpen('name')}
      />
      <Suspense>
        {open === 'name' ? (
          <RenamePasskeyDialog passkey={passkey} onClose={() => setOpen('nothing')} onDelete={() => setOpen('deletion')} />
        ) : null}
        {open === 'deletion' ? (
          <DeletePasskeyDialog passkey={passkey} isLastAsked={isLastAsked} onClose={() => setOpen('nothing')} />
        ) : null}
      </Suspense>
    </>
  )
}
