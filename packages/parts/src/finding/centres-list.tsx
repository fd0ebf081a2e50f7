import { type CentreFilters, centreDistance, useCentres } from '@vizit/client/catalogue/use-centres'
import { usePosition } from '@vizit/client/catalogue/use-position'
import { addressText, hoursText, langOf } from '@vizit/client/names/spoken-services'
import type { Centre } from '@vizit/contract/centres'
import { showRoubles } from '@vizit/rules/money'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Glued } from '@vizit/ui/glued'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Hospital from 'lucide-react/icons/hospital'
import { useEffect } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { MapOrList, type View } from '../map/map-or-list.tsx'
import { onMap } from '../map/place.ts'
import { useWords } from '../words/words.tsx'
import { CentreOnMap } from './centre-on-map.tsx'
import styles from './finding.module.css'

type CentresListProps = {
  filters: CentreFilters
  mine: 'all' | 'loading' | 'known'
  /** Where each leads; missing: to its page. */
  hrefOf?: (centreId: string) => string
  /** As a list, or on a map; missing: a list alone. */
  view?: View
  onView?: (view: View) => void
}

/** [1.14] The centres that the filters leave, each the way to its page: as a list, or on a map. */
export function CentresList({ filters, mine, hrefOf, view = 'list', onView }: CentresListProps) {
  const words = useWords('finding')
  const found = useCentres(filters)
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = found
  // A map shows all of them: it has no last page to be asked for more.
  const isMore = view === 'map' && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isMore) void fetchNextPage()
  }, [isMore, fetchNextPage])
  if (mine === 'known' && filters.ids?.length === 0) return <EmptyTalon isAnswer title={words.noneOfMine} text={words.noneOfMineText} />
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        title={words.centresFailed}
        text={words.centresFailedText}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data || mine === 'loading') {
    return (
      <div aria-busy="true">
        <LiveRegion text={words.loading} />
        <CardSkeleton lines={8} />
      </div>
    )
  }
  const centres = data.pages.flatMap(page => page.centres)
  if (centres.length === 0) return <EmptyTalon isAnswer title={words.noCentres} text={words.noCentresText} />
  const list = (
    <div className={styles.list}>
      <p className={styles.small} role="status">
        {words.centresFound(data.pages[0]?.total ?? 0)}
      </p>
      <CentreRows centres={centres} hrefOf={hrefOf} />
      {hasNextPage ? (
        <Button kind="second" wide waiting={isFetchingNextPage ? words.showingMore : undefined} onClick={() => void fetchNextPage()}>
          {words.showMore}
        </Button>
      ) : null}
    </div>
  )
  if (!onView) return list
  return (
    <MapOrList
      view={view}
      onView={onView}
      places={onMap(
        centres,
        one => one.centreId,
        one => one.name
      )}
      total={centres.length}
      many={words.centresFound}
      card={id => centres.filter(one => one.centreId === id).map(one => <CentreOnMap key={id} centre={one} />)}
      list={list}
    />
  )
}

function CentreRows({ centres, hrefOf }: { centres: readonly Centre[]; hrefOf: CentresListProps['hrefOf'] }) {
  const words = useWords('finding')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const { data: me } = usePosition()
  return (
    <List label={words.centres}>
      {centres.map(centre => {
        const { centreId, name, address, schedule, doctorsCount, reviewsCount, priceFrom } = centre
        const km = me ? centreDistance(centre, me) : null
        return (
          <ListRow
            key={centreId}
            lead={<Hospital aria-hidden="true" />}
            title={name}
            note={
              <>
                <Glued text={[addressText(address), km === null ? '' : catalogue.distance(km)].filter(Boolean).join(' · ')} />
                <br />
                {schedule ? (
                  <>
                    <span lang={langOf(schedule)}>{hoursText(schedule)}</span>
                    <br />
                  </>
                ) : null}
                {[catalogue.doctors(doctorsCount), reviewsCount > 0 ? words.reviews(reviewsCount) : ''].filter(Boolean).join(' · ')}
              </>
            }
            trail={priceFrom === null ? undefined : <b className={styles.price}>{catalogue.priceFrom(showRoubles(priceFrom))}</b>}
            href={(hrefOf ?? addresses.centre)(centreId)}
          />
        )
      })}
    </List>
  )
}
