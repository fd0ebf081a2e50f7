import { useParams } from '@tanstack/react-router'
import { failureOf } from '@vizit/client/api/call-failure'
import { useCalendarFile } from '@vizit/client/visits/use-calendar-file'
import { useVisit } from '@vizit/client/visits/use-visit'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { TalonSheet } from '@vizit/parts/visits/talon-sheet.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { LiveRegion } from '@vizit/ui/live-region'
import { TalonSkeleton } from '@vizit/ui/talon-skeleton'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Printer from 'lucide-react/icons/printer'
import styles from './talon-screen.module.css'

/** A visit with everything that is known of it, as the sheet that one prints and takes along. */
export function TalonScreen() {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  return (
    <Screen title={words.talonTitle} back={{ label: words.back, href: addresses.visits() }}>
      <TalonOfVisit />
    </Screen>
  )
}

function TalonOfVisit() {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const addresses = useAddresses()
  const { orderId } = useParams({ strict: false })
  const { visit, error, isAsking, retry } = useVisit(orderId ?? '')
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
