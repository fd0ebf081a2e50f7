import type { DrugstoreOffer } from '@vizit/contract/drugs'
import type { Position } from '@vizit/rules/distance'
import { sortDrugstores } from '@vizit/rules/drugs'
import { showRoubles } from '@vizit/rules/money'
import { Button } from '@vizit/ui/button'
import { type ReactNode, useState } from 'react'
import { MapOrList, type View } from '../map/map-or-list.tsx'
import { onMap } from '../map/place.ts'
import { useWords } from '../words/words.tsx'
import styles from './drugs.module.css'
import { type DrugsAsked, DrugstoreItem } from './drugstore-item.tsx'

/** So many at once: a town may have two hundred. */
const AT_ONCE = 20

/** `asked`: another word begins the list anew. `said`: what is said above the list. */
type DrugstorePlacesProps = {
  drugstores: readonly DrugstoreOffer[]
  drugs: DrugsAsked
  from: Position | null
  asked: string
  said: ReactNode
  /** Where the person is, or that the browser does not tell. A map says that itself. */
  position: ReactNode
}

/** [2.140] Drugstores as a list, or on a map where each pin says its price. */
export function DrugstorePlaces({ drugstores, drugs, from, asked, said, position }: DrugstorePlacesProps) {
  const words = useWords('drugs')
  const [view, setView] = useState<View>('list')
  /** How many they are, and the lowest price among those that have most of the drugs. */
  function joined(ids: readonly string[]): string {
    const [best] = sortDrugstores(
      drugstores.filter(one => ids.includes(one.id)),
      'totalPrice',
      null
    )
    const price = best?.totalPrice ?? null
    return [words.storesOnMap(ids.length), price !== null && words.pinFrom(showRoubles(price))].filter(Boolean).join('\n')
  }
  return (
    <MapOrList
      view={view}
      onView={setView}
      places={onMap(
        drugstores,
        one => one.id,
        one => (one.totalPrice === null ? one.name : words.pin(showRoubles(one.totalPrice)))
      )}
      total={drugstores.length}
      many={words.storesOnMap}
      joined={joined}
      card={id =>
        drugstores.filter(one => one.id === id).map(one => <DrugstoreItem key={id} as="article" {...{ drugs, from, drugstore: one }} />)
      }
      list={
        <>
          {view === 'list' ? position : null}
          {said}
          <DrugstoreRows key={asked} drugstores={drugstores} drugs={drugs} from={from} />
        </>
      }
    />
  )
}

function DrugstoreRows({ drugstores, drugs, from }: Pick<DrugstorePlacesProps, 'drugstores' | 'drugs' | 'from'>) {
  const words = useWords('drugs')
  const [most, setMost] = useState(AT_ONCE)
  return (
    <>
      <ul className={styles.stores} aria-label={words.drugstores}>
        {drugstores.slice(0, most).map(one => (
          <DrugstoreItem key={one.id} drugstore={one} drugs={drugs} from={from} />
        ))}
      </ul>
      {drugstores.length > most ? (
        <Button kind="second" wide onClick={() => setMost(most + AT_ONCE)}>
          {words.showMore}
        </Button>
      ) : null}
    </>
  )
}
