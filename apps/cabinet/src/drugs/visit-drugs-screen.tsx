import { useParams } from '@tanstack/react-router'
import { failureOf } from '@vizit/client/api/call-failure'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { useVisitDrugs } from '@vizit/client/drugs/use-medicine-chest'
import { TownButton } from '@vizit/parts/catalogue/town-button.tsx'
import { VisitDrugs } from '@vizit/parts/drugs/visit-drugs.tsx'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { LiveRegion } from '@vizit/ui/live-region'
import { useWayBack } from '../shell/use-way-back.ts'

const LIST = '/visits?tab=past'

/** [2.136] [2.138] [2.160] What was prescribed at a visit: one's own list, looked for in drugstores all at once. */
export function VisitDrugsScreen() {
  const words = useWords('drugs')
  const { orderId = '' } = useParams({ strict: false })
  const town = useTownChoice('all')
  const { data, error, isFetching, refetch } = useVisitDrugs(orderId)
  const back = useWayBack(LIST)

  function body() {
    if (data) return <VisitDrugs orderId={orderId} kept={data} town={town} />
    if (error && failureOf(error).code === 'NOT_FOUND') {
      return (
        <EmptyTalon title={words.visitNotFound} text={words.visitNotFoundText} actions={<Button href={LIST}>{words.toVisits}</Button>} />
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
