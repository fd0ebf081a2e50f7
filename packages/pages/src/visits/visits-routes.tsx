// The pages of visits, of their invoices and of reviews, a line each, under the page that asks for a completed profile.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readMoveSearch } from '@vizit/client/visits/move-search'
import { readVisitsAddress } from '@vizit/client/visits/visits-search'
import { saying } from '@vizit/parts/words/saying'
import { pageOf } from '../shell/page-of.tsx'
import { withOrder } from '../shell/search-readers.ts'

/** The centre instead of the doctor. */
const withAbout = ({ about }: Record<string, unknown>): { about?: 'centre' } => (about === 'centre' ? { about } : {})

export function visitsRoutes<P extends AnyRoute>(parent: P) {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: '/visits',
      validateSearch: readVisitsAddress,
      component: pageOf(() => import('./visits-page.tsx'), 'VisitsPage', readVisitsAddress)
    }),
    // After a booking.
    createRoute({
      getParentRoute,
      path: '/successfully-booked',
      validateSearch: withOrder,
      component: pageOf(
        saying(['booked'], () => import('@vizit/parts/visits/booked/booked-screen.tsx')),
        'BookedScreen',
        withOrder
      )
    }),
    createRoute({
      getParentRoute,
      path: '/visits/$orderId',
      component: pageOf(
        () => import('@vizit/parts/visits/visit/visit-screen.tsx'),
        'VisitScreen',
        (_, { orderId }) => ({ orderId })
      )
    }),
    createRoute({
      getParentRoute,
      path: '/visits/$orderId/move',
      validateSearch: readMoveSearch,
      component: pageOf(
        saying(['booking'], () => import('./move-page.tsx')),
        'MovePage',
        (search, { orderId }) => ({ orderId, search: readMoveSearch(search) })
      )
    }),
    createRoute({
      getParentRoute,
      path: '/visits/$orderId/talon',
      component: pageOf(
        () => import('@vizit/parts/visits/talon/talon-screen.tsx'),
        'TalonScreen',
        (_, { orderId }) => ({ orderId })
      )
    }),
    createRoute({
      getParentRoute,
      path: '/visits/$orderId/review',
      validateSearch: withAbout,
      component: pageOf(
        () => import('@vizit/parts/reviews/review-visit-screen.tsx'),
        'ReviewVisitScreen',
        (search, { orderId }) => ({ orderId, ...withAbout(search) })
      )
    }),
    createRoute({
      getParentRoute,
      path: '/visits/invoices/$invoiceId',
      component: pageOf(
        () => import('@vizit/parts/visits/invoices/invoice-screen.tsx'),
        'InvoiceScreen',
        (_, { invoiceId }) => ({ invoiceId })
      )
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
      component: pageOf(
        () => import('@vizit/parts/reviews/change-review-screen.tsx'),
        'ChangeReviewScreen',
        (_, { reviewId }) => ({ reviewId })
      )
    })
  ] as const
}
