import { useNow } from '@vizit/client/api/clock'
import { useCalendarFile } from '@vizit/client/visits/use-calendar-file'
import { isForPrint, talonView } from '@vizit/client/visits/visits-view'
import type { Visit } from '@vizit/contract/visits'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Printer from 'lucide-react/icons/printer'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { OneVisit } from '../one-visit.tsx'
import styles from './talon-screen.module.css'
import { TalonSheet } from './talon-sheet.tsx'

/** A visit with everything that is known of it, as the sheet that one prints and takes along. */
export function TalonScreen({ orderId }: { orderId: string }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  return (
    <Screen title={words.talonTitle} back={{ label: words.back, href: addresses.visits() }}>
      <div className={styles.page}>
        <OneVisit orderId={orderId}>{visit => <TalonOfVisit visit={visit} />}</OneVisit>
      </div>
    </Screen>
  )
}

function TalonOfVisit({ visit }: { visit: Visit }) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const file = useCalendarFile()
  const now = useNow()
  return (
    <>
      <TalonSheet visit={visit} />
      {file.isError ? <Banner kind="danger" title={visits.calendarFailed} live /> : null}
      <div className={styles.actions}>
        {isForPrint(talonView(visit, now)) ? (
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {words.print}
          </Button>
        ) : null}
        {visit.status === 'booked' && !visit.isPast ? (
          <Button kind="second" icon={<CalendarPlus aria-hidden="true" />} onClick={() => file.mutate(visit.orderId)}>
            {visits.toCalendar}
          </Button>
        ) : null}
      </div>
    </>
  )
}
