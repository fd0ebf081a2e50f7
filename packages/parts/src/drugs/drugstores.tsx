import { useNow } from '@vizit/client/api/clock'
import { usePosition } from '@vizit/client/catalogue/use-position'
import type { TownChoice } from '@vizit/client/catalogue/use-town-choice'
import { useDrugstores } from '@vizit/client/drugs/use-drugs'
import { names } from '@vizit/client/names/spoken-names'
import type { DrugstoreOffer } from '@vizit/contract/drugs'
import { minskDay } from '@vizit/rules/days'
import { DRUGSTORE_SORTS, type DrugstoreSort } from '@vizit/rules/drugs'
import { isHoliday } from '@vizit/rules/holidays'
import { openState } from '@vizit/rules/opening-hours'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Chip } from '@vizit/ui/fields/chip'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useWords } from '../words/words.tsx'
import { DrugsAway } from './drug-results.tsx'
import styles from './drugs.module.css'
import type { DrugsAsked } from './drugstore-item.tsx'
import { DrugstorePlaces } from './drugstore-places.tsx'
import { PositionNotice } from './position-notice.tsx'
import { useDrugstoreChoice } from './use-drugstore-choice.ts'

type DrugstoresProps = { drugs: DrugsAsked; town: TownChoice }

/** [1.17] [9.55] The drugstores of the town that have the drugs, by price, distance or best choice. */
export function Drugstores({ drugs, town: { town, townId } }: DrugstoresProps) {
  const words = useWords('drugs')
  const { by, openOnly, choose } = useDrugstoreChoice()
  const now = useNow()
  const position = usePosition()
  const { data, error, isFetching, refetch } = useDrugstores({ townId, drugIds: drugs.map(drug => drug.id) }, by, position.data ?? null)

  // Until it is known where one is, nothing is nearer than another.
  const shownBy: DrugstoreSort = by === 'distance' && !position.data ? 'rank' : by

  function sortBy(sort: DrugstoreSort) {
    choose({ by: sort })
    if (sort === 'distance' && !position.data) void position.refetch()
  }

  if (error && !data) return <DrugsAway error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) {
    return (
      <div aria-busy="true">
        <LiveRegion text={words.loadingDrugstores} />
        <CardSkeleton lines={8} />
      </div>
    )
  }
  const { drugstores: all, source } = data
  const where = town && names.town(town)
  const kindOf = ({ hours }: DrugstoreOffer) => openState(hours, now)?.kind ?? 'unknown'
  const unknown = openOnly ? all.filter(one => kindOf(one) === 'unknown') : []
  const drugstores = openOnly ? [...all.filter(one => kindOf(one) === 'open'), ...unknown] : all
  if (all.length === 0) return <EmptyTalon title={words.noDrugstores(where)} text={words.noDrugstoresText} />
  return (
    <>
      <div className={styles.sorts} role="group" aria-label={words.sortLabel}>
        {DRUGSTORE_SORTS.map(sort => (
          <Chip key={sort} chosen={sort === shownBy} onClick={() => sortBy(sort)}>
            {words.sorts[sort]}
          </Chip>
        ))}
      </div>
      <div className={styles.sorts}>
        <Chip chosen={openOnly} onClick={() => choose({ openOnly: !openOnly })}>
          {words.openNow}
        </Chip>
      </div>
      <DrugstorePlaces
        drugstores={drugstores}
        drugs={drugs}
        from={position.data ?? null}
        asked={`${by} ${openOnly}`}
        position={by === 'distance' ? <PositionNotice position={position} /> : null}
        said={
          <>
            <p className={styles.small} role="status">
              {[drugstores.length === 0 ? words.allClosed : words.inDrugstores(drugstores.length), where].filter(Boolean).join(', ')}
            </p>
            {unknown.length > 0 ? <p className={styles.small}>{words.hoursUnknown(unknown.length)}</p> : null}
            {isHoliday(minskDay(now)) ? <p className={styles.small}>{words.holiday}</p> : null}
          </>
        }
      />
      <p className={styles.small}>{words.source(source.name)}</p>
    </>
  )
}
