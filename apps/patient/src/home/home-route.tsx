import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { saying } from '@vizit/parts/words/saying'

/** The start page of the app is its home. */
export function homeRoute(framed: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => framed,
    path: '/',
    component: lazyRouteComponent(
      saying(['lists'], () => import('./home-screen.tsx')),
      'HomeScreen'
    )
  })
}
