import { failureOf } from '@vizit/client/api/call-failure'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { useVisitDrugs } from '@vizit/client/drugs/use-medicine-chest'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../addresses/addresses.ts'
import { TownButton } from '../catalogue/town-button.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import { VisitDrugs } from './visit-drugs.tsx'

/** [2.136] [2.138] [2.160] What was prescribed at a visit: one's own list, looked for in drugstores all at once. */
export function VisitDrugsScreen({ orderId }: { orderId: string }) {
  const words = useWords('drugs')
  const list = useAddresses().visits({ tab: 'past' })
  const town = useTownChoice('all')
  const { data, error, isFetching, refetch } = useVisitDrugs(orderId)
  const back = useWayBack(list)

  function body() {
    if (data) return <VisitDrugs orderId={orderId} kept={data} town={town} />
    if (error && failureOf(error).code === 'NOT_FOUND') {
      return (
        <EmptyTalon title={words.visitNotFound} text={words.visitNotFoundText} actions={<Button href={list}>{words.toVisits}</Button>} />
      )
    }
    if (error) {
      return (
        <LoadFailure
          error={error}
          title={words.visitFailed}
          text={words.visitFailedText}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )
    }
    return (
      <div aria-busy="true">
        <LiveRegion text={words.loading} />
        <CardSkeleton lines={5} />
      </div>
    )
  }
  return (
    <Screen title={words.forVisit} note={words.forVisitNote} back={back} actions={data ? <TownButton of={town} /> : undefined}>
      {body()}
    </Screen>
  )
}
