import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The start page of the app is its home. */
export function homeRoute(framed: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => framed,
    path: '/',
    component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen')
  })
}
