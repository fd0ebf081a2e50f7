import { failureOf } from '@vizit/client/api/call-failure'
import { useCentre } from '@vizit/client/catalogue/use-centres'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Bookmark } from '../favourites/bookmark.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import { CentreAside, CentreBranches, CentreServices } from './centre-facts.tsx'
import styles from './finding.module.css'
import { InfoOrReviews } from './info-or-reviews.tsx'

/** [3.40] A medical centre: branches, phones, hours, what patients wrote of it and what it answered. For visitors too. */
export function CentreScreen({ centreId, tab }: { centreId: string; tab?: 'reviews' | undefined }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const { data: centre, error, isFetching, refetch } = useCentre(/^\d{1,18}$/.test(centreId) ? centreId : undefined)
  const back = useWayBack(addresses.centres())
  if (centre) {
    const { centreId: id, name: displayName, branchId, branches } = centre
    return (
      <Screen
        title={displayName}
        windowTitle={`${displayName}, ${centre.address}`}
        note={words.centre}
        back={back}
        actions={<Bookmark kind="tile" one={{ type: 'medcenters', id, displayName, photoUrl: null, branchId }} />}
        aside={<CentreAside centre={centre} />}
      >
        <InfoOrReviews
          tab={tab}
          infoLabel={words.aboutCentre}
          reviewsCount={centre.reviewsCount}
          reviewed={{ about: 'centre', id, branchIds: branches.map(branch => branch.branchId) }}
        >
          <div className={styles.part}>
            <CentreBranches branches={branches} />
            <CentreServices centre={centre} />
          </div>
        </InfoOrReviews>
      </Screen>
    )
  }
  return (
    <Screen title={words.centre} back={back}>
      {!error && isFetching ? (
        <div aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={8} />
        </div>
      ) : error && failureOf(error).code !== 'NOT_FOUND' ? (
        <LoadFailure
          error={error}
          title={words.centreFailed}
          text={words.centreFailedText}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <EmptyTalon
          title={words.centreNotFound}
          text={words.centreNotFoundText}
          actions={<Button href={addresses.centres()}>{words.toCentres}</Button>}
        />
      )}
    </Screen>
  )
}
