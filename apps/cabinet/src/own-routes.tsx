// The pages behind the sign-in: a line each, every page a chunk of its own. They come as one more chunk, for the
// first page that a stranger sees does not need them.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readServiceSearch } from '@vizit/client/booking/service/service-search'
import { readTestsAddress } from '@vizit/client/results/tests-address'
import { withWayBack } from '@vizit/parts/addresses/way-back-search'
import { bookingRoutes } from './booking/booking-routes.tsx'
import { familyRoutes } from './family/family-routes.tsx'
import { chestRoutes, findingRoutes, visitDrugsRoutes } from './finding-routes.tsx'
import { linkedRoutes } from './linked-routes.tsx'
import type { Frame } from './routes.tsx'
import { requireSignIn } from './shell/guard.ts'
import { pageOf } from './shell/page-of.tsx'
import { withCoverer, withWho } from './shell/search-readers.ts'
import { visitsRoutes } from './visits/visits-routes.tsx'

/** The routes that stand in the frame beside those of the booking. */
export function ownRoutes(frame: Frame) {
  const getParentRoute = () => frame
  // [2.16] Visitors may look for a service too; its form is behind the sign-in.
  const servicePlace = createRoute({
    getParentRoute,
    id: 'service-place',
    component: lazyRouteComponent(() => import('./booking/booking-place.tsx'), 'BookingPlace')
  })
  const service = createRoute({
    getParentRoute: () => servicePlace,
    path: '/service',
    validateSearch: readServiceSearch,
    component: pageOf(
      () => import('@vizit/parts/booking/service/service-screen.tsx'),
      'ServiceScreen',
      search => ({ search: readServiceSearch(search) })
    )
  })

  // Pages with navigation: signed-in people only.
  const own = createRoute({
    getParentRoute,
    id: 'own',
    beforeLoad: requireSignIn,
    component: lazyRouteComponent(() => import('./account/account-gate.tsx'), 'AccessGate')
  })
  const agreed = createRoute({
    getParentRoute: () => own,
    id: 'agreed',
    component: lazyRouteComponent(() => import('./consent/consent-gate.tsx'), 'ConsentGate')
  })
  const profilePlace = createRoute({
    getParentRoute: () => agreed,
    id: 'profile-place',
    component: lazyRouteComponent(() => import('./profile/profile-place.tsx'), 'ProfilePlace')
  })
  const profile = createRoute({
    getParentRoute: () => profilePlace,
    path: '/profile',
    component: lazyRouteComponent(() => import('@vizit/parts/profile/profile-screen.tsx'), 'ProfileScreen')
  })
  const security = createRoute({
    getParentRoute: () => agreed,
    path: '/profile/security',
    component: lazyRouteComponent(() => import('@vizit/parts/security/security-screen.tsx'), 'SecurityScreen')
  })
  const cards = createRoute({
    getParentRoute: () => profilePlace,
    path: '/profile/cards',
    component: lazyRouteComponent(() => import('@vizit/parts/card-numbers/cards-screen.tsx'), 'CardsScreen')
  })
  const editProfile = createRoute({
    getParentRoute: () => profilePlace,
    path: '/profile/edit',
    validateSearch: withWayBack,
    component: pageOf(() => import('@vizit/parts/profile/edit-profile-screen.tsx'), 'EditProfileScreen', withWayBack)
  })

  const remindersPlace = createRoute({
    getParentRoute: () => agreed,
    id: 'reminders-place',
    component: lazyRouteComponent(() => import('./reminders/reminders-place.tsx'), 'RemindersPlace')
  })
  const calendarPlace = createRoute({
    getParentRoute: () => agreed,
    id: 'calendar-place',
    component: lazyRouteComponent(() => import('./calendar-feed/calendar-place.tsx'), 'CalendarPlace')
  })
  const calendar = createRoute({
    getParentRoute: () => calendarPlace,
    path: '/profile/calendar',
    component: lazyRouteComponent(() => import('@vizit/parts/calendar-feed/calendar-screen.tsx'), 'CalendarScreen')
  })
  const waitingPlace = createRoute({
    getParentRoute: () => agreed,
    id: 'waiting-place',
    component: lazyRouteComponent(() => import('./waiting-list/waiting-place.tsx'), 'WaitingPlace')
  })
  const waitingList = createRoute({
    getParentRoute: () => waitingPlace,
    path: '/waiting-list',
    component: lazyRouteComponent(() => import('@vizit/parts/waiting-list/waiting-screen.tsx'), 'WaitingScreen')
  })
  const reminders = createRoute({
    getParentRoute: () => remindersPlace,
    path: '/profile/reminders',
    component: lazyRouteComponent(() => import('@vizit/parts/reminders/reminders-screen.tsx'), 'RemindersScreen')
  })

  // The rights over one's own data hold whatever else is still to be agreed to or filled in.
  const ownDataPlace = createRoute({
    getParentRoute: () => own,
    id: 'own-data-place',
    component: lazyRouteComponent(() => import('./own-data/own-data-place.tsx'), 'OwnDataPlace')
  })
  const ownData = createRoute({
    getParentRoute: () => ownDataPlace,
    path: '/profile/data',
    component: lazyRouteComponent(() => import('@vizit/parts/own-data/own-data-screen.tsx'), 'OwnDataScreen')
  })
  const accessLog = createRoute({
    getParentRoute: () => ownDataPlace,
    path: '/profile/access-log',
    validateSearch: withWho,
    component: pageOf(() => import('@vizit/parts/own-data/access-log-screen.tsx'), 'AccessLogScreen', withWho)
  })
  const ownConsents = createRoute({
    getParentRoute: () => ownDataPlace,
    path: '/profile/consents',
    validateSearch: withWho,
    component: pageOf(() => import('@vizit/parts/own-data/consents-screen.tsx'), 'ConsentsScreen', withWho)
  })
  const erase = createRoute({
    getParentRoute: () => ownDataPlace,
    path: '/profile/erase',
    component: lazyRouteComponent(() => import('@vizit/parts/own-data/erase-screen.tsx'), 'EraseScreen')
  })

  // Pages of a completed profile.
  const known = createRoute({
    getParentRoute: () => agreed,
    id: 'known',
    component: lazyRouteComponent(() => import('./account/account-gate.tsx'), 'ProfileGate')
  })
  const programmesPlace = createRoute({
    getParentRoute: () => known,
    id: 'programmes-place',
    component: lazyRouteComponent(() => import('./programmes/programmes-place.tsx'), 'ProgrammesPlace')
  })
  const programmes = createRoute({
    getParentRoute: () => programmesPlace,
    path: '/profile/programmes',
    component: lazyRouteComponent(() => import('@vizit/parts/programmes/programmes-screen.tsx'), 'ProgrammesScreen')
  })
  // Pages that need a confirmed address as well (decision 36).
  const mailed = createRoute({
    getParentRoute: () => programmesPlace,
    id: 'mailed',
    component: lazyRouteComponent(() => import('./account/account-gate.tsx'), 'EmailGate')
  })
  const addProgramme = createRoute({
    getParentRoute: () => mailed,
    path: '/profile/programmes/add',
    validateSearch: withCoverer,
    component: pageOf(() => import('@vizit/parts/programmes/add-programme-screen.tsx'), 'AddProgrammeScreen', withCoverer)
  })

  const familyPlace = createRoute({
    getParentRoute: () => known,
    id: 'family-place',
    component: lazyRouteComponent(() => import('./family/family-place.tsx'), 'FamilyPlace')
  })
  const bookingPlace = createRoute({
    getParentRoute: () => known,
    id: 'own-booking-place',
    component: lazyRouteComponent(() => import('./booking/booking-place.tsx'), 'BookingPlace')
  })
  // [2.29] [2.31] Tests, and the code and the pages of a document under the list that it was opened from.
  const resultsPlace = createRoute({
    getParentRoute: () => known,
    id: 'results-place',
    component: lazyRouteComponent(() => import('./results/results-place.tsx'), 'ResultsPlace')
  })
  const tests = createRoute({
    getParentRoute: () => resultsPlace,
    path: '/tests',
    validateSearch: readTestsAddress,
    component: pageOf(() => import('@vizit/parts/results/tests-screen.tsx'), 'TestsScreen', readTestsAddress)
  })
  const ConfirmScreen = lazyRouteComponent(() => import('@vizit/parts/results/confirm-screen.tsx'), 'ConfirmScreen')
  const testCode = createRoute({ getParentRoute: () => resultsPlace, path: '/tests/confirm-mccode', component: ConfirmScreen })
  const visitCode = createRoute({ getParentRoute: () => resultsPlace, path: '/visits/confirm-mccode', component: ConfirmScreen })
  const DocumentScreen = lazyRouteComponent(() => import('@vizit/parts/results/document-screen.tsx'), 'DocumentScreen')
  const testDocument = createRoute({ getParentRoute: () => resultsPlace, path: '/tests/document', component: DocumentScreen })
  const visitDocument = createRoute({ getParentRoute: () => resultsPlace, path: '/visits/document', component: DocumentScreen })

  // Its list shows results too.
  const visitsPlace = createRoute({
    getParentRoute: () => resultsPlace,
    id: 'visits-place',
    component: lazyRouteComponent(() => import('./visits/visits-place.tsx'), 'VisitsPlace')
  })

  return [
    ...linkedRoutes(frame),
    ...findingRoutes(frame),
    servicePlace.addChildren([service]),
    own.addChildren([
      ownDataPlace.addChildren([ownData, accessLog, ownConsents, erase]),
      agreed.addChildren([
        profilePlace.addChildren([profile, editProfile, cards]),
        remindersPlace.addChildren([reminders]),
        calendarPlace.addChildren([calendar]),
        waitingPlace.addChildren([waitingList]),
        ...chestRoutes(agreed),
        security,
        known.addChildren([
          resultsPlace.addChildren([
            tests,
            testCode,
            visitCode,
            testDocument,
            visitDocument,
            visitsPlace.addChildren([...visitsRoutes(visitsPlace), ...visitDrugsRoutes(visitsPlace)])
          ]),
          familyPlace.addChildren([...familyRoutes(familyPlace)]),
          bookingPlace.addChildren([...bookingRoutes(bookingPlace)]),
          programmesPlace.addChildren([programmes, mailed.addChildren([addProgramme])])
        ])
      ])
    ])
  ] as const
}
