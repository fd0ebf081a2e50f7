import { capital, showDate, showFullDay } from '@vizit/client/days/show-day'
import type { MoveTimes } from '@vizit/client/visits/use-move-times'
import type { Assignment } from '@vizit/contract/catalogue'
import type { Visit } from '@vizit/contract/visits'
import type { Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './move-visit.module.css'
import type { TimesShown } from './times-shown.ts'

type NewTimesProps = {
  visit: Visit
  times: MoveTimes
  Slots: TimesShown['Slots']
  chosen: string | undefined
  onChoose: (timeslotId: string | undefined) => void
  onShowDay: (day: Day) => void
}

/** What it will cost there, as far as that is known: the visit's own price where it stays, and of a service elsewhere nothing. */
function priceAt(place: Assignment, visit: Visit): number | null {
  if (place.assignmentId === visit.assignmentId) return visit.price
  return visit.serviceId === null ? place.price : null
}

/** The free times of the chosen day by branch, or the nearest day that has some. */
export function NewTimes({ visit, times, Slots, chosen, onChoose, onShowDay }: NewTimesProps) {
  const words = useWords('visitsMore')
  const { failed, places, day, nearest, today } = times
  if (failed) {
    return (
      <LoadFailure error={failed.error} title={words.timesFailed} text={words.timesFailedText} onRetry={failed.retry} isRetrying={false} />
    )
  }
  if (!places || day === undefined) {
    return (
      <div aria-busy="true">
        <LiveRegion text={words.loading} />
        <CardSkeleton lines={5} />
      </div>
    )
  }
  return (
    <Card as="section" title={capital(showFullDay(day, today))} className={styles.card}>
      {places.map(({ place, slots }) => (
        <div key={place.assignmentId} className={styles.where}>
          <Slots
            place={{ ...place, price: priceAt(place, visit) }}
            slots={slots}
            doctorName={visit.physicianName}
            chosen={chosen}
            onChoose={onChoose}
          />
        </div>
      ))}
      {places.length > 0 ? null : nearest === undefined ? (
        <>
          <p>{words.noTimesAtAll}</p>
          <RegistryPhones phones={visit.branchPhones} place={visit.branchName} />
        </>
      ) : (
        <>
          <p className={styles.none}>
            <b>{words.noTimes(showDate(day, today))}</b> {words.nearestDay(showFullDay(nearest, today))}
          </p>
          <div>
            <Button kind="second" size="small" onClick={() => onShowDay(nearest)}>
              {words.showDay(showDate(nearest, today))}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
