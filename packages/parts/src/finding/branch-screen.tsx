import { useBranch } from '@vizit/client/catalogue/use-branch'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useEffect } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'

/** A doctor and a visit name a branch alone: leads on to its centre. */
export function BranchScreen({ branchId }: { branchId: string }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const { data: branch, error, isFetching, refetch } = useBranch(branchId)
  const centreId = branch && branch.centreId
  const back = useWayBack(addresses.centres())
  const ways = useWays()
  useEffect(() => {
    if (centreId) void ways.go(addresses.centre(centreId), { replace: true })
  }, [centreId, ways, addresses])
  return (
    <Screen title={words.centre} back={back}>
      {centreId === null ? (
        <EmptyTalon
          title={words.centreNotFound}
          text={words.centreNotFoundText}
          actions={<Button href={addresses.centres()}>{words.toCentres}</Button>}
        />
      ) : error ? (
        <LoadFailure
          error={error}
          title={words.centreFailed}
          text={words.centreFailedText}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <CardSkeleton lines={8} />
      )}
    </Screen>
  )
}
