import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useWords } from '../words/words.tsx'
import type { PlacesMapProps } from './place.ts'
import styles from './places-map.module.css'

// Heavier than the page that shows it: it is fetched when somebody wants a map.
const OpenedMap = lazy(async () => ({ default: (await import('./opened-map.tsx')).OpenedMap }))

/** [2.140] A map of places; what draws it is loaded when a map is opened. */
export function PlacesMap(props: PlacesMapProps) {
  const words = useWords('map')
  const opening = (
    <div className={styles.frame} aria-busy="true">
      <LiveRegion text={words.loading} />
      <Skeleton shape="box" height="100%" />
    </div>
  )
  return (
    <Suspense fallback={opening}>
      <OpenedMap {...props} />
    </Suspense>
  )
}
