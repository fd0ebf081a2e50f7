import { failureOf } from '@vizit/client/api/call-failure'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { Screen } from '../../frame/screen.tsx'
import type { useWayBack } from '../../ways/use-way-back.ts'
import { useWords } from '../../words/words.tsx'

type Asked = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }

/** A page of the directory that is not there: loading, failed, or of nothing that there is. */
export function DirectoryState({ title, back, asked }: { title: string; back: ReturnType<typeof useWayBack>; asked: Asked }) {
  const words = useWords('directory')
  const addresses = useAddresses()
  const { error, isFetching, refetch } = asked
  return (
    <Screen title={title} back={back}>
      {!error && isFetching ? (
        <div aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={8} />
        </div>
      ) : error && failureOf(error).code !== 'NOT_FOUND' ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <EmptyTalon
          title={words.notFound}
          text={words.notFoundText}
          actions={
            <>
              <Button href={addresses.doctorsByTown()}>{words.doctorsByTown}</Button>
              <Button kind="second" href={addresses.services()}>
                {words.allServices}
              </Button>
            </>
          }
        />
      )}
    </Screen>
  )
}
