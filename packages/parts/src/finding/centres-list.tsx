import { type CentreFilters, useCentres } from '@vizit/client/catalogue/use-centres'
import { showRoubles } from '@vizit/rules/money'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Hospital from 'lucide-react/icons/hospital'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useWords } from '../words/words.tsx'
import styles from './finding.module.css'

type CentresListProps = {
  filters: CentreFilters
  mine: 'all' | 'loading' | 'known'
  /** Where each leads; missing: to its page. */
  hrefOf?: (centreId: string) => string
}

/** [1.14] The centres that the filters leave, each the way to its page. */
export function CentresList({ filters, mine, hrefOf }: CentresListProps) {
  const words = useWords('finding')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useCentres(filters)
  if (mine === 'known' && filters.ids?.length === 0) return <EmptyTalon title={words.noneOfMine} text={words.noneOfMineText} />
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
  if (centres.length === 0) return <EmptyTalon title={words.noCentres} text={words.noCentresText} />
  return (
    <div className={styles.list}>
      <p className={styles.small} role="status">
        {words.centresFound(data.pages[0]?.total ?? 0)}
      </p>
      <List label={words.centres}>
        {centres.map(({ centreId, name, address, schedule, doctorsCount, reviewsCount, priceFrom }) => (
          <ListRow
            key={centreId}
            lead={<Hospital aria-hidden="true" />}
            title={name}
            note={
              <>
                {address}
                <br />
                {schedule ? (
                  <>
                    {schedule}
                    <br />
                  </>
                ) : null}
                {[catalogue.doctors(doctorsCount), reviewsCount > 0 ? words.reviews(reviewsCount) : ''].filter(Boolean).join(' · ')}
              </>
            }
            trail={priceFrom === null ? undefined : <b className={styles.price}>{catalogue.priceFrom(showRoubles(priceFrom))}</b>}
            href={(hrefOf ?? addresses.centre)(centreId)}
          />
        ))}
      </List>
      {hasNextPage ? (
        <Button kind="second" wide waiting={isFetchingNextPage ? words.showingMore : undefined} onClick={() => void fetchNextPage()}>
          {words.showMore}
        </Button>
      ) : null}
    </div>
  )
}
