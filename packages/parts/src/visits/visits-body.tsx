import type { Visits } from '@vizit/client/visits/use-visits'
import type { VisitsSearch, VisitsView } from '@vizit/client/visits/visits-view'
import type { Visit } from '@vizit/contract/visits'
import { mayOpenResults } from '@vizit/rules/test-results'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Button } from '@vizit/ui/button'
import { lazy, Suspense, useState } from 'react'
import { focusHeading } from '../frame/focus-heading.ts'
import { saying } from '../words/saying.ts'
import { useWords } from '../words/words.tsx'
import { CancelledTalon } from './cancelled-talon.tsx'
import { useResultsOfVisit } from './results-of-visit.tsx'
import { VisitTalon } from './talon/visit-talon.tsx'
import type { VisitAct } from './visit-act.ts'
import styles from './visits-screen.module.css'
import { FailedVisits, LoadingVisits, NoConnection, NothingMatches, NoVisitsYet } from './visits-states.tsx'

const Replacements = lazy(
  saying(['replacements'], async () => ({ default: (await import('./replacements/replacements.tsx')).Replacements }))
)
const ActDialogs = lazy(loadAfterPicture(async () => ({ default: (await import('./dialogs/act-dialogs.tsx')).ActDialogs })))

type VisitsBodyProps = { view: VisitsView; visits: Visits; search: VisitsSearch; now: Date; onClear: () => void }

/** Everything the list can be; what is asked and shown about a visit stands over it. */
export function VisitsBody({ view, visits, search, now, onClear }: VisitsBodyProps) {
  const words = useWords('visits')
  const resultsOf = useResultsOfVisit()
  const [open, setOpen] = useState<{ act: VisitAct; visit: Visit } | null>(null)
  // [R56] until the screen is left
  const [gone, setGone] = useState<readonly Visit[]>([])
  const cancelled = search.tab === 'future' ? gone : []
  const onGone = () => {
    if (open?.act === 'cancel') setGone([...gone, open.visit])
    focusHeading()
  }
  const earlier = (
    <Button kind="second" wide waiting={visits.isAsking ? words.asking : undefined} onClick={visits.loadEarlier}>
      {words.earlier}
    </Button>
  )
  const dialog = open ? (
    <Suspense>
      <ActDialogs {...open} now={now} onClose={() => setOpen(null)} onGone={onGone} />
    </Suspense>
  ) : null
  switch (view.kind) {
    case 'loading':
      return <LoadingVisits />
    case 'failed':
      return <FailedVisits error={visits.error} onRetry={visits.refresh} isAsking={visits.isAsking} />
    case 'no-connection':
      return <NoConnection onRetry={visits.refresh} isAsking={visits.isAsking} />
    case 'no-visits-yet':
      return (
        <>
          <div className={styles.stack}>
            <InPlaceOf visits={cancelled} now={now} />
            <NoVisitsYet />
          </div>
          {dialog}
        </>
      )
    case 'nothing-matches':
      return (
        <>
          <div className={styles.stack}>
            <InPlaceOf visits={cancelled} now={now} />
            <NothingMatches search={search} more={view.more ? earlier : undefined} onClear={onClear} />
          </div>
          {dialog}
        </>
      )
    case 'list':
      return (
        <>
          <ul className={styles.list}>
            {withCancelled(view.visits, cancelled).map(visit =>
              cancelled.includes(visit) ? (
                <li key={visit.orderId}>
                  <CancelledTalon visit={visit} now={now} />
                </li>
              ) : (
                <li key={visit.orderId}>
                  <VisitTalon
                    visit={visit}
                    now={now}
                    isReadOnly={visits.asked === 'no-connection'}
                    results={mayOpenResults(visit) === 'may-open' ? resultsOf(visit) : undefined}
                    instead={
                      visit.status === 'cancelled' && visit.cancelledBy === 'clinic' ? (
                        <Suspense>
                          <Replacements visit={visit} />
                        </Suspense>
                      ) : undefined
                    }
                    onAct={(act, about) => setOpen({ act, visit: about })}
                  />
                </li>
              )
            )}
            {view.more ? <li>{earlier}</li> : null}
          </ul>
          {dialog}
        </>
      )
  }
}

/** Each in the place that it had. */
function withCancelled(visits: readonly Visit[], cancelled: readonly Visit[]): Visit[] {
  if (cancelled.length === 0) return [...visits]
  return [...visits, ...cancelled].toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
}

function InPlaceOf({ visits, now }: { visits: readonly Visit[]; now: Date }) {
  return visits.length === 0 ? null : (
    <ul className={styles.list}>
      {visits.map(visit => (
        <li key={visit.orderId}>
          <CancelledTalon visit={visit} now={now} />
        </li>
      ))}
    </ul>
  )
}
