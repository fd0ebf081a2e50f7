import { failureOf } from '@vizit/client/api/call-failure'
import { useVisit } from '@vizit/client/visits/use-visit'
import type { Visit } from '@vizit/contract/visits'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useWords } from '../words/words.tsx'

/** One visit of the address, or what stands in its place: it is being asked for, there is none, it could not be had. */
export function OneVisit({ orderId, children }: { orderId: string; children: (visit: Visit) => ReactNode }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const addresses = useAddresses()
  const { visit, error, isAsking, retry } = useVisit(orderId)
  if (visit) return children(visit)
  if (!error) {
    return (
      <div aria-busy="true">
        <LiveRegion text={visits.loading} />
        <TalonSkeleton />
      </div>
    )
  }
  if (failureOf(error).code === 'NOT_FOUND') {
    return (
      <EmptyTalon
        title={words.visitNotFound}
        text={words.visitNotFoundText}
        actions={<Button href={addresses.visits()}>{words.toVisits}</Button>}
      />
    )
  }
  return <LoadFailure error={error} title={words.visitFailed} text={words.visitFailedText} onRetry={retry} isRetrying={isAsking} />
}
