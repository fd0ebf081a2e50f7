import { useCentre } from '@vizit/client/catalogue/use-centres'
import { Button } from '@vizit/ui/button'
import { useAddresses } from '../addresses/addresses.ts'
import { Bookmark } from '../favourites/bookmark.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import { CentreAside, CentreBranches, CentreServices } from './centre-facts.tsx'
import styles from './finding.module.css'
import { InfoOrReviews } from './info-or-reviews.tsx'
import { PageState } from './page-state.tsx'

/** [3.40] A medical centre: branches, phones, hours, what patients wrote of it and what it answered. For visitors too. */
export function CentreScreen({ centreId, tab }: { centreId: string; tab?: 'reviews' | undefined }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const asked = useCentre(/^\d{1,18}$/.test(centreId) ? centreId : undefined)
  const centre = asked.data
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
    <PageState
      title={words.centre}
      back={back}
      asked={asked}
      loading={words.loading}
      failed={{ title: words.centreFailed, text: words.centreFailedText }}
      missing={{
        title: words.centreNotFound,
        text: words.centreNotFoundText,
        actions: <Button href={addresses.centres()}>{words.toCentres}</Button>
      }}
    />
  )
}
