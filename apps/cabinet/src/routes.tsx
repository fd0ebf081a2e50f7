// The route table of the specification, a line each. Every page is a chunk of its own.
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readBookingSearch } from '@vizit/client/booking/booking-search'
import { readVisitsAddress } from '@vizit/client/visits/visits-search'
import { CrashCard } from './shell/crash-screen.tsx'
import { leadFromStart, leaveSignIn, type RouterContext, requireSignIn } from './shell/guard.ts'
import { PendingPage, PendingScreen } from './shell/pending-screen.tsx'
import { Root } from './shell/root.tsx'
import { readSearch, writeSearch } from './shell/search-text.ts'
import { AnyPathScreen } from './sign-in/any-path-screen.tsx'
import { PhoneScreen } from './sign-in/phone-screen.tsx'
import { SignInFrame } from './sign-in/sign-in-frame.tsx'

/** Where to go on to afterwards; judged by `wayBack` before use. */
const withWayBack = (search: Record<string, unknown>): { from?: string } => (typeof search.from === 'string' ? { from: search.from } : {})

const root = createRootRouteWithContext<RouterContext>()({ component: Root })

// Pages without navigation. The phone entry is where most first visits begin, so it is no chunk of its own.
const signInPlace = createRoute({
  getParentRoute: () => root,
  id: 'sign-in-place',
  validateSearch: withWayBack,
  component: SignInFrame
})
const signIn = createRoute({
  getParentRoute: () => signInPlace,
  path: '/sign-in',
  beforeLoad: leaveSignIn,
  component: PhoneScreen
})
const humanCheck = createRoute({
  getParentRoute: () => signInPlace,
  path: '/sign-in/human-check',
  component: lazyRouteComponent(() => import('./sign-in/human-check-screen.tsx'), 'HumanCheckScreen')
})
const code = createRoute({
  getParentRoute: () => signInPlace,
  path: '/sign-in/code-confirmation',
  component: lazyRouteComponent(() => import('./sign-in/code-screen.tsx'), 'CodeScreen')
})

// Pages with navigation: open to visitors.
const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  pendingComponent: PendingPage
})
const start = createRoute({ getParentRoute: () => framed, path: '/', beforeLoad: leadFromStart })

// [2.09] [2.13] [2.18] One screen: the choice between doctors and services starts when there is more than one kind to choose.
const TimeslotScreen = lazyRouteComponent(() => import('./booking/timeslot-screen.tsx'), 'TimeslotScreen')
const timeslot = createRoute({
  getParentRoute: () => framed,
  path: '/timeslot',
  validateSearch: readBookingSearch,
  component: TimeslotScreen
})
const onlineBooking = createRoute({
  getParentRoute: () => framed,
  path: '/online-booking',
  validateSearch: readBookingSearch,
  component: TimeslotScreen
})
const booking = createRoute({
  getParentRoute: () => framed,
  path: '/booking',
  validateSearch: readBookingSearch,
  component: TimeslotScreen
})

// Pages with navigation: signed-in people only.
const own = createRoute({ getParentRoute: () => framed, id: 'own', beforeLoad: requireSignIn })
const profile = createRoute({
  getParentRoute: () => own,
  path: '/profile',
  component: lazyRouteComponent(() => import('./profile/profile-screen.tsx'), 'ProfileScreen')
})
const editProfile = createRoute({
  getParentRoute: () => own,
  path: '/profile/edit',
  validateSearch: withWayBack,
  component: lazyRouteComponent(() => import('./profile/edit-profile-screen.tsx'), 'EditProfileScreen')
})

// Pages of a completed profile.
const known = createRoute({
  getParentRoute: () => own,
  id: 'known',
  component: lazyRouteComponent(() => import('./shell/profile-gate.tsx'), 'ProfileGate')
})
const family = createRoute({
  getParentRoute: () => known,
  path: '/family',
  component: lazyRouteComponent(() => import('./family/family-screen.tsx'), 'FamilyScreen')
})
const addChild = createRoute({
  getParentRoute: () => known,
  path: '/family/add-child',
  validateSearch: withWayBack,
  component: lazyRouteComponent(() => import('./family/add-child-screen.tsx'), 'AddChildScreen')
})

const slotForm = createRoute({
  getParentRoute: () => known,
  path: '/timeslot/$timeslotId',
  validateSearch: (raw: Record<string, unknown>): { who?: string } => {
    const { who } = readBookingSearch(raw)
    return who === undefined ? {} : { who }
  },
  component: lazyRouteComponent(() => import('./booking/slot-form-screen.tsx'), 'SlotFormScreen')
})
const booked = createRoute({
  getParentRoute: () => known,
  path: '/successfully-booked',
  validateSearch: (raw: Record<string, unknown>): { order?: string } => (typeof raw.order === 'string' ? { order: raw.order } : {}),
  component: lazyRouteComponent(() => import('./booking/booked-screen.tsx'), 'BookedScreen')
})
const visits = createRoute({
  getParentRoute: () => known,
  path: '/visits',
  validateSearch: readVisitsAddress,
  component: lazyRouteComponent(() => import('./visits/visits-screen.tsx'), 'VisitsScreen')
})

// '{any path}/code-confirmation', or no such page.
const anyPath = createRoute({ getParentRoute: () => root, path: '/$', component: AnyPathScreen })

const tree = root.addChildren([
  signInPlace.addChildren([signIn, humanCheck, code]),
  framed.addChildren([
    start,
    timeslot,
    onlineBooking,
    booking,
    own.addChildren([profile, editProfile, known.addChildren([family, addChild, slotForm, booked, visits])])
  ]),
  anyPath
])

export function makeCabinetRouter(context: RouterContext) {
  return createRouter({
    routeTree: tree,
    context,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: CrashCard,
    defaultNotFoundComponent: AnyPathScreen
  })
}

export type CabinetRouter = ReturnType<typeof makeCabinetRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: CabinetRouter
  }
}
