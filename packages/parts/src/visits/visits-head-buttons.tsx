import type { Visits } from '@vizit/client/visits/use-visits'
import { Button } from '@vizit/ui/button'
import { Tooltip } from '@vizit/ui/dialogs/tooltip'
import { IconButton } from '@vizit/ui/icon-button'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './visits-screen.module.css'

type VisitsHeadButtonsProps = { visits: Visits; hasAny: boolean; isSearchOpen: boolean; onSearch: () => void }

/** At the head of the visits: refresh [2.23], on a phone the search, on a desk a new booking. */
export function VisitsHeadButtons({ visits, hasAny, isSearchOpen, onSearch }: VisitsHeadButtonsProps) {
  const words = useWords('visits')
  const addresses = useAddresses()
  const refresh = visits.isAsking ? words.refreshing : words.refresh
  return (
    <>
      <Tooltip text={refresh}>
        <IconButton
          label={refresh}
          icon={<RefreshCw className={visits.isAsking ? styles.turning : undefined} aria-hidden="true" />}
          onClick={visits.refresh}
        />
      </Tooltip>
      {hasAny ? (
        <IconButton
          className={styles.openSearch}
          label={words.openSearch}
          aria-expanded={isSearchOpen}
          icon={<Search aria-hidden="true" />}
          onClick={onSearch}
        />
      ) : null}
      {hasAny ? (
        <Button href={addresses.timetable()} className={styles.book} icon={<CalendarPlus aria-hidden="true" />}>
          {words.book}
        </Button>
      ) : null}
    </>
  )
}
