import { failureOf } from '@vizit/client/api/call-failure'
import { useRemoveRelative } from '@vizit/client/family/use-relatives'
import type { Relative } from '@vizit/contract/family'
import { Button } from '@vizit/ui/button'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { SupportDialog } from '../../support/support-dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { shownName } from './member-row.tsx'
import { PlannedVisits } from './planned-visits.tsx'

export type RemoveDialogProps = { member: Relative | null; onClose: () => void; onRemoved?: () => void }

/** [4.100] The question before somebody is taken out; what stands in the way of it [4.101], as known or as the server says. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const words = useWords('family')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const remove = useRemoveRelative()
  // What is closing still shows whom it was about.
  const [shown, setShown] = useState(member)
  if (member && member !== shown) setShown(member)
  const code = remove.isError ? failureOf(remove.error).code : null
  const block = code === 'PLANNED_VISITS' || code === 'ACTIVE_COVERER' ? code : code ? null : (shown?.removal ?? null)

  function close() {
    remove.reset()
    onClose()
  }

  async function confirm() {
    if (!shown) return
    const done = await remove.mutateAsync(shown).then(
      () => true,
      () => false
    )
    if (!done) return
    say(words.removed(shownName(shown)))
    close()
    onRemoved?.()
  }

  if (shown && block === 'PLANNED_VISITS') return <HasVisits member={shown} open={member !== null} onClose={close} />
  if (block === 'ACTIVE_COVERER') return <HasCoverer open={member !== null} onClose={close} />
  return (
    <ConfirmDialog
      open={member !== null}
      title={shown ? words.removeTitle(shownName(shown)) : ''}
      text={shown ? words.removeText(shown.relKind) : ''}
      confirm={{
        label: words.removeConfirm,
        danger: true,
        onPress: () => void confirm(),
        waiting: remove.isPending ? words.removing : undefined
      }}
      back={{ label: words.removeBack, onPress: close }}
      error={remove.isError ? `${tell(remove.error).title}. ${tell(remove.error).text}` : undefined}
    />
  )
}

function HasVisits({ member, open, onClose }: { member: Relative; open: boolean; onClose: () => void }) {
  const words = useWords('family')
  const addresses = useAddresses()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.hasVisits}
      text={words.hasVisitsText(shownName(member))}
      actions={
        <>
          <Button wide href={addresses.visits()}>
            {words.toVisits}
          </Button>
          <Button wide kind="ghost" onClick={onClose}>
            {words.understood}
          </Button>
        </>
      }
    >
      <PlannedVisits profileId={member.profileId} />
    </Dialog>
  )
}

function HasCoverer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('family')
  return (
    <SupportDialog
      open={open}
      title={words.hasCoverer}
      text={words.hasCovererText}
      supportLabel={words.supportAction}
      closeLabel={words.understood}
      onClose={onClose}
    />
  )
}
