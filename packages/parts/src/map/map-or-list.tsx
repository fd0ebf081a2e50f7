import { Segmented } from '@vizit/ui/fields/segmented'
import List from 'lucide-react/icons/list'
import MapIcon from 'lucide-react/icons/map'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './map-or-list.module.css'
import type { PlacesMapProps } from './place.ts'
import { PlacesMap } from './places-map.tsx'

export type View = 'map' | 'list'

type MapOrListProps = PlacesMapProps & {
  view: View
  onView: (view: View) => void
  /** The same places as a list: the way of whoever has no use for a map. */
  list: ReactNode
}

/** [2.140] Places as a list, or on a map: beside the list where there is room, and in its place on a phone. */
export function MapOrList({ view, onView, list, ...map }: MapOrListProps) {
  const words = useWords('map')
  return (
    <>
      <Segmented<View>
        label={words.view}
        value={view}
        later
        onChange={onView}
        options={[
          { value: 'map', label: words.map, icon: <MapIcon aria-hidden="true" /> },
          { value: 'list', label: words.list, icon: <List aria-hidden="true" /> }
        ]}
      />
      {view === 'map' ? (
        <div className={styles.both}>
          <div className={styles.map}>
            <PlacesMap {...map} />
          </div>
          <div className={styles.list}>{list}</div>
        </div>
      ) : (
        list
      )}
    </>
  )
}
