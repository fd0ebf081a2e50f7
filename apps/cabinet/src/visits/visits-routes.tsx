// The pages of visits, of their invoices and of reviews, a line each, under the page that asks for a completed profile.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readMoveSearch } from '@vizit/client/visits/move-search'
import { readVisitsAddress } from '@vizit/client/visits/visits-search'

/** The centre instead of the doctor. */
const withAbout = ({ about }: Record<string, unknown>): { about?: 'centre' } => (about === 'centre' ? { about } : {})

export function visitsRoutes<P extends AnyRoute>(parent: P) {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: '/visits',
      validateSearch: readVisitsAddress,
      component: lazyRouteComponent(() => import('./visits-screen.tsx'), 'VisitsScreen')
    }),
    createRoute({
      getParentRoute,
      path: '/visits/$orderId/move',
      validateSearch: readMoveSearch,
      component: lazyRouteComponent(() => import('./move-screen.tsx'), 'MoveScreen')
    }),
    createRoute({
      getParentRoute,
      path: '/visits/$orderId/talon',
      component: lazyRouteComponent(() => import('./talon-screen.tsx'), 'TalonScreen')
    }),
    createRoute({
      getParentRoute,
      path: '/visits/$orderId/review',
      validateSearch: withAbout,
      component: lazyRouteComponent(() => import('./reviews/review-visit-screen.tsx'), 'ReviewVisitScreen')
    }),
    createRoute({
      getParentRoute,
      path: '/visits/invoices/$invoiceId',
      component: lazyRouteComponent(() => import('./invoices/invoice-screen.tsx'), 'InvoiceScreen')
    }),
    // [3.94] myFeedbacks
    createRoute({
      getParentRoute,
      path: '/profile/reviews',
      component: lazyRouteComponent(() => import('@vizit/parts/reviews/own-reviews-screen.tsx'), 'OwnReviewsScreen')
    }),
    createRoute({
      getParentRoute,
      path: '/profile/reviews/$reviewId',
      component: lazyRouteComponent(() => import('./reviews/change-review-screen.tsx'), 'ChangeReviewScreen')
    })
  ] as const
}
