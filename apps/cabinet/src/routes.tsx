// The route table of the specification, a line each. Every page is a chunk of its own.
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readBookingSearch } from '@vizit/client/booking/booking-search'
import { readVisitsAddress } from '@vizit/client/visits/visits-search'
import { familyRoutes } from './family/family-routes.tsx'
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

const passkeyStep = createRoute({
  getParentRoute: () => signInPlace,
  path: '/sign-in/passkey',
  component: lazyRouteComponent(() => import('./sign-in/passkey-screen.tsx'), 'PasskeyScreen')
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

// The link of a letter may be opened on any device.
const confirmCoverage = createRoute({
  getParentRoute: () => framed,
  path: '/coverage/confirm',
  component: lazyRouteComponent(() => import('./programmes/confirm-screen.tsx'), 'ConfirmScreen')
})

// [4.22] The link of a letter about an address or a device.
const confirmLink = createRoute({
  getParentRoute: () => framed,
  path: '/email/confirm',
  component: lazyRouteComponent(() => import('./email/confirm-link-screen.tsx'), 'ConfirmLinkScreen')
})

// [7.41] The link of an invitation: a visitor signs in first.
const invite = createRoute({
  getParentRoute: () => framed,
  path: '/family/invite',
  component: lazyRouteComponent(() => import('./family/invite-screen.tsx'), 'InviteScreen')
})

// Pages with navigation: signed-in people only.
const own = createRoute({
  getParentRoute: () => framed,
  id: 'own',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('./account/account-gate.tsx'), 'AccessGate')
})
const agreed = createRoute({
  getParentRoute: () => own,
  id: 'agreed',
  component: lazyRouteComponent(() => import('./consent/consent-gate.tsx'), 'ConsentGate')
})
const profile = createRoute({
  getParentRoute: () => agreed,
  path: '/profile',
  component: lazyRouteComponent(() => import('./profile/profile-screen.tsx'), 'ProfileScreen')
})
const security = createRoute({
  getParentRoute: () => agreed,
  path: '/profile/security',
  component: lazyRouteComponent(() => import('./security/security-screen.tsx'), 'SecurityScreen')
})
const editProfile = createRoute({
  getParentRoute: () => agreed,
  path: '/profile/edit',
  validateSearch: withWayBack,
  component: lazyRouteComponent(() => import('./profile/edit-profile-screen.tsx'), 'EditProfileScreen')
})

// The rights over one's own data hold whatever else is still to be agreed to or filled in.
const ownData = createRoute({
  getParentRoute: () => own,
  path: '/profile/data',
  component: lazyRouteComponent(() => import('./own-data/own-data-screen.tsx'), 'OwnDataScreen')
})
const accessLog = createRoute({
  getParentRoute: () => own,
  path: '/profile/access-log',
  validateSearch: (raw: Record<string, unknown>): { who?: string } => (typeof raw.who === 'string' ? { who: raw.who } : {}),
  component: lazyRouteComponent(() => import('./own-data/access-log-screen.tsx'), 'AccessLogScreen')
})
const ownConsents = createRoute({
  getParentRoute: () => own,
  path: '/profile/consents',
  validateSearch: (raw: Record<string, unknown>): { who?: string } => (typeof raw.who === 'string' ? { who: raw.who } : {}),
  component: lazyRouteComponent(() => import('./own-data/consents-screen.tsx'), 'ConsentsScreen')
})
const erase = createRoute({
  getParentRoute: () => own,
  path: '/profile/erase',
  component: lazyRouteComponent(() => import('./own-data/erase-screen.tsx'), 'EraseScreen')
})

// Pages of a completed profile.
const known = createRoute({
  getParentRoute: () => agreed,
  id: 'known',
  component: lazyRouteComponent(() => import('./account/account-gate.tsx'), 'ProfileGate')
})
const programmes = createRoute({
  getParentRoute: () => known,
  path: '/profile/programmes',
  component: lazyRouteComponent(() => import('./programmes/programmes-screen.tsx'), 'ProgrammesScreen')
})
// Pages that need a confirmed address as well (decision 36).
const mailed = createRoute({
  getParentRoute: () => known,
  id: 'mailed',
  component: lazyRouteComponent(() => import('./account/account-gate.tsx'), 'EmailGate')
})
const addProgramme = createRoute({
  getParentRoute: () => mailed,
  path: '/profile/programmes/add',
  validateSearch: (raw: Record<string, unknown>): { coverer?: string } => (typeof raw.coverer === 'string' ? { coverer: raw.coverer } : {}),
  component: lazyRouteComponent(() => import('./programmes/add-programme-screen.tsx'), 'AddProgrammeScreen')
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
  signInPlace.addChildren([signIn, humanCheck, code, passkeyStep]),
  framed.addChildren([
    start,
    timeslot,
    onlineBooking,
    booking,
    confirmCoverage,
    confirmLink,
    invite,
    own.addChildren([
      ownData,
      accessLog,
      ownConsents,
      erase,
      agreed.addChildren([
        profile,
        security,
        editProfile,
        known.addChildren([...familyRoutes(known), slotForm, booked, visits, programmes, mailed.addChildren([addProgramme])])
      ])
    ])
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
