import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

/** What a face adds to the pages that all have. */
export type FacePages = {
  /** Around the pages with navigation: `Framed` with all that stands around them, `Shell` alone around what is no page. */
  frame: () => Promise<{ Framed: ComponentType; Shell: ComponentType<{ children: ReactNode }> }>
  /** The start page. */
  start: (framed: AnyRoute) => AnyRoute
  /** Its own pages: beside those of `ownRoutes`, and behind their gates. Fetched with those. */
  more?: () => Promise<{ moreRoutes: MoreRoutes }>
}

/** The pages of one face alone: in its frame, for whoever signed in, for whoever agreed, and for whoever filled in the profile. */
export type MoreRoutes = (
  gates: Record<'frame' | 'own' | 'agreed' | 'known', AnyRoute>
) => Record<'frame' | 'own' | 'agreed' | 'known', AnyRoute[]>
