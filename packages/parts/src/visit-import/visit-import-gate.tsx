import { accountScreenOf } from '@vizit/client/profile/profile-fallback'
import { useProfile } from '@vizit/client/profile/use-profile'
import { usableStorage } from '@vizit/client/session/session-store'
import { judgeHostPhone, readHostPhone } from '@vizit/client/sign-in/host-phone'
import { lazy, Suspense } from 'react'
import { saying } from '../words/saying.ts'

const VisitImport = lazy(saying(['email', 'visitImport'], async () => ({ default: (await import('./visit-import.tsx')).VisitImport })))
const storage = usableStorage(() => sessionStorage)

/** Whoever has a whole account is asked about a visit that waits, where they come to their visits, and not over the question about the phone. */
export function VisitImportGate() {
  const profile = useProfile().data
  if (!profile || profile.consentNeeded || accountScreenOf(profile, 'person') !== 'none') return null
  const phones = profile.phones.map(phone => phone.number)
  if (judgeHostPhone(readHostPhone(storage), phones) === 'mismatch') return null
  return (
    <Suspense>
      <VisitImport profile={profile} />
    </Suspense>
  )
}
