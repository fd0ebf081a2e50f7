import { notifyManager } from '@tanstack/react-query'
import { usePreferenceSync } from '@vizit/client/own-data/use-preference-sync'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSession } from '@vizit/client/session/session-provider'
import { PersonAvatar } from '@vizit/parts/photo/person-avatar.tsx'
import { useHere } from '@vizit/parts/ways/ways'
import { loadLateWords } from '@vizit/parts/words/spoken-words'
import { useBrandName } from '@vizit/parts/words/use-brand-name'
import { useWords } from '@vizit/parts/words/words.tsx'
import { ToastProvider } from '@vizit/ui/dialogs/toast'
import { BottomBar } from '@vizit/ui/page/bottom-bar'
import { Link } from '@vizit/ui/page/link'
import { Logo } from '@vizit/ui/page/logo'
import type { NavItem } from '@vizit/ui/page/nav-item.ts'
import { Shell as Frame } from '@vizit/ui/page/shell'
import { SideBar } from '@vizit/ui/page/side-bar'
import { afterPress } from '@vizit/ui/pointer-released.ts'
import { Skeleton } from '@vizit/ui/skeleton'
import { type ReactNode, useEffect } from 'react'
import { addresses } from '../addresses.ts'

export type ShellProps = {
  /** The entries of the side bar and of the bottom bar. */
  places: NavItem[]
  children: ReactNode
  /** Above every page. */
  notices?: ReactNode
  /** The way to a person, at the end of every page; where a place of the face leads there, none. */
  help?: ReactNode
  /** Questions over every page. */
  asked?: ReactNode
  /** People choose its language: the account is written to in it. */
  hasLanguages?: boolean
}

/** [2.67] [2.68] The pages with navigation: toasts and the frame; all refusals get their words after it. Knows no router: the server draws it too (0071). */
export function Shell({ places, children, notices: told, help, asked, hasLanguages }: ShellProps) {
  const { notices, close } = useWords('shell')
  // Answers that arrive while a finger is down are shown when it is lifted: nothing moves under it.
  useEffect(() => notifyManager.setScheduler(afterPress), [])
  useEffect(() => void loadLateWords(['refusals']).catch(() => undefined), [])
  return (
    <ToastProvider label={notices} closeLabel={close}>
      <Places places={places} told={told} help={help} hasLanguages={hasLanguages}>
        {children}
      </Places>
      {asked}
    </ToastProvider>
  )
}

type PlacesProps = Pick<ShellProps, 'places' | 'children' | 'help' | 'hasLanguages'> & { told: ReactNode }

/** A side bar from 768 px, a bottom bar under it. */
function Places({ places, told, help, hasLanguages, children }: PlacesProps) {
  const words = useWords('shell')
  const brand = useBrandName()
  usePreferenceSync(hasLanguages ? words.language : undefined)
  return (
    <Frame
      skipLabel={words.skip}
      sideBar={
        <SideBar
          label={words.places}
          items={places}
          logo={<Logo name={brand} />}
          home={{ href: '/', label: words.home(brand) }}
          foot={useFoot()}
        />
      }
      bottomBar={<BottomBar label={words.places} items={places} />}
      notice={told}
      help={help}
    >
      {children}
    </Frame>
  )
}

function useFoot() {
  const words = useWords('shell')
  const session = useSession()
  const { data: profile, isPending } = useProfile()
  const version = words.version(import.meta.env.VIZIT_VERSION)
  if (session.kind === 'visitor') return { name: <SignInLink />, version }
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : ''
  const shown = profile && /\S{17}/.test(name) ? `${profile.firstName} ${profile.lastName.slice(0, 1)}.` : name
  // Who it is comes a moment later: the place is kept.
  if (isPending) return { avatar: <Skeleton shape="round" width="36px" height="36px" />, name: '\u00a0', version }
  return name && profile
    ? { avatar: <PersonAvatar id={profile.me.profileId} text={name} size={36} photoUrl={profile.photoUrl} />, name: shown, version }
    : { version }
}

/** By itself: where one is changes with each step, and all else of the frame does not. */
function SignInLink() {
  const words = useWords('shell')
  const here = useHere(now => now.href)
  return (
    <Link standalone href={addresses.signIn(here)}>
      {words.signIn}
    </Link>
  )
}
