// The pages that the app alone has, a line each.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { documentRoutes } from '@vizit/pages/documents/document-routes.tsx'
import type { MoreRoutes } from '@vizit/pages/shell/face-pages'
import { saying } from '@vizit/parts/words/saying'
import { own } from './own-addresses.ts'

export const moreRoutes: MoreRoutes = ({ frame, agreed }) => {
  const getParentRoute = () => frame
  const open = [
    createRoute({
      getParentRoute,
      path: own.other,
      component: lazyRouteComponent(() => import('./other/other-screen.tsx'), 'OtherScreen')
    }),
    createRoute({
      getParentRoute,
      path: own.about,
      component: lazyRouteComponent(() => import('./other/about-screen.tsx'), 'AboutScreen')
    }),
    createRoute({
      getParentRoute,
      path: own.suggestions,
      component: lazyRouteComponent(
        saying(['supportRequest'], () => import('./other/suggestions-screen.tsx')),
        'SuggestionsScreen'
      )
    }),
    createRoute({
      getParentRoute,
      path: own.privacy,
      component: lazyRouteComponent(() => import('./other/text-screen.tsx'), 'PrivacyScreen')
    }),
    createRoute({ getParentRoute, path: own.terms, component: lazyRouteComponent(() => import('./other/text-screen.tsx'), 'TermsScreen') }),
    createRoute({
      getParentRoute,
      path: own.registries,
      component: lazyRouteComponent(
        saying(['lists'], () => import('./other/registries-screen.tsx')),
        'RegistriesScreen'
      )
    }),
    createRoute({
      getParentRoute,
      path: own.settings,
      component: lazyRouteComponent(
        saying(['profile'], () => import('./settings/settings-screen.tsx')),
        'SettingsScreen'
      )
    }),
    createRoute({
      getParentRoute,
      path: own.language,
      component: lazyRouteComponent(() => import('./settings/language-screen.tsx'), 'LanguageScreen')
    }),
    createRoute({ getParentRoute, path: own.town, component: lazyRouteComponent(() => import('./settings/town-screen.tsx'), 'TownScreen') })
  ]
  const card = createRoute({
    getParentRoute: () => agreed,
    path: own.card,
    component: lazyRouteComponent(
      saying(['programmes'], () => import('./card/card-screen.tsx')),
      'CardScreen'
    )
  })
  return { frame: open, own: [], agreed: [card, ...documentRoutes(agreed)], known: [] }
}
