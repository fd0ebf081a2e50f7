import type { ProvenActionState } from '@vizit/client/passkeys/use-proven-action'
import { lazy, Suspense } from 'react'

const ProofDialogs = lazy(async () => ({ default: (await import('./proof-dialogs.tsx')).ProofDialogs }))

/** The proof that the server wants before the action; its dialogs come when it does. */
export function OwnerProof({ action }: { action: ProvenActionState }) {
  return action.way === null ? null : (
    <Suspense>
      <ProofDialogs action={action} />
    </Suspense>
  )
}
