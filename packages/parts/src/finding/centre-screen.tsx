import { useCentre } from '@vizit/client/catalogue/use-centres'
import { addressText } from '@vizit/client/names/spoken-services'
import { useWidth } from '@vizit/client/shell/use-width'
import type { getCentre } from '@vizit/contract/centres'
import type { Reply } from '@vizit/contract/endpoint'
import { Button } from '@vizit/ui/button'
import { type ComponentType, lazy, Suspense } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Bookmark } from '../favourites/bookmark.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { saying } from '../words/saying.ts'
import { useWords } from '../words/words.tsx'
import { CentreBar } from './centre-bar.tsx'
import { CentreAside, CentreBranches, CentreServices } from './centre-facts.tsx'
import styles from './finding.module.css'
import { InfoOrReviews } from './info-or-reviews.tsx'
import { PageState } from './page-state.tsx'
import type { CentreTab } from './read-tab.ts'

type OfCentre = { centre: Reply<typeof getCentre> }

// What only a tab shows comes with it.
const load = saying(['directory', 'doctorsList'], () => import('./centre/of-centre.tsx'))
const ServicesOfCentre = lazy(async () => ({ default: (await load()).ServicesOfCentre }))
const DoctorsOfCentre = lazy(async () => ({ default: (await load()).DoctorsOfCentre }))

function Later({ of: Part, centre }: { of: ComponentType<OfCentre> } & OfCentre) {
  return (
    <Suspense>
      <Part centre={centre} />
    </Suspense>
  )
}

/** [2.151] [3.40] A medical centre: branches, phones, hours, its services and doctors, what patients wrote of it and what it answered. For visitors too. */
export function CentreScreen({ centreId, tab }: { centreId: string; tab?: CentreTab | undefined }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const asked = useCentre(/^\d{1,18}$/.test(centreId) ? centreId : undefined)
  const centre = asked.data
  const back = useWayBack(addresses.centres())
  const width = useWidth()
  if (centre) {
    const { centreId: id, name: displayName, branchId, branches } = centre
    return (
      <Screen
        title={displayName}
        windowTitle={`${displayName}, ${addressText(centre.address).replaceAll('\u00a0', ' ')}`}
        note={words.centre}
        back={back}
        actions={<Bookmark kind="tile" one={{ type: 'medcenters', id, displayName, photoUrl: null, branchId }} />}
        aside={<CentreAside centre={centre} />}
      >
        <InfoOrReviews
          tab={tab}
          infoLabel={words.centreInfo}
          reviewsCount={centre.reviewsCount}
          more={[
            { value: 'services', label: words.services, body: <Later of={ServicesOfCentre} centre={centre} /> },
            { value: 'doctors', label: words.doctors, body: <Later of={DoctorsOfCentre} centre={centre} /> }
          ]}
          reviewed={{ about: 'centre', id, branchIds: branches.map(branch => branch.branchId) }}
        >
          <div className={styles.part}>
            <CentreBranches branches={branches} />
            <CentreServices centre={centre} />
          </div>
        </InfoOrReviews>
        {width === 'phone' ? <CentreBar centre={centre} /> : null}
        {width === 'any' ? (
          <div className="when-narrow">
            <CentreBar centre={centre} />
          </div>
        ) : null}
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
