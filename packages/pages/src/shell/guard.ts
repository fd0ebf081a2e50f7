// What a route asks before it opens.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { asksToInstall, startAfterInstall } from '@vizit/client/install/install-address'
import { type InstallOffer, isInstalled } from '@vizit/client/install/install-offer'
import type { SessionStore } from '@vizit/client/session/session-store'
import { pathBeforeCode, wayBack } from '@vizit/client/session/way-back'
import type { Call } from '@vizit/contract/call'
import { addresses } from '../addresses.ts'
import type { FacePages } from './face-pages.ts'
import type { Update } from './update.ts'

export type RouterContext = {
  session: SessionStore
  queries: QueryClient
  call: Call
  installOffer: InstallOffer
  update: Update
  clock: () => Date
  /** The frame of the pages with navigation. */
  frame: FacePages['frame']
  /** A page that the server has drawn still stands: what takes its place has its answers first. */
  isDrawn: () => boolean
  /** Brings the pages behind the sign-in into the table, once. */
  addOwnRoutes: () => Promise<'added' | 'there'>
}

export type Entry = { context: RouterContext; location: { href: string; search: unknown; state: object } }

/** [2.59] Only for signed-in people: a visitor signs in first and comes back here. */
export function requireSignIn({ context, location }: Entry): void {
  if (context.session.read()?.kind === 'signed-in') return
  // [2.05] Not a thing of this name: '/visits/code-confirmation' is the entry of the code on the way to the visits.
  const before = pathBeforeCode(location.href.split('?')[0]!)
  throw redirect({ href: before === null ? addresses.signIn(location.href) : addresses.signInStep('code', before), replace: true })
}

/** [2.04] Who is signed in already has nothing to do at the sign-in. */
export function leaveSignIn({ context, location }: Entry): void {
  if (context.session.read()?.kind !== 'signed-in') return
  const { from } = location.search as { from?: string }
  throw redirect({ href: from ? wayBack(from) : addresses.profile(), replace: true })
}

/** [2.50] The steps of the installation are for who asks for them and has not installed the app; others begin at the start page. */
export function insistOnInstallRequest({ location }: Pick<Entry, 'location'>): void {
  if (asksToInstall(location.search) && !isInstalled(window)) return
  throw redirect({ href: startAfterInstall(location.href), state: location.state, replace: true })
}
