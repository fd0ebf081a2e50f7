import { useProfile } from '@vizit/client/profile/use-profile'
import { usableStorage } from '@vizit/client/session/session-store'
import { clearHostPhone, judgeHostPhone, readHostPhone } from '@vizit/client/sign-in/host-phone'
import { lazy, Suspense, useEffect, useState } from 'react'

const HostPhoneDialog = lazy(async () => ({ default: (await import('./host-phone-dialog.tsx')).HostPhoneDialog }))
const storage = usableStorage(() => sessionStorage)

/** [4.14] [4.15] The page was opened for a phone: the account's own is forgotten, another one is asked about (decision 26). Masked phones are not compared. */
export function HostPhone() {
  const profile = useProfile().data
  const [answered, setAnswered] = useState(false)
  const phones = profile && !profile.accessNotAuthorized ? profile.phones.map(phone => phone.number) : []
  const hostPhone = readHostPhone(storage)
  const verdict = judgeHostPhone(hostPhone, phones)

  useEffect(() => {
    if (verdict === 'match') clearHostPhone(storage)
  }, [verdict])

  if (verdict !== 'mismatch' || hostPhone === null || !profile) return null
  return (
    <Suspense>
      <HostPhoneDialog
        open={!answered}
        hostPhone={hostPhone}
        accountPhone={profile.primaryPhone}
        onStay={() => {
          setAnswered(true)
          clearHostPhone(storage)
        }}
      />
    </Suspense>
  )
}
