import { useNavigate, useSearch } from '@tanstack/react-router'
import { useNow } from '@vizit/client/api/clock.tsx'
import { useJustBooked } from '@vizit/client/visits/just-booked'
import { useVisits } from '@vizit/client/visits/use-visits'
import { readVisitsAddress, visitsAddress } from '@vizit/client/visits/visits-search'
import { splitShown, type VisitsTab, visitsView } from '@vizit/client/visits/visits-view'
import { useWords } from '@vizit/client/words.tsx'
import { Button } from '@vizit/ui/button'
import { IconButton } from '@vizit/ui/icon-button'
import { LiveRegion } from '@vizit/ui/live-region'
import { PageColumns } from '@vizit/ui/page-columns'
import { TabPanel } from '@vizit/ui/tab-panel'
import { Tabs } from '@vizit/ui/tabs'
import { useToasts } from '@vizit/ui/toast'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Screen } from '../shell/screen.tsx'
import { CopyBanner } from './copy-banner.tsx'
import { VisitsAside } from './visits-aside.tsx'
import { VisitsBody } from './visits-body.tsx'
import { VisitsFinder } from './visits-finder.tsx'
import styles from './visits-screen.module.css'

/** [2.21] The visits: tabs, search, refresh; tab and search live in the address. */
export function VisitsScreen() {
  const words = useWords('visits')
  const navigate = useNavigate()
  const { say } = useToasts()
  const now = useNow()
  const { tab = 'future', q = '' } = readVisitsAddress(useSearch({ strict: false }))
  const visits = useVisits()
  const view = visitsView(visits.copy, visits.asked, { tab, typed: q }, now)
  const count = visits.copy ? splitShown(visits.copy.orders, now).future.length : 0
  const [isSearchOpen, setSearchOpen] = useState(q !== '')
  useJustBooked(() => say(words.createdToast))

  const show = (next: VisitsTab, typed: string) =>
    void navigate({ to: '/visits', search: visitsAddress(next, typed), replace: true, resetScroll: false })
  const hasAny = view.kind === 'list' || view.kind === 'nothing-matches'
  return (
    <Screen
      title={words.title}
      actions={
        <>
          {/* [2.23] */}
          <IconButton
            label={visits.isAsking ? words.refreshing : words.refresh}
            icon={<RefreshCw className={visits.isAsking ? styles.turning : undefined} aria-hidden="true" />}
            onClick={visits.refresh}
          />
          {hasAny ? (
            <IconButton
              className={styles.openSearch}
              label={words.openSearch}
              aria-expanded={isSearchOpen}
              icon={<Search aria-hidden="true" />}
              onClick={() => {
                // A search that is out of sight must not narrow the list.
                if (isSearchOpen && q !== '') show(tab, '')
                setSearchOpen(!isSearchOpen)
              }}
            />
          ) : null}
          {hasAny ? (
            <Button href="/timeslot" className={styles.book} icon={<CalendarPlus aria-hidden="true" />}>
              {words.book}
            </Button>
          ) : null}
        </>
      }
    >
      <LiveRegion text={view.kind === 'loading' ? words.loading : view.kind === 'list' ? words.shown(view.visits.length) : ''} />
      <CopyBanner visits={visits} />
      <div className={styles.bar}>
        <Tabs
          id="visits"
          label={words.tabs}
          tabs={[
            { value: 'future', label: words.futureCount(count) },
            { value: 'past', label: words.past }
          ]}
          value={tab}
          onChange={next => show(next, q)}
        />
        {hasAny ? <VisitsFinder open={isSearchOpen} typed={q} onType={typed => show(tab, typed)} /> : null}
      </div>
      <PageColumns aside={view.kind === 'list' && tab === 'future' ? <VisitsAside visits={visits} /> : undefined}>
        <TabPanel id="visits" value={tab}>
          <VisitsBody view={view} visits={visits} search={{ tab, typed: q }} now={now} onClear={() => show(tab, '')} />
        </TabPanel>
      </PageColumns>
    </Screen>
  )
}
