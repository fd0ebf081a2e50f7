import { useNow } from '@vizit/client/api/clock'
import { showTimeOf } from '@vizit/client/days/show-day'
import { useJustBooked } from '@vizit/client/visits/just-booked'
import type { Visits } from '@vizit/client/visits/use-visits'
import { useVisits } from '@vizit/client/visits/use-visits'
import { readVisitsAddress, type VisitsAddress } from '@vizit/client/visits/visits-search'
import { splitShown, type VisitsTab, visitsView } from '@vizit/client/visits/visits-view'
import { minskDay } from '@vizit/rules/days'
import { stands } from '@vizit/rules/visits'
import { Banner } from '@vizit/ui/banner'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { LiveRegion } from '@vizit/ui/live-region'
import { PageColumns } from '@vizit/ui/page/page-columns'
import { TabPanel } from '@vizit/ui/page/tab-panel'
import { Tabs } from '@vizit/ui/page/tabs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { VisitsFinder } from '../finder/visits-finder.tsx'
import { Screen } from '../frame/screen.tsx'
import { useBackFromPlace } from '../ways/use-back-from-place.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ordersTrouble } from './orders-trouble.ts'
import { VisitsAside } from './visits-aside.tsx'
import { VisitsBody } from './visits-body.tsx'
import { VisitsFilter } from './visits-filter.tsx'
import { VisitsHeadButtons } from './visits-head-buttons.tsx'
import styles from './visits-screen.module.css'

const WaitsForYou = lazy(async () => ({ default: (await import('./waits-for-you.tsx')).WaitsForYou }))
const InvoicesList = lazy(async () => ({ default: (await import('./invoices/invoices-list.tsx')).InvoicesList }))

/** [2.21] [2.25] The visits: tabs, search, refresh, or the invoices instead; all of it lives in the address. `waiting`: what is not among them yet. */
export function VisitsScreen({ waiting, ...asked }: VisitsAddress & { waiting?: ReactNode }) {
  const { show = 'visits', tab = 'future', q = '' } = asked
  const words = useWords('visits')
  const back = useBackFromPlace()
  const addresses = useAddresses()
  const ways = useWays()
  const { say } = useToasts()
  const now = useNow()
  const visits = useVisits()
  const view = visitsView(visits.copy, visits.asked, { tab, typed: q }, now)
  const { future, past } = splitShown(visits.copy?.orders ?? [], now)
  const [isSearchOpen, setSearchOpen] = useState(q !== '')
  useJustBooked(() => say(words.createdToast))

  // What is changed joins what the address asks by then: it may be behind what was typed or pressed just before.
  const ask = (change: { tab?: VisitsTab; q?: string }) =>
    ways.askHere({ search: now => readVisitsAddress({ ...now, ...change }) }, { replace: true, keepScroll: true })
  const filter = (
    <VisitsFilter
      value={show}
      hasPast={past.length > 0}
      onChange={next => void ways.go(addresses.visits(next === 'invoices' ? { show: next } : {}), { keepScroll: true })}
    />
  )
  if (show === 'invoices') {
    return (
      <Screen title={words.title} {...back}>
        {filter}
        <Suspense>
          <InvoicesList />
        </Suspense>
      </Screen>
    )
  }
  const hasAny = view.kind === 'list' || view.kind === 'nothing-matches'
  const aside = { list: <VisitsAside visits={visits} />, loading: <CardSkeleton /> } as Partial<Record<typeof view.kind, ReactNode>>
  return (
    <Screen
      title={words.title}
      {...back}
      actions={
        <VisitsHeadButtons
          visits={visits}
          hasAny={hasAny}
          isSearchOpen={isSearchOpen}
          onSearch={() => {
            // A search that is out of sight must not narrow the list.
            if (isSearchOpen) ask({ q: '' })
            setSearchOpen(!isSearchOpen)
          }}
        />
      }
    >
      <LiveRegion text={view.kind === 'loading' ? words.loading : view.kind === 'list' ? words.shown(view.visits.length) : ''} />
      <CopyBanner visits={visits} />
      {waiting}
      {filter}
      {visits.asked === 'no-connection' ? null : (
        <Suspense>
          <WaitsForYou past={past} now={now} isShown={tab === 'future' && q === ''} />
        </Suspense>
      )}
      <div className={styles.bar}>
        <Tabs
          id="visits"
          label={words.tabs}
          tabs={[
            { value: 'future', label: words.futureCount(future.filter(visit => stands(visit.status)).length) },
            { value: 'past', label: words.past }
          ]}
          value={tab}
          onChange={next => ask({ tab: next })}
        />
        {hasAny ? <VisitsFinder label={words.search} open={isSearchOpen} typed={q} onType={typed => ask({ q: typed })} /> : null}
      </div>
      <PageColumns aside={tab === 'future' ? aside[view.kind] : undefined}>
        <TabPanel id="visits" value={tab}>
          <VisitsBody view={view} visits={visits} search={{ tab, typed: q }} now={now} onClear={() => ask({ q: '' })} />
        </TabPanel>
      </PageColumns>
    </Screen>
  )
}

/** Says that what is shown is a copy, and of what time: there is no connection, or the server did not answer. */
function CopyBanner({ visits }: { visits: Visits }) {
  const words = useWords('visits')
  const now = useNow()
  const { copy, asked, error, refresh } = visits
  if (!copy || (asked !== 'no-connection' && asked !== 'failed')) return null
  const time = showTimeOf(copy.syncedAt, minskDay(now))
  return asked === 'no-connection' ? (
    <Banner live kind="offline" title={words.offline} retry={{ label: words.retry, onPress: refresh }}>
      {words.offlineCopy(time)}
    </Banner>
  ) : (
    <Banner live kind="wait" title={words.notRefreshed} retry={{ label: words.retry, onPress: refresh }}>
      {words.because(ordersTrouble(words, error), words.notRefreshedText(time))}
    </Banner>
  )
}
