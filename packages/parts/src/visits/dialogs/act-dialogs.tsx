import { moveVerdict } from '@vizit/client/visits/move-verdict'
import type { Visit } from '@vizit/contract/visits'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWays } from '../../ways/ways.ts'
import type { VisitAct } from '../visit-act.ts'
import { CancelVisitDialog } from './cancel-visit-dialog.tsx'
import { DeleteVisitDialog } from './delete-visit-dialog.tsx'
import { DocumentsDialog } from './documents-dialog.tsx'
import { PastMenu } from './past-menu.tsx'

type ActDialogsProps = {
  act: VisitAct
  visit: Visit
  now: Date
  onClose: () => void
  /** The visit has left the list. */
  onGone: () => void
}

/** What stands over the list of visits: the question before a cancel, the documents, the menu of a past visit. */
export function ActDialogs({ act, visit, now, onClose, onGone }: ActDialogsProps) {
  const addresses = useAddresses()
  const ways = useWays()
  const [removes, setRemoves] = useState(false)
  switch (act) {
    case 'cancel':
      return (
        <CancelVisitDialog
          visit={visit}
          onMove={moveVerdict(visit, now) === 'may-move' ? () => void ways.go(addresses.moveVisit(visit.orderId)) : undefined}
          onClose={onClose}
          onCancelled={onGone}
        />
      )
    case 'documents':
      return <DocumentsDialog visit={visit} onClose={onClose} />
    case 'more':
      return removes ? (
        <DeleteVisitDialog visit={visit} onClose={onClose} onDeleted={onGone} />
      ) : (
        <PastMenu visit={visit} now={now} onRemove={() => setRemoves(true)} onClose={onClose} />
      )
  }
}
