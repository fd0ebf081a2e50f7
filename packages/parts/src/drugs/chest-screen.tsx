import { useMedicines } from '@vizit/client/drugs/use-medicine-chest'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Search from 'lucide-react/icons/search'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import styles from './drugs.module.css'
import { MedicineCard } from './medicine-card.tsx'

/** [1.33] The medicine chest: what there is at home, till when it may be used, and a note. It is there while the search is not. */
export function ChestScreen() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useMedicines()
  const find = (
    <Button kind="second" size="small" icon={<Search aria-hidden="true" />} href={addresses.drugs()}>
      {words.search}
    </Button>
  )
  return (
    <Screen
      title={words.chest}
      note={words.chestNote}
      back={useWayBack(addresses.drugs())}
      actions={data && data.length > 0 ? find : undefined}
    >
      {data ? <CopyNotice loadedAt={dataUpdatedAt} isStale={error !== null} /> : null}
      {data ? (
        data.length === 0 ? (
          <EmptyTalon
            title={words.chestEmpty}
            text={words.chestEmptyText}
            actions={<Button href={addresses.drugs()}>{words.search}</Button>}
          />
        ) : (
          <ul className={styles.chest}>
            {data.map(medicine => (
              <li key={medicine.drugId}>
                <MedicineCard medicine={medicine} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailure
          error={error}
          title={words.chestFailed}
          text={words.chestFailedText}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div className={styles.chest} aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={3} />
          <CardSkeleton lines={3} />
        </div>
      )}
    </Screen>
  )
}
