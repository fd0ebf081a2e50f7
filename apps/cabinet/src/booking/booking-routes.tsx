// The forms of a chosen time, which ask a newcomer for name and consent themselves, and what comes after them, a line each.
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { pageOf } from '../shell/page-of.tsx'
import { withOrder, withPerson, withPersonAndService } from '../shell/search-readers.ts'

export function formRoutes<P extends AnyRoute>(parent: P) {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: '/timeslot/$timeslotId',
      validateSearch: withPerson,
      component: pageOf(
        () => import('@vizit/parts/booking/form/slot-form-screen.tsx'),
        'SlotFormScreen',
        (search, { timeslotId }) => ({ timeslotId, ...withPerson(search) })
      )
    }),
    createRoute({
      getParentRoute,
      path: '/service/$timeslotId',
      validateSearch: withPersonAndService,
      component: pageOf(
        () => import('@vizit/parts/booking/service/service-form-screen.tsx'),
        'ServiceFormScreen',
        (search, { timeslotId }) => ({ timeslotId, ...withPersonAndService(search) })
      )
    })
  ] as const
}

/** Under the page that asks for a completed profile. */
export function bookedRoutes<P extends AnyRoute>(parent: P) {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: '/successfully-booked',
      validateSearch: withOrder,
      component: pageOf(() => import('@vizit/parts/booking/booked-screen.tsx'), 'BookedScreen', withOrder)
    })
  ] as const
}
