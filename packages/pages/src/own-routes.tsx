// The pages behind the sign-in: a line each, every page a chunk of its own. They come as one more chunk, for the
// first page that a stranger sees does not need them.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readServiceSearch } from '@vizit/client/booking/service/read-service-search'
import { readTestsAddress } from '@vizit/client/results/tests-address'
import { withWayBack } from '@vizit/parts/addresses/way-back-search'
import { saying } from '@vizit/parts/words/saying'
import { aroundBooking } from './booking/booking-pages.ts'
import { formRoutes } from './booking/booking-routes.tsx'
import { familyRoutes } from './family/family-routes.tsx'
import { chestRoutes, findingRoutes, visitDrugsRoutes } from './finding-routes.tsx'
import { linkedRoutes } from './linked-routes.tsx'
import { erasureRoutes, ownDataRoutes } from './own-data/own-data-routes.tsx'
import type { MoreRoutes } from './shell/face-pages.ts'
import { requireSignIn } from './shell/guard.ts'
import { pageOf } from './shell/page-of.tsx'
import { withCoverer } from './shell/search-readers.ts'
import { wordsFor } from './shell/words-for.ts'
import { visitsRoutes } from './visits/visits-routes.tsx'

const NO_MORE: MoreRoutes = () => ({ frame: [], own: [], agreed: [], known: [] })

