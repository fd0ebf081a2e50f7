// The pages that the faces of patients have in common, a line each: sign-in and the booking as visitors may see it. The rest is in own-routes.tsx.
import {
  type AnyRoute,
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect
} from '@tanstack/react-router'
import { readBookingSearch } from '@vizit/client/booking/booking-search'
import { readSearch, writeSearch } from '@vizit/parts/addresses/search-text'
import { withWayBack } from '@vizit/parts/addresses/way-back-search'
import type { WayState } from '@vizit/parts/ways/ways'
import { saying } from '@vizit/parts/words/saying'
import { minskDay } from '@vizit/rules/days'
import { aroundBooking } from './booking/booking-pages.ts'
import { CrashCard } from './shell/crash-screen.tsx'
import type { FacePages } from './shell/face-pages.ts'
import { leaveSignIn, type RouterContext } from './shell/guard.ts'
import { pageOf } from './shell/page-of.tsx'
import { PendingPage, PendingScreen } from './shell/pending-screen.tsx'
import { Root } from './shell/root.tsx'
import { AnyPathScreen } from './sign-in/any-path-screen.tsx'
import { PhonePlace, SignInLayout } from './sign-in/sign-in-layout.tsx'

/** What the frame says, and every page in it. */
const IN_FRAME = ['account', 'catalogue', 'days', 'people'] as const

const root = createRootRouteWithContext<RouterContext>()({ component: Root })

// Pages without navigation. The phone entry is where most first visits begin, so it is no chunk of its own.
const fromOf = (search: Record<string, unknown>) => ({ from: withWayBack(search).from })
const signInLayout = createRoute({
  getParentRoute: () => root,
  id: 'sign-in-layout',
  validateSearch: withWayBack,
  component: SignInLayout
})
const signIn = createRoute({
  getParentRoute: () => signInLayout,
  path: '/sign-in',
  beforeLoad: leaveSignIn,
  component: PhonePlace
})
const humanCheck = createRoute({
  getParentRoute: () => signInLayout,
  path: '/sign-in/human-check',
  component: pageOf(
    saying(['humanCheck'], () => import('@vizit/parts/sign-in/human-check-screen.tsx')),
    'HumanCheckScreen',
    fromOf
  )
})
const code = createRoute({
  getParentRoute: () => signInLayout,
  path: '/sign-in/code-confirmation',
  component: pageOf(() => import('@vizit/parts/sign-in/code-screen.tsx'), 'CodeScreen', fromOf)
})

const passkeyStep = createRoute({
  getParentRoute: () => signInLayout,
  path: '/sign-in/passkey',
  component: pageOf(
    saying(['passkeys', 'refusals'], () => import('@vizit/parts/sign-in/passkey-screen.tsx')),
    'PasskeyScreen',
    fromOf
  )
})

// [2.09] [2.13] [2.18] /online-booking begins with the choice between doctors and services; the others are the timetable.
const withSearch = (search: Record<string, unknown>) => ({ search: readBookingSearch(search) })
const TimeslotScreen = pageOf(() => import('@vizit/parts/booking/timeslot-screen.tsx'), 'TimeslotScreen', withSearch)
/** So long a drawn page stands for answers that are not there yet; then its own tells that they are on their way. */
const PATIENCE_MILLIS = 2_500
/** Asked once: steps of one search ask what they need themselves. Waited for a little where a drawn page stands meanwhile. */
function askEarly({ context, location }: { context: RouterContext; location: { search: unknown } }): Promise<void> | undefined {
  const search = readBookingSearch(location.search as Record<string, unknown>)
  const asked = import('@vizit/client/booking/ask-timetable')
    .then(({ askTimetable }) => askTimetable(context, search, minskDay(context.clock())))
    .catch(() => undefined)
  return context.isDrawn() ? Promise.race([asked, new Promise<void>(done => setTimeout(done, PATIENCE_MILLIS))]) : undefined
}

/** Finds a time, open to visitors. */
function bookingRoutes(framed: AnyRoute) {
  const bookingLayout = createRoute({
    getParentRoute: () => framed,
    id: 'booking-layout',
    component: lazyRouteComponent(aroundBooking, 'BookingLayout')
  })
  const getParentRoute = () => bookingLayout
  const atTimes = { getParentRoute, validateSearch: readBookingSearch, loader: askEarly, shouldReload: false, component: TimeslotScreen }
  const timeslot = createRoute({ ...atTimes, path: '/timeslot' })
  const booking = createRoute({ ...atTimes, path: '/booking' })
  const onlineBooking = createRoute({
    getParentRoute,
    path: '/online-booking',
    validateSearch: readBookingSearch,
    component: pageOf(() => import('@vizit/parts/booking/online-booking-screen.tsx'), 'OnlineBookingScreen', withSearch)
  })
  return bookingLayout.addChildren([timeslot, onlineBooking, booking])
}

/** Judged by the pages there are: '{any path}/code-confirmation', a page that was not loaded yet, or no such page. */
const anyPath = createRoute({
  getParentRoute: () => root,
  path: '/$',
  beforeLoad: async ({ context, location }) => {
    if ((await context.addOwnRoutes()) === 'added') throw redirect({ href: location.href, state: true, replace: true })
  },
  component: AnyPathScreen,
  pendingComponent: PendingPage
})

const signInPages = signInLayout.addChildren([signIn, humanCheck, code, passkeyStep])

/**
 * `basepath`: where the face stands in a frame of a clinic's site; `browser`: whose history it goes by; `mayScroll`: false where the page that comes
 * up stays where it is.
 */
export function makePagesRouter(
  face: FacePages,
  context: Omit<RouterContext, 'addOwnRoutes' | 'frame'>,
  basepath = '/',
  browser: unknown = window,
  mayScroll = () => true
) {
  const frame = saying(IN_FRAME, face.frame)
  // Pages with navigation: open to visitors.
  const framed = createRoute({
    getParentRoute: () => root,
    id: 'framed',
    component: lazyRouteComponent(frame, 'Framed'),
    pendingComponent: PendingPage
  })
  const openPages = [face.start(framed), bookingRoutes(framed)]
  let isWhole = false
  const addOwnRoutes = async () => {
    // Whoever was sent here by the first table looks again.
    if (isWhole) return 'there'
    const [{ ownRoutes }, more] = await Promise.all([import('./own-routes.tsx'), face.more?.()])
    if (!isWhole) {
      root.addChildren([signInPages, framed.addChildren([...openPages, ...ownRoutes(framed, more?.moreRoutes)]), anyPath])
      router.setRoutes(router.buildRouteTree())
      isWhole = true
    }
    return 'added'
  }
  const router = createRouter({
    routeTree: root.addChildren([signInPages, framed.addChildren(openPages), anyPath]),
    context: { ...context, addOwnRoutes, frame },
    basepath,
    history: createBrowserHistory({ window: browser }),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: mayScroll,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: CrashCard,
    defaultNotFoundComponent: AnyPathScreen
  })
  return router
}

export type PagesRouter = ReturnType<typeof makePagesRouter>

declare module '@tanstack/react-router' {
  /** What pages hand on to the next, besides the address. */
  interface HistoryState extends WayState {}
  interface Register {
    router: PagesRouter
  }
}
