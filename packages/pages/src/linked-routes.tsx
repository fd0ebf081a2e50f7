// The pages that letters, messages and other sites lead to, whoever opens them: a line each.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readSupportAddress } from '@vizit/client/support/support-address'
import { saying } from '@vizit/parts/words/saying'
import { insistOnInstallRequest } from './shell/guard.ts'
import { pageOf } from './shell/page-of.tsx'
import { wordsFor } from './shell/words-for.ts'

export function linkedRoutes(frame: AnyRoute) {
  const getParentRoute = () => frame
  // The link of a letter may be opened on any device.
  const letters = createRoute({
    getParentRoute,
    id: 'letters',
    component: wordsFor('access', 'email', 'family', 'programmes')
  })
  const confirmCoverage = createRoute({
    getParentRoute: () => letters,
    path: '/coverage/confirm',
    component: lazyRouteComponent(() => import('@vizit/parts/programmes/confirm-screen.tsx'), 'ConfirmScreen')
  })

  // [4.22] The link of a letter about an address or a device.
  const confirmLink = createRoute({
    getParentRoute: () => letters,
    path: '/email/confirm',
    component: lazyRouteComponent(() => import('@vizit/parts/email/confirm-link-screen.tsx'), 'ConfirmLinkScreen')
  })

  // [7.41] The link of an invitation: a visitor signs in first.
  const invite = createRoute({
    getParentRoute: () => letters,
    path: '/family/invite',
    component: lazyRouteComponent(() => import('@vizit/parts/family/joining/invite-screen.tsx'), 'InviteScreen')
  })

  // [2.40] For visitors too.
  const info = createRoute({
    getParentRoute,
    path: '/info',
    component: lazyRouteComponent(
      saying(['info'], () => import('@vizit/parts/info/info-screen.tsx')),
      'InfoScreen'
    )
  })

  // [1.48] For visitors too: whoever cannot sign in needs it most.
  const support = createRoute({
    getParentRoute,
    path: '/support',
    validateSearch: readSupportAddress,
    component: pageOf(
      saying(['supportRequest'], () => import('@vizit/parts/support-request/support-screen.tsx')),
      'SupportScreen',
      readSupportAddress
    )
  })

  // The link of a reminder acts without signing in.
  const visitLink = createRoute({
    getParentRoute,
    path: '/visit-link',
    component: lazyRouteComponent(
      saying(['reminders'], () => import('@vizit/parts/reminders/visit-link-screen.tsx')),
      'VisitLinkScreen'
    )
  })

  // [2.50] For visitors too.
  const install = createRoute({
    getParentRoute,
    path: '/install-pwa',
    beforeLoad: insistOnInstallRequest,
    component: lazyRouteComponent(
      saying(['install'], () => import('./install/install-layout.tsx')),
      'InstallLayout'
    )
  })

  return [letters.addChildren([confirmCoverage, confirmLink, invite]), info, support, visitLink, install] as const
}
