// The pages of one's own data, a line each. The rights over it hold whatever else is still to be agreed to or filled in.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { WayState } from '@vizit/parts/ways/ways'
import { saying } from '@vizit/parts/words/saying'
import { type Entry, requireSignIn } from '../shell/guard.ts'
import { pageOf } from '../shell/page-of.tsx'
import { withWho } from '../shell/search-readers.ts'
import { wordsFor } from '../shell/words-for.ts'

export function ownDataRoutes<P extends AnyRoute>(own: P) {
  const ownDataLayout = createRoute({
    getParentRoute: () => own,
    id: 'own-data-layout',
    component: wordsFor('ownData')
  })
  const ownData = createRoute({
    getParentRoute: () => ownDataLayout,
    path: '/profile/data',
    component: lazyRouteComponent(() => import('@vizit/parts/own-data/own-data-screen.tsx'), 'OwnDataScreen')
  })
  const accessLog = createRoute({
    getParentRoute: () => ownDataLayout,
    path: '/profile/access-log',
    validateSearch: withWho,
    component: pageOf(() => import('@vizit/parts/own-data/access-log-screen.tsx'), 'AccessLogScreen', withWho)
  })
  const ownConsents = createRoute({
    getParentRoute: () => ownDataLayout,
    path: '/profile/consents',
    validateSearch: withWho,
    component: pageOf(() => import('@vizit/parts/own-data/consents-screen.tsx'), 'ConsentsScreen', withWho)
  })
  return ownDataLayout.addChildren([ownData, accessLog, ownConsents])
}

/** It stays where it is when everything is erased, and says so to who is a visitor by then. */
export function erasureRoutes(frame: AnyRoute) {
  const gate = createRoute({
    getParentRoute: () => frame,
    id: 'erasure-gate',
    beforeLoad: (entry: Entry) => ((entry.location.state as WayState).erased ? undefined : requireSignIn(entry)),
    component: lazyRouteComponent(() => import('../account/account-gate.tsx'), 'AccessGate')
  })
  const erase = createRoute({
    getParentRoute: () => gate,
    path: '/profile/erase',
    component: lazyRouteComponent(
      saying(['ownData'], () => import('@vizit/parts/own-data/erase-screen.tsx')),
      'EraseScreen'
    )
  })
  return gate.addChildren([erase])
}
