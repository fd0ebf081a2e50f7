import { readTestsAddress, type TestsAddress } from '@vizit/client/results/tests-address'
import { testsView } from '@vizit/client/results/tests-view'
import { useSyncTests, useTests } from '@vizit/client/results/use-tests'
import { type TestsTab, testsOfTab } from '@vizit/rules/test-results'
import { Tooltip } from '@vizit/ui/dialogs/tooltip'
import { IconButton } from '@vizit/ui/icon-button'
import { LiveRegion } from '@vizit/ui/live-region'
import { PageColumns } from '@vizit/ui/page/page-columns'
import { TabPanel } from '@vizit/ui/page/tab-panel'
import { Tabs } from '@vizit/ui/page/tabs'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { VisitsFinder } from '../finder/visits-finder.tsx'
import { Screen } from '../frame/screen.tsx'
import { useBackFromPlace } from '../ways/use-back-from-place.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { SyncNotice } from './sync-notice.tsx'
import { useTestsAside } from './tests-aside.tsx'
import { TestsBody } from './tests-body.tsx'
import styles from './tests-screen.module.css'

/** [2.28] [2.29] The tests: tabs, search, refresh; tab and search live in the address. */
export function TestsScreen(asked: TestsAddress) {
  const { tab = 'all', q = '' } = asked
  const words = useWords('results')
  const ways = useWays()
  const tests = useTests()
  const sync = useSyncTests()
  const view = testsView(tests.data, tests.isError ? 'failed' : 'asking', { tab, typed: q })
  const [isSearchOpen, setSearchOpen] = useState(q !== '')
  const count = (of: TestsTab) => testsOfTab(tests.data ?? [], of).length
  const isAsking = sync.isPending || tests.isFetching
  const hasAny = view.kind === 'list' || view.kind === 'nothing-matches'

  // What is changed joins what the address asks by then: it may be behind what was typed or pressed just before.
  const ask = (change: { tab?: TestsTab; q?: string }) =>
    ways.askHere({ search: now => readTestsAddress({ ...now, ...change }) }, { replace: true, keepScroll: true })
  const said =
    view.kind === 'loading'
      ? words.loading
      : sync.isPending
        ? words.refreshing
        : view.kind === 'list'
          ? `${sync.isSuccess ? `${words.refreshed}. ` : ''}${words.shown(view.tests.length)}`
          : ''
  return (
    <Screen
      title={words.title}
      {...useBackFromPlace()}
      actions={
        <>
          <Tooltip text={isAsking ? words.refreshing : words.refresh}>
            <IconButton
              label={isAsking ? words.refreshing : words.refresh}
              icon={<RefreshCw className={isAsking ? styles.turning : undefined} aria-hidden="true" />}
              onClick={() => {
                if (!sync.isPending) sync.mutate()
              }}
            />
          </Tooltip>
          {hasAny ? (
            <IconButton
              className={styles.openSearch}
              label={words.openSearch}
              aria-expanded={isSearchOpen}
              icon={<Search aria-hidden="true" />}
              onClick={() => {
                // A search that is out of sight must not narrow the list.
                if (isSearchOpen) ask({ q: '' })
                setSearchOpen(!isSearchOpen)
              }}
            />
          ) : null}
        </>
      }
    >
      <LiveRegion text={said} />
      <SyncNotice tests={tests} sync={sync} />
      {view.kind === 'no-tests-yet' ? null : <DemoNotice />}
      <div className={styles.bar}>
        <Tabs
          id="tests"
          label={words.tabs}
          tabs={[
            { value: 'ready', label: words.ready(count('ready')) },
            { value: 'in-work', label: words.inWork(count('in-work')) },
            { value: 'all', label: words.all }
          ]}
          value={tab}
          onChange={next => ask({ tab: next })}
        />
        {hasAny ? <VisitsFinder label={words.search} open={isSearchOpen} typed={q} onType={typed => ask({ q: typed })} /> : null}
      </div>
      <PageColumns aside={useTestsAside(tests.data?.length ?? 0)}>
        <TabPanel id="tests" value={tab}>
          <TestsBody view={view} search={{ tab, typed: q }} tests={tests} sync={sync} onClear={() => ask({ q: '' })} />
        </TabPanel>
      </PageColumns>
    </Screen>
  )
}
