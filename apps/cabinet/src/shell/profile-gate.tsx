import { Outlet, useLocation } from '@tanstack/react-router'
import { profileFallback } from '@vizit/client/profile/profile-fallback'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useWords } from '@vizit/client/words.tsx'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import styles from './notice-screen.module.css'
import { Screen } from './screen.tsx'
import { useSupport } from './use-support.ts'

/** [2.60] The page itself, or what the account must be asked first. Until the profile is known the page shows its own waiting or copy. */
export function ProfileGate() {
  const profile = useProfile().data
  const fallback = profile ? profileFallback(profile) : 'none'
  switch (fallback) {
    case 'none':
      return <Outlet />
    case 'complete-profile':
      return <CompleteProfileScreen />
    case 'no-access':
      return <NoAccessScreen />
  }
}

function CompleteProfileScreen() {
  const words = useWords('profile')
  const here = useLocation({ select: location => location.href })
  return (
    <Screen title={words.completeTitle}>
      <Card className={styles.card}>
        <p>{words.completeText}</p>
        <Button wide href={`/profile/edit?from=${encodeURIComponent(here)}`}>
          {words.completeAction}
        </Button>
        <Button wide kind="ghost" href="/timeslot">
          {words.completeBooking}
        </Button>
      </Card>
    </Screen>
  )
}

function NoAccessScreen() {
  const words = useWords('profile')
  const support = useSupport()
  return (
    <Screen title={words.noAccess}>
      <Banner kind="danger" title={words.noAccess}>
        {words.noAccessText}
      </Banner>
      {support ? <Button href={support.href}>{support.label}</Button> : null}
    </Screen>
  )
}
