import { Outlet, useParams } from '@tanstack/react-router'
import { useProfile } from '@vizit/client/profile/use-profile'
import type { Profile } from '@vizit/contract/profile'
import { saying } from '@vizit/parts/words/saying'
import { lazy, Suspense } from 'react'
import { PendingScreen } from '../shell/pending-screen.tsx'

const ConsentScreen = lazy(
  saying(['consentScreen'], async () => ({ default: (await import('@vizit/parts/account/consent-screen.tsx')).ConsentScreen }))
)

const CarriedTicket = lazy(async () => ({ default: (await import('@vizit/parts/sign-in/carried-ticket.tsx')).CarriedTicket }))

/** [4.16] Around every page of one's own: where consent is missing it is asked for first. */
export function ConsentGate() {
  const profile = useProfile().data
  return <Asked profile={profile?.consentNeeded ? profile : undefined} />
}

/** The same around the forms of a chosen time, but for a newcomer, who gives name and consent in the form itself [R52]. The time stays in sight. */
export function FormConsentGate() {
  const profile = useProfile().data
  const { timeslotId } = useParams({ strict: false })
  return <Asked profile={profile?.isPerson && profile.consentNeeded ? profile : undefined} slotId={timeslotId} />
}

function Asked({ profile, slotId }: { profile: Profile | undefined; slotId?: string | undefined }) {
  if (!profile) return <Outlet />
  return (
    <Suspense fallback={<PendingScreen />}>
      <ConsentScreen profile={profile} ticket={slotId === undefined ? undefined : says => <CarriedTicket slotId={slotId} says={says} />} />
    </Suspense>
  )
}
