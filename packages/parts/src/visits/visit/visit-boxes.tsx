import { routeLink } from '@vizit/client/catalogue/map-link'
import { phonesOf } from '@vizit/client/catalogue/phones'
import { useBranch } from '@vizit/client/catalogue/use-branch'
import { moveVerdict } from '@vizit/client/visits/move-verdict'
import { useCalendarFile } from '@vizit/client/visits/use-calendar-file'
import type { Visit } from '@vizit/contract/visits'
import { Banner } from '@vizit/ui/banner'
import { BareLink } from '@vizit/ui/page/link-provider'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import styles from './visit-screen.module.css'

export type VisitBoxesProps = {
  visit: Visit
  now: Date
  isOnline: boolean
  /** The sheet to print stands in place of the calendar, which the screen has a button of its own for. */
  withPrint?: boolean
}

/** What one does with a visit that is to come, as boxes of one size; what cannot be done has none. */
export function VisitBoxes({ visit, now, isOnline, withPrint = false }: VisitBoxesProps) {
  const words = useWords('visitsMore')
  const visits = useWords('visits')
  const addresses = useAddresses()
  const file = useCalendarFile()
  const phone = phonesOf(visit.branchPhones)[0]
  const branch = useBranch(visit.branchId).data
  const route = routeLink({ address: visit.branchAddress, latitude: branch?.latitude ?? null, longitude: branch?.longitude ?? null })
  return (
    <>
      <ul className={styles.boxes} aria-label={words.boxes}>
        {phone ? (
          <li>
            <BareLink className={styles.box} href={phone.href}>
              <Box icon={<Phone aria-hidden="true" />} word={words.call} />
            </BareLink>
          </li>
        ) : null}
        {route ? (
          <li>
            <BareLink className={styles.box} href={route} target="_blank" rel="noreferrer">
              <Box icon={<Navigation aria-hidden="true" />} word={words.route} />
            </BareLink>
          </li>
        ) : null}
        {withPrint ? (
          <li>
            <BareLink className={styles.box} href={addresses.talon(visit.orderId)}>
              <Box icon={<Printer aria-hidden="true" />} word={words.printShort} />
            </BareLink>
          </li>
        ) : isOnline && visit.status !== 'pending' ? (
          <li>
            <button className={styles.box} type="button" onClick={() => file.mutate(visit.orderId)}>
              <Box icon={<CalendarPlus aria-hidden="true" />} word={words.calendar} />
            </button>
          </li>
        ) : null}
        {isOnline && moveVerdict(visit, now) === 'may-move' ? (
          <li>
            <BareLink className={styles.box} href={addresses.moveVisit(visit.orderId)}>
              <Box icon={<RefreshCw aria-hidden="true" />} word={words.move} />
            </BareLink>
          </li>
        ) : null}
      </ul>
      {file.isError ? <Banner kind="danger" title={visits.calendarFailed} live /> : null}
    </>
  )
}

function Box({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <>
      <span className={styles.face}>{icon}</span>
      <span className={styles.word}>{word}</span>
    </>
  )
}
