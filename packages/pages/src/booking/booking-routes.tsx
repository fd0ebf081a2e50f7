// The forms of a chosen time, which ask a newcomer for name and consent themselves, a line each.
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { saying } from '@vizit/parts/words/saying'
import { pageOf } from '../shell/page-of.tsx'
import { withPerson, withPersonAndService } from '../shell/search-readers.ts'

export function formRoutes<P extends AnyRoute>(parent: P) {
  const getParentRoute = () => parent
  return [
    createRoute({
      getParentRoute,
      path: '/timeslot/$timeslotId',
      validateSearch: withPerson,
      component: pageOf(
        saying(['slotForm'], () => import('@vizit/parts/booking/form/slot-form-screen.tsx')),
        'SlotFormScreen',
        (search, { timeslotId }) => ({ timeslotId, ...withPerson(search) })
      )
    }),
    createRoute({
      getParentRoute,
      path: '/service/$timeslotId',
      validateSearch: withPersonAndService,
      component: pageOf(
        saying(['slotForm'], () => import('@vizit/parts/booking/service/service-form-screen.tsx')),
        'ServiceFormScreen',
        (search, { timeslotId }) => ({ timeslotId, ...withPersonAndService(search) })
      )
    })
  ] as const
}
