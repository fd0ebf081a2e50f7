import type { ReauthActionState } from '@vizit/client/passkeys/use-reauth-action'
import { lazy, Suspense } from 'react'

const ReauthDialogs = lazy(async () => ({ default: (await import('./reauth-dialogs.tsx')).ReauthDialogs }))

/** The re-authentication that the server wants before the action; its dialogs come when it does. */
export function OwnerReauth({ action }: { action: ReauthActionState }) {
  return action.way === null ? null : (
    <Suspense>
      <ReauthDialogs action={action} />
    </Suspense>
  )
}
