import type { ProvenDeedState } from '@vizit/client/passkeys/use-proven-deed'
import { lazy, Suspense } from 'react'

const ProofDialogs = lazy(async () => ({ default: (await import('./proof-dialogs.tsx')).ProofDialogs }))

/** The proof that the server wants before the deed; its dialogs come when it does. */
export function OwnerProof({ deed }: { deed: ProvenDeedState }) {
  return deed.way === null ? null : (
    <Suspense>
      <ProofDialogs deed={deed} />
    </Suspense>
  )
}
