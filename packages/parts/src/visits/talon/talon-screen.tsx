import { failureOf } from '@vizit/client/api/call-failure'
import { useCalendarFile } from '@vizit/client/visits/use-calendar-file'
import { useVisit } from '@vizit/client/visits/use-visit'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Printer from 'lucide-react/icons/printer'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './talon-screen.module.css'
import { TalonSheet } from './talon-sheet.tsx'

/** A visit with everything that is known of it, as the sheet that one prints and takes along. */
export function TalonScreen({ orderId }: { orderId: string }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  return (
    <Screen title={words.talonTitle} back={{ label: words.back, href: addresses.visits() }}>
      <TalonOfVisit orderId={orderId} />
    </Screen>
  )
}

function TalonOfVisit({ orderId }: { orderId: string }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const addresses = useAddresses()
  const { visit, error, isAsking, retry } = useVisit(orderId)
  const file = useCalendarFile()
  if (visit) {
    return (
      <div className={styles.page}>
        <TalonSheet visit={visit} />
        {file.isError ? <Banner kind="danger" title={visits.calendarFailed} live /> : null}
        <div className={styles.actions}>
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {words.print}
          </Button>
          {visit.status === 'booked' && !visit.isPast ? (
            <Button kind="second" icon={<CalendarPlus aria-hidden="true" />} onClick={() => file.mutate(visit.orderId)}>
              {visits.toCalendar}
            </Button>
          ) : null}
        </div>
      </div>
    )
  }
  if (!error) {
    return (
      <div className={styles.page} aria-busy="true">
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
