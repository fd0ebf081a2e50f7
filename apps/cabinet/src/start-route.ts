// The start page of the cabinet is none: it leads on.
import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { asksToInstall } from '@vizit/client/install/install-address'
import { isInstalled } from '@vizit/client/install/install-offer'
import { defaultRedirect } from '@vizit/client/session/default-redirect'
import { addresses } from '@vizit/pages/addresses'
import type { Entry, RouterContext } from '@vizit/pages/shell/guard'
import { writeSearch } from '@vizit/parts/addresses/search-text'

export function startRoute(framed: AnyRoute): AnyRoute {
  return createRoute({ getParentRoute: () => framed, path: '/', beforeLoad: leadFromStart })
}

/** [R10] The start page leads to the visits, to the timetable or to sign-in, and keeps what the address asks to be booked. */
async function leadFromStart({ context, location }: Entry): Promise<never> {
  const search = location.search as Record<string, string | undefined>
  // [2.53] What was handed on goes on.
  const { state } = location
  // [2.55]
  if (asksToInstall(search) && !isInstalled(window)) throw redirect({ href: `/install-pwa${writeSearch(search)}`, state, replace: true })
  const isSignedIn = context.session.read()?.kind === 'signed-in'
  // Without a connection the visits show their copy, so the profile is not insisted on.
  const profile = isSignedIn ? await readProfile(context).catch(() => null) : null
  if (isSignedIn && context.session.read()?.kind !== 'signed-in') throw redirect({ href: addresses.signIn('/'), replace: true })
  if (isSignedIn && !profile && !writeSearch(search)) throw redirect({ href: addresses.visits(), state, replace: true })
  const person = isSignedIn ? { name: profile?.name ?? '', birthday: profile?.birthday ?? null } : null
  const target = defaultRedirect({ installWanted: false, person, wanted: search })
  const booking = addresses.timetable(search)
  if (target === 'sign-in') throw redirect({ href: addresses.signIn(writeSearch(search) ? booking : '/'), state, replace: true })
  throw redirect({ href: target === 'timetable' ? booking : addresses.visits(), state, replace: true })
}

async function readProfile({ queries, call }: RouterContext) {
  const { profileQuery } = await import('@vizit/client/profile/use-profile')
  return queries.ensureQueryData(profileQuery(call))
}
