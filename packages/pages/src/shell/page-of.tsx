import { lazyRouteComponent, type RouteComponent, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Properties<C> = C extends (properties: infer P extends object) => unknown ? P : never

/** Of the paths; the path of a page holds those that it reads. */
type Id = 'orderId' | 'invoiceId' | 'reviewId' | 'centreId' | 'branchId' | 'doctorId' | 'timeslotId' | 'documentId'

/** A page that is fetched when it is opened and told what its address says: the query, and the ids of the path. */
export function pageOf<M extends Record<N, unknown>, N extends string>(
  load: () => Promise<M>,
  name: N,
  read: (search: Record<string, unknown>, ids: Record<Id, string>) => Properties<M[N]>
): RouteComponent {
  const Page = lazyRouteComponent(load as unknown as () => Promise<Record<string, (properties: object) => ReactNode>>, name)
  function Told() {
    return <Page {...read(useSearch({ strict: false }), useParams({ strict: false }))} />
  }
  // Asked each time: it is gone once the page is there.
  return Object.defineProperty(Told, 'preload', { get: () => Page.preload })
}
