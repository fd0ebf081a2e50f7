import { useNavigate } from '@tanstack/react-router'
import { moveVerdict } from '@vizit/client/visits/move-verdict'
import type { Visit } from '@vizit/contract/visits'
import { CancelVisitDialog } from '@vizit/parts/visits/cancel-visit-dialog.tsx'
import { DeleteVisitDialog } from '@vizit/parts/visits/delete-visit-dialog.tsx'
import { DocumentsDialog } from '@vizit/parts/visits/documents-dialog.tsx'
import { PastMenu } from '@vizit/parts/visits/past-menu.tsx'
import type { VisitAct } from '@vizit/parts/visits/visit-act'
import { useState } from 'react'

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
  const navigate = useNavigate()
  const [removes, setRemoves] = useState(false)
  switch (act) {
    case 'cancel':
      return (
        <CancelVisitDialog
          visit={visit}
          onMove={
            moveVerdict(visit, now) === 'may-move'
              ? () => void navigate({ to: '/visits/$orderId/move', params: { orderId: visit.orderId } })
              : undefined
          }
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
