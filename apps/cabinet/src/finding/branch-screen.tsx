import { useNavigate, useParams } from '@tanstack/react-router'
import { useCentreOfBranch } from '@vizit/client/catalogue/use-centre-of-branch'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { useEffect } from 'react'
import { useWayBack } from '../shell/use-way-back.ts'

/** A doctor and a visit name a branch alone: leads on to its centre. */
export function BranchScreen() {
  const words = useWords('finding')
  const addresses = useAddresses()
  const { branchId = '' } = useParams({ strict: false })
  const { data: centreId, error, isFetching, refetch } = useCentreOfBranch(branchId)
  const back = useWayBack(addresses.centres())
  const navigate = useNavigate()
  useEffect(() => {
    if (centreId) void navigate({ to: '/centre/$centreId', params: { centreId }, replace: true })
  }, [centreId, navigate])
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
