import { Outlet } from '@tanstack/react-router'
import { useProfile } from '@vizit/client/profile/use-profile'
import { lazy, Suspense } from 'react'
import { PendingScreen } from '../shell/pending-screen.tsx'

const ConsentScreen = lazy(async () => ({ default: (await import('./consent-layout.tsx')).ConsentLayout }))

/** [4.16] Around every page of one's own: where consent is missing it is asked for first. */
export function ConsentGate() {
  const profile = useProfile().data
  if (!profile?.consentNeeded) return <Outlet />
  return (
    <Suspense fallback={<PendingScreen />}>
      <ConsentScreen profile={profile} />
    </Suspense>
  )
}
