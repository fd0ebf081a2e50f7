// The pages of the family, a line each, under the page that asks for a completed profile.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWayBack } from '@vizit/parts/addresses/way-back-search'
import { pageOf } from '../shell/page-of.tsx'

const withId = ({ id }: Record<string, unknown>): { id?: string } => (typeof id === 'string' ? { id } : {})
/** [4.95] Each step has an address, so that back goes one step back. */
function withStep({ step, ...search }: Record<string, unknown>): { step?: 'sms' | 'code'; from?: string } {
  return { ...withWayBack(search), ...(step === 'sms' || step === 'code' ? { step } : {}) }
}

export function familyRoutes<P extends AnyRoute>(parent: P) {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: '/family',
      component: lazyRouteComponent(() => import('@vizit/parts/family/family-screen.tsx'), 'FamilyScreen')
    }),
    createRoute({
      getParentRoute,
      path: '/family/add-child',
      validateSearch: withWayBack,
      component: pageOf(() => import('@vizit/parts/family/child/add-child-screen.tsx'), 'AddChildScreen', withWayBack)
    }),
    createRoute({
      getParentRoute,
      path: '/family/add-adult',
      validateSearch: withStep,
      component: pageOf(() => import('@vizit/parts/family/adult/add-adult-screen.tsx'), 'AddAdultScreen', withStep)
    }),
    createRoute({
      getParentRoute,
      path: '/family/edit-child',
      validateSearch: withId,
      component: pageOf(() => import('@vizit/parts/family/child/edit-child-screen.tsx'), 'EditChildScreen', withId)
    }),
    createRoute({
      getParentRoute,
      path: '/family/access',
      validateSearch: withId,
      component: pageOf(() => import('@vizit/parts/family/rights/access-screen.tsx'), 'AccessScreen', withId)
    }),
    createRoute({
      getParentRoute,
      path: '/family/request',
      component: lazyRouteComponent(() => import('@vizit/parts/family/joining/enter-code-screen.tsx'), 'RequestScreen')
    }),
    createRoute({
      getParentRoute,
      path: '/family/enter-code',
      validateSearch: withWayBack,
      component: pageOf(() => import('@vizit/parts/family/joining/enter-code-screen.tsx'), 'EnterCodeScreen', withWayBack)
    }),
    createRoute({
      getParentRoute,
      path: '/family/join',
      validateSearch: withWayBack,
      component: pageOf(() => import('@vizit/parts/family/joining/share-code-screen.tsx'), 'JoinScreen', withWayBack)
    }),
    createRoute({
      getParentRoute,
      path: '/family/share-code',
      validateSearch: withWayBack,
      component: pageOf(() => import('@vizit/parts/family/joining/share-code-screen.tsx'), 'ShareCodeScreen', withWayBack)
    }),
    createRoute({
      getParentRoute,
      path: '/family/send-invite',
      validateSearch: withWayBack,
      component: pageOf(() => import('@vizit/parts/family/joining/send-invite-screen.tsx'), 'SendInviteScreen', withWayBack)
    }),
    createRoute({
      getParentRoute,
      path: '/family/invite/answer',
      component: lazyRouteComponent(() => import('@vizit/parts/family/joining/invite-screen.tsx'), 'InviteAnswerScreen')
    })
  ] as const
}