/** The routes that stand in the frame beside those of the booking. */
export function ownRoutes(frame: AnyRoute, moreRoutes = NO_MORE) {
  const getParentRoute = () => frame
  // [2.16] Visitors may look for a service too; its form is behind the sign-in.
  const serviceLayout = createRoute({
    getParentRoute,
    id: 'service-layout',
    component: lazyRouteComponent(aroundBooking, 'BookingLayout')
  })
  const service = createRoute({
    getParentRoute: () => serviceLayout,
    path: '/service',
    validateSearch: readServiceSearch,
    component: pageOf(
      saying(['service', 'serviceOptions'], () => import('@vizit/parts/booking/service/service-screen.tsx')),
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
  const profileLayout = createRoute({
    getParentRoute: () => agreed,
    id: 'profile-layout',
    component: wordsFor(
      'calendarFeed',
      'cardNumbers',
      'drugs',
      'email',
      'finding',
      'ownData',
      'photo',
      'profile',
      'programmes',
      'reminders',
      'waitingList'
    )
  })
  const profile = createRoute({
    getParentRoute: () => profileLayout,
    path: '/profile',
    component: lazyRouteComponent(() => import('@vizit/parts/profile/profile-screen.tsx'), 'ProfileScreen')
  })
  const security = createRoute({
    getParentRoute: () => agreed,
    path: '/profile/security',
    component: lazyRouteComponent(
      saying(['ownData', 'passkeys', 'sessions'], () => import('@vizit/parts/security/security-screen.tsx')),
      'SecurityScreen'
    )
  })
  const cards = createRoute({
    getParentRoute: () => profileLayout,
    path: '/profile/cards',
    component: lazyRouteComponent(() => import('@vizit/parts/card-numbers/cards-screen.tsx'), 'CardsScreen')
  })
  const editProfile = createRoute({
    getParentRoute: () => profileLayout,
    path: '/profile/edit',
    validateSearch: withWayBack,
    component: pageOf(() => import('@vizit/parts/profile/edit-profile-screen.tsx'), 'EditProfileScreen', withWayBack)
  })

  const calendar = createRoute({
    getParentRoute: () => agreed,
    path: '/profile/calendar',
    component: lazyRouteComponent(
      saying(['calendarFeed'], () => import('@vizit/parts/calendar-feed/calendar-screen.tsx')),
      'CalendarScreen'
    )
  })
  const waitingList = createRoute({
    getParentRoute: () => agreed,
    path: '/waiting-list',
    component: lazyRouteComponent(
      saying(['waitingList'], () => import('@vizit/parts/waiting-list/waiting-screen.tsx')),
      'WaitingScreen'
    )
  })
  const reminders = createRoute({
    getParentRoute: () => agreed,
    path: '/profile/reminders',
    component: lazyRouteComponent(
      saying(['reminders'], () => import('@vizit/parts/reminders/reminders-screen.tsx')),
      'RemindersScreen'
    )
  })

  // Pages of a completed profile.
  const known = createRoute({
    getParentRoute: () => agreed,
    id: 'known',
    component: lazyRouteComponent(() => import('./account/account-gate.tsx'), 'ProfileGate')
  })
  const programmesLayout = createRoute({
    getParentRoute: () => known,
    id: 'programmes-layout',
    component: wordsFor('programmes')
  })
  const programmes = createRoute({
    getParentRoute: () => programmesLayout,
    path: '/profile/programmes',
    component: lazyRouteComponent(() => import('@vizit/parts/programmes/programmes-screen.tsx'), 'ProgrammesScreen')
  })
  // Pages that need a confirmed address as well [R36].
  const mailed = createRoute({
    getParentRoute: () => programmesLayout,
    id: 'mailed',
    component: lazyRouteComponent(() => import('./account/account-gate.tsx'), 'EmailGate')
  })
  const addProgramme = createRoute({
    getParentRoute: () => mailed,
    path: '/profile/programmes/add',
    validateSearch: withCoverer,
    component: pageOf(() => import('@vizit/parts/programmes/add-programme-screen.tsx'), 'AddProgrammeScreen', withCoverer)
  })

  const familyLayout = createRoute({
    getParentRoute: () => known,
    id: 'family-layout',
    component: wordsFor('access', 'family')
  })
  const formConsent = createRoute({
    getParentRoute: () => own,
    id: 'form-consent',
    component: lazyRouteComponent(() => import('./consent/consent-gate.tsx'), 'FormConsentGate')
  })
  const formBooking = createRoute({
    getParentRoute: () => formConsent,
    id: 'form-booking-layout',
    component: lazyRouteComponent(aroundBooking, 'BookingLayout')
  })
  const formLayout = createRoute({
    getParentRoute: () => formBooking,
    id: 'form-layout',
    component: wordsFor('consentScreen', 'firstVisit', 'service')
  })
  // [2.29] [2.31] Tests, and the code and the pages of a document under the list that it was opened from.
  const resultsLayout = createRoute({
    getParentRoute: () => known,
    id: 'results-layout',
    component: lazyRouteComponent(
      saying(['results', 'visits'], () => import('./results/results-layout.tsx')),
      'ResultsLayout'
    )
  })
  const tests = createRoute({
    getParentRoute: () => resultsLayout,
    path: '/tests',
    validateSearch: readTestsAddress,
    component: pageOf(() => import('@vizit/parts/results/tests-screen.tsx'), 'TestsScreen', readTestsAddress)
  })
  const ConfirmScreen = lazyRouteComponent(() => import('@vizit/parts/results/confirm-screen.tsx'), 'ConfirmScreen')
  const testCode = createRoute({ getParentRoute: () => resultsLayout, path: '/tests/confirm-mccode', component: ConfirmScreen })
  const visitCode = createRoute({ getParentRoute: () => resultsLayout, path: '/visits/confirm-mccode', component: ConfirmScreen })
  const DocumentScreen = lazyRouteComponent(() => import('@vizit/parts/results/document-screen.tsx'), 'DocumentScreen')
  const testDocument = createRoute({ getParentRoute: () => resultsLayout, path: '/tests/document', component: DocumentScreen })
  const visitDocument = createRoute({ getParentRoute: () => resultsLayout, path: '/visits/document', component: DocumentScreen })

  // Its list shows results too.
  const visitsLayout = createRoute({
    getParentRoute: () => resultsLayout,
    id: 'visits-layout',
    component: lazyRouteComponent(
      saying(['invoices', 'reviews', 'visitsMore'], () => import('./visits/visits-layout.tsx')),
      'VisitsLayout'
    )
  })

  const more = moreRoutes({ frame, own, agreed, known })
  return [
    ...more.frame,
    ...linkedRoutes(frame),
    ...findingRoutes(frame),
    serviceLayout.addChildren([service]),
    erasureRoutes(frame),
    own.addChildren([
      ownDataRoutes(own),
      formConsent.addChildren([formBooking.addChildren([formLayout.addChildren([...formRoutes(formLayout)])])]),
      ...more.own,
      agreed.addChildren([
        ...more.agreed,
        profileLayout.addChildren([profile, editProfile, cards]),
        reminders,
        calendar,
        waitingList,
        ...chestRoutes(agreed),
        security,
        known.addChildren([
          ...more.known,
          resultsLayout.addChildren([
            tests,
            testCode,
            visitCode,
            testDocument,
            visitDocument,
            visitsLayout.addChildren([...visitsRoutes(visitsLayout), ...visitDrugsRoutes(visitsLayout)])
          ]),
          familyLayout.addChildren([...familyRoutes(familyLayout)]),
          programmesLayout.addChildren([programmes, mailed.addChildren([addProgramme])])
        ])
      ])
    ])
  ] as const
}
