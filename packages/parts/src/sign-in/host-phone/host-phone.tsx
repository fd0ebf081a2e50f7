import { useProfile } from '@vizit/client/profile/use-profile'
import { usableStorage } from '@vizit/client/session/session-store'
import { clearHostPhone, judgeHostPhone, phoneInQuery, readHostPhone } from '@vizit/client/sign-in/host-phone'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { readSearch, writeSearch } from '../../addresses/search-text.ts'
import { useWays } from '../../ways/ways.ts'
import { saying } from '../../words/saying.ts'

const HostPhoneDialog = lazy(saying(['hostPhone'], async () => ({ default: (await import('./host-phone-dialog.tsx')).HostPhoneDialog })))
const storage = usableStorage(() => sessionStorage)

/** [4.14] [4.15] The page was opened for a phone: the account's own is forgotten, another one is asked about [R26]. Masked phones are not compared. `onChange`: they have signed out, and sign in by that phone. */
export function HostPhone({ onChange }: { onChange: (phone: string) => void }) {
  const profile = useProfile().data
  const forget = useForgetPhone()
  const [answered, setAnswered] = useState(false)
  const phones = profile && !profile.accessNotAuthorized ? profile.phones.map(phone => phone.number) : []
  const hostPhone = readHostPhone(storage)
  const verdict = judgeHostPhone(hostPhone, phones)

  const forgetOwn = useEffectEvent(forget)
  useEffect(() => {
    if (verdict === 'match') forgetOwn()
  }, [verdict])

  if (verdict !== 'mismatch' || hostPhone === null || !profile) return null
  return (
    <Suspense>
      <HostPhoneDialog
        open={!answered}
        hostPhone={hostPhone}
        accountPhone={profile.primaryPhone}
        onChange={onChange}
        onStay={() => {
          setAnswered(true)
          forget()
        }}
      />
    </Suspense>
  )
}

/** Out of the tab's memory and out of the address, so that a reload does not bring it back. */
function useForgetPhone(): () => void {
  const ways = useWays()
  return () => {
    clearHostPhone(storage)
    if (phoneInQuery(location.search) === null) return
    const { phone: _, ...rest } = readSearch(location.search)
    void ways.go(`${location.pathname}${writeSearch(rest)}${location.hash}`, { replace: true })
  }
}
