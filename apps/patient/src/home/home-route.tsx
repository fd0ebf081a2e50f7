import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { saying } from '@vizit/parts/words/saying'
import { isFirstStart } from '../language.ts'

/** The start page of the app is its home. */
export function homeRoute(framed: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => framed,
    path: '/',
    component: lazyRouteComponent(
      saying(['lists'], async () => ({
        Home: isFirstStart() ? (await import('./first-home.tsx')).FirstHome : (await import('./home-screen.tsx')).HomeScreen
      })),
      'Home'
    )
  })
}
