import { failureOf } from '@vizit/client/api/call-failure'
import { useRemoveRelative } from '@vizit/client/family/use-relatives'
import type { Relative } from '@vizit/contract/family'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { ConfirmAction } from '../../confirming/confirm-action.tsx'
import { SupportDialog } from '../../support/support-dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { shownName } from './member-row.tsx'
import { PlannedVisits } from './planned-visits.tsx'

export type RemoveDialogProps = { member: Relative | null; onClose: () => void; onRemoved?: () => void }

/** [4.100] The question before somebody is taken out; what stands in the way of it [4.101], as known or as the server says. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const words = useWords('family')
  const remove = useRemoveRelative()
  // What is closing still shows whom it was about.
  const [shown, setShown] = useState(member)
  if (member && member !== shown) setShown(member)
  if (!shown) return null
  const open = member !== null
  const code = remove.isError ? failureOf(remove.error).code : null
  const block = code === 'PLANNED_VISITS' || code === 'ACTIVE_COVERER' ? code : code ? null : shown.removal

  function close() {
    remove.reset()
    onClose()
  }

  if (block === 'PLANNED_VISITS') return <HasVisits member={shown} open={open} onClose={close} />
  if (block === 'ACTIVE_COVERER') return <HasCoverer open={open} onClose={close} />
  return (
    <ConfirmAction
      action={remove}
      of={shown}
      open={open}
      title={words.removeTitle(shownName(shown))}
      text={words.removeText(shown.relKind)}
      words={{ go: words.removeConfirm, waiting: words.removing, back: words.removeBack }}
      said={() => words.removed(shownName(shown))}
      onClose={onClose}
      onDone={onRemoved}
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
