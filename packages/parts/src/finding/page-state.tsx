import { failureOf } from '@vizit/client/api/call-failure'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import type { ReactNode } from 'react'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import type { useWayBack } from '../ways/use-way-back.ts'

export type Asked = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }

export type PageStateProps = {
  /** What kind of thing it will be; never the title of another page. */
  title: string
  back: ReturnType<typeof useWayBack>
  asked: Asked
  loading: string
  failed: { title: string; text: string }
  /** `heading`: of the page, in the place of `title`. */
  missing: { heading?: string; title: string; text: string; actions: ReactNode }
  avatar?: boolean
}

/** A page of one thing that is not there: loading, failed, or of nothing that there is. */
export function PageState({
  title,
  back,
  asked: { error, isFetching, refetch },
  loading,
  failed,
  missing,
  avatar = false
}: PageStateProps) {
  const isLoading = !error && isFetching
  const isFailed = error !== null && failureOf(error).code !== 'NOT_FOUND'
  const { heading = title, ...none } = missing
  return (
    <Screen title={isLoading || isFailed ? title : heading} back={back}>
      {isLoading ? (
        <div aria-busy="true">
          <LiveRegion text={loading} />
          <CardSkeleton avatar={avatar} lines={8} />
        </div>
      ) : isFailed ? (
        <LoadFailure error={error} {...failed} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <EmptyTalon {...none} />
      )}
    </Screen>
  )
}
