import type { useDoctorList } from '@vizit/client/catalogue/use-doctor-list'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { useWords } from '../../words/words.tsx'
import { DirectoryDoctorCard } from '../directory/directory-doctor-card.tsx'
import styles from './doctors-list.module.css'

type DoctorCardsProps = {
  found: ReturnType<typeof useDoctorList>
  /** Places in this town alone are shown; undefined: all. */
  townId: string | undefined
  /** In which order, said after how many. */
  order: string
  /** Where nobody is found. */
  nobody: ReactNode
}

/** [2.130] The doctors that were found, as many as have come, and the next ones. */
export function DoctorCards({ found, townId, order, nobody }: DoctorCardsProps) {
  const words = useWords('finding')
  const directory = useWords('directory')
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = found
  if (error && !data)
    return (
      <LoadFailure
        error={error}
        title={directory.failed}
        text={directory.failedText}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) {
    return (
      <div aria-busy="true">
        <LiveRegion text={words.loading} />
        <CardSkeleton lines={8} avatar />
      </div>
    )
  }
  const doctors = data.pages.flatMap(page => page.doctors)
  if (doctors.length === 0) return nobody
  return (
    <div className={styles.cards}>
      <p className={styles.small} role="status">
        {directory.doctors(data.pages[0]?.total ?? 0)} · {order}
      </p>
      {doctors.map(doctor => (
        <DirectoryDoctorCard
          key={doctor.doctorId}
          doctor={{ ...doctor, worksAt: doctor.worksAt.filter(place => townId === undefined || place.townId === townId) }}
          townId={townId ?? doctor.worksAt[0]?.townId}
          reviewsCount={doctor.reviewsCount}
        />
      ))}
      {hasNextPage ? (
        <Button kind="second" wide waiting={isFetchingNextPage ? words.showingMore : undefined} onClick={() => void fetchNextPage()}>
          {words.showMore}
        </Button>
      ) : null}
    </div>
  )
}
