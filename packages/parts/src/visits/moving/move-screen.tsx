import { failureOf } from '@vizit/client/api/call-failure'
import { useNow } from '@vizit/client/api/clock'
import { isElsewhere } from '@vizit/client/days/show-day'
import type { MoveSearch } from '@vizit/client/visits/move-search'
import { moveVerdict } from '@vizit/client/visits/move-verdict'
import { useVisit } from '@vizit/client/visits/use-visit'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { MoveVisit } from './move-visit.tsx'
import type { TimesShown } from './times-shown.ts'

type MoveScreenProps = { orderId: string; search: MoveSearch; times: TimesShown }

/** Another time for a visit [R19]: the same doctor, days, times and branches as in the timetable. [6.21] [6.25] */
export function MoveScreen(asked: MoveScreenProps) {
  const words = useWords('visitsMore')
  const days = useWords('days')
  const addresses = useAddresses()
  const isAway = isElsewhere(useNow())
  return (
    <Screen title={words.moveTitle} note={isAway ? days.minskTime : undefined} back={{ label: words.back, href: addresses.visits() }}>
      <MoveBody {...asked} />
    </Screen>
  )
}

function MoveBody({ orderId, search, times }: MoveScreenProps) {
  const words = useWords('visitsMore')
  const now = useNow()
  const { visit, error, isAsking, retry } = useVisit(orderId)
  if (visit) {
    const verdict = moveVerdict(visit, now)
    if (verdict === 'may-move') return <MoveVisit visit={visit} search={search} shown={times} />
    const { title, text } = words.notMoved[verdict]
    return <Elsewhere title={title} text={text} />
  }
  if (!error) {
    return (
      <div aria-busy="true">
        <LiveRegion text={words.loading} />
        <TalonSkeleton />
      </div>
    )
  }
  if (failureOf(error).code === 'NOT_FOUND') return <Elsewhere title={words.visitNotFound} text={words.visitNotFoundText} />
  return <LoadFailure error={error} title={words.visitFailed} text={words.visitFailedText} onRetry={retry} isRetrying={isAsking} />
}

/** Nothing can be moved here: why, and the way back. */
function Elsewhere({ title, text }: { title: string; text: string }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  return <EmptyTalon title={title} text={text} actions={<Button href={addresses.visits()}>{words.toVisits}</Button>} />
}
