import { lazyRouteComponent, Outlet, type RouteComponent } from '@tanstack/react-router'
import { saying } from '@vizit/parts/words/saying'
import type { Feature } from '@vizit/parts/words/words.tsx'

/** Around pages that say these words: they are asked for beside the code of the page, and draw nothing themselves. */
export function wordsFor(...features: Feature[]): RouteComponent {
  return lazyRouteComponent(
    saying(features, async () => ({ Outlet })),
    'Outlet'
  )
}
