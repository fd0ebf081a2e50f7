import { Outlet } from '@tanstack/react-router'
import { accountScreenOf } from '@vizit/client/profile/profile-fallback'
import { useProfile } from '@vizit/client/profile/use-profile'
import type { Profile } from '@vizit/contract/profile'
import { CompleteProfileScreen } from '@vizit/parts/account/complete-profile-screen.tsx'
import { saying } from '@vizit/parts/words/saying'
import type { AccountScreen, PageNeeds } from '@vizit/rules/account-screen'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { PendingScreen } from '../shell/pending-screen.tsx'

const DeviceScreen = asking(async () => (await import('@vizit/parts/account/device-screen.tsx')).DeviceScreen)
const EmailScreen = asking(async () => (await import('@vizit/parts/account/email-screen.tsx')).EmailScreen)
const ProfileExistsScreen = asking(async () => (await import('@vizit/parts/account/profile-exists-screen.tsx')).ProfileExistsScreen)
const NoAccessScreen = asking(async () => (await import('@vizit/parts/account/no-access-screen.tsx')).NoAccessScreen)

/** Around every page of one's own: who may not enter is told how to [6.41]. */
export function AccessGate() {
  return <AccountGate needs="access" />
}

/** [2.60] Around the pages that need a person. */
export function ProfileGate() {
  return <AccountGate needs="person" />
}

/** Around the pages that need a confirmed address as well [R36]. */
export function EmailGate() {
  return <AccountGate needs="person-and-email" />
}

/** The page itself, or what the account must be asked first. Until the profile is known the page shows its own waiting or copy. */
function AccountGate({ needs }: { needs: PageNeeds | 'access' }) {
  const profile = useProfile().data
  const screen = profile ? accountScreenOf(profile, needs === 'access' ? 'person' : needs) : 'none'
  const fallback = profile && !(needs === 'access' && screen === 'complete-profile') ? fallbackOf(screen, profile) : null
  return fallback ? <Suspense fallback={<PendingScreen />}>{fallback}</Suspense> : <Outlet />
}

function fallbackOf(screen: AccountScreen, profile: Profile): ReactNode {
  switch (screen) {
    case 'none':
      return null
    case 'complete-profile':
      return <CompleteProfileScreen />
    case 'add-email':
      return <EmailScreen />
    case 'waiting-email':
      return profile.accessNotAuthorized ? <DeviceScreen profile={profile} /> : <EmailScreen />
    case 'device-of-existing-user':
      return <DeviceScreen profile={profile} />
    case 'profile-exists':
      return <ProfileExistsScreen />
    case 'no-access':
      return <NoAccessScreen />
  }
}

/** A screen that comes when it is needed, with the words of addresses and devices. */
function asking<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(saying(['email'], async () => ({ default: await load() })))
}
